/// What terminfo knows. Apart from CNcurses.c because <term.h> takes words such as `columns`.

#ifndef CN_TERMINFO_H
#define CN_TERMINFO_H

#include "CNcurses.h"

/// The size an entry claims, or 80x24.
void terminfo_size(int32_t *width, int32_t *height);

/// Fills in the bytes that undo everything a session may have switched on; the answer is how many.
size_t terminfo_restoration(
  const CNSettings *settings, int32_t height, char *bytes, size_t capacity);

#endif
