// Frames on their way from ncurses to the terminal. Knows neither.

#include "frame.h"

#include <stdio.h>
#include <string.h>

/// One "select graphic rendition" at the start of some bytes: its parameters; NULL where none is.
static const char *rendition(const char *from, const char *end, size_t *count) {
  if (end - from < 3 || from[0] != '\x1b' || from[1] != '[') return NULL;
  const char *here = from + 2;
  while (here < end && ((*here >= '0' && *here <= '9') || *here == ';')) here++;
  if (here == end || *here != 'm') return NULL;
  *count = (size_t)(here - from - 2);
  return from + 2;
}

/// Writes the parameters of a rendition, colours that stand for exact ones by their true values.
static size_t write_parameters(
  char *to, const char *parameters, size_t count, const FrameLook *look) {
  int number = 0;
  const bool is_color = count > 5 && memcmp(parameters + 1, "8;5;", 4) == 0
    && (parameters[0] == '3' || parameters[0] == '4');
  for (size_t index = 5; is_color && index < count && number < 256; index++) {
    number = parameters[index] == ';' ? 256 : number * 10 + parameters[index] - '0';
  }
  if (is_color && number < 256 && look->exact_colors[number] >= 0) {
    const unsigned rgb = (unsigned)look->exact_colors[number];
    return (size_t)snprintf(
      to, 24, "%c8;2;%u;%u;%u", parameters[0], rgb >> 16, rgb >> 8 & 255, rgb & 255);
  }
  memcpy(to, parameters, count);
  return count;
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

size_t frame_copy(char *to, const char *from, size_t count, const FrameLook *look) {
  enum { most_parameters = 40 };
  const char *end = from + count;
  size_t length = 0, open = SIZE_MAX;
  while (from < end) {
    size_t given = 0;
    const char *parameters = rendition(from, end, &given);
    if (parameters == NULL && (given = idle_length(from, end, look)) > 0) {
      from += given;
    } else if (parameters == NULL) {
      to[length++] = *from++;
      open = SIZE_MAX;
    } else {
      from = parameters + given + 1;
      const bool joins = open != SIZE_MAX && given > 0 && length - open < most_parameters
        && to[length - 2] != '[';
      // A reset makes what stands right before it pointless.
      if (open != SIZE_MAX && given == 0) length = open;
      if (!joins) open = length;
      if (joins) to[length - 1] = ';';
      if (!joins) {
        to[length++] = '\x1b';
        to[length++] = '[';
      }
      length += write_parameters(to + length, parameters, given, look);
      to[length++] = 'm';
    }
  }
  return length;
}
