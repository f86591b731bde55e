#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPtySupport.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __APPLE__
#include <libproc.h>
#include <mach/mach_time.h>
#endif

/// What the shell tells the test.
struct report {
  int32_t event;
  int32_t value;
};

// MARK: The program and its shell, after fork: async-signal-safe calls only

static volatile sig_atomic_t job;

static void pass_on(int number) {
  if (job > 0) kill(-(pid_t)job, number);
}

static void become_program(const PtyStart *start, const char *slave, int output) {
  int terminal = open(slave, O_RDWR);
  int null = open("/dev/null", O_RDWR);
  dup2(start->input_is_null ? null : terminal, 0);
  dup2(start->output_is_pipe ? output : terminal, 1);
  dup2(terminal, 2);
  for (int fd = 3; fd < 256; fd++) close(fd);
  signal(SIGHUP, start->ignores_hangup ? SIG_IGN : SIG_DFL);
  signal(SIGTTOU, SIG_DFL);
  if (start->directory != NULL && chdir(start->directory) != 0) _exit(126);
  execve(
    start->arguments[0], (char *const *)start->arguments, (char *const *)start->environment);
  _exit(127);
}

static void tell(int reports, int event, int value) {
  const struct report report = {event, value};
  ssize_t ignored = write(reports, &report, sizeof report);
  (void)ignored;
}

/// Waits for its job and for orders to continue it, until the job has ended.
static void be_shell(const PtyStart *start, const char *slave, int output, int reports, int orders) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  int terminal = open(slave, O_RDWR);
  ioctl(terminal, TIOCSCTTY, 0);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGHUP, pass_on);
  int ready[2];
  if (pipe(ready) != 0) _exit(1);
  pid_t process = fork();
  if (process == 0) {
    char go;
    ssize_t ignored = read(ready[0], &go, 1);
    (void)ignored;
    become_program(start, slave, output);
  }
  job = process;
  setpgid(process, process);
  tcsetpgrp(terminal, process);
  tell(reports, PtyEventNone, process);
  ssize_t ignored = write(ready[1], "", 1);
  (void)ignored;
  close(output);
  for (;;) {
    int status;
    if (waitpid(process, &status, WUNTRACED) < 0) {
      if (errno == EINTR) continue;
      _exit(1);
    }
    if (WIFSTOPPED(status)) {
      tcsetpgrp(terminal, getpgrp());
      tell(reports, PtyEventStopped, WSTOPSIG(status));
      char order;
      if (read(orders, &order, 1) != 1) kill(-process, SIGKILL);
      tcsetpgrp(terminal, process);
      kill(-process, SIGCONT);
    } else {
      const bool was_killed = WIFSIGNALED(status);
      tell(reports, was_killed ? PtyEventKilled : PtyEventExited,
        was_killed ? WTERMSIG(status) : WEXITSTATUS(status));
      _exit(0);
    }
  }
}

// MARK: The test's side

bool pty_start(PtyProgram *program, const PtyStart *start) {
  int reports[2], orders[2], output[2];
  memset(program, 0, sizeof *program);
  program->master = posix_openpt(O_RDWR | O_NOCTTY);
  if (program->master < 0 || grantpt(program->master) || unlockpt(program->master)) return false;
  char slave[PATH_MAX];
  const char *name = ptsname(program->master);
  if (name == NULL || strlen(name) >= sizeof slave) return false;
  strcpy(slave, name);
  program->slave = open(slave, O_RDWR | O_NOCTTY);
  if (program->slave < 0 || pipe(reports) || pipe(orders) || pipe(output)) return false;
  pty_resize(program, start->columns, start->rows);
  struct termios modes = {0};
  tcgetattr(program->slave, &modes);
  memcpy(program->modes_before, &modes, sizeof modes);
  const int ours[] = {program->master, program->slave, reports[0], orders[1], output[0]};
  for (int index = 0; index < 5; index++) fcntl(ours[index], F_SETFD, FD_CLOEXEC);
  program->leader = fork();
  if (program->leader < 0) return false;
  if (program->leader == 0) {
    for (int index = 0; index < 5; index++) close(ours[index]);
    be_shell(start, slave, output[1], reports[1], orders[0]);
  }
  close(reports[1]);
  close(orders[0]);
  close(output[1]);
  program->reports = reports[0];
  program->orders = orders[1];
  program->captured = output[0];
  int32_t process = 0;
  pty_wait(program, 60000, &process);
  program->process = process;
  return process > 0;
}

static int64_t read_from(int fd, uint8_t *buffer, size_t capacity, int32_t milliseconds) {
  struct pollfd source = {.fd = fd, .events = POLLIN};
  int ready;
  while ((ready = poll(&source, 1, milliseconds)) < 0 && errno == EINTR) {
  }
  if (ready <= 0) return ready;
  ssize_t count = read(fd, buffer, capacity);
  return count > 0 ? count : -1;
}

int64_t pty_read(
  const PtyProgram *program, uint8_t *buffer, size_t capacity, int32_t milliseconds) {
  return read_from(program->master, buffer, capacity, milliseconds);
}

int64_t pty_read_captured(
  const PtyProgram *program, uint8_t *buffer, size_t capacity, int32_t milliseconds) {
  return read_from(program->captured, buffer, capacity, milliseconds);
}

void pty_write(const PtyProgram *program, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(program->master, bytes, count);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) bytes += written;
    if (written > 0) count -= (size_t)written;
  }
}

void pty_resize(const PtyProgram *program, int32_t columns, int32_t rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(program->master, TIOCSWINSZ, &size);
}

void pty_signal(const PtyProgram *program, int32_t number) { kill(program->process, number); }

void pty_continue(const PtyProgram *program) {
  ssize_t ignored = write(program->orders, "c", 1);
  (void)ignored;
}

void pty_hang_up(PtyProgram *program) {
  if (program->master >= 0) close(program->master);
  program->master = -1;
}

PtyEvent pty_wait(const PtyProgram *program, int32_t milliseconds, int32_t *value) {
  struct report report = {PtyEventNone, 0};
  const int64_t count =
    read_from(program->reports, (uint8_t *)&report, sizeof report, milliseconds);
  if (count != sizeof report) return PtyEventNone;
  *value = report.value;
  return (PtyEvent)report.event;
}

bool pty_modes_are_restored(const PtyProgram *program) {
  struct termios now = {0}, before;
  memcpy(&before, program->modes_before, sizeof before);
  if (tcgetattr(program->slave, &now) != 0) return false;
  return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
    && now.c_cflag == before.c_cflag && now.c_lflag == before.c_lflag
    && memcmp(now.c_cc, before.c_cc, sizeof now.c_cc) == 0;
}

#ifdef __APPLE__

int64_t pty_processor_time(const PtyProgram *program) {
  struct rusage_info_v0 usage;
  mach_timebase_info_data_t base;
  if (proc_pid_rusage(program->process, RUSAGE_INFO_V0, (rusage_info_t *)&usage) != 0) return -1;
  if (mach_timebase_info(&base) != KERN_SUCCESS) return -1;
  return (int64_t)((usage.ri_user_time + usage.ri_system_time) * base.numer / base.denom / 1000000);
}

#else

int64_t pty_processor_time(const PtyProgram *program) {
  char path[64];
  unsigned long user = 0, system = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", program->process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return -1;
  const char *format = "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu";
  const int found = fscanf(file, format, &user, &system);
  fclose(file);
  return found == 2 ? (int64_t)(user + system) * 1000 / sysconf(_SC_CLK_TCK) : -1;
}

#endif

void pty_end(PtyProgram *program) {
  const int fds[] = {program->master, program->slave, program->captured, program->reports,
    program->orders};
  if (program->process > 0) kill(program->process, SIGKILL);
  if (program->leader > 0) {
    kill(program->leader, SIGKILL);
    waitpid(program->leader, NULL, 0);
  }
  for (int index = 0; index < 5; index++) {
    if (fds[index] >= 0) close(fds[index]);
  }
}

bool pty_build_directory(char *path, size_t capacity) {
  Dl_info info;
  if (dladdr((void *)pty_build_directory, &info) == 0 || info.dli_fname == NULL) return false;
  char whole[PATH_MAX];
  if (realpath(info.dli_fname, whole) == NULL) return false;
  // On macOS the tests are a bundle in that directory: NAME.xctest/Contents/MacOS/NAME.
  char *bundle = strstr(whole, ".xctest/");
  if (bundle != NULL) *bundle = '\0';
  char *slash = strrchr(whole, '/');
  if (slash == NULL || (size_t)(slash - whole) >= capacity) return false;
  *slash = '\0';
  strcpy(path, whole);
  return true;
}

bool pty_has_wide_characters(void) {
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "en_US.UTF-8") != NULL;
}

int32_t pty_width(uint32_t character) { return wcwidth((wchar_t)character); }
