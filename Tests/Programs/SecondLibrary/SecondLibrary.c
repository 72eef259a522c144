#include "SecondLibrary.h"

static int calls;

static int call(void) {
  calls++;
  return 1;
}

// Nothing is done with the arguments, so none are declared.
void *sqlite3_serialize(void) {
  call();
  return 0;
}
void *sqlite3_column_table_name(void) {
  call();
  return 0;
}
int sqlite3_deserialize(void) { return call(); }
int sqlite3_load_extension(void) { return call(); }
int sqlite3session_create(void) { return call(); }

int second_library_calls(void) { return calls; }
const void *second_library_serialize(void) { return (const void *)sqlite3_serialize; }
