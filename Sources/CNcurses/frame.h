/// What is changed in a frame between ncurses and the terminal. Not for Swift.

#ifndef CN_FRAME_H
#define CN_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct FrameLook {
  /// What a palette number stands for, 0xRRGGBB; -1 where it is itself.
  int32_t exact_colors[256];
  /// Characters are UTF-8: no other set is ever switched to, and none has to be left.
  bool has_one_character_set;
} FrameLook;

/// A colour: its kind in the upper byte, its numbers below; 0 is the terminal's own.
typedef uint32_t FrameColor;

/// How a terminal draws: attributes as bits by their numbers.
typedef struct FramePen {
  uint32_t attributes;
  FrameColor foreground, background;
  /// Nobody knows how the terminal draws; a reset comes before anything else.
  bool is_unknown;
} FramePen;

/// The pen of a terminal, and what it has been seen to understand.
typedef struct FrameState {
  FramePen pen;
  /// Attributes that ncurses takes back one by one.
  uint32_t clearable;
  /// 39 and 49 give the terminal's own colours back.
  bool has_default_colors;
} FrameState;

/// Copies a frame shorter than ncurses writes it, and with exact colours; the answer is its length.
///
/// A rendition is written when something is drawn with it, and then only what differs from the one
/// before. Where the room is short of what that takes, nothing but the source's own text is copied;
/// `room` is never less than that.
size_t frame_copy(
  char *to, size_t room, const char *from, size_t count, const FrameLook *look,
  FrameState *state);

#endif
