#include <CSQLiteLoaded.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static sqm_library libraries[sqm_library_limit];
static char *paths[sqm_library_limit];
static void *handles[sqm_library_limit];
static int count;

const sqm_library *sqm_library_at(int number) { return &libraries[number]; }
void *sqm_handle_at(int number) { return handles[number]; }

int sqm_find_functions(sqm_library *library, void *handle, void (*lacks)(void *, const char *), void *context) {
  int lacking = 0;
#define SQM_FIND(f) \
  library->f = (__typeof__(library->f))dlsym(handle, #f); \
  if (!library->f) lacking++, lacks(context, #f);
  SQM_EACH_REQUIRED(SQM_FIND)
#define SQM_FIND_OPTIONAL(f) library->optional.f = (__typeof__(library->optional.f))dlsym(handle, #f);
  SQM_EACH_OPTIONAL(SQM_FIND_OPTIONAL)
  return lacking;
}

static int load(const char *path, const char **problem, void (*lacks)(void *, const char *), void *context) {
  for (int i = 0; i < count; i++)
    if (!strcmp(paths[i], path)) return i;
  if (count == sqm_library_limit) return sqm_too_many;
  void *handle = sqm_open_library(path, problem);
  if (!handle) return sqm_cannot_load;
  if (sqm_find_functions(&libraries[count], handle, lacks, context)) return dlclose(handle), sqm_lacks_functions;
  handles[count] = handle;
  paths[count] = strdup(path);
  return paths[count] ? count++ : (*problem = "there is no memory", sqm_cannot_load);
}

int sqm_load(const char *path, const char **problem, void (*lacks)(void *, const char *), void *context) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  int number = load(path, problem, lacks, context);
  pthread_mutex_unlock(&lock);
  return number;
}

// SQLite calls these with a context alone, and only the library that made the context can find the box in it: so each library has its own.
#define SQM_CALLBACKS(n) \
  static void scalar_##n(sqlite3_context *c, int count, sqlite3_value **v) { sqm_call_box(sqm_scalar, libraries[n].sqlite3_user_data(c), c, count, v); } \
  static void step_##n(sqlite3_context *c, int count, sqlite3_value **v) { sqm_call_box(sqm_step, libraries[n].sqlite3_user_data(c), c, count, v); } \
  static void inverse_##n(sqlite3_context *c, int count, sqlite3_value **v) { sqm_call_box(sqm_inverse, libraries[n].sqlite3_user_data(c), c, count, v); } \
  static void value_##n(sqlite3_context *c) { sqm_call_box(sqm_value, libraries[n].sqlite3_user_data(c), c, 0, 0); } \
  static void final_##n(sqlite3_context *c) { sqm_call_box(sqm_final, libraries[n].sqlite3_user_data(c), c, 0, 0); }
SQM_CALLBACKS(0)
SQM_CALLBACKS(1)
SQM_CALLBACKS(2)
SQM_CALLBACKS(3)

#define SQM_CALLBACK_SET(n) {scalar_##n, step_##n, inverse_##n, value_##n, final_##n}
static const sqm_callbacks callbacks[sqm_library_limit] = {SQM_CALLBACK_SET(0), SQM_CALLBACK_SET(1), SQM_CALLBACK_SET(2), SQM_CALLBACK_SET(3)};

const sqm_callbacks *sqm_callbacks_at(int number) { return &callbacks[number]; }
