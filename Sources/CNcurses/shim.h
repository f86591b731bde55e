/// What the parts of the shim need of each other. Not for Swift.

#ifndef CN_SHIM_H
#define CN_SHIM_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CNcurses.h"

// MARK: endings.c: how the program may end, and what it says last

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

/// Writes to whoever takes it, waiting for room so many times, 20 milliseconds each; whether all of it.
bool write_in_time(int fd, const void *bytes, size_t count, int patience);

// MARK: reopen.c

/// A descriptor of our own for a terminal, so that O_NONBLOCK does not spread to our shell.
///
/// Where it cannot be opened again, `is_ours` is false and the descriptor is a copy.
int tty_reopen(int fd, bool *is_ours);

// MARK: screen.c and keys.c: what ncurses has

/// Has ncurses draw what TERM names: on this terminal, or rather into a file that `cn_show` sends.
bool screen_open(int input, int output, bool reports, bool synchronizes);

/// Lets go of it, and writes nothing.
void screen_close(void);

/// Has ncurses tell keys from bytes, from here on.
bool keys_open(void);

/// Sets the terminal's keypad to send what ncurses expects.
void keys_resume(void);

// MARK: tty.c: the terminal's descriptors, modes and signals

/// The one restoration, for every way out, and for another program of our job.
void tty_restore(void);

/// Sets the bytes (at most 512) that it writes.
void tty_set_restoration(const char *bytes, size_t count);

/// Whether the job was continued since last asked; the modes stay as they are.
bool tty_take_continuation(void);

/// Lets the next frame take the terminal back, and draw everything.
void tty_return(void);

/// To be called before every frame; true where the terminal is as others left it: after a stop, and
/// after `cn_run`.
bool tty_begin_frame(void);

/// The size that the terminal tells; false where it knows none.
bool tty_size(int32_t *columns, int32_t *rows);

/// Waits for input, a signal or the time-out (-1: none); whether input has come. Never spins and never
/// asks the terminal anything.
bool tty_wait(int32_t milliseconds, CNNews *news);

/// Whether input comes within that time.
bool tty_has_input(int32_t milliseconds);

/// Reads what comes within that time, up to so many bytes; 0 where nothing does.
size_t tty_read(char *bytes, size_t capacity, int32_t milliseconds);

#endif
