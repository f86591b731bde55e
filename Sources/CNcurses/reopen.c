// A terminal opened once more, under a name that can be polled. Knows no ncurses.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "shim.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <sys/sysctl.h>
#endif

/// The name that the kernel has for the terminal of our session.
static bool name_of_own_terminal(char *path, size_t capacity) {
#ifdef __APPLE__
  struct kinfo_proc process;
  size_t size = sizeof process;
  int question[] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()};
  static const char folder[] = "/dev/";
  const size_t start = sizeof folder - 1;
  if (sysctl(question, 4, &process, &size, NULL, 0) != 0 || size < sizeof process) return false;
  memcpy(path, folder, start);
  const dev_t terminal = process.kp_eproc.e_tdev;
  return devname_r(terminal, S_IFCHR, path + start, (int)(capacity - start)) != NULL;
#else
  (void)path;
  (void)capacity;
  return false;
#endif
}

/// The path of a terminal; a Mac cannot poll it under the name that every terminal has.
///
/// Where `/dev/tty` is what a stream was redirected from, one of the others knows the real name.
static bool find_terminal(int fd, char *path, size_t capacity) {
  static const char any[] = "/dev/tty";
  if (ttyname_r(fd, path, capacity) != 0) return false;
  if (strcmp(path, any) != 0) return true;
  for (int other = STDIN_FILENO; other <= STDERR_FILENO; other++) {
    const bool is_same = tcgetsid(other) == getsid(0);
    if (is_same && ttyname_r(other, path, capacity) == 0 && strcmp(path, any) != 0) return true;
  }
  return name_of_own_terminal(path, capacity);
}

static bool are_one_terminal(int fd, int other) {
  struct stat first, second;
  if (fstat(fd, &first) != 0 || fstat(other, &second) != 0) return false;
  // Under different names it is still the only terminal that a session has.
  return first.st_rdev == second.st_rdev || (tcgetsid(fd) > 0 && tcgetsid(fd) == tcgetsid(other));
}

int tty_reopen(int fd, bool *is_ours) {
  char path[256];
  *is_ours = false;
  if (find_terminal(fd, path, sizeof path)) {
    int own = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (own >= 0 && are_one_terminal(fd, own)) {
      *is_ours = true;
      return own;
    }
    if (own >= 0) close(own);
  }
  return fcntl(fd, F_DUPFD_CLOEXEC, 3);
}
