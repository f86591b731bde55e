// Terminfo: what a TERM can do, and the bytes that restore it.

#include "terminfo.h"

#include <ncurses.h>
#include <string.h>
#include <unistd.h>

// Last: it defines lower-case words such as `columns` as macros.
#include <term.h>

static const char *capability(const char *name) {
  const char *text = tigetstr((char *)name);
  return text == NULL || text == (char *)-1 ? NULL : text;
}

static int number(const char *name) { return tigetnum((char *)name); }

static bool flag(const char *name) { return tigetflag((char *)name) > 0; }

CNTerminfo cn_describe(const char *term) {
  CNTerminfo found = {.isKnown = false};
  int problem = 0;
  TERMINAL *before = cur_term;
  if (term == NULL || *term == '\0') return found;
  if (setupterm((char *)term, STDOUT_FILENO, &problem) == OK) {
    const int count = number("colors");
    found = (CNTerminfo){
      .isKnown = true,
      // A generic or hard-copy entry is no terminal to draw on, whatever else it says.
      .movesCursor = capability("cup") && capability("clear") && !flag("gn") && !flag("hc"),
      .hasOwnScreen = capability("smcup") && capability("rmcup"),
      .isDirect = count > 256,
      .colorCount = count > 0 ? count : 0,
    };
  } else {
    // 1: the entry exists, and is a hard-copy one.
    found.isKnown = problem == 1 || strcmp(term, "dumb") == 0;
  }
  TERMINAL *described = cur_term;
  set_curterm(before);
  if (described != NULL && described != before) del_curterm(described);
  return found;
}

extern char **environ;

const char *const *cn_environment(void) { return (const char *const *)environ; }

void terminfo_size(int32_t *width, int32_t *height) {
  const bool is_known = cur_term != NULL;
  *width = is_known && number("cols") > 0 ? number("cols") : 80;
  *height = is_known && number("lines") > 0 ? number("lines") : 24;
}

/// Appends a capability without its padding, `$<5>`, which no terminal of today needs.
static size_t append(char *bytes, size_t count, size_t capacity, const char *text) {
  for (; text != NULL && *text != '\0' && count < capacity; text++) {
    const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
    if (end != NULL) {
      text = end;
    } else {
      bytes[count++] = *text;
    }
  }
  return count;
}

size_t terminfo_restoration(
  const CNSettings *settings, int32_t height, char *bytes, size_t capacity) {
  size_t count = 0;
  if (settings->synchronizes) count = append(bytes, count, capacity, "\x1b[?2026l");
  if (settings->usesReports) {
    const char *off = "\x1b[?1006l\x1b[?1002l\x1b[?1000l\x1b[?1004l\x1b[?2004l";
    count = append(bytes, count, capacity, off);
  }
  count = append(bytes, count, capacity, capability("sgr0"));
  if (settings->usesColor) count = append(bytes, count, capacity, capability("op"));
  count = append(bytes, count, capacity, capability("cnorm"));
  // Without a screen of its own, the program leaves its last frame and a fresh line below it.
  const char *move = capability("cup");
  if (move != NULL) count = append(bytes, count, capacity, tparm((char *)move, height - 1, 0));
  const char *leave = capability("rmcup");
  return append(bytes, count, capacity, leave == NULL ? "\r\n" : leave);
}

const char *cn_version(void) { return curses_version(); }
