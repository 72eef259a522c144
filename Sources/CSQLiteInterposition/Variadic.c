// The functions with "..." or a va_list, which Swift cannot define. Each hands its arguments, typed, to a function that Swift defines.
#include <CSQLiteInterposition.h>
#include <stdarg.h>

int sqm_routed_config(int, sqlite3_int64, sqlite3_int64, void *, void *);
int sqm_routed_db_config(sqlite3 *, int, int, int, void *);
int sqm_routed_vtab_config(sqlite3 *, int, int);
int sqm_routed_test_control(int, int, void *);
char *sqm_routed_mprintf(const char *, const char *);
char *sqm_routed_snprintf(int, char *, const char *, const char *);
void sqm_routed_str_appendf(sqlite3_str *, const char *, const char *);
void sqm_routed_log(int, const char *);

int sqlite3_config(int option, ...) {
  sqlite3_int64 first = 0, second = 0;
  void *pointer = 0, *context = 0;
  va_list list;
  va_start(list, option);
  switch (option) {
    case SQLITE_CONFIG_SINGLETHREAD:
    case SQLITE_CONFIG_MULTITHREAD:
    case SQLITE_CONFIG_SERIALIZED:
      break;
    case SQLITE_CONFIG_MALLOC:
    case SQLITE_CONFIG_GETMALLOC:
    case SQLITE_CONFIG_MUTEX:
    case SQLITE_CONFIG_GETMUTEX:
    case SQLITE_CONFIG_PCACHE2:
    case SQLITE_CONFIG_GETPCACHE2:
    case SQLITE_CONFIG_PCACHE_HDRSZ:
      pointer = va_arg(list, void *);
      break;
    case SQLITE_CONFIG_LOG:
    case SQLITE_CONFIG_SQLLOG:
      pointer = va_arg(list, void *);
      context = va_arg(list, void *);
      break;
    case SQLITE_CONFIG_PAGECACHE:
    case SQLITE_CONFIG_HEAP:
      pointer = va_arg(list, void *);
      first = va_arg(list, int);
      second = va_arg(list, int);
      break;
    case SQLITE_CONFIG_LOOKASIDE:
      first = va_arg(list, int);
      second = va_arg(list, int);
      break;
    case SQLITE_CONFIG_MMAP_SIZE:
      first = va_arg(list, sqlite3_int64);
      second = va_arg(list, sqlite3_int64);
      break;
    case SQLITE_CONFIG_MEMDB_MAXSIZE:
      first = va_arg(list, sqlite3_int64);
      break;
    default:
      first = va_arg(list, int);
  }
  va_end(list);
  return sqm_routed_config(option, first, second, pointer, context);
}

int sqlite3_db_config(sqlite3 *db, int option, ...) {
  int first = 0, second = 0;
  void *pointer = 0;
  va_list list;
  va_start(list, option);
  switch (option) {
    case SQLITE_DBCONFIG_LOOKASIDE:
      pointer = va_arg(list, void *);
      first = va_arg(list, int);
      second = va_arg(list, int);
      break;
    case SQLITE_DBCONFIG_MAINDBNAME:
      pointer = va_arg(list, void *);
      break;
    default:
      first = va_arg(list, int);
      pointer = va_arg(list, void *);
  }
  va_end(list);
  return sqm_routed_db_config(db, option, first, second, pointer);
}

int sqlite3_vtab_config(sqlite3 *db, int option, ...) {
  va_list list;
  va_start(list, option);
  int value = option == SQLITE_VTAB_CONSTRAINT_SUPPORT ? va_arg(list, int) : 0;
  va_end(list);
  return sqm_routed_vtab_config(db, option, value);
}

// The wrapper's shim hands on options with a number and a pointer, in either order.
int sqlite3_test_control(int option, ...) {
  int value = 0;
  void *pointer = 0;
  va_list list;
  va_start(list, option);
  switch (option) {
    case SQLITE_TESTCTRL_FAULT_INSTALL:
      pointer = va_arg(list, void *);
      break;
    case SQLITE_TESTCTRL_OPTIMIZATIONS:
      pointer = va_arg(list, void *);
      value = va_arg(list, int);
      break;
    case SQLITE_TESTCTRL_PRNG_SEED:
    case SQLITE_TESTCTRL_BITVEC_TEST:
      value = va_arg(list, int);
      pointer = va_arg(list, void *);
      break;
    default:
      value = va_arg(list, int);
  }
  va_end(list);
  return sqm_routed_test_control(option, value, pointer);
}

// The true library formats, and a wrapper sees the result as one text.
char *sqlite3_vmprintf(const char *format, va_list list) {
  char *text = sqm_true_library()->sqlite3_vmprintf(format, list);
  if (!text || sqm_direct()) return text;
  char *answer = sqm_routed_mprintf("%s", text);
  sqm_true_library()->sqlite3_free(text);
  return answer;
}

char *sqlite3_mprintf(const char *format, ...) {
  va_list list;
  va_start(list, format);
  char *answer = sqlite3_vmprintf(format, list);
  va_end(list);
  return answer;
}

// By way of the buffer, and not of sqlite3_vmprintf, which would initialize the library: sqlite3_config returns SQLITE_MISUSE after that. A
// wrapper sees the text that is there already.
char *sqlite3_vsnprintf(int size, char *buffer, const char *format, va_list list) {
  char *answer = sqm_true_library()->sqlite3_vsnprintf(size, buffer, format, list);
  if (sqm_direct() || !answer || size <= 0) return answer;
  char *copy = sqm_true_library()->sqlite3_mprintf("%s", answer);
  if (!copy) return answer;
  answer = sqm_routed_snprintf(size, buffer, "%s", copy);
  sqm_true_library()->sqlite3_free(copy);
  return answer;
}

char *sqlite3_snprintf(int size, char *buffer, const char *format, ...) {
  va_list list;
  va_start(list, format);
  char *answer = sqlite3_vsnprintf(size, buffer, format, list);
  va_end(list);
  return answer;
}

void sqlite3_str_vappendf(sqlite3_str *string, const char *format, va_list list) {
  if (sqm_direct()) {
    sqm_true_library()->sqlite3_str_vappendf(string, format, list);
    return;
  }
  char *text = sqm_true_library()->sqlite3_vmprintf(format, list);
  sqm_routed_str_appendf(string, "%s", text ? text : "");
  sqm_true_library()->sqlite3_free(text);
}

void sqlite3_str_appendf(sqlite3_str *string, const char *format, ...) {
  va_list list;
  va_start(list, format);
  sqlite3_str_vappendf(string, format, list);
  va_end(list);
}

void sqlite3_log(int code, const char *format, ...) {
  char text[700];  // more than SQLite logs
  va_list list;
  va_start(list, format);
  sqm_true_library()->sqlite3_vsnprintf(sizeof text, text, format, list);
  va_end(list);
  sqm_routed_log(code, text);
}
