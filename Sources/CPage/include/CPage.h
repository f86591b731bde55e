// What a page in a browser lacks and Swift counts on. There these functions have the names that Swift
// knows; everywhere else a `page_` stands before them, so that they can be tested beside the system's own.
#ifndef CPAGE_H
#define CPAGE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define PAGE(name) name
#define PAGE128(name) name
#else
#define PAGE(name) page_##name
#define PAGE128(name) page##name
#endif

/// A number of 128 bits, as functions hand it back.
typedef struct {
  uint64_t low, high;
} page_wide;

/// Memory at a multiple of 16, or nothing where there is no more.
void *PAGE(malloc)(size_t size);
void PAGE(free)(void *memory);
/// Memory at a multiple of a power of two up to 65,536.
int PAGE(posix_memalign)(void **memory, size_t alignment, size_t size);

/// The nearest whole number, halves away from zero.
double PAGE(round)(double number);

void PAGE128(__multi3)(page_wide *result, uint64_t low, uint64_t high, uint64_t byLow, uint64_t byHigh);
void PAGE128(__ashlti3)(page_wide *result, uint64_t low, uint64_t high, int count);
void PAGE128(__lshrti3)(page_wide *result, uint64_t low, uint64_t high, int count);

#ifndef __wasm__
/// How much memory was taken from the machine, in pages of 65,536 bytes.
size_t page_count(void);
/// How much there is for the test, in the same pages.
enum { page_room = 1024 };
#endif

#endif
