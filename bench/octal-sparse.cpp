// Grundy values of an octal game with a sparse space (see library/src/numeric/sparse-space.ts): the yardstick for that method.
//     octal-sparse 0.16 1000000      prints the CPU seconds and a signature of the values
// Values below 64 have all their marks in one word; larger ones a stamp each. Values of more than 16 bits are not done.
#include "octal-bench.h"
#include <algorithm>

static Code code;
static std::vector<uint16_t> g;
static std::vector<uint32_t> rarePlaces;
static std::vector<uint16_t> rareValues;
static std::vector<uint8_t> rareType[2];
static uint64_t rareWord[2];
static std::vector<uint32_t> marks;
static uint32_t room = 64, mask = 1, first;
static bool positional = false;

static int side(long heap) { return (heap ^ first) & 1; }

static void transform(std::vector<double> &x) {
  for (size_t step = 1; step < x.size(); step *= 2)
    for (size_t i = 0; i < x.size(); i++)
      if (!(i & step)) {
        const double a = x[i], b = x[i + step];
        x[i] = a + b;
        x[i + step] = a - b;
      }
}

static void chooseMask(long known) {
  std::vector<double> count[2] = {std::vector<double>(room), std::vector<double>(room)};
  for (long heap = 1; heap < known; heap++) count[side(heap)][g[heap]]++;
  transform(count[0]);
  transform(count[1]);
  const bool mayBe = std::all_of(code.splits.begin(), code.splits.end(), [](int t) { return ((t ^ first) & 1) == 0; });
  double best = 1e18;
  for (uint32_t m = 0; m < room; m++) {
    const double same = count[0][m], other = count[1][m];
    if (m > 0 && same + other < best) best = same + other, mask = m, positional = false;
    if (mayBe && same - other < best) best = same - other, mask = m, positional = true;
  }
  for (int s = 0; s < 2; s++) {
    rareType[s].assign(2 * room, 0);
    rareWord[s] = 0;
    for (uint32_t v = 0; v < 2 * room; v++) {
      rareType[s][v] = __builtin_parity(v & mask) == (positional ? s : 0);
      if (v < 64 && rareType[s][v]) rareWord[s] |= 1ull << v;
    }
  }
  rarePlaces.clear();
  rareValues.clear();
  for (long heap = 1; heap < known; heap++)
    if (rareType[side(heap)][g[heap]]) rarePlaces.push_back(heap), rareValues.push_back(g[heap]);
  marks.assign(2 * room, 0);
}

// The options with a mark for each, in a word or an array; `missing` tells whether a value of rare type below `common` is unmarked.
template <class Mark> static void markForced(long heap, Mark mark) {
  if (heap < code.places && code.digits[heap] & 1) mark(0);
  for (int taken : code.takes)
    if (taken < heap) mark(g[heap - taken]);
  for (int taken : code.splits) {
    const long sum = heap - taken;
    size_t rare = rarePlaces.size();
    while (rare > 0 && rarePlaces[rare - 1] >= sum) rare--;
    const uint16_t *const base = &g[std::max(0l, sum)];
    for (size_t i = 0; i < rare; i++) mark(rareValues[i] ^ *(base - rarePlaces[i]));
  }
}

template <class Mark> static void markWalk(long heap, long from, long count, Mark mark) {
  for (int taken : code.splits) {
    const long sum = heap - taken, end = std::min(from + count, sum);
    const uint16_t *const a = g.data(), *const b = &g[std::max(0l, sum)];
    for (long part = from; part < end; part++) mark(a[part] ^ *(b - part));
  }
}

static uint32_t byWord(long heap) {
  uint64_t seen = 0;
  markForced(heap, [&](int v) { seen |= 1ull << v; });
  const uint64_t type = rareWord[side(heap)], free = ~(type | seen);
  const uint32_t common = free ? __builtin_ctzll(free) : 64;
  const uint64_t below = common < 64 ? (1ull << common) - 1 : ~0ull;
  const long half = (heap - code.splits[0]) / 2;
  for (long part = 1; (type & ~seen & below) != 0; part += 8) {
    if (part > half) return __builtin_ctzll(type & ~seen & below);
    markWalk(heap, part, 8, [&](int v) { seen |= 1ull << v; });
  }
  return common;
}

static uint32_t byStamps(long heap) {
  uint32_t *const mark = marks.data();
  const uint32_t now = (uint32_t)heap;
  markForced(heap, [&](int v) { mark[v] = now; });
  const uint8_t *const type = rareType[side(heap)].data();
  uint32_t common = 0;
  while (mark[common] == now || type[common]) common++;
  const long half = (heap - code.splits[0]) / 2;
  long part = 1;
  for (uint32_t value = 0; value < common; value++)
    while (mark[value] != now && type[value]) {
      if (part > half) return value;
      markWalk(heap, part, 32, [&](int v) { mark[v] = now; });
      part += 32;
    }
  return common;
}

int main(int argc, char **argv) {
  if (argc < 3) return 1;
  code = readCode(argv[1]);
  if (code.splits.empty()) return 1;
  first = code.splits[0] & 1;
  const long count = atol(argv[2]);
  g.assign(count + 8, 0);
  const double started = cpuSeconds();
  chooseMask(1);
  long look = 64;
  for (long heap = 1; heap < count; heap++) {
    uint32_t value = room == 64 ? byWord(heap) : byStamps(heap);
    if (value >= room) {
      while (room <= value) room *= 2;
      chooseMask(heap);
      value = byStamps(heap);
    }
    g[heap] = value;
    if (heap == look) {
      look *= 2;
      chooseMask(heap + 1);
    } else if (rareType[side(heap)][value]) {
      rarePlaces.push_back(heap);
      rareValues.push_back(value);
    }
  }
  const double seconds = cpuSeconds() - started;
  report(seconds, g.data(), count);
}
