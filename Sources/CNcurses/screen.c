// What ncurses draws. With keys.c the only file that sees it.

#define _GNU_SOURCE

#include "shim.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// Last: it defines lower-case words such as `columns` as macros.
#include <term.h>

enum { most_cells = 1000, most_pairs = 255 };

static FILE *input, *output;
/// What ncurses has written of a frame. The terminal gets it at once, by tty.c, which knows what to
/// do when it is slow, stops or vanishes.
static int drawing = -1;
static bool synchronizes, can_report, reports, reports_mouse;
/// What each pair of colours is; the first has the number 1.
static short pairs[most_pairs][2];
static short pair_count;

// MARK: What this machine knows

const char *cn_version(void) { return curses_version(); }

const char *cn_choose_locale(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    const char *chosen = setlocale(LC_CTYPE, names[index]);
    if (chosen != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return chosen;
  }
  setlocale(LC_CTYPE, "C");
  return NULL;
}

CNTerminfo cn_describe(const char *term) {
  CNTerminfo found = {.isKnown = false};
  TERMINAL *before = cur_term;
  int problem = 0;
  if (*term == '\0') return found;
  if (setupterm((char *)term, STDOUT_FILENO, &problem) == OK) {
    found = (CNTerminfo){
      .isKnown = true,
      // A generic or hard-copy entry is no terminal to draw on, whatever else it says.
      .movesCursor = cursor_address && clear_screen && !generic_type && !hard_copy,
      .hasOwnScreen = enter_ca_mode && exit_ca_mode,
      .colorCount = max_colors > 0 ? max_colors : 0,
    };
    TERMINAL *loaded = cur_term;
    set_curterm(before);
    if (loaded != before) del_curterm(loaded);
  } else {
    // 1: the entry exists, and is a hard-copy one.
    found.isKnown = problem == 1 || strcmp(term, "dumb") == 0;
  }
  return found;
}

// MARK: Taking and giving back

/// The bytes of capabilities, where ncurses doesn't send them.
static char kept[512];
static size_t kept_count;

static int keep(int byte) {
  // A zero is padding, which no terminal of today needs.
  if (byte != 0 && kept_count < sizeof kept) kept[kept_count++] = (char)byte;
  return byte;
}

/// Works out the bytes that undo everything a session may have switched on: for every way out.
static void prepare_restoration(void) {
  const char *const ends[] = {
    synchronizes ? "\x1b[?2026l" : NULL,
    can_report ? "\x1b[?1000l\x1b[?1002l\x1b[?1006l\x1b[?1004l\x1b[?2004l" : NULL,
    exit_attribute_mode, has_colors() ? orig_pair : NULL, cursor_normal, keypad_local,
    // Without a screen of its own, the program leaves its last frame and a fresh line below it.
    tparm(cursor_address, (long)LINES - 1, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L),
    exit_ca_mode ? exit_ca_mode : "\r\n",
  };
  kept_count = 0;
  for (size_t index = 0; index < sizeof ends / sizeof *ends; index++) {
    if (ends[index] != NULL) tputs(ends[index], 1, keep);
  }
  tty_set_restoration(kept, kept_count);
}

static int open_drawing(void) {
#ifdef __linux__
  return memfd_create("frame", MFD_CLOEXEC);
#else
  FILE *file = tmpfile();
  const int fd = file == NULL ? -1 : fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
  if (file != NULL) fclose(file);
  return fd;
#endif
}

bool screen_open(int in_fd, int out_fd, bool mayReport, bool maySynchronize) {
  can_report = mayReport;
  synchronizes = maySynchronize;
  reports = reports_mouse = false;
  pair_count = 0;
  // The size is what the terminal tells, whatever LINES says.
  use_env(FALSE);
  use_tioctl(TRUE);
  input = fdopen(fcntl(in_fd, F_DUPFD_CLOEXEC, 3), "r");
  output = fdopen(fcntl(out_fd, F_DUPFD_CLOEXEC, 3), "w");
  drawing = open_drawing();
  if (input == NULL || output == NULL || drawing < 0) return false;
  // It learns the terminal's modes from that descriptor, and never finds them there again: they
  // stay ours.
  if (newterm(NULL, output, input) == NULL) return false;
  cbreak();
  noecho();
  nonl();
  dup2(drawing, fileno(output));
  fcntl(fileno(output), F_SETFD, FD_CLOEXEC);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  // A frame is whole: keys that come meanwhile wait, and no row is shifted.
  typeahead(-1);
  idcok(stdscr, FALSE);
  prepare_restoration();
  return keys_open();
}

void screen_close(void) {
  // Reports of the mouse still on their way are no input for whoever comes next.
  if (reports_mouse) tcflush(fileno(input), TCIFLUSH);
  // The screen of ncurses stays: on a Mac, newterm reads what delscreen has freed.
  if (input != NULL) fclose(input);
  if (output != NULL) fclose(output);
  input = output = NULL;
  reports_mouse = false;
  if (drawing >= 0) close(drawing);
  drawing = -1;
}

void cn_fit(int32_t *width, int32_t *height) {
  if (!tty_size(width, height)) {
    *width = columns > 0 ? columns : 80;
    *height = lines > 0 ? lines : 24;
  }
  if (*width > most_cells) *width = most_cells;
  if (*height > most_cells) *height = most_cells;
  resize_term(*height, *width);
  cn_repaint();
  prepare_restoration();
}

// MARK: Cells

static short pair_of(short foreground, short background) {
  if ((foreground < 0 && background < 0) || !has_colors()) return 0;
  for (short index = 0; index < pair_count; index++) {
    if (pairs[index][0] == foreground && pairs[index][1] == background) return index + 1;
  }
  if (pair_count >= most_pairs || pair_count + 1 >= COLOR_PAIRS) return 0;
  if (init_pair(pair_count + 1, foreground, background) != OK) return 0;
  pairs[pair_count][0] = foreground;
  pairs[pair_count][1] = background;
  return ++pair_count;
}

void cn_put(int32_t row, int32_t column, const CNCell *cells, size_t count) {
  cchar_t line[most_cells + 1];
  int length = 0;
  for (size_t index = 0; index < count && length < most_cells; index++) {
    const CNCell *cell = &cells[index];
    // The right half of the one before it.
    if (cell->width == 0) continue;
    const attr_t attributes = (cell->emphasis & CNEmphasisBold ? A_BOLD : 0)
      | (cell->emphasis & CNEmphasisUnderline ? A_UNDERLINE : 0)
      | (cell->emphasis & CNEmphasisReverse ? A_REVERSE : 0);
    const short pair = pair_of(cell->foreground, cell->background);
    wchar_t text[6] = {(wchar_t)cell->character};
    if (wcwidth(text[0]) == cell->width) {
      for (int index = 0, end = 1; index < 4; index++) {
        const wchar_t mark = (wchar_t)cell->marks[index];
        if (mark != 0 && wcwidth(mark) == 0) text[end++] = mark;
      }
      setcchar(&line[length++], text, attributes, pair, NULL);
      continue;
    }
    // A flag is two letters, each of which has a cell. What else the system takes for narrower or
    // wider than we do is not drawn, or the row would shift.
    const bool isFlag = cell->width == 2 && wcwidth(text[0]) == 1
      && wcwidth((wchar_t)cell->marks[0]) == 1;
    for (int half = 0; half < cell->width; half++) {
      text[0] = !isFlag ? L'?' : (wchar_t)(half == 0 ? cell->character : cell->marks[0]);
      setcchar(&line[length++], text, attributes, pair, NULL);
    }
  }
  mvwadd_wchnstr(stdscr, row, column, line, length);
}

void cn_redraw(int32_t row, int32_t column, int32_t height, int32_t width) {
  WINDOW *part = derwin(stdscr, height, width, row, column);
  if (part == NULL) return;
  redrawwin(part);
  delwin(part);
}

void cn_repaint(void) {
  clearok(curscr, TRUE);
  pair_count = 0;
}

// MARK: Frames

/// Tells the terminal what it is to report, where that is not what it has been told.
static void switch_reports(bool mouse) {
  if (!can_report) return;
  if (!reports) dprintf(drawing, "\x1b[?1004h\x1b[?2004h");
  if (reports_mouse != mouse) {
    const char how = mouse ? 'h' : 'l';
    dprintf(drawing, "\x1b[?1000%c\x1b[?1002%c\x1b[?1006%c", how, how, how);
  }
  reports = true;
  reports_mouse = mouse;
}

/// Takes back a terminal that others have used: nothing on it is as it was.
static void resume(void) {
  kept_count = 0;
  if (enter_ca_mode) tputs(enter_ca_mode, 1, keep);
  (void)!write(drawing, kept, kept_count);
  keys_resume();
  // They have left it shown.
  curs_set(1);
  clearok(curscr, TRUE);
  reports = reports_mouse = false;
}

/// Takes out of a frame what the terminal knows; the answer is how long it is then. ncurses sends both
/// colours wherever one changes, and with every reset the way back from lines that nobody draws with.
static size_t shorten(char *bytes, size_t count) {
  const char *last_color[2];
  size_t lengths[2] = {0}, kept = 0, length;
  for (const char *text = bytes; text < bytes + count; text += length) {
    length = *text == '\x1b' ? 2 + strspn(text + 1, "[(0123456789;") : 1;
    const bool isLook = length > 2 && text[1] == '[' && text[length - 1] == 'm';
    const int which = isLook && (text[3] == '8' || length == 5) ? text[2] - '3' : -1;
    const char *next = isLook ? text + length : text;
    // Nor does it need what a reset follows; on some terminals that way back comes after the reset.
    if (strncmp(next, "\x1b(B\x1b[", 5) == 0 && memchr("m0;", next[5], 3) != NULL) continue;
    if (which == 0 || which == 1) {
      if (lengths[which] == length && memcmp(last_color[which], text, length) == 0) continue;
      last_color[which] = bytes + kept;
      lengths[which] = length;
    } else if (isLook) {
      lengths[0] = lengths[1] = 0;
    }
    memmove(bytes + kept, text, length);
    kept += length;
  }
  return kept;
}

/// Sends what ncurses has written, between the brackets of a frame where the terminal knows them.
static bool send(void) {
  static char *bytes;
  static size_t room;
  const size_t bracket = synchronizes ? 8 : 0;
  const off_t end = lseek(drawing, 0, SEEK_CUR);
  size_t count = (size_t)end + 2 * bracket + 1;
  if (end <= 0) return cn_write(NULL, 0);
  lseek(drawing, 0, SEEK_SET);
  if (count > room) {
    free(bytes);
    bytes = malloc(count);
    room = bytes == NULL ? 0 : count;
  }
  if (bytes == NULL || pread(drawing, bytes + bracket, (size_t)end, 0) != end) {
    // This frame is lost, and the terminal is not: the next one draws everything.
    clearok(curscr, TRUE);
    return cn_write(NULL, 0);
  }
  bytes[bracket + (size_t)end] = '\0';
  count = bracket + shorten(bytes + bracket, (size_t)end);
  memcpy(bytes, "\x1b[?2026h", bracket);
  memcpy(bytes + count, "\x1b[?2026l", bracket);
  return cn_write((const uint8_t *)bytes, count + bracket);
}

bool cn_show(int32_t row, int32_t column, bool showsCursor, bool reportsMouse) {
  if (tty_begin_frame()) resume();
  curs_set(showsCursor ? 1 : 0);
  wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
  switch_reports(reportsMouse);
  return send();
}
