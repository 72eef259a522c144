#include "ledger.h"

#include "books.h"

static void rate(sqlite3_context *context, int count, sqlite3_value **values) {
  sqlite3 *db = sqlite3_context_db_handle(context);
  sqlite3_stmt *select = NULL;
  double rate = 1;
  (void)count;
  if (sqlite3_prepare_v2(db, "SELECT value FROM rate WHERE currency = ? ORDER BY day DESC", -1, &select, NULL) == SQLITE_OK) {
    sqlite3_bind_value(select, 1, values[0]);
    if (sqlite3_step(select) == SQLITE_ROW) rate = sqlite3_column_double(select, 0);
    sqlite3_finalize(select);
  }
  sqlite3_result_double(context, rate);
}

static void rate_checked(sqlite3_context *context, int count, sqlite3_value **values) {
  sqlite3 *db = sqlite3_context_db_handle(context);
  sqlite3_stmt *select = NULL;
  (void)count;
  int code = sqlite3_prepare_v2(db, "SELECT value FROM rate WHERE currency = ? ORDER BY day DESC", -1, &select, NULL);
  if (code == SQLITE_OK) code = sqlite3_bind_value(select, 1, values[0]);
  if (code == SQLITE_OK) {
    code = sqlite3_step(select);
    if (code == SQLITE_ROW) sqlite3_result_double(context, sqlite3_column_double(select, 0));
    if (code == SQLITE_DONE) sqlite3_result_double(context, 1);
  }
  sqlite3_finalize(select);
  if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE) sqlite3_result_error_code(context, code);
}

static int convert(const char *path, char *text, void (*function)(sqlite3_context *, int, sqlite3_value **)) {
  sqlite3 *db = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = sqlite3_create_function_v2(db, "rate", 1, SQLITE_UTF8, NULL, function, NULL, NULL, NULL);
  if (code == SQLITE_OK) code = run(db, "UPDATE entry SET cents = cents * rate(currency), currency = 'EUR' WHERE currency <> 'EUR'");
  snprintf(text, LEDGER_TEXT, "All entries are in EUR");
  return closed(db, code);
}

int ledger_convert(const char *path, char *text) { return convert(path, text, rate); }

int ledger_convert_checked(const char *path, char *text) { return convert(path, text, rate_checked); }

// Runs a statement that returns no rows.
static int rate_statement(sqlite3 *db, const char *sql) {
  sqlite3_stmt *statement = NULL;
  int code = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
  if (code == SQLITE_OK) {
    code = sqlite3_step(statement);
    if (code == SQLITE_DONE) code = SQLITE_OK;
  }
  sqlite3_finalize(statement);
  return code;
}

int ledger_set_rate(const char *path, char *text) {
  sqlite3 *db = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  rate_statement(db, "UPDATE rate SET value = 1.5 WHERE day = 1 AND currency = 'GBP'");
  if (sqlite3_changes(db) == 0) code = rate_statement(db, "INSERT INTO rate VALUES (1, 'GBP', 1.5)");
  snprintf(text, LEDGER_TEXT, "GBP: 1.5");
  return closed(db, code);
}

int ledger_set_rate_checked(const char *path, char *text) {
  sqlite3 *db = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = rate_statement(db, "UPDATE rate SET value = 1.5 WHERE day = 1 AND currency = 'GBP'");
  if (code == SQLITE_OK && sqlite3_changes(db) == 0) code = rate_statement(db, "INSERT INTO rate VALUES (1, 'GBP', 1.5)");
  snprintf(text, LEDGER_TEXT, "GBP: 1.5");
  return closed(db, code);
}
