#define _GNU_SOURCE  // for RTLD_NEXT
#include <PlainC.h>
#include <dlfcn.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <string.h>

#define CHECK(condition) \
  if (!(condition)) return __LINE__

int plain_rows(const char *path) {
  sqlite3 *db = 0;
  sqlite3_stmt *statement = 0;
  char *problem = 0;
  CHECK(sqlite3_open(path, &db) == SQLITE_OK);
  CHECK(sqlite3_exec(db, "CREATE TABLE IF NOT EXISTS t (a); DELETE FROM t; INSERT INTO t VALUES (1), ('two'), (NULL)", 0, 0, &problem) == SQLITE_OK);
  CHECK(sqlite3_exec(db, "SELECT nothing", 0, 0, &problem) == SQLITE_ERROR);
  CHECK(strstr(problem, "nothing"));
  sqlite3_free(problem);
  CHECK(sqlite3_prepare_v2(db, "SELECT a FROM t ORDER BY rowid", -1, &statement, 0) == SQLITE_OK);
  CHECK(sqlite3_step(statement) == SQLITE_ROW);
  CHECK(sqlite3_value_int(sqlite3_column_value(statement, 0)) == 1);
  sqlite3_value *copy = sqlite3_value_dup(sqlite3_column_value(statement, 0));
  CHECK(sqlite3_step(statement) == SQLITE_ROW);
  CHECK(!strcmp((const char *)sqlite3_column_text(statement, 0), "two"));
  CHECK(sqlite3_value_int(copy) == 1);
  sqlite3_value_free(copy);
  CHECK(sqlite3_db_handle(statement) == db);
  CHECK(sqlite3_finalize(statement) == SQLITE_OK);
  char **table;
  int rows, columns;
  CHECK(sqlite3_get_table(db, "SELECT a, a FROM t", &table, &rows, &columns, 0) == SQLITE_OK);
  CHECK(rows == 3 && columns == 2);
  sqlite3_free_table(table);
  CHECK(sqlite3_close(db) == SQLITE_OK);
  return 0;
}

static char *formatted(const char *format, ...) {
  va_list list;
  va_start(list, format);
  char *text = sqlite3_vmprintf(format, list);
  va_end(list);
  return text;
}

int plain_texts(void) {
  char buffer[8];
  char *text = sqlite3_mprintf("%d %s %Q %lld", 1, "two", "it's", 1LL << 40);
  CHECK(text && !strcmp(text, "1 two 'it''s' 1099511627776"));
  sqlite3_free(text);
  text = formatted("%w|%.2f", "a\"b", 1.5);
  CHECK(text && !strcmp(text, "a\"\"b|1.50"));
  sqlite3_free(text);
  CHECK(sqlite3_snprintf(sizeof buffer, buffer, "%d-%s", 42, "longer than that") == buffer);
  CHECK(!strcmp(buffer, "42-long"));
  sqlite3_str *string = sqlite3_str_new(0);
  sqlite3_str_appendf(string, "%d+%d", 1, 2);
  sqlite3_str_appendall(string, "=3");
  text = sqlite3_str_finish(string);
  CHECK(text && !strcmp(text, "1+2=3"));
  text = sqlite3_realloc(text, 100);
  CHECK(text);
  sqlite3_free(text);
  sqlite3_log(SQLITE_NOTICE, "a line of %d words", 5);
  return 0;
}

static void twice(sqlite3_context *context, int count, sqlite3_value **values) {
  int *calls = sqlite3_user_data(context);
  ++*calls;
  sqlite3_result_int64(context, (count == 1 ? 2 : 0) * sqlite3_value_int64(values[0]));
}

int plain_functions(const char *path) {
  sqlite3 *db = 0;
  sqlite3_stmt *statement = 0;
  int calls = 0;
  CHECK(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, 0) == SQLITE_OK);
  CHECK(sqlite3_create_function_v2(db, "twice", 1, SQLITE_UTF8, &calls, twice, 0, 0, 0) == SQLITE_OK);
  CHECK(sqlite3_prepare_v2(db, "SELECT twice(?1) + twice(1), ?2", -1, &statement, 0) == SQLITE_OK);
  CHECK(sqlite3_bind_int(statement, 1, 20) == SQLITE_OK);
  CHECK(sqlite3_bind_text(statement, 2, sqlite3_mprintf("%s", "freed by SQLite"), -1, sqlite3_free) == SQLITE_OK);
  CHECK(sqlite3_step(statement) == SQLITE_ROW);
  CHECK(sqlite3_column_int64(statement, 0) == 42 && calls == 2);
  CHECK(sqlite3_bind_text(statement, 2, "short-lived", -1, SQLITE_TRANSIENT) == SQLITE_MISUSE);
  CHECK(sqlite3_reset(statement) == SQLITE_OK);
  CHECK(sqlite3_finalize(statement) == SQLITE_OK);
  CHECK(sqlite3_close_v2(db) == SQLITE_OK);
  return 0;
}

int plain_options(const char *path) {
  sqlite3 *db = 0;
  int value = -1;
  CHECK(sqlite3_open(path, &db) == SQLITE_OK);
  CHECK(sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, &value) == SQLITE_OK && value == 1);
  CHECK(sqlite3_db_config(db, SQLITE_DBCONFIG_LOOKASIDE, (void *)0, 64, 8) == SQLITE_OK);
  CHECK(sqlite3_db_config(db, SQLITE_DBCONFIG_MAINDBNAME, "other") == SQLITE_OK);
  CHECK(sqlite3_exec(db, "SELECT count(*) FROM other.sqlite_schema", 0, 0, 0) == SQLITE_OK);
  CHECK(sqlite3_test_control(SQLITE_TESTCTRL_BYTEORDER) == 123410 || sqlite3_test_control(SQLITE_TESTCTRL_BYTEORDER) == 432101);
  CHECK(sqlite3_close(db) == SQLITE_OK);
  return 0;
}

int plain_others(const char *path) {
  sqlite3 *db = 0;
  CHECK(sqlite3_open(path, &db) == SQLITE_OK);
  int (*is_interrupted)(sqlite3 *) = (int (*)(sqlite3 *))dlsym(RTLD_DEFAULT, "sqlite3_is_interrupted");
  if (is_interrupted) CHECK(is_interrupted(db) == (sqlite3_libversion_number() >= 3041000 ? 0 : SQLITE_ERROR));
  CHECK(sqlite3_close(db) == SQLITE_OK);
  return 0;
}

int plain_close(const char *path, void **connection, void **statement) {
  CHECK(sqlite3_open(path, (sqlite3 **)connection) == SQLITE_OK);
  CHECK(sqlite3_prepare_v2(*connection, "SELECT 1", -1, (sqlite3_stmt **)statement, 0) == SQLITE_OK);
  CHECK(sqlite3_close(*connection) == SQLITE_BUSY);
  return 0;
}

int plain_close_again(void *connection, void *statement) {
  CHECK(sqlite3_step(statement) == SQLITE_ROW);
  CHECK(sqlite3_finalize(statement) == SQLITE_OK);
  CHECK(sqlite3_exec(connection, "SELECT 1", 0, 0, 0) == SQLITE_OK);
  CHECK(sqlite3_close(connection) == SQLITE_OK);
  return 0;
}

int plain_misuses(const char *path) {
  sqlite3 *db = 0;
  sqlite3_stmt *statement = 0;
  CHECK(sqlite3_step(0) == SQLITE_MISUSE);
  CHECK(sqlite3_open(path, &db) == SQLITE_OK);
  CHECK(sqlite3_prepare_v2(db, "SELECT 1", -1, &statement, 0) == SQLITE_OK);
  CHECK(sqlite3_finalize(statement) == SQLITE_OK);
  CHECK(sqlite3_finalize(statement) == SQLITE_MISUSE);
  CHECK(sqlite3_step(statement) == SQLITE_MISUSE);
  CHECK(sqlite3_close(db) == SQLITE_OK);
  CHECK(sqlite3_exec(db, "SELECT 1", 0, 0, 0) == SQLITE_MISUSE);
  return 0;
}

int plain_open(const char *path, void **connection) { return sqlite3_open(path, (sqlite3 **)connection); }
int plain_shut(void *connection) { return sqlite3_close(connection); }

int plain_is_of_library(const char *name) {
  void *first = dlsym(RTLD_DEFAULT, name);
  return first && first == dlsym(RTLD_NEXT, name);
}
