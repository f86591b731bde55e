// The screen. With terminfo.c the only file that sees ncurses.

#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "frame.h"
#include "terminfo.h"
#include "tty.h"

enum { cell_scalars = CCHARW_MAX < 5 ? CCHARW_MAX : 5 };

static const char begin_update[] = "\x1b[?2026h";
static const char end_update[] = "\x1b[?2026l";

static SCREEN *screen;
static FILE *memory;
static FILE *no_input;
static CNSettings settings;
static CNReports reports_wanted, reports_set;
static bool has_been_shown, shows_cursor_now;
static char *frame;
static size_t frame_capacity;
static FrameLook look;
static FrameState frame_state;

// MARK: Opening and closing

/// An unnamed file in memory, for ncurses to write into.
///
/// ncurses 6.4 calls write(2) before every cursor movement, whatever buffer its FILE has: measured
/// at 120x40, 62 times for a first frame and 4 to 6 times for a key. Into memory that costs 0.5
/// microseconds each; to a terminal, each could be shown by itself.
static FILE *open_memory(void) {
#ifdef __linux__
  int fd = memfd_create("frame", MFD_CLOEXEC);
  return fd < 0 ? NULL : fdopen(fd, "w+");
#else
  return tmpfile();
#endif
}

/// Throws away what ncurses has written.
static void discard_frame(void) {
  fflush(memory);
  rewind(memory);
  lseek(fileno(memory), 0, SEEK_SET);
}

static void choose_locale(void) {
  const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  if (!settings.usesUTF8) {
    setlocale(LC_CTYPE, "C");
    return;
  }
  for (int index = 0; index < 4; index++) {
    if (setlocale(LC_CTYPE, names[index]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  }
}

/// The terminal's size; where it knows none, terminfo's.
static void fit_size(int32_t *columns, int32_t *rows) {
  if (!tty_size(columns, rows)) terminfo_size(columns, rows);
}

static void set_variable(const char *name, const char *value) {
  if (value != NULL) {
    setenv(name, value, 1);
  } else {
    unsetenv(name);
  }
}

/// newterm, told the terminal's size in the only way it listens to: a memory file has none.
static SCREEN *new_screen(void) {
  const char *const names[] = {"COLUMNS", "LINES"};
  int32_t size[2] = {0, 0};
  char *before[2];
  fit_size(&size[0], &size[1]);
  for (int index = 0; index < 2; index++) {
    char number[16];
    const char *value = getenv(names[index]);
    before[index] = value == NULL ? NULL : strdup(value);
    snprintf(number, sizeof number, "%d", size[index]);
    set_variable(names[index], number);
  }
  SCREEN *opened = newterm(getenv("TERM"), memory, no_input);
  for (int index = 0; index < 2; index++) {
    set_variable(names[index], before[index]);
    free(before[index]);
  }
  return opened;
}

static CNOpening open_screen(void) {
  memory = open_memory();
  no_input = fopen("/dev/null", "re");
  if (memory == NULL || no_input == NULL) return CNOpeningSystemFailure;
  screen = new_screen();
  if (screen == NULL) return CNOpeningSystemFailure;
  // Without this an update is given up when there is input to read.
  typeahead(-1);
  curs_set(0);
  if (settings.usesColor && has_colors()) {
    start_color();
    use_default_colors();
  } else {
    settings.usesColor = false;
  }
  for (int index = 0; index < 256; index++) look.exact_colors[index] = -1;
  look.has_one_character_set = settings.usesUTF8;
  frame_state = (FrameState){.pen = {.is_unknown = true}};
  return CNOpeningOpened;
}

static void close_screen(void) {
  if (screen != NULL) {
    endwin();
    delscreen(screen);
  }
  if (memory != NULL) fclose(memory);
  if (no_input != NULL) fclose(no_input);
  free(frame);
  screen = NULL;
  memory = no_input = NULL;
  frame = NULL;
  frame_capacity = 0;
}

CNOpening cn_open(const CNSettings *wanted) {
  static bool closes_at_exit;
  if (screen != NULL) return CNOpeningAlreadyOpen;
  const CNTerminfo facts = cn_describe(getenv("TERM"));
  CNOpening opening = tty_open();
  if (opening != CNOpeningOpened) return opening;
  settings = *wanted;
  reports_wanted = reports_set = CNReportsNone;
  has_been_shown = shows_cursor_now = false;
  if (!facts.isKnown) {
    opening = CNOpeningUnknownTerm;
  } else if (!facts.movesCursor) {
    opening = CNOpeningDumbTerm;
  } else {
    choose_locale();
    opening = open_screen();
  }
  if (opening != CNOpeningOpened) {
    close_screen();
    tty_close();
    return opening;
  }
  tty_take();
  cn_fit();
  if (!closes_at_exit) closes_at_exit = atexit(cn_close) == 0;
  return opening;
}

void cn_close(void) {
  if (screen == NULL) return;
  // Mouse reports still on their way are no input for whoever comes next.
  if (reports_set & CNReportsMouse) tty_discard_input();
  tty_close();
  close_screen();
}

// MARK: Size

void cn_size(int32_t *columns, int32_t *rows) {
  *columns = screen == NULL ? 0 : COLS;
  *rows = screen == NULL ? 0 : LINES;
}

void cn_fit(void) {
  int32_t columns = 0, rows = 0;
  if (screen == NULL) return;
  fit_size(&columns, &rows);
  if (is_term_resized(rows, columns)) resizeterm(rows, columns);
  erase();
  cn_repaint();
  char bytes[480];
  tty_set_restore(bytes, terminfo_restoration(&settings, rows, bytes, sizeof bytes));
}

void cn_repaint(void) {
  if (screen != NULL) clearok(curscr, TRUE);
}

// MARK: Drawing

/// The palette number to give ncurses: the one asked for, or a free one to be replaced on its way.
static int palette_number(CNColor color) {
  if (color.index < 0) return -1;
  if (COLORS > 256 && color.rgb >= 0) return color.rgb;
  if (COLORS < 256 || color.rgb < 0) return color.index % COLORS;
  for (int step = 0; step < 240; step++) {
    int number = 16 + (color.index - 16 + step + 240) % 240;
    if (look.exact_colors[number] == color.rgb) return number;
    if (look.exact_colors[number] >= 0) continue;
    look.exact_colors[number] = color.rgb;
    return number;
  }
  return color.index;
}

void cn_define_paint(int32_t paint, CNColor foreground, CNColor background) {
  if (screen == NULL || !settings.usesColor || paint < 1 || paint >= COLOR_PAIRS) return;
  int front = palette_number(foreground), back = palette_number(background);
#if NCURSES_EXT_COLORS && NCURSES_VERSION_PATCH >= 20180127
  init_extended_pair(paint, front, back);
#else
  init_pair((short)paint, (short)front, (short)back);
#endif
}

static attr_t curses_attributes(CNAttributes attributes) {
  return (attributes & CNAttributesBold ? A_BOLD : A_NORMAL)
    | (attributes & CNAttributesReverse ? A_REVERSE : A_NORMAL)
    | (attributes & CNAttributesUnderline ? A_UNDERLINE : A_NORMAL);
}

int32_t cn_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Whether a scalar is a cell by itself, whatever comes behind it.
static bool stands_alone(const uint32_t *scalars, size_t count, size_t index) {
  return scalars[index] >= 0x20 && scalars[index] < 0x7F
    && (index + 1 == count || scalars[index + 1] < 0x300);
}

/// Reads the cell that starts at `*index`, which moves behind it; the answer is its width.
static int read_cell(
  const uint32_t *scalars, size_t count, size_t *index, attr_t bits, short pair, cchar_t *cell) {
  if (stands_alone(scalars, count, *index)) {
    // Most cells are, and this is what setcchar would make of them.
    *cell = (cchar_t){.attr = bits | (attr_t)COLOR_PAIR(pair), .chars = {(wchar_t)scalars[(*index)++]}};
#if NCURSES_EXT_COLORS
    cell->ext_color = pair;
#endif
    return 1;
  }
  wchar_t text[cell_scalars + 1] = {(wchar_t)scalars[(*index)++]};
  int length = 1, width = wcwidth(text[0]);
  for (; *index < count && scalars[*index] >= 0x300; (*index)++) {
    if (wcwidth((wchar_t)scalars[*index]) != 0) break;
    if (length < cell_scalars) text[length++] = (wchar_t)scalars[*index];
  }
  if (width > 0 && setcchar(cell, text, bits, pair, NULL) != ERR) return width;
  setcchar(cell, L"?", bits, pair, NULL);
  return 1;
}

void cn_put(
  int32_t row, int32_t column, const uint32_t *scalars, size_t count, int32_t paint,
  CNAttributes attributes) {
  enum { most = 64 };
  cchar_t cells[most];
  if (screen == NULL || row < 0 || row >= LINES || column < 0) return;
  const attr_t bits = curses_attributes(attributes);
  const short pair = settings.usesColor && paint > 0 && paint < COLOR_PAIRS ? (short)paint : 0;
  for (size_t index = 0; index < count && column < COLS;) {
    int used = 0, end = column;
    while (used < most && index < count && end < COLS) {
      const int width = read_cell(scalars, count, &index, bits, pair, &cells[used]);
      // Half a wide character at the edge is none.
      if (end + width > COLS) setcchar(&cells[used], L" ", bits, pair, NULL);
      end += width;
      used++;
    }
    mvadd_wchnstr(row, column, cells, used);
    column = end;
  }
}

// MARK: Frames

static bool reserve(size_t count) {
  if (count <= frame_capacity) return true;
  char *larger = realloc(frame, count * 2);
  if (larger == NULL) return false;
  frame = larger;
  frame_capacity = count * 2;
  return true;
}

static size_t append(char *to, size_t length, const char *text) {
  memcpy(to + length, text, strlen(text));
  return length + strlen(text);
}

static const char *report_mode(CNReports report) {
  switch (report) {
    case CNReportsMouse: return "\x1b[?1000%c\x1b[?1002%c\x1b[?1006%c";
    case CNReportsFocus: return "\x1b[?1004%c";
    case CNReportsPaste: return "\x1b[?2004%c";
    case CNReportsNone: break;
  }
  return "";
}

/// Appends the switches that bring the reports from what is set to what is wanted.
static size_t append_reports(char *to, size_t length, size_t capacity) {
  const CNReports all[] = {CNReportsMouse, CNReportsFocus, CNReportsPaste};
  for (int index = 0; index < 3; index++) {
    const CNReports one = all[index];
    if ((reports_wanted & one) == (reports_set & one)) continue;
    const char verb = reports_wanted & one ? 'h' : 'l';
    length +=
      (size_t)snprintf(to + length, capacity - length, report_mode(one), verb, verb, verb);
  }
  reports_set = reports_wanted;
  return length;
}

/// What ncurses has written, with everything around it, in `frame`; 0 when nothing has changed.
static size_t build_frame(void) {
  fflush(memory);
  const off_t end = lseek(fileno(memory), 0, SEEK_CUR);
  const size_t count = end > 0 ? (size_t)end : 0;
  // A colour grows to at most twice its length, and may come with what was set long before it; 128
  // bytes hold the switches.
  if (!reserve(count * 5 + 1024)) return 0;
  char *raw = frame + frame_capacity - count;
  if (count > 0 && pread(fileno(memory), raw, count, 0) != (ssize_t)count) return 0;
  discard_frame();
  size_t length = 0, room = frame_capacity - count;
  const bool brackets = settings.synchronizes && count > 0;
  if (brackets) length = append(frame, length, begin_update);
  length += frame_copy(frame + length, room - length - 128, raw, count, &look, &frame_state);
  length = append_reports(frame, length, room);
  if (brackets) length = append(frame, length, end_update);
  return length;
}

/// Makes ncurses enter its screen again with the next frame, and every mode be set again.
static void enter_again(void) {
  endwin();
  discard_frame();
  clearok(curscr, TRUE);
  frame_state.pen.is_unknown = true;
  reports_set = CNReportsNone;
}

static int within(int32_t index, int count) {
  return index < 0 ? 0 : index < count ? index : count - 1;
}

int64_t cn_show(int32_t row, int32_t column, bool shows_cursor) {
  if (screen == NULL || tty_is_gone()) return -1;
  if (tty_was_resumed()) enter_again();
  if (shows_cursor != shows_cursor_now) curs_set(shows_cursor ? 1 : 0);
  shows_cursor_now = shows_cursor;
  move(within(row, LINES), within(column, COLS));
  wnoutrefresh(stdscr);
  doupdate();
  const size_t count = build_frame();
  has_been_shown = true;
  tty_set_drawn(true);
  if (count > 0) tty_write(frame, count);
  return tty_is_gone() ? -1 : (int64_t)count;
}

void cn_report(CNReports reports) {
  if (screen == NULL) return;
  reports_wanted = settings.usesReports ? reports : CNReportsNone;
  if (!has_been_shown || reports_wanted == reports_set || !reserve(256)) return;
  tty_write(frame, append_reports(frame, 0, frame_capacity));
}

bool cn_send(const uint8_t *bytes, size_t count) {
  return screen != NULL && has_been_shown && tty_write((const char *)bytes, count);
}
