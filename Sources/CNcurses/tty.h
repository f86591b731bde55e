/// What child.c needs of the terminal's modes and signals. Not for Swift.

#ifndef CN_TTY_H
#define CN_TTY_H

#include <stdbool.h>

/// The one restoration, for every way out, and for another program of our job.
void tty_restore(void);

/// Whether the job was continued since last asked; the modes stay as they are.
bool tty_take_continuation(void);

/// Lets the next frame take the terminal back, and draw everything.
void tty_return(void);

#endif
