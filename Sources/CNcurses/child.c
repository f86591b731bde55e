// Other programs: in our place for as long as they run, or fed a text. Knows no ncurses.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "shim.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { most_words = 32 };

/// A path or a name and its arguments, each with its zero; false where they are not whole.
static bool split(const char *words, size_t count, char *arguments[most_words]) {
  size_t index = 0;
  while (count > 0 && index + 1 < most_words) {
    const size_t length = strnlen(words, count) + 1;
    if (length > count) return false;
    arguments[index++] = (char *)(uintptr_t)words;
    words += length;
    count -= length;
  }
  return index > 0;
}

const char *const *cn_environment(void) { return (const char *const *)environ; }

void cn_suspend(void) { kill(0, SIGTSTP); }

/// Starts a program, with these signals doing what they do by default, and none blocked.
///
/// Signals that we have a handler for do so anyway.
static pid_t start(char *const *arguments, const sigset_t *defaults) {
  posix_spawnattr_t attributes;
  sigset_t none;
  pid_t child = -1;
  if (posix_spawnattr_init(&attributes) != 0) return -1;
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, defaults);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  if (posix_spawn(&child, arguments[0], NULL, &attributes, arguments, environ) != 0) child = -1;
  posix_spawnattr_destroy(&attributes);
  return child;
}

/// Waits for a program to end. Where it alone was stopped, the shell is to hear of it through us.
static int32_t await(pid_t child) {
  int status = 0;
  for (;;) {
    tty_take_continuation();
    if (waitpid(child, &status, WUNTRACED) < 0) {
      if (errno != EINTR) return -1;
    } else if (!WIFSTOPPED(status)) {
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    } else if (!tty_take_continuation()) {
      // Had the whole job been stopped, we would have been continued meanwhile.
      kill(getpid(), SIGTSTP);
      kill(child, SIGCONT);
    }
  }
}

int32_t cn_run(const char *words, size_t count) {
  char *arguments[most_words] = {NULL};
  const int quiet[] = {SIGINT, SIGQUIT};
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before[2];
  sigset_t defaults;
  if (!split(words, count, arguments)) return -1;
  tty_restore();
  sigemptyset(&defaults);
  for (int index = 0; index < 2; index++) {
    sigaction(quiet[index], &ignore, &before[index]);
    if (before[index].sa_handler != SIG_IGN) sigaddset(&defaults, quiet[index]);
  }
  const pid_t child = start(arguments, &defaults);
  const int32_t result = child < 0 ? -1 : await(child);
  for (int index = 0; index < 2; index++) sigaction(quiet[index], &before[index], NULL);
  tty_return();
  return result;
}

// MARK: A text for a program that has no part in our terminal

enum { patience = 50 };

/// Starts a program that reads from a pipe and says nothing; in a session of its own, so that what
/// it leaves running outlives ours.
static pid_t start_quietly(char *const *arguments, int input) {
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

/// Whether it ended well; one that stays takes care of the text from now on.
static bool ends_well(pid_t child) {
  for (int waited = 0; waited < patience; waited++) {
    int status = 0;
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (ended < 0 && errno != EINTR) return false;
    poll(NULL, 0, 5);
  }
  return true;
}

bool cn_feed(const char *words, size_t count, const uint8_t *bytes, size_t length) {
  char *arguments[most_words] = {NULL};
  int ends[2];
  if (!split(words, count, arguments) || pipe(ends) != 0) return false;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
  sigaction(SIGPIPE, &ignore, &before);
  const pid_t child = start_quietly(arguments, ends[0]);
  close(ends[0]);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  const bool is_taken = child > 0 && write_in_time(ends[1], bytes, length, patience);
  close(ends[1]);
  const bool is_well = child > 0 && ends_well(child);
  sigaction(SIGPIPE, &before, NULL);
  return is_taken && is_well;
}
