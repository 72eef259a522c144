#ifndef BOOKS_H
#define BOOKS_H

#include <sqlite3.h>
#include <stdio.h>

static inline int opened(const char *path, sqlite3 **db) {
  int code = sqlite3_open_v2(path, db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  if (code != SQLITE_OK) {
    sqlite3_close_v2(*db);
    *db = NULL;
  }
  return code;
}

// Closes the file, which undoes an open transaction. The first error is the one that counts.
static inline int closed(sqlite3 *db, int code) {
  int closing = sqlite3_close(db);
  if (closing != SQLITE_OK) sqlite3_close_v2(db);
  return code != SQLITE_OK ? code : closing;
}

static inline int run(sqlite3 *db, const char *sql) { return sqlite3_exec(db, sql, NULL, NULL, NULL); }

// Commits after success, and takes everything back after an error.
static inline int ended(sqlite3 *db, int code) {
  if (code == SQLITE_OK) code = run(db, "COMMIT");
  if (code != SQLITE_OK) run(db, "ROLLBACK");
  return code;
}

#endif
