// The C API as any Swift program would import it, for the loops that everything else is compared with.

#include <sqlite3.h>

static inline int bench_db_switch(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);  // variadic: Swift cannot call it
}
