/// What our Swift uses of the C library of a Mac, and no more: a module named CDarwin.
///
/// With it and with what Swift adds (Darwin.swift) a Linux machine compiles the branches that are for a Mac. The types have a Mac's widths;
/// the constants have the types that Swift gives them there, and the values do not matter. `.ci/mac`
/// holds the functions and the fields to Apple's own headers, where those are to be had: then
/// UPRIGHT_HAS_DARWIN is defined, and what stands here is declared a second time.

#ifndef UPRIGHT_DARWIN_H
#define UPRIGHT_DARWIN_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#ifndef UPRIGHT_HAS_DARWIN

// Under names of their own in C, so that they are not taken for those of this machine.
#define NAME(name) mac_##name
#define NAMED(name) __attribute__((swift_name(#name))) mac_##name

typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef long ssize_t;
typedef long time_t;
typedef uint32_t useconds_t;
typedef uint32_t sigset_t;
typedef uint32_t nfds_t;
typedef int nl_item;
typedef uint64_t rlim_t;
typedef void (*_Nullable sig_t)(int);
typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6 } clockid_t;

struct NAMED(timespec) {
  time_t tv_sec;
  long tv_nsec;
};

struct NAMED(timeval) {
  time_t tv_sec;
  int32_t tv_usec;
};

struct NAMED(stat) {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  dev_t st_rdev;
  struct NAME(timespec) st_mtimespec;
  off_t st_size;
};

struct NAMED(dirent) {
  uint64_t d_ino;
  uint8_t d_type;
  char d_name[1024];
};

struct NAMED(winsize) {
  unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};

struct NAMED(pollfd) {
  int fd;
  short events, revents;
};

struct NAMED(utsname) {
  char sysname[256], nodename[256], release[256], version[256], machine[256];
};

struct NAMED(kevent) {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};

struct NAMED(rlimit) {
  rlim_t rlim_cur, rlim_max;
};

struct NAMED(rusage) {
  struct NAME(timeval) ru_utime, ru_stime;
  long ru_maxrss;
};

typedef struct __dirstream DIR;
typedef struct __file FILE;
typedef struct {
  long opaque[8];
} pthread_attr_t;
typedef struct _opaque_pthread_t *pthread_t;

static const mode_t S_IFMT = 0170000, S_IFDIR = 0040000, S_IFREG = 0100000, S_IFIFO = 0010000,
                    S_IFCHR = 0020000, S_IFLNK = 0120000;
static const sig_t SIG_DFL = 0, SIG_IGN = (sig_t)1;
static const rlim_t RLIM_INFINITY = ((uint64_t)1 << 63) - 1;

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_NONBLOCK 4
#define O_CREAT 0x200
#define O_EXCL 0x800
#define O_NOCTTY 0x20000
#define O_CLOEXEC 0x1000000
#define O_EVTONLY 0x8000
#define F_GETFD 1
#define F_OK 0
#define POLLIN 1
#define POLLOUT 4
#define POLLERR 8
#define POLLHUP 16
#define POLLNVAL 32
#define EINTR 4
#define EEXIST 17
#define ENOENT 2
#define ENOSYS 78
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EAGAIN 35
#define EPIPE 32
#define ENOTSUP 45
#define EOPNOTSUPP 102
#define EPERM 1
#define EMLINK 31
#define ENAMETOOLONG 63
#define ENXIO 6
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 10
#define SIGSEGV 11
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_UNBLOCK 2
#define LC_CTYPE 2
#define CODESET 0
#define NAME_MAX 255
#define PATH_MAX 1024
#define EVFILT_VNODE (-4)
#define EV_ADD 1
#define EV_CLEAR 32
#define NOTE_DELETE 1
#define NOTE_WRITE 2
#define NOTE_EXTEND 4
#define NOTE_RENAME 32
#define RUSAGE_SELF 0
#define RLIMIT_CPU 0
#define RLIMIT_AS 5
#define RLIMIT_CORE 4
#define WNOHANG 1
#define _SC_NPROCESSORS_ONLN 58
#define _SC_PAGESIZE 29
#define _SC_PHYS_PAGES 200

#else

#define NAME(name) name

#endif

int access(const char *, int);
int chmod(const char *, mode_t);
int clock_gettime(clockid_t, struct NAME(timespec) *);
int close(int);
int closedir(DIR *);
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
int fchmod(int, mode_t);
int fclose(FILE *);
int fflush(FILE *);
int fcntl(int, int, ...);
char *fgets(char *, int, FILE *);
FILE *fopen(const char *, const char *);
void free(void *);
int fstat(int, struct NAME(stat) *);
int fsync(int);
char *getenv(const char *);
pid_t getpid(void);
uid_t getuid(void);
int getrusage(int, struct NAME(rusage) *);
int ioctl(int, unsigned long, ...);
int isatty(int);
int kill(pid_t, int);
int kqueue(void);
int kevent(int, const struct NAME(kevent) *, int, struct NAME(kevent) *, int, const struct NAME(timespec) *);
int link(const char *, const char *);
int lstat(const char *, struct NAME(stat) *);
int mkdir(const char *, mode_t);
char *mkdtemp(char *);
int mkstemp(char *);
char *nl_langinfo(nl_item);
int open(const char *, int, ...);
DIR *opendir(const char *);
int pipe(int[2]);
int poll(struct NAME(pollfd) *, nfds_t, int);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(
  pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
  void *_Nullable (*_Nonnull)(void *_Nullable), void *_Nullable);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int raise(int);
ssize_t read(int, void *, size_t);
struct NAME(dirent) *readdir(DIR *);
ssize_t readlink(const char *, char *, size_t);
void *realloc(void *, size_t);
char *realpath(const char *, char *);
int rename(const char *, const char *);
int rmdir(const char *);
char *setlocale(int, const char *);
int getrlimit(int, struct NAME(rlimit) *);
int setrlimit(int, const struct NAME(rlimit) *);
#ifndef UPRIGHT_HAS_DARWIN // There they are macros.
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
#endif
sig_t signal(int, sig_t);
int sigprocmask(int, const sigset_t *, sigset_t *);
int stat(const char *, struct NAME(stat) *);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);
long strtol(const char *, char **, int);
long sysconf(int);
mode_t umask(mode_t);
int uname(struct NAME(utsname) *);
time_t time(time_t *);
int usleep(useconds_t);
int unlink(const char *);
pid_t waitpid(pid_t, int *, int);
ssize_t write(int, const void *, size_t);

#ifdef UPRIGHT_HAS_DARWIN

#define SAME(type, field, other) \
  _Static_assert(__builtin_types_compatible_p(__typeof__(((type *)0)->field), other), #type "." #field)

SAME(struct stat, st_dev, int32_t);
SAME(struct stat, st_mode, uint16_t);
SAME(struct stat, st_ino, uint64_t);
SAME(struct stat, st_size, off_t);
SAME(struct stat, st_mtimespec, struct timespec);
SAME(struct timespec, tv_sec, long);
SAME(struct timespec, tv_nsec, long);
SAME(struct dirent, d_name, char[1024]);
SAME(struct winsize, ws_col, unsigned short);
SAME(struct pollfd, events, short);
SAME(struct utsname, release, char[256]);
SAME(struct kevent, ident, uintptr_t);
SAME(struct kevent, filter, int16_t);
SAME(struct kevent, flags, uint16_t);
SAME(struct kevent, fflags, uint32_t);
SAME(struct kevent, data, intptr_t);
SAME(struct rlimit, rlim_cur, uint64_t);
SAME(struct rusage, ru_maxrss, long);
SAME(struct timeval, tv_usec, int32_t);

#endif

#endif
