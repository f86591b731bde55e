#include "CPage.h"

// A page in a browser has memory that grows by 64 KiB, and nothing else: no allocator, and none of the
// functions that a compiler calls for what the processor can't do by itself.

enum { pageBits = 16, mostPages = 1 << 14, classCount = 40, largestInClass = 1 << 15 };

/// What a page of memory is: free, of small pieces of a class, a large piece's first, with its length, or
/// another of that.
enum { isFree = 0, isLarge = 0x8000, isInside = 0xFFFF };
static uint16_t kinds[mostPages];
static size_t pageCount;

/// A small piece that was given back.
typedef struct Piece {
  struct Piece *next;
} Piece;
static Piece *returned[classCount + 1];
/// Where in its latest page each class has not been yet.
static unsigned char *fresh[classCount + 1], *ends[classCount + 1];

#ifdef __wasm__
extern unsigned char __heap_base;
static unsigned char *base(void) {
  size_t mask = (1 << pageBits) - 1;
  return (unsigned char *)(((size_t)&__heap_base + mask) & ~mask);
}
static int grow(size_t count) {
  size_t end = (size_t)base() + ((pageCount + count) << pageBits);
  size_t have = (size_t)__builtin_wasm_memory_size(0) << pageBits;
  if (end <= have) return 1;
  return __builtin_wasm_memory_grow(0, (end - have) >> pageBits) != (size_t)-1;
}
#else
static _Alignas(1 << pageBits) unsigned char room[(size_t)page_room << pageBits];
static unsigned char *base(void) { return room; }
static int grow(size_t count) { return pageCount + count <= page_room; }
size_t page_count(void) { return pageCount; }
#endif
/// The class of a size: up to 128 every multiple of 16, then four to each doubling.
static int classOf(size_t size) {
  if (size <= 128) return size <= 16 ? 1 : (int)((size + 15) >> 4);
  int bits = 31 - __builtin_clz((unsigned)size - 1);
  return 9 + (bits - 7) * 4 + (int)(((size - 1) >> (bits - 2)) & 3);
}

static size_t sizeOf(int class) {
  if (class <= 8) return (size_t)class << 4;
  int step = class - 9;
  return (size_t)(5 + (step & 3)) << (5 + (step >> 2));
}

/// Pages beside each other: the first that are free, else new ones. Nobody but large pieces and classes
/// that have run out asks for them, so looking through all of them is cheap enough.
static unsigned char *pages(size_t count, uint16_t kind) {
  size_t run = 0, first = 0;
  for (size_t page = 0; page < pageCount && run < count; page++) {
    if (kinds[page] != isFree) run = 0;
    else if (run++ == 0) first = page;
  }
  if (run < count) {
    if (run == 0) first = pageCount;
    if (first + count > mostPages || !grow(first + count - pageCount)) return 0;
    pageCount = first + count;
  }
  kinds[first] = kind;
  for (size_t page = first + 1; page < first + count; page++) kinds[page] = isInside;
  return base() + (first << pageBits);
}

static void *large(size_t size) {
  if (size >= (size_t)mostPages << pageBits) return 0;
  size_t count = (size + (1 << pageBits) - 1) >> pageBits;
  return pages(count, (uint16_t)(isLarge | count));
}

void *PAGE(malloc)(size_t size) {
  if (size > largestInClass) return large(size);
  int class = classOf(size);
  Piece *piece = returned[class];
  size_t length = sizeOf(class);
  if (piece) return returned[class] = piece->next, piece;
  if ((size_t)(ends[class] - fresh[class]) < length) {
    unsigned char *page = pages(1, (uint16_t)class);
    if (!page) return 0;
    fresh[class] = page;
    ends[class] = page + (1 << pageBits);
  }
  unsigned char *memory = fresh[class];
  fresh[class] += length;
  return memory;
}

void PAGE(free)(void *memory) {
  if (!memory) return;
  size_t page = (size_t)((unsigned char *)memory - base()) >> pageBits;
  if (kinds[page] < isLarge) {
    ((Piece *)memory)->next = returned[kinds[page]];
    returned[kinds[page]] = memory;
  } else for (size_t last = page + (kinds[page] & ~isLarge); page < last; page++) kinds[page] = isFree;
}

int PAGE(posix_memalign)(void **memory, size_t alignment, size_t size) {
  // Every piece stands at a multiple of 16, every page at one of 65,536.
  *memory = alignment <= 16 ? PAGE(malloc)(size) : large(size ? size : 1);
  return *memory ? 0 : 12;
}

double PAGE(round)(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// What the processor has for 64 bits only.
void PAGE128(__ashlti3)(page_wide *result, uint64_t low, uint64_t high, int count) {
  result->high = count >= 64 ? low << (count - 64) : count ? high << count | low >> (64 - count) : high;
  result->low = count >= 64 ? 0 : low << count;
}

void PAGE128(__lshrti3)(page_wide *result, uint64_t low, uint64_t high, int count) {
  result->low = count >= 64 ? high >> (count - 64) : count ? low >> count | high << (64 - count) : low;
  result->high = count >= 64 ? 0 : high >> count;
}

void PAGE128(__multi3)(page_wide *result, uint64_t low, uint64_t high, uint64_t byLow, uint64_t byHigh) {
  uint64_t half = 0xFFFFFFFF, a = low & half, b = low >> 32, c = byLow & half, d = byLow >> 32;
  uint64_t middle = (a * c >> 32) + (b * c & half) + (a * d & half);
  result->low = middle << 32 | (a * c & half);
  result->high = b * d + (b * c >> 32) + (a * d >> 32) + (middle >> 32) + low * byHigh + high * byLow;
}

#ifdef __wasm__
// The processor copies by itself; the compiler calls these where it doesn't see that it could.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; a++, b++, count--) if (*a != *b) return *a - *b;
  return 0;
}

// Sets are seeded with it: always the same seed, so that the same keys always give the same screens.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 7, count); }
// What a crash would print: nobody reads it.
int putchar(int character) { return character; }
// Where the stack ends: one that overflows runs into what no one may touch.
uintptr_t __stack_chk_guard = 0x5AFE;
void __stack_chk_fail(void) { __builtin_trap(); }
#endif
