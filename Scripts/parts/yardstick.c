// A fixed amount of work of the kinds that the tests do: statements compiled, rows written and read, text sorted, small blocks of memory taken and
// given back. Scripts/test measures it beside the tests: the same work takes a third more processor time in an hour when the machine is busy.
// It uses no code of this package, so that nothing but the machine changes its time. Prints a number that the work comes to.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_text(const void *first, const void *second) { return strcmp(*(char *const *)first, *(char *const *)second); }

static unsigned long sorted_words(int count) {
  char **words = malloc(count * sizeof *words);
  unsigned long sum = 0, seed = 1;
  if (!words) return 0;
  for (int i = 0; i < count; i++) {
    seed = seed * 6364136223846793005UL + 1442695040888963407UL;
    words[i] = malloc(24 + seed % 40);
    if (!words[i]) return 0;
    snprintf(words[i], 24, "%lu", seed >> 20);
  }
  qsort(words, count, sizeof *words, by_text);
  for (int i = 0; i < count; i++) {
    sum = sum * 31 + (unsigned char)words[i][3];
    free(words[i]);
  }
  free(words);
  return sum;
}

static int rows(sqlite3 *db, int count) {
  sqlite3_stmt *insert = 0, *read = 0;
  char sql[96];
  int sum = 0;
  sqlite3_exec(db, "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT); CREATE INDEX i ON t (name); BEGIN", 0, 0, 0);
  sqlite3_prepare_v2(db, "INSERT INTO t (name) VALUES (printf('%x', ? * 7919 % 65521))", -1, &insert, 0);
  for (int i = 0; i < count; i++) {
    sqlite3_bind_int(insert, 1, i);
    sqlite3_step(insert);
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
  sqlite3_exec(db, "COMMIT", 0, 0, 0);
  for (int i = 0; i < count / 10; i++) {  // one by one, as tests do
    snprintf(sql, sizeof sql, "SELECT id, name FROM t WHERE id BETWEEN %d AND %d + 3 ORDER BY name", i, i);
    sqlite3_prepare_v2(db, sql, -1, &read, 0);
    while (sqlite3_step(read) == SQLITE_ROW) sum += sqlite3_column_int(read, 0) + sqlite3_column_bytes(read, 1);
    sqlite3_finalize(read);
  }
  return sum;
}

int main(void) {
  sqlite3 *db = 0;
  if (sqlite3_open(":memory:", &db) != SQLITE_OK) return 1;
  printf("%lu %d\n", sorted_words(150000), rows(db, 60000));
  return sqlite3_close(db);
}
