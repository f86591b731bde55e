/// The one door to ncurses and to the terminal's file descriptors.
///
/// This header holds no ncurses name and includes no ncurses header: most of ncurses is macros,
/// variadic functions and mutable globals, which Swift cannot see or must refuse.
///
/// Who does what. ncurses knows the terminal (terminfo), keeps the last screen, computes the
/// difference and encodes it. It writes into a memory file instead of the terminal, and the shim
/// sends what has gathered there with one write(2) between "begin" and "end of synchronized
/// update". Three things follow that ncurses alone cannot give: a frame is one write; a signal
/// that comes while a slow terminal takes a frame ends the write, where ncurses would retry for
/// ever; and the terminal's modes belong to this module alone, so one prepared string restores
/// them from a signal handler. Keys are not read through ncurses: the bytes are handed out as
/// they are.

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

/// What the caller has decided about the terminal.
typedef struct CNSettings {
  /// Draw in UTF-8, whatever locale of that kind can be found; else in ASCII.
  bool usesUTF8;
  bool usesColor;
  /// Bracket each frame with CSI ? 2026 h and l.
  bool synchronizes;
  /// Ask for bracketed paste and focus reports; allow the mouse.
  bool usesReports;
} CNSettings;

/// What a terminal may be asked to report.
typedef enum CN_FLAGS CNReports {
  CNReportsNone = 0,
  CNReportsMouse = 1,
  CNReportsFocus = 2,
  CNReportsPaste = 4,
} CNReports;

/// How a run of text looks beside its colours. Provided because A_BOLD and its kin are macros.
typedef enum CN_FLAGS CNAttributes {
  CNAttributesPlain = 0,
  CNAttributesBold = 1,
  CNAttributesReverse = 2,
  CNAttributesUnderline = 4,
} CNAttributes;

/// A colour twice: by its number in the palette, and exactly. -1 is the terminal's own.
typedef struct CNColor {
  int32_t index;
  /// 0xRRGGBB, or -1 where the palette has to do.
  int32_t rgb;
} CNColor;

/// What `cn_read` woke up for, beside bytes.
typedef enum CN_FLAGS CNNews {
  CNNewsNone = 0,
  /// The size may have changed: call `cn_fit`.
  CNNewsResized = 1,
  /// The program was stopped and goes on: call `cn_show`, which repaints everything.
  CNNewsResumed = 2,
  /// The terminal has vanished. There is nothing left to read or write.
  CNNewsGone = 4,
  /// The watched descriptor can be read.
  CNNewsWatched = 8,
} CNNews;

/// Looks a TERM up in terminfo. Needs no terminal.
CNTerminfo cn_describe(const char *term);

/// The library that draws, and its version: for reports.
const char *cn_version(void);

/// Takes over the terminal of standard input and output; nothing is drawn before `cn_show`.
///
/// From here on, INT, TERM, HUP, QUIT and every crash restore the terminal and then do what they
/// did before; TSTP restores it and stops; exit() closes it.
CNOpening cn_open(const CNSettings *settings);

/// Gives the terminal back. Safe to call twice.
void cn_close(void);

/// The size of the screen in cells, as last fitted.
void cn_size(int32_t *columns, int32_t *rows);

/// Takes the terminal's size as the screen's, which is empty then and repainted by `cn_show`.
void cn_fit(void);

/// Says what a paint number (1 to 255) looks like; paint 0 is the terminal's own colours.
void cn_define_paint(int32_t paint, CNColor foreground, CNColor background);

/// Writes scalars into one row: each with a width starts a cell, zero-width ones join it.
void cn_put(
  int32_t row, int32_t column, const uint32_t *scalars, size_t count, int32_t paint,
  CNAttributes attributes);

/// Brings the terminal up to date and puts its cursor there; visible only if asked.
///
/// The answer is the number of bytes written, -1 when the terminal has vanished.
int64_t cn_show(int32_t row, int32_t column, bool showsCursor);

/// Lets the next `cn_show` draw every cell again.
void cn_repaint(void);

/// Sets what the terminal reports, at once or with the first frame.
void cn_report(CNReports reports);

/// Sends bytes that draw nothing and move nothing, such as a clipboard sequence.
bool cn_send(const uint8_t *bytes, size_t count);

/// Waits for input, a signal, the watched descriptor (-1: none) or the time-out (-1: none).
///
/// The answer is the number of bytes put into `buffer`: everything that has arrived, as far as it
/// fits. Never spins and never asks the terminal anything.
int64_t cn_read(
  uint8_t *buffer, size_t capacity, int32_t milliseconds, int32_t watched, CNNews *news);

/// Stops the whole job, as Ctrl-Z does, and comes back when it is continued.
void cn_suspend(void);

/// Leaves the screen to another program, waits for it, and comes back; then call `cn_fit`.
///
/// `words` are its path and its arguments, each with its zero. The program is part of our job: it
/// has the terminal as we found it, Ctrl-C is its own matter, and Ctrl-Z stops both. The answer is
/// its exit status, 128 and its signal, or -1 where it could not be started.
int32_t cn_run(const char *words, size_t count);

/// The environment, NULL at its end. Provided because `environ` is a mutable global.
const char *const *cn_environment(void);

/// The width the C library, and with it ncurses, gives a scalar; -1 where it cannot be drawn.
int32_t cn_width(uint32_t scalar);

#endif
