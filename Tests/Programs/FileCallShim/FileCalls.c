// The file calls of libc, under their own names, by system calls.
#define _GNU_SOURCE
#include "Shim.h"

#ifdef SHIM
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// MARK: Opening and closing

static int open_shimmed(const char *name, int folder, const char *path, int flags, mode_t mode) {
  const char *place = shim_below(path);
  if (place == NULL) return (int)syscall(SYS_openat, folder, path, flags, mode);
  if (shim_fails(name)) return -1;
  int is_new = (flags & O_CREAT) && shim_file_number_at(path) == 0;
  int descriptor = (int)syscall(SYS_openat, folder, path, flags, mode);
  if (descriptor < 0) return descriptor;
  struct stat status;
  memset(&status, 0, sizeof status);
  syscall(SYS_newfstatat, descriptor, "", &status, AT_EMPTY_PATH);
  shim_mark(descriptor, S_ISDIR(status.st_mode) ? watched_folder : watched_file);
  if (is_new) shim_record('c', status.st_ino, 0, place, NULL, 0);
  else if (flags & O_TRUNC) shim_record('t', status.st_ino, 0, NULL, NULL, 0);
  return descriptor;
}

#define OPEN(function, folder_parameter, folder) \
  int function(folder_parameter const char *path, int flags, ...) { \
    mode_t mode = 0; \
    if (flags & (O_CREAT | __O_TMPFILE)) { \
      va_list rest; \
      va_start(rest, flags); \
      mode = va_arg(rest, mode_t); \
      va_end(rest); \
    } \
    return open_shimmed(#function, folder, path, flags, mode); \
  }
#define NOTHING
#define FOLDER int folder,
OPEN(open, NOTHING, AT_FDCWD)
OPEN(open64, NOTHING, AT_FDCWD)
OPEN(openat, FOLDER, folder)
OPEN(openat64, FOLDER, folder)

int close(int descriptor) {
  int is_watched = shim_kind(descriptor) != unwatched;
  shim_mark(descriptor, unwatched);
  if (is_watched && shim_fails("close")) {  // the descriptor is gone all the same, as on Linux
    int error = errno;
    syscall(SYS_close, descriptor);
    errno = error;
    return -1;
  }
  return (int)syscall(SYS_close, descriptor);
}

// MARK: Reading and writing

static ssize_t read_shimmed(const char *name, int descriptor, void *bytes, size_t count, int64_t offset) {
  if (shim_kind(descriptor) != unwatched && shim_fails(name)) return -1;
  if (offset < 0) return syscall(SYS_read, descriptor, bytes, count);
  return syscall(SYS_pread64, descriptor, bytes, count, offset);
}

ssize_t read(int descriptor, void *bytes, size_t count) { return read_shimmed("read", descriptor, bytes, count, -1); }
ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) { return read_shimmed("pread", descriptor, bytes, count, offset); }
ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t offset) {
  return read_shimmed("pread64", descriptor, bytes, count, offset);
}

static ssize_t write_shimmed(const char *name, int descriptor, const void *bytes, size_t count, int64_t offset) {
  if (shim_kind(descriptor) == unwatched) {
    return offset < 0 ? syscall(SYS_write, descriptor, bytes, count) : syscall(SYS_pwrite64, descriptor, bytes, count, offset);
  }
  if (shim_fails(name)) return -1;
  int is_last = 0;
  count = shim_torn(name, count, &is_last);
  int64_t place = offset < 0 ? syscall(SYS_lseek, descriptor, 0, SEEK_CUR) : offset;
  ssize_t done = offset < 0 ? syscall(SYS_write, descriptor, bytes, count) : syscall(SYS_pwrite64, descriptor, bytes, count, offset);
  if (is_last) shim_die();
  if (done > 0 && shim_logs()) shim_record('w', shim_file_number(descriptor), place, NULL, bytes, (size_t)done);
  return done;
}

ssize_t write(int descriptor, const void *bytes, size_t count) { return write_shimmed("write", descriptor, bytes, count, -1); }
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return write_shimmed("pwrite", descriptor, bytes, count, offset);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return write_shimmed("pwrite64", descriptor, bytes, count, offset);
}

static int truncate_shimmed(const char *name, int descriptor, int64_t size) {
  int is_watched = shim_kind(descriptor) != unwatched;
  if (is_watched && shim_fails(name)) return -1;
  int result = (int)syscall(SYS_ftruncate, descriptor, size);
  if (is_watched && result == 0 && shim_logs()) shim_record('t', shim_file_number(descriptor), size, NULL, NULL, 0);
  return result;
}

int ftruncate(int descriptor, off_t size) { return truncate_shimmed("ftruncate", descriptor, size); }
int ftruncate64(int descriptor, off64_t size) { return truncate_shimmed("ftruncate64", descriptor, size); }

/// A process that is killed loses nothing that the system has; the losses of a power loss are played back from the log.
static int sync_shimmed(const char *name, int descriptor, int call) {
  int kind = shim_kind(descriptor);
  if (kind == unwatched) return (int)syscall(call, descriptor);
  if (shim_fails(name)) return -1;
  if (!shim_logs()) return 0;
  char path[PATH_MAX], link[64];
  if (kind == watched_file) {
    shim_record('s', shim_file_number(descriptor), 0, NULL, NULL, 0);
    return 0;
  }
  const char *digits = "0123456789";
  size_t end = sizeof link;
  link[--end] = 0;
  for (int rest = descriptor; end == sizeof link - 1 || rest > 0; rest /= 10) link[--end] = digits[rest % 10];
  end -= strlen("/proc/self/fd/");
  memcpy(link + end, "/proc/self/fd/", strlen("/proc/self/fd/"));
  long count = syscall(SYS_readlinkat, AT_FDCWD, link + end, path, sizeof path - 1);
  if (count <= 0) shim_die();
  path[count] = 0;
  shim_record('d', 0, 0, shim_below(path), NULL, 0);
  return 0;
}

int fsync(int descriptor) { return sync_shimmed("fsync", descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return sync_shimmed("fdatasync", descriptor, SYS_fdatasync); }

// MARK: Names

int link(const char *path, const char *name) { return linkat(AT_FDCWD, path, AT_FDCWD, name, 0); }

int linkat(int folder, const char *path, int name_folder, const char *name, int flags) {
  const char *place = shim_below(name);
  if (place && shim_fails("linkat")) return -1;
  int result = (int)syscall(SYS_linkat, folder, path, name_folder, name, flags);
  if (place && result == 0) shim_record_names('l', shim_file_number_at(name), shim_below(path), place);
  return result;
}

int rename(const char *path, const char *name) { return renameat(AT_FDCWD, path, AT_FDCWD, name); }

int renameat(int folder, const char *path, int name_folder, const char *name) {
  const char *place = shim_below(name);
  if (place && shim_fails("renameat")) return -1;
  int result = (int)syscall(SYS_renameat2, folder, path, name_folder, name, 0);
  if (place && result == 0) shim_record_names('r', shim_file_number_at(name), shim_below(path), place);
  return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int unlinkat(int folder, const char *path, int flags) {
  const char *place = shim_below(path);
  if (place && shim_fails(flags & AT_REMOVEDIR ? "rmdir" : "unlink")) return -1;
  int result = (int)syscall(SYS_unlinkat, folder, path, flags);
  if (place && result == 0) shim_record_names(flags & AT_REMOVEDIR ? 'x' : 'u', 0, place, NULL);
  return result;
}

int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdir(const char *path, mode_t mode) {
  const char *place = shim_below(path);
  if (place && shim_fails("mkdir")) return -1;
  int result = (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
  if (place && result == 0) shim_record_names('m', 0, place, NULL);
  return result;
}

// MARK: Locks, mappings, modes

static int control(const char *name, int descriptor, int command, void *argument) {
  if (shim_kind(descriptor) != unwatched && shim_fails(name)) return -1;
  int result = (int)syscall(SYS_fcntl, descriptor, command, argument);
  if (result >= 0 && (command == F_DUPFD || command == F_DUPFD_CLOEXEC)) shim_mark(result, shim_kind(descriptor));
  return result;
}

#define CONTROL(function) \
  int function(int descriptor, int command, ...) { \
    va_list rest; \
    va_start(rest, command); \
    void *argument = va_arg(rest, void *); \
    va_end(rest); \
    return control(#function, descriptor, command, argument); \
  }
CONTROL(fcntl)
CONTROL(fcntl64)

int flock(int descriptor, int operation) {
  if (shim_kind(descriptor) != unwatched && shim_fails("flock")) return -1;
  return (int)syscall(SYS_flock, descriptor, operation);
}

static void *map(const char *name, void *address, size_t count, int protection, int flags, int descriptor, int64_t offset) {
  if (!(flags & MAP_ANONYMOUS) && shim_kind(descriptor) != unwatched && shim_fails(name)) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, address, count, protection, flags, descriptor, offset);
}

void *mmap(void *address, size_t count, int protection, int flags, int descriptor, off_t offset) {
  return map("mmap", address, count, protection, flags, descriptor, offset);
}
void *mmap64(void *address, size_t count, int protection, int flags, int descriptor, off64_t offset) {
  return map("mmap64", address, count, protection, flags, descriptor, offset);
}

int fchmod(int descriptor, mode_t mode) {
  if (shim_kind(descriptor) != unwatched && shim_fails("fchmod")) return -1;
  return (int)syscall(SYS_fchmod, descriptor, mode);
}

int fchown(int descriptor, uid_t user, gid_t group) {
  if (shim_kind(descriptor) != unwatched && shim_fails("fchown")) return -1;
  return (int)syscall(SYS_fchown, descriptor, user, group);
}

// MARK: Waiting

// Where a lock is made to fail, it does not help to wait for it.

int usleep(useconds_t microseconds) {
  if (shim_is_armed()) return 0;
  struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
  return (int)syscall(SYS_nanosleep, &time, NULL);
}

unsigned sleep(unsigned seconds) {
  if (shim_is_armed()) return 0;
  struct timespec time = {seconds, 0}, rest = {0, 0};
  return syscall(SYS_nanosleep, &time, &rest) == 0 ? 0 : (unsigned)rest.tv_sec + 1;
}

// MARK: Looking

static int look(const char *name, int folder, const char *path, void *status, int flags) {
  if ((flags & AT_EMPTY_PATH ? shim_kind(folder) != unwatched : shim_below(path) != NULL) && shim_fails(name)) return -1;
  return (int)syscall(SYS_newfstatat, folder, path, status, flags);
}

int stat(const char *path, struct stat *status) { return look("stat", AT_FDCWD, path, status, 0); }
int stat64(const char *path, struct stat64 *status) { return look("stat64", AT_FDCWD, path, status, 0); }
int lstat(const char *path, struct stat *status) { return look("lstat", AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW); }
int lstat64(const char *path, struct stat64 *status) { return look("lstat64", AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW); }
int fstat(int descriptor, struct stat *status) { return look("fstat", descriptor, "", status, AT_EMPTY_PATH); }
int fstat64(int descriptor, struct stat64 *status) { return look("fstat64", descriptor, "", status, AT_EMPTY_PATH); }
int fstatat(int folder, const char *path, struct stat *status, int flags) { return look("fstatat", folder, path, status, flags); }

int access(const char *path, int mode) {
  if (shim_below(path) && shim_fails("access")) return -1;
  return (int)syscall(SYS_faccessat, AT_FDCWD, path, mode);
}

ssize_t readlink(const char *path, char *bytes, size_t count) {
  if (shim_below(path) && shim_fails("readlink")) return -1;
  return syscall(SYS_readlinkat, AT_FDCWD, path, bytes, count);
}

/// Functions for which libc makes more than one system call are left to libc.
#define LIBC(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))

char *realpath(const char *path, char *resolved) {
  if (shim_below(path) && shim_fails("realpath")) return NULL;
  return LIBC(realpath)(path, resolved);
}

int statvfs(const char *path, struct statvfs *status) {
  if (shim_below(path) && shim_fails("statvfs")) return -1;
  return LIBC(statvfs)(path, status);
}

DIR *opendir(const char *path) {
  if (shim_below(path) && shim_fails("opendir")) return NULL;
  DIR *stream = LIBC(opendir)(path);
  if (stream && shim_below(path)) shim_mark(dirfd(stream), watched_folder);
  return stream;
}

struct dirent *readdir(DIR *stream) {
  if (shim_kind(dirfd(stream)) != unwatched && shim_fails("readdir")) return NULL;
  return LIBC(readdir)(stream);
}

int closedir(DIR *stream) {
  shim_mark(dirfd(stream), unwatched);
  return LIBC(closedir)(stream);
}

#endif
