// What the C++ programs of this folder share: reading a code, the clock, the signature.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

struct Code {
  std::vector<int> digits, takes, splits;
  int places = 0;
};

inline Code readCode(const char *text) {
  Code code;
  for (; *text; text++)
    if (*text != '.') code.digits.push_back(*text - '0');
  code.places = (int)code.digits.size();
  for (int place = 0; place < code.places; place++) {
    if (code.digits[place] & 2) code.takes.push_back(place);
    if (code.digits[place] & 4) code.splits.push_back(place);
  }
  return code;
}

inline double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

template <class Value> void report(double seconds, const Value *values, long count) {
  uint32_t signature = 0x811c9dc5;
  for (long heap = 0; heap < count; heap++) signature = (signature ^ values[heap]) * 0x01000193u;
  printf("%.6f %08x\n", seconds, signature);
}
