/*
 * Counts the Grundy values of Node-Kayles ("n"), Arc-Kayles ("a") or the geodetic game ("g") over graph6 lines, by the definition and
 * nothing else:
 *     cc -O2 -o count graph-values.c && nauty-geng -c 8 | ./count n
 * A position is the set of vertices that are left; in the geodetic game those without a label. Shares no code with Impartial.
 */
#include <stdio.h>
#include <string.h>

static int value[1 << 16];

/* The vertices that picking v labels: those on a shortest path from it to what is labelled. */
static unsigned labelled(int v, unsigned labels, const unsigned *near, unsigned all) {
  unsigned from[17], to[17], on = 1u << v;
  int far = 0;
  if (!labels) return on;
  from[0] = 1u << v, to[0] = labels;
  for (unsigned seen = from[0], back = labels; !(from[far] & labels); far++) {
    from[far + 1] = to[far + 1] = 0;
    for (int u = 0; u < 16; u++) {
      if (from[far] >> u & 1) from[far + 1] |= near[u] & ~seen;
      if (to[far] >> u & 1) to[far + 1] |= near[u] & ~back;
    }
    seen |= from[far + 1], back |= to[far + 1];
    if (!from[far + 1]) return on;
  }
  for (int step = 0; step <= far; step++) on |= from[step] & to[far - step];
  return on & all;
}

int main(int count, char **words) {
  int arcs = count > 1 && words[1][0] == 'a', geodetic = count > 1 && words[1][0] == 'g';
  long found[64] = {0}, graphs = 0;
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    if (line[0] == '>' || line[0] == '\n') continue;
    int order = line[0] - 63, bit = 0;
    unsigned near[16] = {0};
    for (int v = 1; v < order; v++)
      for (int u = 0; u < v; u++, bit++)
        if ((line[1 + bit / 6] - 63) >> (5 - bit % 6) & 1) near[u] |= 1u << v, near[v] |= 1u << u;
    for (unsigned left = 0; left < 1u << order; left++) {
      unsigned long long options = 0;
      for (int v = 0; v < order; v++) {
        if (!(left >> v & 1)) continue;
        if (geodetic) options |= 1ull << value[left & ~labelled(v, ~left & ((1u << order) - 1), near, (1u << order) - 1)];
        else if (!arcs) options |= 1ull << value[left & ~(near[v] | 1u << v)];
        else
          for (int u = 0; u < v; u++)
            if (near[v] & left & 1u << u) options |= 1ull << value[left & ~(1u << v | 1u << u)];
      }
      int mex = 0;
      while (options >> mex & 1) mex++;
      value[left] = mex;
    }
    found[value[(1u << order) - 1]]++, graphs++;
  }
  printf("%ld graphs\n", graphs);
  for (int v = 0; v < 64; v++)
    if (found[v]) printf("%d: %ld\n", v, found[v]);
}
