// How the program may end. Knows no ncurses and no terminal.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "shim.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

bool write_in_time(int fd, const void *bytes, size_t count, int patience) {
  const uint8_t *next = bytes;
  while (count > 0) {
    const ssize_t written = write(fd, next, count);
    if (written > 0) {
      next += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN && patience-- > 0) {
      struct pollfd room = {.fd = fd, .events = POLLOUT};
      poll(&room, 1, 20);
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool cn_set_last_words(const uint8_t *bytes, size_t count) {
  if (count > sizeof last_words) return false;
  prepare_for_handlers(last_words, sizeof last_words, &last_word_count, bytes, count);
  return true;
}

// MARK: What is not saved

static char legacy_path[4096];
static char legacy[256 * 1024];
static volatile sig_atomic_t legacy_count;

bool cn_set_legacy(const char *path, const uint8_t *bytes, size_t count) {
  const size_t length = strlen(path) + 1;
  if (count > sizeof legacy || length > sizeof legacy_path) return false;
  volatile sig_atomic_t ignored;
  // Without bytes first: no handler may find a new path with old ones.
  prepare_for_handlers(legacy, sizeof legacy, &legacy_count, bytes, 0);
  prepare_for_handlers(
    legacy_path, sizeof legacy_path, &ignored, (const uint8_t *)path, length);
  prepare_for_handlers(legacy, sizeof legacy, &legacy_count, bytes, count);
  return true;
}

void cn_leave_legacy(void) {
  const size_t count = (size_t)legacy_count;
  legacy_count = 0;
  if (count == 0) return;
  for (char *end = legacy_path + 1; *end != '\0'; end++) {
    if (*end != '/') continue;
    *end = '\0';
    mkdir(legacy_path, 0700);
    *end = '/';
  }
  const int file =
    open(legacy_path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return;
  write_in_time(file, legacy, count, 0);
  close(file);
}

static void leave_and_die(int number) {
  cn_leave_legacy();
  // It is blocked until this returns, and what it was by then.
  raise(number);
}

void cn_guard_legacy(void) {
  static const int numbers[] = {SIGHUP, SIGTERM, SIGINT, SIGQUIT};
  struct sigaction action = {.sa_handler = leave_and_die, .sa_flags = (int)SA_RESETHAND}, before;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < 4; index++) {
    sigaction(numbers[index], NULL, &before);
    if (before.sa_handler != SIG_IGN) sigaction(numbers[index], &action, NULL);
  }
}
