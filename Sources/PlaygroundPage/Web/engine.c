#include <stddef.h>
#include <stdint.h>

// How a page carries its engine. The code of WebAssembly is sorted first: instructions stand by themselves,
// and so do the numbers behind each kind of them, since gzip finds more in what is alike. What gzip makes of
// it is written in letters: 13 bits in two of 91, which mean nothing to a browser.
//
//   engine sort <page.wasm | gzip | engine write
//
// In a browser the same code reads the letters, and puts together what was sorted.

/// What stands together.
enum Kind {
  rest, text, instructions, shapes, branches, calls, gets, sets, globals, alignments, offsets, farOffsets,
  constants, longConstants, kindCount
};
enum { most = 1 << 23, firstLetter = 35, skippedLetter = 60, letterCount = 91 };

static unsigned char whole[most];
static size_t length, wholeAt;
static unsigned char *streams[kindCount];
/// Whether streams are written, from the whole, else read.
static int isSorting;

static unsigned char byte(enum Kind kind) {
  if (wholeAt == most) __builtin_trap();
  if (isSorting) return *streams[kind]++ = whole[wholeAt++];
  return whole[wholeAt++] = *streams[kind]++;
}

/// A number of as many bytes as it needs; all but the first may stand elsewhere.
static uint32_t number(enum Kind kind, enum Kind others) {
  unsigned char last = byte(kind);
  uint32_t value = last & 127;
  for (int shift = 7; last > 127; shift += 7) {
    last = byte(others);
    value |= (uint32_t)(last & 127) << (shift & 31);
  }
  return value;
}

static void numbers(enum Kind kind, uint32_t count) {
  while (count--) number(kind, kind);
}

static void bytes(uint32_t count) {
  while (count--) byte(rest);
}

static void instruction(unsigned char code) {
  if (code >= 0x28 && code <= 0x3E) number(alignments, alignments), number(offsets, farOffsets);
  else switch (code) {
  case 0x02: case 0x03: case 0x04: numbers(shapes, 1); break;
  case 0x0C: case 0x0D: numbers(branches, 1); break;
  case 0x0E: numbers(branches, number(branches, branches) + 1); break;
  case 0x10: numbers(calls, 1); break;
  case 0x20: numbers(gets, 1); break;
  case 0x21: case 0x22: numbers(sets, 1); break;
  case 0x23: case 0x24: numbers(globals, 1); break;
  case 0x41: numbers(constants, 1); break;
  case 0x42: numbers(longConstants, 1); break;
  case 0x11: numbers(rest, 2); break;
  case 0x3F: case 0x40: case 0xD0: case 0xD2: numbers(rest, 1); break;
  case 0x43: bytes(4); break;
  case 0x44: bytes(8); break;
  case 0xFC: code = byte(instructions); numbers(rest, code < 8 ? 0 : code == 8 || code == 10 ? 2 : 1); break;
  }
}

static void function(void) {
  number(rest, rest);
  for (uint32_t groups = number(rest, rest); groups; groups--) numbers(rest, 2);
  for (int depth = 1; depth;) {
    unsigned char code = byte(instructions);
    if (code >= 0x02 && code <= 0x04) depth++;
    if (code == 0x0B) depth--;
    instruction(code);
  }
}

static void sections(void) {
  bytes(8);
  while (wholeAt < length) {
    unsigned char section = byte(rest);
    size_t end = number(rest, rest);
    end += wholeAt;
    if (section == 10) for (uint32_t left = number(rest, rest); left; left--) function();
    else while (wholeAt < end) byte(section == 11 ? text : rest);
  }
}

#ifdef __wasm__
static unsigned char letters[most];

__attribute__((export_name("letters"))) unsigned char *lettersPlace(void) { return letters; }
__attribute__((export_name("whole"))) unsigned char *wholePlace(void) { return whole; }

/// The bytes that so many letters mean, in their place; how many there are.
__attribute__((export_name("read"))) size_t readLetters(size_t count) {
  size_t at = 0;
  uint32_t bits = 0;
  int bitCount = 0;
  for (size_t next = 0; next < count;) {
    uint32_t value = 0;
    // One that is left alone means six bits.
    int pair = count - next > 1 ? 2 : 1;
    for (int left = pair; left; left--) {
      unsigned char letter = letters[next++];
      value = value * letterCount + letter - firstLetter - (letter > skippedLetter);
    }
    bits |= value << bitCount;
    for (bitCount += pair == 2 ? 13 : 6; bitCount >= 8; bitCount -= 8, bits >>= 8) letters[at++] = (unsigned char)bits;
  }
  return at;
}

/// The engine out of what was sorted, which stands where letters stood; how long it is.
__attribute__((export_name("join"))) size_t join(void) {
  uint32_t lengths[kindCount];
  __builtin_memcpy(lengths, letters, sizeof lengths);
  unsigned char *place = letters + sizeof lengths;
  for (int kind = 0; kind < kindCount; place += lengths[kind++]) {
    streams[kind] = place;
    length += lengths[kind];
  }
  sections();
  return wholeAt;
}
#else
int getchar(void);
int putchar(int);

static void put(uint32_t value, int bytes) {
  for (; bytes; bytes--, value >>= 8) putchar((int)(value & 255));
}

static void putLetter(uint32_t value) { putchar((int)(value + firstLetter + (value >= skippedLetter - firstLetter))); }

static unsigned char sorted[kindCount][most];

int main(int count, char **words) {
  if (count < 2) return 2;
  isSorting = words[1][0] == 's';
  uint32_t bits = 0;
  int bitCount = 0;
  for (int next; (next = getchar()) >= 0;) {
    if (isSorting) {
      whole[length++] = (unsigned char)next;
      continue;
    }
    bits |= (uint32_t)next << bitCount;
    if ((bitCount += 8) < 13) continue;
    putLetter((bits & 8191) / letterCount);
    putLetter((bits & 8191) % letterCount);
    bits >>= 13;
    bitCount -= 13;
  }
  if (!isSorting && bitCount > 6) putLetter(bits / letterCount);
  if (!isSorting) return bitCount ? putLetter(bits % letterCount), 0 : 0;
  for (int kind = 0; kind < kindCount; kind++) streams[kind] = sorted[kind];
  sections();
  for (int kind = 0; kind < kindCount; kind++) put((uint32_t)(streams[kind] - sorted[kind]), 4);
  for (int kind = 0; kind < kindCount; kind++)
    for (unsigned char *next = sorted[kind]; next < streams[kind]; next++) putchar(*next);
  return 0;
}
#endif
