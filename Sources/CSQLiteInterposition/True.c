#define _GNU_SOURCE  // for RTLD_NEXT
#include <CSQLiteInterposition.h>
#include <dlfcn.h>

static sqm_library linked;
static const sqm_library *library = &linked;
const sqm_library *sqm_direct_library = &linked;
static const char *problem = "the program is linked with no SQLite";
static int number = -1;

const sqm_library *sqm_true_library(void) { return library; }
int sqm_true_number(void) { return number; }
const char *sqm_true_problem(void) { return problem; }
void sqm_set_direct(int is_direct) { __atomic_store_n(&sqm_direct_library, is_direct ? library : 0, __ATOMIC_RELAXED); }

sqm_thread *sqm_this_thread(void) {
  static _Thread_local sqm_thread thread;
  return &thread;
}

// Functions that are no requirement of the wrapper, up to SQLite 3.54: they go to the true library, for the handles are its own. What it lacks
// returns SQLITE_ERROR, or 0 as a pointer.
#define SQM_EACH_OTHER(M) \
  M(sqlite3_normalized_sql, no_pointer) M(sqlite3_mutex_held, error) M(sqlite3_mutex_notheld, error) M(sqlite3_stmt_scanstatus, error) \
  M(sqlite3_stmt_scanstatus_v2, error) M(sqlite3_stmt_scanstatus_reset, error) M(sqlite3_snapshot_get, error) \
  M(sqlite3_snapshot_open, error) M(sqlite3_snapshot_free, error) M(sqlite3_snapshot_cmp, error) M(sqlite3_snapshot_recover, error) \
  M(sqlite3_db_status64, error) M(sqlite3_get_clientdata, no_pointer) M(sqlite3_set_clientdata, error) M(sqlite3_incomplete, error) \
  M(sqlite3_is_interrupted, error) M(sqlite3_result_str, error) M(sqlite3_set_errmsg, error) M(sqlite3_setlk_timeout, error) \
  M(sqlite3_stmt_explain, error) M(sqlite3_str_free, error) M(sqlite3_str_truncate, error) M(sqlite3_carray_bind, error) \
  M(sqlite3_carray_bind_v2, error) M(sqlite3changegroup_schema, error) M(sqlite3changegroup_add_change, error) \
  M(sqlite3changegroup_change_begin, error) M(sqlite3changegroup_change_int64, error) M(sqlite3changegroup_change_null, error) \
  M(sqlite3changegroup_change_double, error) M(sqlite3changegroup_change_text, error) M(sqlite3changegroup_change_blob, error) \
  M(sqlite3changegroup_change_finish, error) M(sqlite3changegroup_config, error) M(sqlite3changeset_apply_v3, error) \
  M(sqlite3changeset_apply_v3_strm, error)

#if defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))
static int error(void) { return SQLITE_ERROR; }
static void *no_pointer(void) { return 0; }
#define SQM_OTHER_POINTER(f, absent) __attribute__((used, visibility("hidden"))) void *sqm_true_##f;
SQM_EACH_OTHER(SQM_OTHER_POINTER)
// Whatever the arguments are, they stay where they are.
#ifdef __x86_64__
#define SQM_JUMP(f, absent) __asm__(".text\n.globl " #f "\n.type " #f ",@function\n" #f ": jmp *sqm_true_" #f "(%rip)\n.size " #f ",.-" #f);
#else
#define SQM_JUMP(f, absent) \
  __asm__(".text\n.globl " #f "\n.type " #f ",@function\n" #f ": adrp x16, sqm_true_" #f "\nldr x16, [x16, :lo12:sqm_true_" #f "]\nbr x16\n.size " #f ",.-" #f);
#endif
SQM_EACH_OTHER(SQM_JUMP)
static void find_others(void *handle) {
#define SQM_FIND_OTHER(f, absent) \
  sqm_true_##f = dlsym(handle, #f); \
  if (!sqm_true_##f) sqm_true_##f = (void *)absent;
  SQM_EACH_OTHER(SQM_FIND_OTHER)
}
#else
static void find_others(void *handle) { (void)handle; }
#endif

static void ignore(void *context, const char *name) { (void)context, (void)name; }

// Before main, so that no call has to ask.
__attribute__((constructor)) static void find_true(void) {
  const char *path = sqm_linked_library();
  if (path) number = sqm_load(path, &problem, ignore, 0);
  if (number == sqm_lacks_functions) problem = "the SQLite that the program is linked with is older than 3.40";
  if (number < 0) {
    sqm_find_functions(&linked, RTLD_NEXT, ignore, 0);
    find_others(RTLD_NEXT);
    return;
  }
  problem = 0;
  library = sqm_direct_library = sqm_library_at(number);
  find_others(sqm_handle_at(number));
}
