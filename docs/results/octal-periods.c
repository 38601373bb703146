/*
 * Checks lines "0.1650 1550 5181": that the values of the octal game have this period from this heap on, by the recurrence and
 * the theorem of Guy and Smith (a repetition from n0 to 2 n0 + p + k goes on for ever); also that neither can be smaller.
 *     cc -O2 -o periods octal-periods.c && ./periods < octal-4-periods.txt
 * Shares no code with Impartial.
 */
#include <stdio.h>
#include <string.h>

enum { MOST = 1 << 17 };
static unsigned short value[MOST];
static int seen[1 << 16];

static void compute(const int *digit, int places, int count) {
  memset(seen, 0, sizeof seen);
  for (int n = 0; n < count; n++) {
    for (int t = 0; t < places && t <= n; t++) {
      int left = n - t;
      if ((digit[t] & 1) && left == 0) seen[0] = n + 1;
      if ((digit[t] & 2) && left > 0) seen[value[left]] = n + 1;
      if (digit[t] & 4)
        for (int a = 1; 2 * a <= left; a++) seen[value[a] ^ value[left - a]] = n + 1;
    }
    int mex = 0;
    while (seen[mex] == n + 1) mex++;
    value[n] = mex;
  }
}

static int repeats(int from, int to, int period) {
  for (int n = from; n < to; n++)
    if (value[n] != value[n + period]) return 0;
  return 1;
}

int main(void) {
  char code[64];
  int period, start, right = 0, wrong = 0;
  while (scanf("%63s %d %d", code, &period, &start) == 3) {
    int digit[64], places = 0;
    for (char *c = code; *c; c++)
      if (*c != '.') digit[places++] = *c - '0';
    int to = 2 * start + period + places + 1, ok = to + period < MOST;
    if (ok) compute(digit, places, to + period);
    ok = ok && repeats(start, to, period) && (start == 0 || value[start - 1] != value[start - 1 + period]);
    for (int less = 1; ok && less < period; less++)
      if (period % less == 0 && repeats(start, start + period, less)) ok = 0;
    if (ok) right++;
    else wrong++, printf("not so: %s %d %d\n", code, period, start);
  }
  printf("%d right, %d wrong\n", right, wrong);
  return wrong > 0;
}
