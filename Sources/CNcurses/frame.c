// Frames on their way from ncurses to the terminal. Knows neither.

#include "frame.h"

#include <string.h>

/// One "control sequence" at the start of some bytes: its length, 0 where none begins.
static size_t sequence_length(const char *from, const char *end) {
  if (end - from < 3 || from[0] != '\x1b' || from[1] != '[') return 0;
  const char *here = from + 2;
  while (here < end && *here >= 0x20 && *here <= 0x3F) here++;
  return here < end ? (size_t)(here - from) + 1 : 0;
}

/// The length of a sequence that is better left out; 0 where none begins.
///
/// The way back from a character set that is never entered; and OSC 104, which gives back a palette
/// that was never changed, and takes one that the user has set.
static size_t idle_length(const char *from, const char *end, const FrameLook *look) {
  if (end - from < 3 || from[0] != '\x1b') return 0;
  if (look->has_one_character_set && from[1] == '(' && from[2] == 'B') return 3;
  const char *bell = from[1] == ']' ? memchr(from, '\a', (size_t)(end - from)) : NULL;
  return bell == NULL ? 0 : (size_t)(bell - from) + 1;
}

// MARK: Reading renditions

enum { most_numbers = 32 };

/// The kinds of colour: one of the first sixteen by its own number, of the palette, or exact.
enum { kind_plain = 1 << 24, kind_palette = 2 << 24, kind_exact = 3 << 24, kind_mask = 255 << 24 };

/// The numbers of a rendition; -1 where there is something else.
static int read_numbers(const char *from, size_t length, int *numbers) {
  int count = 0;
  numbers[0] = 0;
  for (size_t index = 2; index + 1 < length; index++) {
    if (from[index] == ';') {
      if (++count == most_numbers) return -1;
      numbers[count] = 0;
    } else if (from[index] >= '0' && from[index] <= '9' && numbers[count] < 10000) {
      numbers[count] = numbers[count] * 10 + from[index] - '0';
    } else {
      return -1;
    }
  }
  return count + 1;
}

/// Reads 38 or 48 and what belongs to it; the answer is how many numbers that were, 0 for none known.
static int read_color(const int *numbers, int count, const FrameLook *look, FrameColor *color) {
  if (count >= 3 && numbers[1] == 5) {
    const int number = numbers[2] & 0xFFFF;
    const bool is_exact = number < 256 && look->exact_colors[number] >= 0;
    *color = is_exact ? kind_exact | (FrameColor)look->exact_colors[number]
                      : kind_palette | (FrameColor)number;
    return 3;
  }
  if (count < 5 || numbers[1] != 2) return 0;
  *color = kind_exact | (FrameColor)((numbers[2] & 255) << 16)
    | (FrameColor)((numbers[3] & 255) << 8) | (FrameColor)(numbers[4] & 255);
  return 5;
}

/// What a number that takes an attribute back takes back; 0 for every other number.
static uint32_t cleared_by(int number) {
  switch (number) {
    case 22: return 1u << 1 | 1u << 2;
    case 23: case 24: case 25: case 27: case 28: case 29: return 1u << (number - 20);
    default: return 0;
  }
}

/// Applies one number, and those that belong to it; the answer is how many, 0 for what is not known.
static int apply_number(
  const int *numbers, int count, const FrameLook *look, FramePen *pen, FrameState *state) {
  const int number = numbers[0];
  if (number == 0) {
    *pen = (FramePen){0};
  } else if (number <= 9 && number != 6) {
    pen->attributes |= 1u << number;
  } else if (cleared_by(number) != 0) {
    pen->attributes &= ~cleared_by(number);
    state->clearable |= cleared_by(number);
  } else if (number == 39 || number == 49) {
    *(number == 39 ? &pen->foreground : &pen->background) = 0;
    state->has_default_colors = true;
  } else if (number == 38 || number == 48) {
    return read_color(numbers, count, look, number == 38 ? &pen->foreground : &pen->background);
  } else if ((number >= 30 && number <= 37) || (number >= 90 && number <= 97)) {
    pen->foreground = kind_plain | (FrameColor)number;
  } else if ((number >= 40 && number <= 47) || (number >= 100 && number <= 107)) {
    pen->background = kind_plain | (FrameColor)number;
  } else {
    return 0;
  }
  return 1;
}

/// Takes a rendition into a pen; false where it says something that is not known.
static bool take_rendition(
  const char *from, size_t length, const FrameLook *look, FramePen *pen, FrameState *state) {
  int numbers[most_numbers];
  const int count = read_numbers(from, length, numbers);
  if (count < 0) return false;
  FramePen taken = *pen;
  for (int index = 0; index < count;) {
    const int used = apply_number(numbers + index, count - index, look, &taken, state);
    if (used == 0) return false;
    index += used;
  }
  *pen = taken;
  return true;
}

// MARK: Writing renditions

/// Renditions as they are written, in sequences no longer than what the narrowest terminal takes.
typedef struct Renditions {
  char text[192];
  size_t length, open;
} Renditions;

static void add(Renditions *list, const char *parameters, size_t count) {
  enum { most_parameters = 40 };
  const bool joins = list->length > 0 && list->length - list->open + count < most_parameters;
  if (joins) {
    list->text[list->length - 1] = ';';
  } else {
    list->open = list->length;
    memcpy(list->text + list->length, "\x1b[", 2);
    list->length += 2;
  }
  memcpy(list->text + list->length, parameters, count);
  list->length += count;
  list->text[list->length++] = 'm';
}

/// Writes a number; the answer is how many digits it has.
static size_t write_number(char *to, unsigned number) {
  char digits[10];
  size_t count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  for (size_t index = 0; index < count; index++) to[index] = digits[count - 1 - index];
  return count;
}

/// A colour's parameters on one layer: '3' for what is drawn, '4' for the ground.
static void add_color(Renditions *list, FrameColor color, char layer) {
  char text[32] = {layer, '9'};
  size_t length = 2;
  const FrameColor value = color & ~(FrameColor)kind_mask;
  switch (color & kind_mask) {
    case kind_plain: length = write_number(text, value); break;
    case kind_palette:
      memcpy(text + 1, "8;5;", 4);
      length = 5 + write_number(text + 5, value);
      break;
    case kind_exact:
      memcpy(text + 1, "8;2", 3);
      length = 4;
      for (int shift = 16; shift >= 0; shift -= 8) {
        text[length++] = ';';
        length += write_number(text + length, value >> shift & 255);
      }
      break;
    default: break;
  }
  add(list, text, length);
}

static void add_attributes(Renditions *list, uint32_t attributes) {
  for (int bit = 1; bit <= 9; bit++) {
    const char digit = (char)('0' + bit);
    if (attributes & 1u << bit) add(list, &digit, 1);
  }
}

/// From nothing: a reset, and all that is wanted.
static Renditions renditions_anew(const FramePen *wanted) {
  Renditions list = {.length = 0};
  const bool is_plain =
    wanted->attributes == 0 && wanted->foreground == 0 && wanted->background == 0;
  add(&list, "0", is_plain ? 0 : 1);
  add_attributes(&list, wanted->attributes);
  if (wanted->foreground != 0) add_color(&list, wanted->foreground, '3');
  if (wanted->background != 0) add_color(&list, wanted->background, '4');
  return list;
}

/// From one pen to another by what differs; nothing where the terminal may not understand that.
static Renditions renditions_between(
  const FramePen *now, const FramePen *wanted, const FrameState *state) {
  Renditions list = {.length = 0};
  const uint32_t cleared = now->attributes & ~wanted->attributes;
  const bool loses_color = (now->foreground != 0 && wanted->foreground == 0)
    || (now->background != 0 && wanted->background == 0);
  // Bold and faint are taken back together.
  const uint32_t weights = 1u << 1 | 1u << 2;
  if (now->is_unknown || cleared & ~state->clearable || cleared & weights
      || (loses_color && !state->has_default_colors)) {
    return list;
  }
  for (int bit = 3; bit <= 9; bit++) {
    const char digits[] = {'2', (char)('0' + bit)};
    if (cleared & 1u << bit) add(&list, digits, 2);
  }
  add_attributes(&list, wanted->attributes & ~now->attributes);
  if (now->foreground != wanted->foreground) add_color(&list, wanted->foreground, '3');
  if (now->background != wanted->background) add_color(&list, wanted->background, '4');
  return list;
}

static bool is_same(const FramePen *one, const FramePen *other) {
  return one->attributes == other->attributes && !one->is_unknown && !other->is_unknown
    && one->foreground == other->foreground && one->background == other->background;
}

/// Brings the terminal's pen to the one that is wanted.
static size_t write_pen(char *to, const FramePen *wanted, FrameState *state) {
  if (is_same(&state->pen, wanted)) return 0;
  const Renditions anew = renditions_anew(wanted);
  const Renditions between = renditions_between(&state->pen, wanted, state);
  const Renditions *best =
    between.length > 0 && between.length <= anew.length ? &between : &anew;
  memcpy(to, best->text, best->length);
  state->pen = *wanted;
  return best->length;
}

/// The pen for something blank: of two that draw no lines there only the ground is to be seen.
static FramePen blank_pen(const FramePen *now, const FramePen *wanted) {
  const uint32_t unseen = 1u << 1 | 1u << 2 | 1u << 3;
  if (now->is_unknown || (now->attributes | wanted->attributes) & ~unseen) return *wanted;
  FramePen pen = *now;
  pen.background = wanted->background;
  return pen;
}

// MARK: Copying

/// Whether a control sequence moves the cursor, switches a mode or repeats what was drawn: the pen is
/// not taken up for it.
static bool leaves_pen_alone(char final) { return strchr("ABCDGHbdfhlrs", final) != NULL; }

/// Whether what begins here, a character or a control sequence, leaves nothing but ground behind.
static bool is_blank(const char *from, size_t sequence) {
  return sequence == 0 ? *from == ' ' : strchr("@JKLMPX", from[sequence - 1]) != NULL;
}

/// How many bytes from here on are text, drawn with the pen the terminal has.
static size_t text_length(const char *from, const char *end) {
  const char *here = from;
  while (here < end && (unsigned char)*here >= 0x20) here++;
  return (size_t)(here - from);
}

size_t frame_copy(
  char *to, size_t room, const char *from, size_t count, const FrameLook *look,
  FrameState *state) {
  const char *end = from + count;
  size_t length = 0;
  FramePen wanted = state->pen;
  while (from < end) {
    if (is_same(&state->pen, &wanted)) {
      const size_t text = text_length(from, end);
      memcpy(to + length, from, text);
      length += text;
      from += text;
      if (from == end) break;
    }
    const size_t idle = idle_length(from, end, look);
    if (idle > 0) {
      from += idle;
      continue;
    }
    const size_t given = sequence_length(from, end);
    const char final = given > 0 ? from[given - 1] : '\0';
    if (final == 'm' && take_rendition(from, given, look, &wanted, state)) {
      wanted.is_unknown = false;
      from += given;
      continue;
    }
    const bool moves = given > 0 && leaves_pen_alone(final);
    const bool controls = given == 0 && (*from == '\r' || *from == '\b');
    const bool fits = room - length > (size_t)(end - from) + sizeof(Renditions);
    if (!moves && !controls && !wanted.is_unknown && fits) {
      const FramePen blank = blank_pen(&state->pen, &wanted);
      length += write_pen(to + length, is_blank(from, given) ? &blank : &wanted, state);
    }
    const size_t copied = given > 0 ? given : 1;
    memcpy(to + length, from, copied);
    length += copied;
    from += copied;
    if (final == 'm') state->pen.is_unknown = wanted.is_unknown = true;
  }
  const bool fits = room - length > sizeof(Renditions);
  if (!wanted.is_unknown && fits) length += write_pen(to + length, &wanted, state);
  return length;
}
