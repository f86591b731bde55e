// Another program in our place, for as long as it runs. Knows no ncurses.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CNcurses.h"
#include "tty.h"

extern char **environ;

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
  char *arguments[32] = {NULL};
  const int quiet[] = {SIGINT, SIGQUIT};
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before[2];
  sigset_t defaults;
  size_t index = 0;
  for (size_t start = 0; start < count && index < 31; start += strlen(words + start) + 1) {
    arguments[index++] = (char *)(uintptr_t)(words + start);
  }
  if (index == 0 || words[count - 1] != 0) return -1;
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
