#include "ledger.h"

#include <string.h>

#include "books.h"

int ledger_make(const char *path) {
  sqlite3 *db = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = run(db,
             "CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT NOT NULL, balance INTEGER NOT NULL, closed INTEGER DEFAULT 0);"
             "CREATE TABLE entry (id INTEGER PRIMARY KEY, account INTEGER NOT NULL, cents REAL NOT NULL, currency TEXT, note TEXT);"
             "CREATE TABLE rate (day INTEGER NOT NULL, currency TEXT NOT NULL, value REAL NOT NULL);"
             "INSERT INTO account VALUES (1, 'Bank', 90000, 0), (2, 'Till', 4000, 0), (3, 'Stamps', 0, 0), (4, 'Loan', 0, 0);"
             "INSERT INTO entry VALUES (1, 1, 50000, 'EUR', 'rent'), (2, 1, 20000, 'USD', 'licence'), (3, 2, 4000, 'EUR', 'coffee'),"
             " (4, 1, 30000, 'GBP', 'paper');"
             "INSERT INTO rate VALUES (1, 'EUR', 1), (1, 'USD', 0.5), (1, 'GBP', 1.25);");
  return closed(db, code);
}

// MARK: - The balance

static int set_balance(sqlite3 *db, sqlite3_int64 sum) {
  sqlite3_stmt *update = NULL;
  int code = sqlite3_prepare_v2(db, "UPDATE account SET balance = ? WHERE id = 1", -1, &update, NULL);
  if (code == SQLITE_OK) code = sqlite3_bind_int64(update, 1, sum);
  if (code == SQLITE_OK) {
    code = sqlite3_step(update);
    if (code == SQLITE_DONE) code = SQLITE_OK;
  }
  sqlite3_finalize(update);
  return code;
}

int ledger_balance(const char *path, char *text) {
  sqlite3 *db = NULL;
  sqlite3_stmt *entries = NULL;
  sqlite3_int64 sum = 0;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = sqlite3_prepare_v2(db, "SELECT cents FROM entry WHERE account = 1 ORDER BY id", -1, &entries, NULL);
  if (code == SQLITE_OK) {
    while (sqlite3_step(entries) == SQLITE_ROW) sum += sqlite3_column_int64(entries, 0);
    sqlite3_finalize(entries);
    code = set_balance(db, sum);
  }
  snprintf(text, LEDGER_TEXT, "Bank: balanced");
  return closed(db, code);
}

int ledger_balance_checked(const char *path, char *text) {
  sqlite3 *db = NULL;
  sqlite3_stmt *entries = NULL;
  sqlite3_int64 sum = 0;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = sqlite3_prepare_v2(db, "SELECT cents FROM entry WHERE account = 1 ORDER BY id", -1, &entries, NULL);
  if (code == SQLITE_OK) {
    while ((code = sqlite3_step(entries)) == SQLITE_ROW) sum += sqlite3_column_int64(entries, 0);
    sqlite3_finalize(entries);
    if (code == SQLITE_DONE) code = set_balance(db, sum);
  }
  snprintf(text, LEDGER_TEXT, "Bank: balanced");
  return closed(db, code);
}

// MARK: - Idle accounts

struct busy_accounts {
  int count;
  char list[100];
};

static int collect(void *context, int columns, char **values, char **names) {
  struct busy_accounts *busy = context;
  size_t length = strlen(busy->list);
  (void)columns, (void)names;
  if (values[0] == NULL) return 1;
  snprintf(busy->list + length, sizeof busy->list - length, "%s%s", busy->count ? "," : "", values[0]);
  busy->count += 1;
  return 0;
}

static int close_others(sqlite3 *db, const struct busy_accounts *busy) {
  char sql[200];
  snprintf(sql, sizeof sql, "UPDATE account SET closed = 1 WHERE id NOT IN (%s)", busy->list);
  return run(db, sql);
}

int ledger_close_idle(const char *path, char *text) {
  sqlite3 *db = NULL;
  struct busy_accounts busy = {0, ""};
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  sqlite3_exec(db, "SELECT DISTINCT account FROM entry ORDER BY account", collect, &busy, NULL);
  code = close_others(db, &busy);
  snprintf(text, LEDGER_TEXT, "Idle accounts are closed");
  return closed(db, code);
}

int ledger_close_idle_checked(const char *path, char *text) {
  sqlite3 *db = NULL;
  struct busy_accounts busy = {0, ""};
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = sqlite3_exec(db, "SELECT DISTINCT account FROM entry ORDER BY account", collect, &busy, NULL);
  if (code == SQLITE_OK) code = close_others(db, &busy);
  snprintf(text, LEDGER_TEXT, "Idle accounts are closed");
  return closed(db, code);
}

// MARK: - Moving money

int ledger_transfer(const char *path, char *text) {
  sqlite3 *db = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = run(db, "BEGIN IMMEDIATE");
  if (code == SQLITE_OK) {
    code = run(db, "UPDATE account SET balance = balance - 5000 WHERE id = 1");
    if (code == SQLITE_OK) run(db, "UPDATE account SET balance = balance + 5000 WHERE id = 2");
    code = ended(db, code);
  }
  snprintf(text, LEDGER_TEXT, "50.00 to the till");
  return closed(db, code);
}

int ledger_transfer_checked(const char *path, char *text) {
  sqlite3 *db = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = run(db, "BEGIN IMMEDIATE");
  if (code == SQLITE_OK) {
    code = run(db, "UPDATE account SET balance = balance - 5000 WHERE id = 1");
    if (code == SQLITE_OK) code = run(db, "UPDATE account SET balance = balance + 5000 WHERE id = 2");
    code = ended(db, code);
  }
  snprintf(text, LEDGER_TEXT, "50.00 to the till");
  return closed(db, code);
}

// MARK: - Posting

static const char *notes[] = {"Stamps for the letters", "Coffee, a large bag"};

int ledger_post(const char *path, char *text) {
  sqlite3 *db = NULL;
  sqlite3_stmt *insert = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = run(db, "BEGIN IMMEDIATE");
  if (code == SQLITE_OK) {
    code = sqlite3_prepare_v2(db, "INSERT INTO entry (account, cents, currency, note) VALUES (2, 900, 'EUR', ?)", -1, &insert, NULL);
    for (int index = 0; code == SQLITE_OK && index < 2; index += 1) {
      sqlite3_bind_text(insert, 1, notes[index], -1, SQLITE_TRANSIENT);
      code = sqlite3_step(insert);
      if (code == SQLITE_DONE) code = sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    code = ended(db, code);
  }
  snprintf(text, LEDGER_TEXT, "2 entries");
  return closed(db, code);
}

int ledger_post_checked(const char *path, char *text) {
  sqlite3 *db = NULL;
  sqlite3_stmt *insert = NULL;
  int code = opened(path, &db);
  if (code != SQLITE_OK) return code;
  code = run(db, "BEGIN IMMEDIATE");
  if (code == SQLITE_OK) {
    code = sqlite3_prepare_v2(db, "INSERT INTO entry (account, cents, currency, note) VALUES (2, 900, 'EUR', ?)", -1, &insert, NULL);
    for (int index = 0; code == SQLITE_OK && index < 2; index += 1) {
      code = sqlite3_bind_text(insert, 1, notes[index], -1, SQLITE_TRANSIENT);
      if (code == SQLITE_OK) code = sqlite3_step(insert);
      if (code == SQLITE_DONE) code = sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    code = ended(db, code);
  }
  snprintf(text, LEDGER_TEXT, "2 entries");
  return closed(db, code);
}
