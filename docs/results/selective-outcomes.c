/*
 * Outcomes of octal games when a player moves in one or more of the heaps (selective compounds), as bit sets.
 *
 *     cc -O2 -o selective selective-outcomes.c
 *     ./selective all 5               all codes of five digits in four settings: how many have a period, which a repetition proves
 *     ./selective far 410516 4194304  one code in selective normal play: the lost heaps among so many, and whether they repeat
 *
 * Normal play, and both conventions where the first heap that ends ends the game: several heaps are lost when each of them is. Misère play
 * to the last heap: two or more heaps that have a move are decided as in normal play, one by its own misère play.
 * A repetition from n0 on with period p that is seen up to 2 n0 + 2 p + k, k the last place, goes on for ever: longer heaps
 * have options of the same kinds (Guy and Smith 1956; their proof asks nothing of the values). Shares no code with Impartial.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1024 };
enum { NORMAL, MISERE, SHORT_NORMAL, SHORT_MISERE, SETTINGS };

/* What a heap is: ended; or live, and lost or won in normal play (or with the short rule), and lost or won in misère play, alone. */
typedef struct { unsigned char live, won, misere; } Kind;

static Kind heap[MOST];
static unsigned char key[MOST];

static Kind both(Kind a, Kind b, int setting) {
  Kind two = {1, a.won | b.won, a.won | b.won};
  if (setting >= SHORT_NORMAL) {
    if (!a.live || !b.live) two = (Kind){0, setting == SHORT_MISERE, 0};
    return two;
  }
  return !a.live ? b : !b.live ? a : two;
}

static void compute(const int *digit, int places, int setting, int from, int to) {
  Kind ended = {0, setting == SHORT_MISERE, 1};
  for (int n = from; n < to; n++) {
    int moves = 0, leavesLost = 0, leavesMisereLost = 0;
    for (int t = 0; t < places && t <= n; t++) {
      int left = n - t;
#define OPTION(k) do { Kind o = k; moves = 1; leavesLost |= !o.won; leavesMisereLost |= !o.misere; } while (0)
      if ((digit[t] & 1) && left == 0) OPTION(ended);
      if ((digit[t] & 2) && left > 0) OPTION(heap[left]);
      if (digit[t] & 4)
        for (int a = 1; 2 * a <= left; a++) OPTION(both(heap[a], heap[left - a], setting));
    }
    heap[n] = moves ? (Kind){1, leavesLost, leavesMisereLost} : ended;
    key[n] = setting == MISERE ? 4 * heap[n].live + 2 * heap[n].won + heap[n].misere : 2 * heap[n].live + heap[n].won;
  }
}

static int shown(int n, int setting) { return setting == MISERE ? heap[n].misere : heap[n].won; }

/* The least period of the kinds that so many values prove; 0 where there is none. */
static int provedPeriod(int count, int last, int *start) {
  for (int p = 1; 2 * p < count; p++) {
    int n0 = count - p;
    while (n0 > 0 && key[n0 - 1] == key[n0 - 1 + p]) n0--;
    if (2 * (n0 > 1 ? n0 : 1) + 2 * p + last <= count) return *start = n0, p;
  }
  return 0;
}

/* What is shown may repeat sooner than the kinds do. */
static int leastShown(int whole, int start, int setting) {
  for (int p = 1;; p++) {
    if (whole % p) continue;
    int n = start;
    while (n < start + whole && shown(n, setting) == shown(n + p, setting)) n++;
    if (n == start + whole) return p;
  }
}

static int allCodes(int length) {
  const char *names[] = {"selective normal", "selective misere", "shortened normal", "shortened misere"};
  for (int setting = 0; setting < SETTINGS; setting++) {
    long proved = 0, open = 0, sum = 0;
    int longest = 0, most = 0;
    for (long code = 0; code < 1L << 3 * length; code++) {
      int digit[16] = {0}, last = 0, start = 0, period = 0, count = 0;
      for (int place = 1; place <= length; place++) {
        digit[place] = code >> 3 * (length - place) & 7;
        if (digit[place]) last = place;
      }
      for (int to = 64; to <= MOST && !period; to *= 2) {
        compute(digit, last + 1, setting, count, to);
        period = provedPeriod(count = to, last, &start);
      }
      if (!period) { open++; continue; }
      int least = leastShown(period, start, setting), needed = 2 * (start > 1 ? start : 1) + 2 * period + last;
      proved++, sum += least;
      if (least > longest) longest = least;
      if (needed > most) most = needed;
    }
    printf("%s: %ld proved, %ld open; longest period %d, sum of periods %ld, at most %d values\n", names[setting], proved, open,
           longest, sum, most);
  }
  return 0;
}

typedef unsigned long long Word;

static int bit(const Word *set, long n) { return n >= 0 && set[n >> 6] >> (n & 63) & 1; }

/* sums |= set moved up by n, below count. */
static void addMoved(Word *sums, const Word *set, long n, long count) {
  long words = (count + 63) >> 6, up = n >> 6, off = n & 63;
  for (long w = up; w < words; w++) {
    Word moved = set[w - up] << off;
    if (off && w > up) moved |= set[w - up - 1] >> (64 - off);
    sums[w] |= moved;
  }
}

/* Lost heaps of one code in selective normal play: a heap is lost that has no option with all its parts lost. */
static int farOut(const char *code, long count) {
  int places = (int)strlen(code) + 1, digit[64] = {0};
  for (int t = 1; t < places; t++) digit[t] = code[t - 1] - '0';
  long words = (count + 63) >> 6, lost = 0;
  Word *set = calloc(words, 8), *sums = calloc(words, 8);
  for (long n = 0; n < count; n++) {
    int won = 0;
    for (int t = 0; t < places && t <= n; t++) {
      long left = n - t;
      won |= (digit[t] & 1) && left == 0;
      won |= (digit[t] & 2) && left > 0 && bit(set, left);
      won |= (digit[t] & 4) && bit(sums, left);
    }
    if (won) continue;
    lost++;
    if (n == 0) continue;
    set[n >> 6] |= (Word)1 << (n & 63);
    /* Pairs with itself and all smaller ones: the larger part is added once. */
    addMoved(sums, set, n, count);
  }
  long longest = 0, earlier = 0;
  for (long p = 1; p < count; p++) {
    long n0 = count - p;
    while (n0 > 0 && bit(set, n0 - 1) == bit(set, n0 - 1 + p)) n0--;
    if (count - p - n0 > longest) longest = count - p - n0, earlier = p;
    if (2 * (n0 > 1 ? n0 : 1) + 2 * p + places - 1 <= count) {
      printf("0.%s: period %ld from %ld on is proved by %ld values; %ld lost\n", code, p, n0, count, lost);
      return 0;
    }
  }
  printf("0.%s: no period among %ld values; %ld lost; the last %ld, and no more, are as %ld heaps before\n", code, count, lost, longest,
         earlier);
  return 0;
}

int main(int words, char **word) {
  if (words == 3 && !strcmp(word[1], "all")) return allCodes(atoi(word[2]));
  if (words == 4 && !strcmp(word[1], "far")) return farOut(word[2], atol(word[3]));
  fprintf(stderr, "selective all LENGTH | selective far CODE COUNT\n");
  return 2;
}
