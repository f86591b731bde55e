/// What tty.c needs to have a terminal for itself. Not for Swift.

#ifndef CN_REOPEN_H
#define CN_REOPEN_H

#include <stdbool.h>

/// A descriptor of our own for a terminal, so that O_NONBLOCK does not spread to our shell.
///
/// Where it cannot be opened again, `is_ours` is false and the descriptor is a copy.
int tty_reopen(int fd, bool *is_ours);

#endif
