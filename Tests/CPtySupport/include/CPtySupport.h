/// Runs a program on a pseudo terminal of its own, for tests.
///
/// Between the test and the program stands a minute shell: the leader of the terminal's session,
/// which has the program as its foreground job. Without one a program is an orphan, which the
/// kernel never stops.

#ifndef CPTYSUPPORT_H
#define CPTYSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How to start a program.
typedef struct PtyStart {
  /// Its path, then its arguments, NULL at their end.
  const char *const *arguments;
  /// NAME=VALUE, NULL at its end: the whole environment.
  const char *const *environment;
  /// Where it works.
  const char *directory;
  int32_t columns;
  int32_t rows;
  bool input_is_null;
  bool output_is_pipe;
  bool ignores_hangup;
} PtyStart;

/// A program on its terminal. Not to be looked into.
typedef struct PtyProgram {
  int32_t master;
  int32_t slave;
  int32_t captured;
  int32_t reports;
  int32_t orders;
  int32_t leader;
  int32_t process;
  uint8_t modes_before[128];
} PtyProgram;

/// What the shell has seen of its job.
typedef enum PtyEvent { PtyEventNone, PtyEventExited, PtyEventKilled, PtyEventStopped } PtyEvent;

/// Starts a program; false where the system refuses.
bool pty_start(PtyProgram *program, const PtyStart *start);

/// Waits for output up to a time; the answer is how many bytes came, -1 at the end of it.
int64_t pty_read(const PtyProgram *program, uint8_t *buffer, size_t capacity, int32_t milliseconds);

/// The same for a standard output that is a pipe.
int64_t pty_read_captured(
  const PtyProgram *program, uint8_t *buffer, size_t capacity, int32_t milliseconds);

/// Types bytes.
void pty_write(const PtyProgram *program, const uint8_t *bytes, size_t count);

/// Changes the window's size, as dragging its corner does.
void pty_resize(const PtyProgram *program, int32_t columns, int32_t rows);

/// Sends the program a signal.
void pty_signal(const PtyProgram *program, int32_t number);

/// Continues a stopped program in the foreground, as `fg` does.
void pty_continue(const PtyProgram *program);

/// Closes the window.
void pty_hang_up(PtyProgram *program);

/// Waits for the program to end or stop; `value` is the exit status or the signal.
PtyEvent pty_wait(const PtyProgram *program, int32_t milliseconds, int32_t *value);

/// Whether the terminal's modes are those of before the start.
bool pty_modes_are_restored(const PtyProgram *program);

/// The processor time the program has used, in milliseconds; -1 where that cannot be told.
int64_t pty_processor_time(const PtyProgram *program);

/// Whether the C library has a locale with UTF-8 here; makes it current.
bool pty_has_wide_characters(void);

/// The columns that the C library takes for a character; -1 where it knows none.
int32_t pty_width(uint32_t character);

/// Ends everything that was started.
void pty_end(PtyProgram *program);

/// The directory of this very program: the one the package's other programs are built into.
bool pty_build_directory(char *path, size_t capacity);

#endif
