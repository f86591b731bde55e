// A text handed to another program, which has no part in our terminal. Knows no ncurses.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CNcurses.h"

extern char **environ;

enum { slice = 20, slices = 50 };

/// Starts a program that reads from a pipe and says nothing; in a session of its own, so that what
/// it leaves running outlives ours.
static pid_t start(char *const *arguments, int input) {
  posix_spawn_file_actions_t actions;
  pid_t child = -1;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t attributes;
  if (posix_spawnattr_init(&attributes) == 0) {
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    if (posix_spawnp(&child, arguments[0], &actions, &attributes, arguments, environ) != 0) {
      child = -1;
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return child;
}

/// Writes all of it, as long as somebody reads in time.
static bool pour(int output, const uint8_t *bytes, size_t count) {
  for (int waited = 0; count > 0;) {
    const ssize_t written = write(output, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd event = {.fd = output, .events = POLLOUT};
      if (waited++ == slices) return false;
      poll(&event, 1, slice);
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

/// Whether it ended well; one that stays takes care of the text from now on.
static bool ends_well(pid_t child) {
  for (int waited = 0; waited < slices; waited++) {
    int status = 0;
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (ended < 0 && errno != EINTR) return false;
    poll(NULL, 0, slice / 4);
  }
  return true;
}

bool cn_feed(const char *words, size_t count, const uint8_t *bytes, size_t length) {
  char *arguments[32] = {NULL};
  size_t index = 0;
  for (size_t start = 0; start < count && index < 31; start += strlen(words + start) + 1) {
    arguments[index++] = (char *)(uintptr_t)(words + start);
  }
  int ends[2];
  if (index == 0 || words[count - 1] != 0 || pipe(ends) != 0) return false;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
  sigaction(SIGPIPE, &ignore, &before);
  const pid_t child = start(arguments, ends[0]);
  close(ends[0]);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  const bool is_taken = child > 0 && pour(ends[1], bytes, length);
  close(ends[1]);
  const bool is_well = child > 0 && ends_well(child);
  sigaction(SIGPIPE, &before, NULL);
  return is_taken && is_well;
}
