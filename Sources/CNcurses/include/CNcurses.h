/// The one door to ncurses and to the terminal's file descriptors.
///
/// This header holds no ncurses name and includes no ncurses header: most of ncurses is macros,
/// variadic functions and mutable globals, which Swift cannot see or must refuse.
///
/// Who does what. ncurses finds the terminal's description (terminfo) and fills in its numbers.
/// What is on the screen, and the bytes that change it, are Swift's. The shim brings them to the
/// terminal with one write(2), and gives the terminal back whatever happens: a signal that comes
/// while a slow terminal takes a frame ends the write, and one prepared string restores the
/// terminal from a signal handler.

#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CN_CLOSED __attribute__((enum_extensibility(closed)))
#define CN_FLAGS __attribute__((flag_enum))

/// What became of `cn_open`. Provided because initscr prints and exits instead of answering.
typedef enum CN_CLOSED CNOpening {
  CNOpeningOpened,
  CNOpeningInputIsNoTerminal,
  CNOpeningOutputIsNoTerminal,
  CNOpeningUnknownTerm,
  CNOpeningDumbTerm,
  CNOpeningAlreadyOpen,
  CNOpeningSystemFailure,
} CNOpening;

/// What terminfo says about a TERM. Provided because its readers are macros and globals.
typedef struct CNTerminfo {
  bool isKnown;
  bool movesCursor;
  bool hasOwnScreen;
  bool isDirect;
  int32_t colorCount;
} CNTerminfo;

/// What `cn_read` woke up for, beside bytes.
typedef enum CN_FLAGS CNNews {
  CNNewsNone = 0,
  /// The size may have changed: ask `cn_size`.
  CNNewsResized = 1,
  /// The program was stopped and goes on: draw, beginning with `cn_begin_frame`.
  CNNewsResumed = 2,
  /// The terminal has vanished. There is nothing left to read or write.
  CNNewsGone = 4,
  /// The watched descriptor can be read.
  CNNewsWatched = 8,
} CNNews;

/// Looks a TERM up in terminfo. Needs no terminal.
CNTerminfo cn_describe(const char *term);

/// The library that knows the terminals, and its version: for reports.
const char *cn_version(void);

/// Takes over the terminal of standard input and output; nothing is drawn before `cn_write`.
///
/// From here on every signal that ends the program restores the terminal and then does what it did
/// before, a crash's after the last words; TSTP restores it and stops; exit() closes it.
CNOpening cn_open(void);

/// Gives the terminal back. Safe to call twice.
void cn_close(void);

/// What the open terminal understands, by its name in terminfo; NULL where it has no such thing.
///
/// The text is a template for `cn_fill`, and lives until the terminal is closed.
const char *cn_template(const char *name);

/// Fills numbers into a template; the answer is how many bytes were put into `bytes`.
size_t cn_fill(
  const char *template, int32_t first, int32_t second, uint8_t *bytes, size_t capacity);

/// Whether the open terminal has something, by its name in terminfo.
bool cn_flag(const char *name);

/// How many of something the open terminal has, by its name in terminfo; negative where unknown.
int32_t cn_number(const char *name);

/// The terminal's size in cells; where it knows none, that of terminfo.
void cn_size(int32_t *columns, int32_t *rows);

/// Sets the bytes (at most 512) that any way out writes once something has been drawn.
void cn_set_restoration(const uint8_t *bytes, size_t count);

/// Sets the bytes (at most 32 KiB, else none of them and false) that a crash leaves behind on the
/// terminal that it restored. Provided because a signal handler can work nothing out.
bool cn_set_last_words(const uint8_t *bytes, size_t count);

/// Sets what every signal that ends the program leaves in a new file that others can't read (at most
/// 256 KiB, else nothing and false): no bytes, no file. Folders on its way are made. Provided because
/// a signal handler can work nothing out.
bool cn_set_legacy(const char *path, const uint8_t *bytes, size_t count);

/// Leaves it now, once.
void cn_leave_legacy(void);

/// Has hang-up, termination and Ctrl-C leave it, where `cn_open` is not called.
void cn_guard_legacy(void);

/// To be called before every frame; true where the terminal is as others left it.
///
/// That is so at first, after a stop, and after `cn_run`: all of the screen has to be drawn then.
bool cn_begin_frame(void);

/// Writes all bytes, however slow the terminal; false when it has vanished.
///
/// Nothing is written between a stop of the program and the next `cn_begin_frame`.
bool cn_write(const uint8_t *bytes, size_t count);

/// Throws away what was typed and not read.
void cn_discard_input(void);

/// Waits for input, a signal, the watched descriptor (-1: none) or the time-out (-1: none).
///
/// The answer is the number of bytes put into `buffer`: everything that has arrived, as far as it
/// fits. Never spins and never asks the terminal anything.
int64_t cn_read(
  uint8_t *buffer, size_t capacity, int32_t milliseconds, int32_t watched, CNNews *news);

/// Stops the whole job, as Ctrl-Z does, and comes back when it is continued.
void cn_suspend(void);

/// Leaves the screen to another program, waits for it, and comes back.
///
/// `words` are its path and its arguments, each with its zero. The program is part of our job: it
/// has the terminal as we found it, Ctrl-C is its own matter, and Ctrl-Z stops both. The answer is
/// its exit status, 128 and its signal, or -1 where it could not be started.
int32_t cn_run(const char *words, size_t count);

/// Hands a text to another program and waits for it, a second at most; the screen stays as it is.
///
/// `words` are its name and its arguments, each with its zero. The program says nothing on our
/// terminal. True where it took all of the text and ended well, or stays to look after it.
bool cn_feed(const char *words, size_t count, const uint8_t *bytes, size_t length);

/// The environment, NULL at its end. Provided because `environ` is a mutable global.
const char *const *cn_environment(void);

#endif
