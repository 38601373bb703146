// Grundy values of an octal game by marking every option: the yardstick for the dense method.
//     octal-naive 0.026 100000      prints the CPU seconds and a signature of the values
#include "octal-bench.h"

int main(int argc, char **argv) {
  if (argc < 3) return 1;
  const Code code = readCode(argv[1]);
  const int count = atoi(argv[2]);
  std::vector<uint16_t> values(count + 8);
  std::vector<uint32_t> marked(1 << 16);
  const double started = cpuSeconds();
  for (int heap = 1; heap < count; heap++) {
    uint32_t *const mark = marked.data();
    const uint16_t *const g = values.data();
    const uint32_t now = heap;
    if (heap < code.places && code.digits[heap] & 1) mark[0] = now;
    for (int taken : code.takes)
      if (taken < heap) mark[g[heap - taken]] = now;
    for (int taken : code.splits) {
      const uint16_t *small = g + 1, *large = g + heap - taken - 1;
      for (; small + 7 < large; small += 4, large -= 4) {
        const uint32_t a = small[0] ^ large[0], b = small[1] ^ large[-1], c = small[2] ^ large[-2], d = small[3] ^ large[-3];
        mark[a] = mark[b] = mark[c] = mark[d] = now;
      }
      for (; small <= large; small++, large--) mark[*small ^ *large] = now;
    }
    uint32_t value = 0;
    while (mark[value] == now) value++;
    values[heap] = value;
  }
  const double seconds = cpuSeconds() - started;
  report(seconds, values.data(), count);
}
