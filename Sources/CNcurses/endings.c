// How the program may end. Knows no ncurses and no terminal.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "endings.h"

#include <string.h>

#include "CNcurses.h"

char last_words[32 * 1024];
volatile sig_atomic_t last_word_count;

bool is_crash(int number) {
  for (int index = 0; index < fatal_count && fatal_signals[index] != SIGINT; index++) {
    if (fatal_signals[index] == number) return true;
  }
  return false;
}

void prepare_for_handlers(
  char *place, size_t room, volatile sig_atomic_t *length, const uint8_t *bytes, size_t count) {
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);
  if (count > room) count = room;
  memcpy(place, bytes, count);
  *length = (sig_atomic_t)count;
  sigprocmask(SIG_SETMASK, &before, NULL);
}

bool cn_set_last_words(const uint8_t *bytes, size_t count) {
  if (count > sizeof last_words) return false;
  prepare_for_handlers(last_words, sizeof last_words, &last_word_count, bytes, count);
  return true;
}
