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

/// Copies a frame shorter than ncurses writes it, and with exact colours; the answer is its length.
///
/// Renditions that follow one another become one, up to what the narrowest terminal takes. The
/// result is never longer than twice the source.
size_t frame_copy(char *to, const char *from, size_t count, const FrameLook *look);

#endif
