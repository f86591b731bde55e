/// How the program may end: its signals, and what it says last. Not for Swift.

#ifndef CN_ENDINGS_H
#define CN_ENDINGS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Signals that end the program, those a crash raises first: restore, then do what they did before.
static const int fatal_signals[] = {
  SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS,
#ifdef SIGEMT
  SIGEMT,
#endif
  SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
  SIGXCPU, SIGXFSZ,
#ifdef __linux__
  SIGPOLL, SIGSTKFLT, SIGPWR,
#endif
};

enum { fatal_count = sizeof fatal_signals / sizeof *fatal_signals };

/// What a crash leaves behind on the terminal.
extern char last_words[32 * 1024];
extern volatile sig_atomic_t last_word_count;

/// Whether a signal says that the program is broken, and not that somebody wants it gone.
bool is_crash(int number);

/// Fills what a signal handler reads, while none can run.
void prepare_for_handlers(
  char *place, size_t room, volatile sig_atomic_t *length, const uint8_t *bytes, size_t count);

#endif
