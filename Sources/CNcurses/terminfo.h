/// What terminfo knows. Apart from tty.c because <term.h> takes words such as `columns`.

#ifndef CN_TERMINFO_H
#define CN_TERMINFO_H

#include "CNcurses.h"

/// Loads the entry of a TERM, for the templates, flags and numbers of the open terminal.
CNOpening terminfo_open(const char *term);

/// Lets go of it.
void terminfo_close(void);

#endif
