// The yardstick of hackendot.mjs: the same trees and the same two passes, timed without making the tree.
// Arguments: order, and how far back a parent may be (0: anywhere). Prints seconds, the value of the rooted tree, winning first moves.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

static inline uint32_t value_from(uint32_t marks, uint32_t below) {
  uint32_t lowest = marks & (0u - marks);
  return (below & (0u - lowest)) | lowest;
}

int main(int, char **arguments) {
  const int order = std::atoi(arguments[1]);
  const int back = std::atoi(arguments[2]);
  std::vector<int32_t> parents(order, -1);
  uint32_t state = 1989;
  for (int vertex = 1; vertex < order; vertex++) {
    state = state * 1664525u + 1013904223u;
    const int reach = back > 0 && back < vertex ? back : vertex;
    parents[vertex] = vertex - 1 - static_cast<int>(state / 4294967296.0 * reach);
  }
  const auto started = std::chrono::steady_clock::now();
  std::vector<uint32_t> once(order), below(order), values(order);
  for (int vertex = order - 1; vertex >= 0; vertex--) {
    const uint32_t marks = once[vertex] + 1;
    values[vertex] = value_from(marks, below[vertex]);
    const int parent = parents[vertex];
    if (parent < 0) continue;
    once[parent] |= marks;
    below[parent] ^= values[vertex];
  }
  std::vector<uint32_t> seen(order), twice(order), sums(order);
  const auto meet = [&](int vertex, uint32_t marks, uint32_t value) {
    twice[vertex] |= seen[vertex] & marks;
    seen[vertex] |= marks;
    sums[vertex] ^= value;
  };
  for (int vertex = order - 1; vertex > 0; vertex--) meet(parents[vertex], seen[vertex] + 1, value_from(seen[vertex] + 1, sums[vertex]));
  for (int vertex = 1; vertex < order; vertex++) {
    const int parent = parents[vertex];
    const uint32_t down = seen[vertex] + 1;
    const uint32_t up = (twice[parent] | (seen[parent] & ~down)) + 1;
    meet(vertex, up, value_from(up, sums[parent] ^ value_from(down, sums[vertex])));
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  int wins = 0;
  for (const uint32_t sum : sums) wins += sum == 0;
  std::printf("%.6f %u %d\n", took.count(), values[0], wins);
}
