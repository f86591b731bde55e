// The terminal's file descriptors, modes and signals. Knows no ncurses.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "shim.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const int life_signals[] = {SIGWINCH, SIGTSTP, SIGCONT};

enum {
  life_count = sizeof life_signals / sizeof *life_signals,
  alternate_stack_size = 64 * 1024,
};

static bool has_handlers;
static struct sigaction fatal_before[fatal_count];
static struct sigaction life_before[life_count];
static void *alternate_stack;

static int in_fd = -1;
static int out_fd = -1;
static bool in_is_ours, out_is_ours;
static int news_pipe[2] = {-1, -1};
static struct termios modes_before, modes_raw;

static char restore_bytes[512];
static volatile sig_atomic_t restore_count;
static volatile sig_atomic_t is_raw, is_drawn, is_writing;
static volatile sig_atomic_t was_resized, is_gone;
/// Whether `cn_read` has to tell that the program was continued; and whether the next frame has to
/// set the modes and draw everything.
static volatile sig_atomic_t was_resumed, needs_screen;

// MARK: What a signal handler may call

/// Whether the terminal is ours to touch: the shell has it while we are in the background.
static bool is_foreground(void) {
  pid_t owner = tcgetpgrp(out_fd);
  return owner < 0 || owner == getpgrp();
}

/// Writes what the terminal takes within a moment; a full or dead one must not hold an exit up.
static void write_briefly(const char *bytes, size_t count) {
  int flags = fcntl(out_fd, F_GETFL);
  fcntl(out_fd, F_SETFL, flags | O_NONBLOCK);
  write_in_time(out_fd, bytes, count, 8);
  fcntl(out_fd, F_SETFL, flags);
}

void tty_restore(void) {
  if (!is_foreground()) return;
  // The modes first: TCSANOW does not wait for output.
  if (is_raw) tcsetattr(in_fd, TCSANOW, &modes_before);
  // CAN ends an escape sequence that a half-written frame may have left open.
  if (is_drawn && is_writing) write_briefly("\x18", 1);
  if (is_drawn) write_briefly(restore_bytes, (size_t)restore_count);
  is_raw = 0;
  is_drawn = 0;
}

static void on_fatal(int number) {
  int saved = errno;
  const bool has_words = is_raw && is_crash(number) && is_foreground();
  tty_restore();
  cn_leave_legacy();
  if (has_words) write_briefly(last_words, (size_t)last_word_count);
  for (int index = 0; index < fatal_count; index++) {
    if (fatal_signals[index] == number) sigaction(number, &fatal_before[index], NULL);
  }
  // Blocked until this handler returns, and then what it would have been without us.
  raise(number);
  errno = saved;
}

static void on_news(int number) {
  int saved = errno;
  if (number == SIGWINCH) {
    was_resized = 1;
  } else {
    was_resumed = needs_screen = 1;
  }
  (void)!write(news_pipe[1], "!", 1);
  errno = saved;
}

static void on_stop(int number) {
  int saved = errno;
  tty_restore();
  struct sigaction byDefault = {.sa_handler = SIG_DFL}, ours;
  sigset_t stop, before;
  sigaction(number, &byDefault, &ours);
  sigemptyset(&stop);
  sigaddset(&stop, number);
  for (int index = 0; index < fatal_count; index++) sigaddset(&stop, fatal_signals[index]);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &stop, &before);
  // Here the program sleeps. An orphaned job is not stopped at all: then this goes on at once.
  sigprocmask(SIG_SETMASK, &before, NULL);
  sigaction(number, &ours, NULL);
  on_news(SIGCONT);
  errno = saved;
}

// MARK: Taking and giving back

static CNOpening open_descriptors(void) {
  if (!isatty(STDIN_FILENO)) return CNOpeningInputIsNoTerminal;
  if (!isatty(STDOUT_FILENO)) return CNOpeningOutputIsNoTerminal;
  in_fd = tty_reopen(STDIN_FILENO, &in_is_ours);
  out_fd = tty_reopen(STDOUT_FILENO, &out_is_ours);
  const bool is_open = in_fd >= 0 && out_fd >= 0 && pipe(news_pipe) == 0
    && tcgetattr(in_fd, &modes_before) == 0;
  if (!is_open) return CNOpeningSystemFailure;
  for (int end = 0; end < 2; end++) {
    fcntl(news_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(news_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  modes_raw = modes_before;
  modes_raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK);
  modes_raw.c_oflag &= ~(tcflag_t)OPOST;
  // ISIG stays: Ctrl-C and Ctrl-Z then work even while the program is busy.
  modes_raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
  modes_raw.c_cflag |= CS8;
  modes_raw.c_cc[VMIN] = 1;
  modes_raw.c_cc[VTIME] = 0;
  return CNOpeningOpened;
}

static void make_alternate_stack(void) {
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  alternate_stack = malloc(alternate_stack_size);
  if (alternate_stack == NULL) return;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = alternate_stack_size};
  sigaltstack(&stack, NULL);
}

static void install_handlers(void) {
  has_handlers = true;
  make_alternate_stack();
  struct sigaction action = {.sa_flags = SA_ONSTACK | SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < fatal_count; index++) {
    sigaddset(&action.sa_mask, fatal_signals[index]);
  }
  for (int index = 0; index < life_count; index++) {
    sigaddset(&action.sa_mask, life_signals[index]);
  }
  action.sa_handler = on_fatal;
  for (int index = 0; index < fatal_count; index++) {
    sigaction(fatal_signals[index], NULL, &fatal_before[index]);
    // What whoever started us wants ignored stays ignored, as under nohup.
    const bool is_ignored = fatal_before[index].sa_handler == SIG_IGN;
    if (!is_ignored) sigaction(fatal_signals[index], &action, NULL);
  }
  void (*const handlers[life_count])(int) = {on_news, on_stop, on_news};
  for (int index = 0; index < life_count; index++) {
    action.sa_handler = handlers[index];
    sigaction(life_signals[index], &action, &life_before[index]);
  }
  // Whoever started us may have blocked them, as a thread of a larger program.
  sigprocmask(SIG_UNBLOCK, &action.sa_mask, NULL);
}

static void give_handlers_back(void) {
  if (!has_handlers) return;
  has_handlers = false;
  for (int index = 0; index < fatal_count; index++) {
    sigaction(fatal_signals[index], &fatal_before[index], NULL);
  }
  for (int index = 0; index < life_count; index++) {
    sigaction(life_signals[index], &life_before[index], NULL);
  }
  if (alternate_stack == NULL) return;
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(alternate_stack);
  alternate_stack = NULL;
}

void cn_close(void) {
  if (in_fd < 0 && out_fd < 0) return;
  tty_restore();
  give_handlers_back();
  screen_close();
  int *const fds[] = {&in_fd, &out_fd, &news_pipe[0], &news_pipe[1]};
  for (int index = 0; index < 4; index++) {
    if (*fds[index] >= 0) close(*fds[index]);
    *fds[index] = -1;
  }
}

CNOpening cn_open(bool reports, bool synchronizes) {
  static bool closes_at_exit;
  if (in_fd >= 0) return CNOpeningAlreadyOpen;
  const char *term = getenv("TERM");
  const CNTerminfo found = cn_describe(term == NULL ? "" : term);
  CNOpening opening = open_descriptors();
  if (opening == CNOpeningOpened && !found.isKnown) opening = CNOpeningUnknownTerm;
  if (opening == CNOpeningOpened && !found.movesCursor) opening = CNOpeningDumbTerm;
  if (opening != CNOpeningOpened) {
    cn_close();
    return opening;
  }
  restore_count = last_word_count = 0;
  is_gone = was_resized = was_resumed = is_writing = needs_screen = 0;
  // Before ncurses, which leaves alone what somebody handles.
  install_handlers();
  tcsetattr(in_fd, TCSANOW, &modes_raw);
  is_raw = is_drawn = 1;
  if (!screen_open(in_fd, out_fd, reports, synchronizes)) {
    cn_close();
    return CNOpeningSystemFailure;
  }
  // It has its own mind about modes.
  tcsetattr(in_fd, TCSANOW, &modes_raw);
  if (!closes_at_exit) closes_at_exit = atexit(cn_close) == 0;
  return opening;
}

void tty_set_restoration(const char *bytes, size_t count) {
  prepare_for_handlers(
    restore_bytes, sizeof restore_bytes, &restore_count, (const uint8_t *)bytes, count);
}

bool tty_size(int32_t *columns, int32_t *rows) {
  struct winsize size = {0};
  if (ioctl(out_fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

// MARK: Bytes out, bytes in

/// The terminal has vanished: the program ends as it does on the signal of that, which may still be
/// on its way. Only where that signal is ignored do the callers hear of it.
static void vanish(void) {
  is_gone = 1;
  struct sigaction action;
  sigaction(SIGHUP, NULL, &action);
  if (action.sa_handler == on_fatal) raise(SIGHUP);
}

bool tty_begin_frame(void) {
  if (!tty_take_continuation()) return false;
  // In the background this stops us again (SIGTTOU), until the shell brings us to the front.
  while (tcsetattr(in_fd, TCSANOW, &modes_raw) != 0 && errno == EINTR) {
  }
  is_raw = 1;
  return true;
}

bool cn_write(const uint8_t *bytes, size_t count) {
  // A descriptor shared with others may block: it gets no more than a tty surely takes.
  const size_t most = out_is_ours ? SIZE_MAX : 256;
  is_writing = 1;
  while (count > 0 && !is_gone && !needs_screen) {
    struct pollfd room = {.fd = out_fd, .events = POLLOUT};
    if (!out_is_ours && poll(&room, 1, -1) < 0) continue;
    is_drawn = 1;
    ssize_t written = write(out_fd, bytes, count < most ? count : most);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      // SIGCONT must find us awake: the rest of an old frame is of no use after it.
      poll(&room, 1, 250);
    } else if (errno != EINTR) {
      vanish();
    }
  }
  is_writing = 0;
  return !is_gone;
}

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool tty_has_input(int32_t milliseconds) {
  struct pollfd input = {.fd = in_fd, .events = POLLIN};
  int ready;
  do ready = poll(&input, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  return ready > 0 && (input.revents & POLLIN);
}

size_t tty_read(char *bytes, size_t capacity, int32_t milliseconds) {
  if (!tty_has_input(milliseconds)) return 0;
  const ssize_t count = read(in_fd, bytes, capacity);
  if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) vanish();
  return count > 0 ? (size_t)count : 0;
}

static unsigned collect_news(void) {
  char ignored[64];
  while (read(news_pipe[0], ignored, sizeof ignored) > 0) {
  }
  unsigned news = (was_resized ? CNNewsResized : 0u) | (was_resumed ? CNNewsResumed : 0u);
  was_resized = was_resumed = 0;
  return news;
}

bool tty_wait(int32_t milliseconds, CNNews *news) {
  const int64_t deadline = milliseconds < 0 ? 0 : milliseconds_now() + milliseconds;
  unsigned found = CNNewsNone;
  bool has_input = false;
  while (!is_gone && in_fd >= 0) {
    struct pollfd sources[] = {
      {.fd = in_fd, .events = POLLIN},
      {.fd = news_pipe[0], .events = POLLIN},
    };
    int64_t left = milliseconds < 0 ? -1 : deadline - milliseconds_now();
    int ready = poll(sources, 2, milliseconds < 0 ? -1 : left > 0 ? (int)left : 0);
    if (ready < 0 && errno != EINTR) vanish();
    if (ready < 0) continue;
    if (sources[1].revents) found |= collect_news();
    has_input = sources[0].revents & POLLIN;
    if (!has_input && (sources[0].revents & (POLLHUP | POLLERR | POLLNVAL))) vanish();
    if (ready == 0 || has_input || found != CNNewsNone) break;
  }
  if (is_gone || in_fd < 0) found |= CNNewsGone;
  *news = (CNNews)found;
  return has_input;
}

// MARK: Another program in our place

bool tty_take_continuation(void) {
  const bool was_continued = needs_screen;
  needs_screen = 0;
  return was_continued;
}

void tty_return(void) {
  was_resumed = 0;
  needs_screen = 1;
}
