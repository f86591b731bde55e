/// What this process does among others: how it ends, stops, and leaves its terminal to one of them.

#ifndef CNPROCESS_H
#define CNPROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Sets the bytes (at most 32 KiB, else none of them and false) that a crash leaves behind on the
/// terminal that it restored. Provided because a signal handler can work nothing out.
bool cn_set_last_words(const uint8_t *bytes, size_t count);

/// The same for what every signal that ends the program leaves in a new file that others can't read
/// (at most 256 KiB): no bytes, no file. Folders on its way are made. Provided for the same reason.
bool cn_set_legacy(const char *path, const uint8_t *bytes, size_t count);

/// Leaves it now, once. Provided because a terminal can vanish while its signal is ignored.
void cn_leave_legacy(void);

/// Has hang-up, termination and Ctrl-C leave it. Provided because without a screen `cn_open`, which has
/// handlers for all signals, is not called.
void cn_guard_legacy(void);

/// Stops the whole job, as Ctrl-Z does, and comes back when it is continued. Provided because the
/// terminal is given back in the handler of that signal.
void cn_suspend(void);

/// Leaves the screen to another program of our job, its path and arguments each with a zero, and comes
/// back with its exit status, 128 and its signal, or -1 where it didn't start. Provided because the
/// terminal is given back before it starts, and where it is stopped so are we.
int32_t cn_run(const char *words, size_t count);

/// Hands a text to another program, its name and arguments each with a zero, and waits a second at
/// most. It says nothing on our terminal. True where it took all and ended well, or stays for it.
/// Provided because one that reads nothing would end us by a signal, or make us wait.
bool cn_feed(const char *words, size_t count, const uint8_t *bytes, size_t length);

/// The environment, NULL at its end. Provided because `environ` is a mutable global.
const char *const *cn_environment(void);

#endif
