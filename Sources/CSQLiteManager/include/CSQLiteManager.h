// The C boundary of this package: the system's sqlite3.h with everything declared that its library may export,
// one shim for each of the eight variadic functions, which Swift cannot call, and one for each function pointer that FTS5 hands out.

#ifndef CSQLITE_H
#define CSQLITE_H

#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#define SQLITE_ENABLE_NORMALIZE 1
#include <sqlite3.h>

#if SQLITE_VERSION_NUMBER < 3040000
#error "SQLiteManager needs the headers of SQLite 3.40.0 or newer (Debian: apt-get install libsqlite3-dev)"
#endif

#include "CSQLiteManagerFullText.h"
#include "CSQLiteManagerGenerated.h"
#include "CSQLiteManagerOptional.h"

// Each option of sqlite3_config takes arguments of its own types; the shim hands them over as the option wants them. The shims that end in _by
// call a function that is given, such as a function of a library that is loaded by its path.
// Numbers come in `first` and `second`, pointers in `pointer` and `context`.
static inline int sqm_config_by(int (*sqlite3_config)(int, ...), int option, sqlite3_int64 first, sqlite3_int64 second, void *pointer, void *context) {
  switch (option) {
    case SQLITE_CONFIG_SINGLETHREAD:
    case SQLITE_CONFIG_MULTITHREAD:
    case SQLITE_CONFIG_SERIALIZED:
      return sqlite3_config(option);
    case SQLITE_CONFIG_MALLOC:
    case SQLITE_CONFIG_GETMALLOC:
    case SQLITE_CONFIG_MUTEX:
    case SQLITE_CONFIG_GETMUTEX:
    case SQLITE_CONFIG_PCACHE2:
    case SQLITE_CONFIG_GETPCACHE2:
    case SQLITE_CONFIG_PCACHE_HDRSZ:
      return sqlite3_config(option, pointer);
    case SQLITE_CONFIG_LOG:
    case SQLITE_CONFIG_SQLLOG:
      return sqlite3_config(option, pointer, context);
    case SQLITE_CONFIG_PAGECACHE:
    case SQLITE_CONFIG_HEAP:
      return sqlite3_config(option, pointer, (int)first, (int)second);
    case SQLITE_CONFIG_LOOKASIDE:
      return sqlite3_config(option, (int)first, (int)second);
    case SQLITE_CONFIG_MMAP_SIZE:
      return sqlite3_config(option, first, second);
    case SQLITE_CONFIG_MEMDB_MAXSIZE:
      return sqlite3_config(option, first);
    default:
      return sqlite3_config(option, (int)first);
  }
}

static inline int sqm_config(int option, sqlite3_int64 first, sqlite3_int64 second, void *pointer, void *context) {
  return sqm_config_by(sqlite3_config, option, first, second, pointer, context);
}

// SQLITE_DBCONFIG_LOOKASIDE takes a buffer and two numbers, SQLITE_DBCONFIG_MAINDBNAME a name, all others a number
// and the address of an int for the answer.
static inline int sqm_db_config_by(int (*sqlite3_db_config)(sqlite3 *, int, ...), sqlite3 *db, int option, int first, int second, void *pointer) {
  switch (option) {
    case SQLITE_DBCONFIG_LOOKASIDE:
      return sqlite3_db_config(db, option, pointer, first, second);
    case SQLITE_DBCONFIG_MAINDBNAME:
      return sqlite3_db_config(db, option, (const char *)pointer);
    default:
      return sqlite3_db_config(db, option, first, (int *)pointer);
  }
}

static inline int sqm_db_config(sqlite3 *db, int option, int first, int second, void *pointer) {
  return sqm_db_config_by(sqlite3_db_config, db, option, first, second, pointer);
}

static inline int sqm_vtab_config(sqlite3 *db, int option, int value) {
  return sqlite3_vtab_config(db, option, value);
}

static inline int sqm_test_control_by(int (*sqlite3_test_control)(int, ...), int option, int value, void *pointer) {
  switch (option) {
    case SQLITE_TESTCTRL_FAULT_INSTALL:
      return sqlite3_test_control(option, (int (*)(int))pointer);
    case SQLITE_TESTCTRL_OPTIMIZATIONS:
    case SQLITE_TESTCTRL_PRNG_SEED:
      return option == SQLITE_TESTCTRL_OPTIMIZATIONS ? sqlite3_test_control(option, (sqlite3 *)pointer, value)
                                                     : sqlite3_test_control(option, value, (sqlite3 *)pointer);
    case SQLITE_TESTCTRL_BITVEC_TEST:
      return sqlite3_test_control(option, value, (int *)pointer);
    default:
      return sqlite3_test_control(option, value);
  }
}

static inline int sqm_test_control(int option, int value, void *pointer) {
  return sqm_test_control_by(sqlite3_test_control, option, value, pointer);
}

static inline char *sqm_mprintf(const char *format, const char *text) { return sqlite3_mprintf(format, text); }

static inline char *sqm_snprintf(int size, char *buffer, const char *format, const char *text) {
  return sqlite3_snprintf(size, buffer, format, text);
}

static inline void sqm_str_appendf(sqlite3_str *string, const char *format, const char *text) {
  sqlite3_str_appendf(string, format, text);
}

static inline void sqm_log(int code, const char *text) { sqlite3_log(code, "%s", text); }

#endif
