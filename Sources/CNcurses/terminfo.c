// Terminfo: what a TERM can do, and how it is told to. The only file that sees ncurses.

#include "terminfo.h"

#include <ncurses.h>
#include <string.h>
#include <unistd.h>

// Last: it defines lower-case words such as `columns` as macros.
#include <term.h>

const char *cn_template(const char *name) {
  const char *text = cur_term == NULL ? NULL : tigetstr((char *)name);
  return text == (char *)-1 ? NULL : text;
}

bool cn_flag(const char *name) { return cur_term != NULL && tigetflag((char *)name) > 0; }

int32_t cn_number(const char *name) { return cur_term == NULL ? -1 : tigetnum((char *)name); }

/// Makes the entry of a TERM the current one.
static CNTerminfo load(const char *term) {
  CNTerminfo found = {.isKnown = false};
  int problem = 0;
  if (term == NULL || *term == '\0') return found;
  if (setupterm((char *)term, STDOUT_FILENO, &problem) == OK) {
    const int32_t count = cn_number("colors");
    found = (CNTerminfo){
      .isKnown = true,
      // A generic or hard-copy entry is no terminal to draw on, whatever else it says.
      .movesCursor = cn_template("cup") && cn_template("clear") && !cn_flag("gn") && !cn_flag("hc"),
      .hasOwnScreen = cn_template("smcup") && cn_template("rmcup"),
      .isDirect = count > 256,
      .colorCount = count > 0 ? count : 0,
    };
  } else {
    // 1: the entry exists, and is a hard-copy one.
    found.isKnown = problem == 1 || strcmp(term, "dumb") == 0;
  }
  return found;
}

/// Makes another entry the current one again, and lets go of the one that is.
static void restore(TERMINAL *before) {
  TERMINAL *loaded = cur_term;
  set_curterm(before);
  if (loaded != NULL && loaded != before) del_curterm(loaded);
}

CNTerminfo cn_describe(const char *term) {
  TERMINAL *before = cur_term;
  const CNTerminfo found = load(term);
  restore(before);
  return found;
}

CNOpening terminfo_open(const char *term) {
  const CNTerminfo found = load(term);
  if (found.movesCursor) return CNOpeningOpened;
  terminfo_close();
  return found.isKnown ? CNOpeningDumbTerm : CNOpeningUnknownTerm;
}

void terminfo_close(void) { restore(NULL); }

size_t cn_fill(
  const char *template, int32_t first, int32_t second, uint8_t *bytes, size_t capacity) {
  size_t count = 0;
  // Nine longs: a list of any length to most versions, and exactly these to some.
  const char *text = tparm((char *)template, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
  for (; text != NULL && *text != '\0' && count < capacity; text++) {
    // Padding, `$<5>`, is left out: no terminal of today needs it.
    const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
    if (end != NULL) {
      text = end;
    } else {
      bytes[count++] = (uint8_t)*text;
    }
  }
  return count;
}

const char *cn_version(void) { return curses_version(); }
