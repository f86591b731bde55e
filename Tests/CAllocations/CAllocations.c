#include "CAllocations.h"

#include <stdlib.h>

static _Thread_local long count;

long ca_count(void) { return count; }

#ifdef __GLIBC__
// The C library's own allocator, behind the one that counts.
extern void *__libc_malloc(size_t);

void *malloc(size_t bytes) {
  count += 1;
  return __libc_malloc(bytes);
}
#endif
