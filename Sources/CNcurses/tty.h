/// The terminal's file descriptors, modes and signals. Knows no ncurses. Not for Swift.

#ifndef CN_TTY_H
#define CN_TTY_H

#include "CNcurses.h"

/// Opens descriptors of our own for the terminal; saves its modes and the signal handlers.
///
/// To be called before newterm, which installs handlers of its own.
CNOpening tty_open(void);

/// Goes raw and installs the signal handlers. To be called after newterm.
void tty_take(void);

/// Restores the terminal and the handlers, and closes the descriptors.
void tty_close(void);

/// Prepares the bytes that any exit writes once something has been drawn.
void tty_set_restore(const char *bytes, size_t count);

/// Notes that the screen shows something of ours (or not), which an exit has to take back.
void tty_set_drawn(bool is_drawn);

/// Writes all bytes, however slow the terminal. False when it vanished or the job was stopped.
bool tty_write(const char *bytes, size_t count);

/// Whether the job was continued since last asked; if so, the terminal is raw again.
bool tty_was_resumed(void);

/// Whether the terminal has vanished.
bool tty_is_gone(void);

/// The terminal's size; false where it knows none.
bool tty_size(int32_t *columns, int32_t *rows);

/// Throws away what was typed and not read.
void tty_discard_input(void);

/// Gives the terminal to another program of our job.
void tty_leave(void);

/// Whether the job was continued since last asked; the modes stay as they are.
bool tty_take_continuation(void);

/// Lets the next frame take the terminal back, and draw everything.
void tty_return(void);

#endif
