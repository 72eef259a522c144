#define _GNU_SOURCE
#include "FileCallShim.h"
#include "Shim.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __APPLE__
#include <TargetConditionals.h>
#define HAS_NO_FORK (TARGET_OS_TV || TARGET_OS_WATCH)
#endif

/// The numbers and the name that forked processes share.
struct report {
  int64_t calls, writes, acknowledged, numbers[32];
  char faulty[32];
};
static struct report private_report;
static struct report *report = &private_report;

static void share_report(void) {
  if (report != &private_report) return;
  void *shared = mmap(NULL, sizeof *report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared != MAP_FAILED) report = shared;
}

int64_t file_call_shim_calls(void) { return report->calls; }
int64_t file_call_shim_writes(void) { return report->writes; }
const char *file_call_shim_faulty(void) { return report->faulty; }
int64_t file_call_shim_acknowledged(void) { return report->acknowledged; }
int64_t file_call_shim_number(int place) { return report->numbers[place & 31]; }
void file_call_shim_set_number(int place, int64_t number) { report->numbers[place & 31] = number; }

int file_call_shim_fork(unsigned seconds) {
  share_report();
#if HAS_NO_FORK
  (void)seconds;
  errno = ENOTSUP;
  return -1;
#else
  int child = fork();
  if (child == 0) alarm(seconds);
  return child;
#endif
}

uint64_t file_call_shim_hash(const void *bytes, size_t count, uint64_t seed) {
  const unsigned char *next = bytes;
  uint64_t hash = seed ^ (count * 0x9E3779B97F4A7C15u);
  for (; count >= 8; count -= 8, next += 8) {
    uint64_t word;
    memcpy(&word, next, 8);
    hash = (hash ^ word) * 0xBF58476D1CE4E5B9u;
    hash ^= hash >> 31;
  }
  for (; count > 0; count--, next++) hash = (hash ^ *next) * 0x94D049BB133111EBu;
  return hash ^ (hash >> 29);
}

#ifndef SHIM

int file_call_shim_works(void) { return 0; }
void file_call_shim_watch(const char *path) { (void)path; }
void file_call_shim_arm(enum FileCallFault fault, int64_t at, int error) { (void)fault, (void)at, (void)error; }
int file_call_shim_log(const char *path) { return path != NULL; }
void file_call_shim_acknowledge(int64_t number) { report->acknowledged = number; }

#else

#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <sys/syscall.h>

static char watched_path[PATH_MAX];
static size_t watched_length;
static enum FileCallFault fault;
static int64_t fault_at;
static int fault_error;
static int log_descriptor = -1;

/// The kind of each descriptor.
static unsigned char descriptors[1 << 16];

int file_call_shim_works(void) { return 1; }

void file_call_shim_watch(const char *path) {
  strncpy(watched_path, path, sizeof watched_path - 1);
  watched_length = strlen(watched_path);
}

void file_call_shim_arm(enum FileCallFault kind, int64_t at, int error) {
  share_report();
  report->calls = report->writes = report->acknowledged = 0;
  report->faulty[0] = 0;
  fault = kind;
  fault_at = at;
  fault_error = error;
}

// MARK: The watched path

const char *shim_below(const char *path) {
  if (watched_length == 0 || path == NULL || strncmp(path, watched_path, watched_length) != 0) return NULL;
  if (path[watched_length] == 0) return path + watched_length;
  return path[watched_length] == '/' ? path + watched_length + 1 : NULL;
}

int shim_kind(int descriptor) {
  return descriptor >= 0 && descriptor < (int)sizeof descriptors ? descriptors[descriptor] : unwatched;
}

void shim_mark(int descriptor, int kind) {
  if (descriptor >= 0 && descriptor < (int)sizeof descriptors) descriptors[descriptor] = (unsigned char)kind;
}

// MARK: The fault

void shim_die(void) {
  syscall(SYS_kill, getpid(), SIGKILL);
  for (;;) pause();
}

static void strike(const char *name) { strncpy(report->faulty, name, sizeof report->faulty - 1); }

int shim_is_armed(void) { return fault == FileCallFaultFailOnce || fault == FileCallFaultFailFrom; }

int shim_fails(const char *name) {
  int64_t number = ++report->calls;
  if (fault == FileCallFaultKill && number == fault_at) {
    strike(name);
    shim_die();
  }
  if ((fault == FileCallFaultFailOnce && number == fault_at) || (fault == FileCallFaultFailFrom && number >= fault_at)) {
    if (number == fault_at) strike(name);
    errno = fault_error;
    return 1;
  }
  return 0;
}

size_t shim_torn(const char *name, size_t count, int *is_last) {
  int is_struck = ++report->writes == fault_at && (fault == FileCallFaultTear || fault == FileCallFaultShort);
  *is_last = is_struck && fault == FileCallFaultTear;
  if (!is_struck) return count;
  strike(name);
  return count > 1 ? count / 2 : count;
}

// MARK: The log

int shim_logs(void) { return log_descriptor >= 0; }

uint64_t shim_file_number(int descriptor) {
  struct stat status;
  return syscall(SYS_newfstatat, descriptor, "", &status, AT_EMPTY_PATH) == 0 ? status.st_ino : 0;
}

uint64_t shim_file_number_at(const char *path) {
  struct stat status;
  return syscall(SYS_newfstatat, AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_ino : 0;
}

static void put(const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    long done = syscall(SYS_write, log_descriptor, next, count);
    if (done <= 0) shim_die();
    next += done;
    count -= (size_t)done;
  }
}

void shim_record(uint8_t kind, uint64_t number, int64_t offset, const char *text, const void *second, size_t second_count) {
  if (log_descriptor < 0) return;
  int before = errno;
  uint32_t lengths[2] = {text ? (uint32_t)strlen(text) : 0, (uint32_t)second_count};
  put(&kind, 1), put(&number, 8), put(&offset, 8), put(lengths, 8);
  put(text, lengths[0]), put(second, second_count);
  errno = before;
}

void shim_record_names(uint8_t kind, uint64_t number, const char *first, const char *second) {
  shim_record(kind, number, 0, first, second, second ? strlen(second) : 0);
}

int file_call_shim_log(const char *path) {
  if (log_descriptor >= 0) syscall(SYS_close, log_descriptor);
  log_descriptor = path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;
  return path && log_descriptor < 0 ? -1 : 0;
}

void file_call_shim_acknowledge(int64_t number) {
  report->acknowledged = number;
  shim_record('n', 0, number, NULL, NULL, 0);
}

#endif
