/// The one door to ncurses and to the terminal's file descriptors.
///
/// No ncurses name and no header of it: most of it is macros, variadic functions and mutable globals.
/// ncurses holds the screen, pairs colours, finds the bytes that change what is shown, and knows the
/// terminal's keys. The shim writes those bytes once a frame, reads what ncurses does not (characters,
/// the mouse, pastes), and gives the terminal back whatever happens.

#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CNProcess.h"

#define CN_CLOSED __attribute__((enum_extensibility(closed)))
#define CN_FLAGS __attribute__((flag_enum))

typedef enum CN_CLOSED CNOpening {
  CNOpeningOpened, CNOpeningInputIsNoTerminal, CNOpeningOutputIsNoTerminal, CNOpeningUnknownTerm,
  CNOpeningDumbTerm, CNOpeningAlreadyOpen, CNOpeningSystemFailure,
} CNOpening;

/// What terminfo says about a TERM.
typedef struct CNTerminfo {
  bool isKnown, movesCursor, hasOwnScreen;
  int32_t colorCount;
} CNTerminfo;

typedef enum CN_FLAGS CNEmphasis {
  CNEmphasisBold = 1, CNEmphasisReverse = 2, CNEmphasisUnderline = 4,
} CNEmphasis;

/// What one cell shows.
typedef struct CNCell {
  uint32_t character;
  /// What joins it, then zeros; of a flag its second letter.
  uint32_t marks[4];
  /// Numbers of colours; -1 is the terminal's own.
  int16_t foreground, background;
  CNEmphasis emphasis;
  /// 1 or 2 columns; 0 for the right half of the cell before.
  uint8_t width;
} CNCell;

typedef enum CN_CLOSED CNKeyKind {
  CNKeyUnknown, CNKeyCharacter, CNKeyFunction, CNKeyUp, CNKeyDown, CNKeyLeft, CNKeyRight, CNKeyHome,
  CNKeyEnd, CNKeyPageUp, CNKeyPageDown, CNKeyEnter, CNKeyBackspace, CNKeyDelete, CNKeyInsert,
  CNKeyBackTab, CNKeyMouse, CNKeyReleased, CNKeyPaste, CNKeyFocus, CNKeyBlur,
} CNKeyKind;

/// What was typed, or done with the mouse.
typedef struct CNKey {
  CNKeyKind kind;
  /// A scalar, the number of a function key, or a button as the mouse reports it.
  int32_t value;
  int32_t column, row;
} CNKey;

/// What `cn_read` woke up for, beside keys: a new size perhaps, for `cn_fit`; the end of a stop, so
/// draw; the terminal's end.
typedef enum CN_FLAGS CNNews {
  CNNewsNone = 0, CNNewsResized = 1, CNNewsResumed = 2, CNNewsGone = 4,
} CNNews;

/// Looks a TERM up in terminfo. Provided because its readers are macros and globals.
CNTerminfo cn_describe(const char *term);

/// Which ncurses this is: for reports.
const char *cn_version(void);

/// Makes a locale with UTF-8 current, the user's if it is one, and names it; NULL where this system
/// has none. Provided because ncurses draws no character whose width the C library doesn't know.
const char *cn_choose_locale(void);

/// Takes over the terminal of standard input and output; nothing is drawn before `cn_show`.
///
/// From here on every signal that ends the program restores the terminal and then does what it did
/// before, a crash's after the last words; TSTP restores it and stops; exit() closes it. It may be asked
/// for the mouse, focus and pastes, and frames for brackets. Provided because ncurses restores it after
/// two signals only, and knows neither focus nor pastes nor brackets.
CNOpening cn_open(bool reports, bool synchronizes);

/// Gives the terminal back, and the signals; safe to call twice. Provided because ncurses knows neither
/// its modes, which are ours, nor what else was switched on.
void cn_close(void);

/// Takes over the terminal's size in cells. Every cell is to be put then. Provided because ncurses
/// hears of a new size in a signal handler of its own alone.
void cn_fit(int32_t *columns, int32_t *rows);

/// Says what some cells of a row show from the next `cn_show` on. Provided because wide characters
/// and pairs of colours are macros.
void cn_put(int32_t row, int32_t column, const CNCell *cells, size_t count);

/// Has a part sent anew, where a terminal may have drawn beyond its cells: ncurses can't know.
void cn_redraw(int32_t row, int32_t column, int32_t rows, int32_t columns);

/// Has everything sent anew, and every cell is to be put then. Provided because ncurses can't know what
/// others have drawn, and numbers its pairs of colours, which have an end: they begin anew, too.
void cn_repaint(void);

/// Brings the terminal up to date, whoever used it meanwhile; false when it has vanished. From then on
/// it reports the mouse or not. Provided because ncurses writes at once, and loses a mouse's drags.
bool cn_show(int32_t row, int32_t column, bool showsCursor, bool reportsMouse);

/// Waits for keys, a signal or the time-out (-1: none).
///
/// The answer is the number of keys: all that was typed, as far as it fits, or up to a paste.
/// Provided because ncurses waits for keys alone, and for ever at a byte that is no character.
size_t cn_read(CNKey *keys, size_t capacity, int32_t milliseconds, CNNews *news);

/// The bytes that were pasted last, until the next `cn_read`: a key has no room for them.
const char *cn_pasted(size_t *count);

/// Writes bytes that draw nothing, as to a clipboard; false when the terminal has vanished. Provided
/// because ncurses has no call for them, and a slow terminal must not get them in the middle of others.
bool cn_write(const uint8_t *bytes, size_t count);

#endif
