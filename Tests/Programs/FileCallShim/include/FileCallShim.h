// Stands between a program and the file calls of libc: counts them, logs them, and makes one of them go wrong.
//
// The functions of FileCallShim.c have libc's own names. Linked into an executable they take the place of libc's for all of it, shared libraries
// included: symbols of the executable come first in dynamic lookup. So this needs no preloading, and no library that a package would
// have to make a product of. It does nothing but on Linux with glibc, and nothing under the sanitizers, which do the same.
#ifndef FILE_CALL_SHIM_H
#define FILE_CALL_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// The fault at the call with the chosen number. Calls are counted from 1, and only those on watched paths.
enum FileCallFault {
  FileCallFaultNone,
  /// The process is killed before the call.
  FileCallFaultKill,
  /// Half of the bytes are written, then the process is killed. Only writes are counted.
  FileCallFaultTear,
  /// Half of the bytes are written, and the call says so. Only writes are counted.
  FileCallFaultShort,
  /// The call is not performed and fails.
  FileCallFaultFailOnce,
  /// The call and all calls after it are not performed and fail.
  FileCallFaultFailFrom,
};

/// Whether the calls go through here at all.
int file_call_shim_works(void);

/// Watches the files and folders at or below a path, given without a slash at its end. They are not really synced from now on.
void file_call_shim_watch(const char *path);

/// Counts from 0 again and arms a fault. `error` is the errno of calls that fail.
void file_call_shim_arm(enum FileCallFault fault, int64_t at, int error);

/// Writes a record of each call on watched paths that changes something to a new file from now on; NULL ends it.
///
/// A record: UInt8 kind, UInt64 file number (st_ino), Int64 offset or size, UInt32 length of the text, UInt32 length of the second text or
/// bytes; then the text, a path below the watched one, and the second text or bytes. In host byte order, without padding.
/// Kinds: 'c' created, 'w' written, 't' truncated, 's' synced, 'd' folder synced, 'l' linked, 'r' renamed, 'u' unlinked, 'm' folder made,
/// 'x' folder removed, 'n' a number was acknowledged (offset).
int file_call_shim_log(const char *path);

/// Keeps a number of the program's own, such as the count of rows that are stored, and writes it to the log.
void file_call_shim_acknowledge(int64_t number);

// The following values are shared by all forked processes, even when a process is killed.

/// The calls on watched paths since the last arming.
int64_t file_call_shim_calls(void);
/// The calls among them that write bytes.
int64_t file_call_shim_writes(void);
/// The name of the call that went wrong; empty when none did.
const char *file_call_shim_faulty(void);
/// The number that was acknowledged last; 0 when none was.
int64_t file_call_shim_acknowledged(void);
/// One of 32 numbers for the program's own use.
int64_t file_call_shim_number(int place);
/// Sets one of these numbers.
void file_call_shim_set_number(int place, int64_t number);

/// Calls `fork`, which Swift hides. The program must have one thread only. The forked process ends after this many seconds at the latest.
/// Answers -1 where the system has no such call, as tvOS and watchOS.
int file_call_shim_fork(unsigned seconds);

/// A number for bytes, which other bytes have only by chance.
uint64_t file_call_shim_hash(const void *bytes, size_t count, uint64_t seed);

#endif
