// A library that is loaded by its path: the table of its functions, the shims of its variadic functions, and the callbacks that find a
// function's box through the library that calls them.

#ifndef CSQLITE_LOADED_H
#define CSQLITE_LOADED_H

#include <CSQLiteManager.h>

#include "CSQLiteLoadedGenerated.h"

#define SQM_POINTER(f) __typeof__(&f) f;
typedef struct {
  SQM_EACH_REQUIRED(SQM_POINTER)
  sqm_optional optional;
} sqm_library;

// Whether a library lacks the function of a name; 0 for a function that every library has.
static inline int sqm_library_lacks(const sqm_library *library, const char *name) { return sqm_lacks(&library->optional, name); }

// The most libraries that a process can load.
enum { sqm_library_limit = 4 };

// The reasons that no library was loaded.
enum { sqm_cannot_load = -1, sqm_lacks_functions = -2, sqm_too_many = -3 };

// Loads a library, or finds it where the same path was loaded before. Its calls of its own functions stay within itself, even where the program
// or another library has functions of the same names. Returns its number, from 0, or a reason. For sqm_cannot_load, `problem` points to a text
// that the next failure on this thread overwrites; for sqm_lacks_functions, `lacks` was called with each name.
int sqm_load(const char *path, const char **problem, void (*lacks)(void *context, const char *name), void *context);

// The functions of the library of a number, which never change.
const sqm_library *sqm_library_at(int number);

// The handle of dlopen of the library of a number.
void *sqm_handle_at(int number);

// Fills a table with the functions that a handle of dlopen finds, and calls `lacks` for each that every library has and this one lacks. Returns
// how many these are.
int sqm_find_functions(sqm_library *library, void *handle, void (*lacks)(void *context, const char *name), void *context);

// The file of the SQLite that this program is linked with, apart from functions that the program itself defines; 0 if there is none.
const char *sqm_linked_library(void);

// Opens a library as sqm_load does. Returns the handle of dlopen, or 0 and a reason.
void *sqm_open_library(const char *path, const char **problem);

// The closures of a box, as numbers.
enum { sqm_scalar, sqm_step, sqm_inverse, sqm_value, sqm_final };

// The callbacks for functions that the library of a number runs.
typedef struct {
  void (*scalar)(sqlite3_context *, int, sqlite3_value **);
  void (*step)(sqlite3_context *, int, sqlite3_value **);
  void (*inverse)(sqlite3_context *, int, sqlite3_value **);
  void (*value)(sqlite3_context *);
  void (*final)(sqlite3_context *);
} sqm_callbacks;
const sqm_callbacks *sqm_callbacks_at(int number);

// Defined in Swift: calls a closure of the box that a function was registered with.
void sqm_call_box(int closure, void *box, sqlite3_context *context, int count, sqlite3_value **values);

static inline int sqm_loaded_config(const sqm_library *library, int option, sqlite3_int64 first, sqlite3_int64 second, void *pointer, void *context) {
  return sqm_config_by(library->sqlite3_config, option, first, second, pointer, context);
}

static inline int sqm_loaded_db_config(const sqm_library *library, sqlite3 *db, int option, int first, int second, void *pointer) {
  return sqm_db_config_by(library->sqlite3_db_config, db, option, first, second, pointer);
}

static inline int sqm_loaded_vtab_config(const sqm_library *library, sqlite3 *db, int option, int value) {
  return library->sqlite3_vtab_config(db, option, value);
}

static inline int sqm_loaded_test_control(const sqm_library *library, int option, int value, void *pointer) {
  return sqm_test_control_by(library->sqlite3_test_control, option, value, pointer);
}

static inline char *sqm_loaded_mprintf(const sqm_library *library, const char *format, const char *text) {
  return library->sqlite3_mprintf(format, text);
}

static inline char *sqm_loaded_snprintf(const sqm_library *library, int size, char *buffer, const char *format, const char *text) {
  return library->sqlite3_snprintf(size, buffer, format, text);
}

static inline void sqm_loaded_str_appendf(const sqm_library *library, sqlite3_str *string, const char *format, const char *text) {
  library->sqlite3_str_appendf(string, format, text);
}

static inline void sqm_loaded_log(const sqm_library *library, int code, const char *text) { library->sqlite3_log(code, "%s", text); }

#endif
