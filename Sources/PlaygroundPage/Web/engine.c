#include <stddef.h>
#include <stdint.h>

// How a page carries its engine: each step makes something in which the next one finds more.
//
// - Instructions of WebAssembly stand by themselves, and so do the numbers behind each kind of them. A local is
//   told by how many others were used since, so that the same code looks the same with other locals.
// - What was there before is told as where: gzip looks back 32 KiB and no further.
// - What gzip makes of that is written in letters of UTF-16, 15 bits each, which mean nothing to a browser.
//
//   engine sort <page.wasm | gzip | engine write
//   engine text <page.html
//
// In a browser the same code goes the way back, from what gzip was given.

/// Streams: one of each instruction's numbers, and others. Constants have one for each length and each
/// instruction that may follow.
enum { rest = 256, text, offsets, instructions, constants = 512, streamCount = constants + 6 * 256 };
/// Those of what repeats: how many bytes are new, how many come again then, from how far back, and what is new.
enum { freshCounts, repeatCounts, distances, fresh, repeatStreamCount, leastRepeated = 20 };
/// Instructions, and some that WebAssembly doesn't have: reading one of the two locals used last, and constants of
/// two to five bytes.
enum { readLocal = 0x20, constant = 0x41, readRecent = 0xE0, longConstant = 0xE8 };
enum { most = 1 << 23, mostRecent = 512 };
#ifdef __wasm__
enum { isSorting = 0 };
#else
enum { isSorting = 1 };
#endif

/// The engine, and how far one is in it.
unsigned char whole[most];
static unsigned char *place = whole;
/// What was sorted, and that without what repeats.
static unsigned char sorted[most];
unsigned char folded[most];
static unsigned char *streams[streamCount];
/// What was given to streams, one byte after the other.
static unsigned char given[most];
static uint16_t givenTo[most];
static size_t givenCount;

static void give(int stream, uint32_t byte) {
  if (givenCount == most) __builtin_trap();
  givenTo[givenCount] = (uint16_t)stream;
  given[givenCount++] = (unsigned char)byte;
}

static void giveNumber(int stream, uint32_t value) {
  for (; value > 127; value >>= 7) give(stream, value | 128);
  give(stream, value);
}

static uint32_t read(unsigned char **from) {
  uint32_t value = 0;
  for (int shift = 0;; shift += 7) {
    unsigned char last = *(*from)++;
    value |= (uint32_t)(last & 127) << (shift & 31);
    if (last < 128) return value;
  }
}

static void write(unsigned char **to, uint32_t value) {
  for (; value > 127; value >>= 7) *(*to)++ = (unsigned char)(value | 128);
  *(*to)++ = (unsigned char)value;
}

static unsigned char byte(int stream) {
  if (isSorting) give(stream, *place);
  else *place = *streams[stream]++;
  return *place++;
}

static void bytes(int stream, size_t count) {
  while (count--) byte(stream);
}

static uint32_t number(int stream) {
  unsigned char *start = place;
  while (byte(stream) > 127) {}
  return read(&start);
}

static void numbers(int stream, uint32_t count) {
  while (count--) number(stream);
}

/// The locals of a function, those used last first.
static uint32_t recent[mostRecent];

static uint32_t rank(uint32_t local) {
  uint32_t rank = 0;
  while (rank < mostRecent && recent[rank] != local) rank++;
  return rank < mostRecent ? rank : local;
}

/// A local in the whole, and its rank in the stream, or in the instruction where that is one of ours.
static void local(int stream, unsigned char code) {
  uint32_t at = isSorting ? rank(read(&place)) : code >= readRecent ? code - readRecent : read(&streams[stream]);
  uint32_t which = at < mostRecent ? recent[at] : at;
  if (!isSorting) write(&place, which);
  else if (code < readRecent) giveNumber(stream, at);
  if (at >= mostRecent) return;
  for (; at; at--) recent[at] = recent[at - 1];
  recent[0] = which;
}

/// An instruction as WebAssembly has it.
static unsigned char plain(unsigned char code) {
  return (code & 0xF8) == readRecent ? readLocal : (code & 0xF8) == longConstant ? constant : code;
}

/// The instruction here, as it is sorted.
static unsigned char instruction(void) {
  if (!isSorting) {
    *place++ = plain(*streams[instructions]);
    return *streams[instructions]++;
  }
  unsigned char code = *place++, *after = place;
  uint32_t value = code == readLocal || code == constant ? read(&after) : 0;
  if (code == readLocal && rank(value) < 2) code = (unsigned char)(readRecent + rank(value));
  if (code == constant && after - place > 1) code = (unsigned char)(longConstant + (after - place));
  give(instructions, code);
  return code;
}

static void operands(unsigned char code) {
  if (code >= 0x28 && code <= 0x3E) number(code), number(offsets);
  else switch (code) {
  case 0x02: case 0x03: case 0x04: case 0x0C: case 0x0D: case 0x10: case 0x23: case 0x24: case 0x3F: case 0x40:
  case 0x42: case 0xD0: case 0xD2: number(code); break;
  case 0x0E: numbers(code, number(code) + 1); break;
  case 0x11: numbers(code, 2); break;
  case 0x21: case 0x22: local(0x21, 0); break;
  case 0x43: bytes(code, 4); break;
  case 0x44: bytes(code, 8); break;
  case 0xFC: code = byte(instructions); numbers(rest, code < 8 ? 0 : code == 8 || code == 10 ? 2 : 1); break;
  default:
    if (plain(code) == readLocal) local(readLocal, code);
    if (plain(code) != constant) break;
    int count = code == constant ? 1 : code - longConstant;
    bytes(constants + 256 * count + (isSorting ? place[count] : plain(*streams[instructions])), (size_t)count);
  }
}

static void function(void) {
  number(rest);
  for (uint32_t groups = number(rest); groups; groups--) numbers(rest, 2);
  for (uint32_t local = 0; local < mostRecent; local++) recent[local] = local;
  for (int depth = 1; depth;) {
    unsigned char code = instruction();
    if (code >= 0x02 && code <= 0x04) depth++;
    if (code == 0x0B) depth--;
    operands(code);
  }
}

static void sections(const unsigned char *end) {
  bytes(rest, 8);
  while (place < end) {
    unsigned char section = byte(rest);
    size_t size = number(rest);
    if (section == 10) for (uint32_t left = number(rest); left; left--) function();
    else bytes(section == 11 ? text : rest, size);
  }
}

/// Where each stream begins, behind their lengths.
static void deal(int count, unsigned char *from) {
  uint32_t lengths[streamCount];
  for (int stream = 0; stream < count; stream++) lengths[stream] = read(&from);
  for (int stream = 0; stream < count; from += lengths[stream++]) streams[stream] = from;
}

#ifdef __wasm__
/// Makes the whole of so many bytes that were folded; how long it is.
size_t join(size_t count) {
  unsigned char *to = sorted, *end = folded + count;
  deal(repeatStreamCount, folded);
  for (unsigned char *last = streams[repeatCounts]; streams[freshCounts] < last;) {
    for (uint32_t left = read(&streams[freshCounts]); left; left--) *to++ = *streams[fresh]++;
    uint32_t left = read(&streams[repeatCounts]) + leastRepeated, distance = read(&streams[distances]);
    for (; left; left--, to++) *to = to[-(ptrdiff_t)distance];
  }
  while (streams[fresh] < end) *to++ = *streams[fresh]++;
  deal(streamCount, sorted);
  sections(whole + read(&streams[rest]));
  return (size_t)(place - whole);
}
#else
int getchar(void);
int putchar(int);

/// What was given, put where it belongs, behind the lengths of the streams; how much that is.
static size_t collect(int count, unsigned char *start) {
  uint32_t lengths[streamCount] = {0};
  unsigned char *to = start;
  for (size_t next = 0; next < givenCount; next++) lengths[givenTo[next]]++;
  for (int stream = 0; stream < count; stream++) write(&to, lengths[stream]);
  deal(count, start);
  for (size_t next = 0; next < givenCount; next++) *streams[givenTo[next]]++ = given[next];
  size_t size = (size_t)(to - start) + givenCount;
  givenCount = 0;
  return size;
}

/// The last place of bytes like those here, which becomes this one.
static size_t lastLike(size_t at) {
  static size_t last[1 << 20];
  uint64_t hash = 0;
  for (int next = 0; next < leastRepeated; next++) hash = hash * 0x9E3779B97F4A7C15 + sorted[at + next] + 1;
  size_t place = last[hash >> 44];
  last[hash >> 44] = at;
  return place;
}

/// Finds what was there before.
static void fold(size_t count) {
  for (size_t at = 0, start = 0; at < count;) {
    size_t before = at + leastRepeated < count ? lastLike(at) : at, same = 0;
    while (before < at && at + same < count && sorted[before + same] == sorted[at + same]) same++;
    if (same < leastRepeated) {
      give(fresh, sorted[at++]);
      continue;
    }
    giveNumber(freshCounts, (uint32_t)(at - start));
    giveNumber(repeatCounts, (uint32_t)(same - leastRepeated));
    giveNumber(distances, (uint32_t)(at - before));
    start = at + same;
    while (++at < start) if (at + leastRepeated < count) lastLike(at);
  }
}

static void putLetter(uint32_t letter) { putchar((int)(letter & 255)), putchar((int)(letter >> 8)); }

int main(int count, char **words) {
  char step = count > 1 ? words[1][0] : 0;
  uint32_t bits = 0, bitCount = 0;
  size_t size = 0;
  for (int next; (next = getchar()) >= 0;) {
    if (step == 't') putLetter((uint32_t)next);
    if (step == 's') whole[size++] = (unsigned char)next;
    if (step != 'w') continue;
    bits |= (uint32_t)next << bitCount;
    if ((bitCount += 8) < 15) continue;
    putLetter(0x4000 + (bits & 0x7FFF));
    bits >>= 15;
    bitCount -= 15;
  }
  // The last letter says whether it has fifteen bits or seven: what comes out has no byte more than what went in.
  if (bitCount) putLetter((bitCount > 7 ? 0x4000 : 0x3400) + bits);
  if (step != 's') return 0;
  giveNumber(rest, (uint32_t)size);
  sections(whole + size);
  fold(collect(streamCount, sorted));
  size = collect(repeatStreamCount, folded);
  for (size_t next = 0; next < size; next++) putchar(folded[next]);
  return 0;
}
#endif
