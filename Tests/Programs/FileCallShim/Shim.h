// The parts of the shim that the functions with libc's names need.
#ifndef SHIM_H
#define SHIM_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifdef __linux__
#include <features.h>
#endif
#if defined(__linux__) && defined(__GLIBC__) && !defined(SANITIZED)
#define SHIM 1
#endif

#ifdef SHIM
#include <stddef.h>
#include <stdint.h>

/// The part of a path below the watched one; NULL when it is not watched.
const char *shim_below(const char *path);

/// The kind of a descriptor.
enum { unwatched, watched_file, watched_folder };
int shim_kind(int descriptor);
void shim_mark(int descriptor, int kind);

/// Whether calls are to fail.
int shim_is_armed(void);

/// Counts a call; true when it is to fail, and then errno is set.
int shim_fails(const char *name);

/// Counts a call that writes so many bytes; how many of them are written. `is_last` says whether the process is killed after them.
size_t shim_torn(const char *name, size_t count, int *is_last);
void shim_die(void);

/// Whether there is a log, and its records.
int shim_logs(void);
void shim_record(uint8_t kind, uint64_t number, int64_t offset, const char *text, const void *second, size_t second_count);
void shim_record_names(uint8_t kind, uint64_t number, const char *first, const char *second);

/// The number that the system gives a file; 0 when there is none.
uint64_t shim_file_number(int descriptor);
uint64_t shim_file_number_at(const char *path);
#endif

#endif
