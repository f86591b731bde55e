// What is typed, as ncurses reads it. With screen.c the only file that sees it.
//
// What it knows nothing of it gives byte by byte: characters, the mouse, pastes, answers nobody
// asked for. No part of a sequence is ever typed.

#define _GNU_SOURCE

#include "shim.h"

#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  escape = 27,
  /// Milliseconds that what follows an escape may take, and the rest of what has begun.
  escape_patience = 25,
  patience = 100,
  /// A paste is waited for much longer, because its rest would run as keys; but one whose end was
  /// lost must not swallow every key from then on.
  paste_patience = 2000,
  most_pasted = 1 << 20,
  /// What ncurses calls a key of ours: this, and the kind.
  own_key = 0x400,
};

/// For reading alone: a pad, since reading from a window may draw it.
static WINDOW *pad;
/// What was read and belongs to the next key, and what follows it.
static int held = ERR, held_next = ERR;
static bool has_more;
static char *pasted;
static size_t pasted_count;

// MARK: What ncurses is told of

/// Keys as terminals send them whatever terminfo says, and what else comes in their form: ESC [ or
/// ESC O, or either where none is said, and a letter.
static const struct { char introducer, end; CNKeyKind kind; } lettered[] = {
  {0, 'A', CNKeyUp}, {0, 'B', CNKeyDown}, {0, 'C', CNKeyRight}, {0, 'D', CNKeyLeft},
  {0, 'F', CNKeyEnd}, {0, 'H', CNKeyHome}, {'[', 'Z', CNKeyBackTab}, {'O', 'M', CNKeyEnter},
  {'[', 'I', CNKeyFocus}, {'[', 'O', CNKeyBlur},
};
/// Those of ESC [, a number from 1 on, and a tilde.
static const CNKeyKind numbered[] = {
  CNKeyHome, CNKeyInsert, CNKeyDelete, CNKeyEnd, CNKeyPageUp, CNKeyPageDown, CNKeyHome, CNKeyEnd,
};

/// The number pad sends ESC O and a letter: the character's own, and 0x40.
static const char pad_first = 'j', pad_last = 'y';

static const int lettered_count = sizeof lettered / sizeof *lettered;

static bool is_introduced(int index, int introducer) {
  return lettered[index].introducer == 0 || lettered[index].introducer == introducer;
}

static void define_keys(void) {
  char text[8];
  for (int index = 0; index < lettered_count; index++) {
    for (const char *introducer = "[O"; *introducer != 0; introducer++) {
      if (!is_introduced(index, *introducer)) continue;
      snprintf(text, sizeof text, "\x1b%c%c", *introducer, lettered[index].end);
      define_key(text, own_key + (int)lettered[index].kind);
    }
  }
  for (int index = 0; index < 8; index++) {
    snprintf(text, sizeof text, "\x1b[%d~", index + 1);
    define_key(text, own_key + (int)numbered[index]);
  }
  // What the number pad sends stands for characters; terminfo may have keys of its own for it.
  for (char end = pad_first; end <= pad_last; end++) {
    snprintf(text, sizeof text, "\x1bO%c", end);
    define_key(text, 0);
  }
  // The mouse's reports are read here, whatever form terminfo has for them.
  define_key(NULL, KEY_MOUSE);
}

bool keys_open(void) {
  held = held_next = ERR;
  has_more = false;
  pad = newpad(1, 1);
  if (pad == NULL) return false;
  nodelay(pad, TRUE);
  set_escdelay(escape_patience);
  keys_resume();
  define_keys();
  return true;
}

void keys_resume(void) { keypad(pad, TRUE); }

/// The next key of ncurses, or byte; ERR where none comes in time.
static int next(int milliseconds) {
  int code = held;
  held = held_next;
  held_next = ERR;
  if (code == ERR) code = wgetch(pad);
  if (code == ERR && milliseconds > 0 && tty_has_input(milliseconds)) code = wgetch(pad);
  return code;
}

static CNKey key(CNKeyKind kind, int32_t value) { return (CNKey){.kind = kind, .value = value}; }

static CNKey unknown(void) { return key(CNKeyUnknown, 0); }

static CNKey named(int code) {
  static const short codes[] = {
    [CNKeyUp] = KEY_UP, [CNKeyDown] = KEY_DOWN, [CNKeyLeft] = KEY_LEFT, [CNKeyRight] = KEY_RIGHT,
    [CNKeyHome] = KEY_HOME, [CNKeyEnd] = KEY_END, [CNKeyPageUp] = KEY_PPAGE,
    [CNKeyPageDown] = KEY_NPAGE, [CNKeyEnter] = KEY_ENTER, [CNKeyBackspace] = KEY_BACKSPACE,
    [CNKeyDelete] = KEY_DC, [CNKeyInsert] = KEY_IC, [CNKeyBackTab] = KEY_BTAB,
  };
  if (code >= own_key) return key((CNKeyKind)(code - own_key), 0);
  if (code >= KEY_F(1) && code <= KEY_F(12)) return key(CNKeyFunction, code - KEY_F(0));
  for (int kind = 0; kind < (int)(sizeof codes / sizeof *codes); kind++) {
    if (codes[kind] == code) return key((CNKeyKind)kind, 0);
  }
  return unknown();
}

// MARK: What it gives byte by byte

/// One character in UTF-8, after its first byte.
static CNKey character(int lead) {
  static const int32_t least[] = {0, 0xA0, 0x800, 0x10000};
  const int more = lead < 0x80 ? 0 : lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  if (lead >= 0xF5 || (lead >= 0x80 && lead < 0xC2)) return unknown();
  int32_t value = more == 0 ? lead : lead & (0x3F >> more);
  for (int index = 0; index < more; index++) {
    const int byte = next(patience);
    if (byte > 0xFF || (byte & 0xC0) != 0x80) {
      held = byte;
      return unknown();
    }
    value = value << 6 | (byte & 0x3F);
  }
  return value < least[more] ? unknown() : key(CNKeyCharacter, value);
}

/// ESC ] … BEL, or … ESC \, and their kin: an answer to something we never ask, skipped whole, however
/// long it is. CAN, SUB, and a pause end it, too, and so does what begins after an escape.
static CNKey string(void) {
  int code;
  do code = next(patience);
  while (code >= 0 && code <= 0xFF && memchr("\a\x18\x1a\x1b", code, 4) == NULL);
  if (code > 0xFF) held = code;
  if (code != escape) return unknown();
  const int end = next(patience);
  if (end != ERR && end != '\\') {
    held = escape;
    held_next = end;
  }
  return unknown();
}

/// The text up to `ESC [ 201 ~`. No read goes beyond that: none asks for more than is missing.
static CNKey paste(void) {
  static const char end[] = "\x1b[201~";
  const size_t whole = sizeof end - 1;
  size_t matched = 0, total = 0, count = 1;
  char bytes[sizeof end];
  if (pasted == NULL) pasted = malloc(most_pasted);
  if (pasted == NULL) return unknown();
  while (matched < whole && count > 0) {
    count = tty_read(bytes, whole - matched, paste_patience);
    for (size_t index = 0; index < count; index++, total++) {
      // An escape begins the end, or nothing.
      matched = bytes[index] == end[matched] ? matched + 1 : bytes[index] == end[0];
      if (total < most_pasted) pasted[total] = bytes[index];
    }
  }
  if (matched == whole) total -= whole;
  pasted_count = total < most_pasted ? total : most_pasted;
  return key(CNKeyPaste, 0);
}

static CNKey mouse(int code, int column, int row, bool isReleased) {
  if (code < 0 || code >= 128 || column < 0 || row < 0) return unknown();
  // Without what is held down on the keyboard.
  CNKey found = key(isReleased ? CNKeyReleased : CNKeyMouse, code & ~0x1C);
  found.column = column;
  found.row = row;
  return found;
}

/// ESC [ M and three bytes: the mouse of terminals that know no other form.
static CNKey old_mouse(void) {
  int bytes[3];
  for (int index = 0; index < 3; index++) {
    bytes[index] = next(patience);
    if (bytes[index] == ERR || bytes[index] > 0xFF) return unknown();
  }
  return mouse(bytes[0] - 32, bytes[1] - 33, bytes[2] - 33, false);
}

/// A key that a slow line cut in two, or one of the number pad, which has codes of its own.
static CNKey cut_key(int introducer, int end) {
  for (int index = 0; index < lettered_count; index++) {
    const bool isIt = lettered[index].end == end && is_introduced(index, introducer);
    if (isIt) return key(lettered[index].kind, 0);
  }
  const bool isPad = introducer == 'O' && end >= pad_first && end <= pad_last;
  return isPad ? key(CNKeyCharacter, end - 0x40) : unknown();
}

/// What follows ESC [ or ESC O, where ncurses knew no key in time: numbers, as many as come, and a byte
/// that ends it. A pause ends it, too.
static CNKey sequence(int introducer) {
  int numbers[3] = {0}, index = 0, first = 0;
  for (int length = 0;; length += length < 2) {
    const int code = next(patience);
    if (code == ERR || code == escape || code > 0xFF) {
      held = code;
      return unknown();
    }
    if (length == 0) first = code;
    if (code >= '0' && code <= '9') {
      if (numbers[index] < 10000) numbers[index] = numbers[index] * 10 + code - '0';
    } else if (code == ';' && index < 2) {
      index++;
    } else if (code < 0x20 || code >= 0x40) {
      const bool isReport = first == '<' && index == 2 && (code == 'M' || code == 'm');
      if (isReport) return mouse(numbers[0], numbers[1] - 1, numbers[2] - 1, code == 'm');
      if (introducer == '[' && first == 'M') return old_mouse();
      if (first == '2' && numbers[0] == 200 && code == '~') return paste();
      // A function key of another console: ESC [ [ A.
      if (first == '[' && length == 0) continue;
      if (length == 0) return cut_key(introducer, code);
      const bool isNumbered = length == 1 && code == '~' && first >= '1' && first <= '8';
      return isNumbered ? key(numbered[first - '1'], 0) : unknown();
    }
  }
}

static CNKey key_of(int code) {
  if (code > 0xFF) return named(code);
  if (code != escape) return character(code);
  // ncurses has waited for what follows.
  code = next(0);
  switch (code) {
    case '[': case 'O': return sequence(code);
    case ']': case 'P': case '_': case '^': case 'X': return string();
    case ERR: case escape: held = code; return key(CNKeyCharacter, escape);
    default: break;
  }
  // With Alt.
  key_of(code);
  return unknown();
}

// MARK: For Swift

const char *cn_pasted(size_t *count) {
  *count = pasted_count;
  return pasted;
}

size_t cn_read(CNKey *keys, size_t capacity, int32_t milliseconds, CNNews *news) {
  size_t count = 0;
  const bool has_input = tty_wait(has_more ? 0 : milliseconds, news);
  if (!has_input && !has_more) return 0;
  has_more = false;
  while (count < capacity && !has_more) {
    const int code = next(0);
    if (code == ERR) break;
    keys[count++] = key_of(code);
    has_more = count == capacity || keys[count - 1].kind == CNKeyPaste;
  }
  // Input that holds nothing is its end.
  char byte;
  if (count == 0 && has_input && tty_read(&byte, 1, 0) == 1) ungetch((uint8_t)byte);
  return count;
}
