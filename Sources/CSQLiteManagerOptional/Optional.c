#include <CSQLiteManager.h>
#include <stdlib.h>

// Linkers of ELF leave a weak name that no library has as 0. Apple's refuses it, so there the object must not ask for one. SQM_LOOKED_UP
// makes it so everywhere.
#if defined(__ELF__) && !defined(SQM_LOOKED_UP)
#define SQM_WEAK(f) extern __typeof__(*((sqm_optional *)0)->f) f __attribute__((weak));
SQM_EACH_OPTIONAL(SQM_WEAK)
#define SQM_LINKED(f) ((void *)f)
#else
#define SQM_LINKED(f) 0
#endif

void sqm_find_optional(sqm_optional *table, sqm_finder find, void *context) {
#define SQM_FIND(f) table->f = (__typeof__(table->f))find(context, #f, SQM_LINKED(f));
  SQM_EACH_OPTIONAL(SQM_FIND)
}

static void *as_linked(void *context, const char *name, void *linked) { return linked; }

// The image of the SQLite that answers calls.
static int open_linked_image(sqm_image *image) {
#ifndef __APPLE__
  // The address of a function may be that of a stub in the program. A literal that the library answers is in the library.
  if (sqm_open_image(image, sqlite3_sourceid())) return 1;
#endif
  return sqm_open_image(image, (const void *)sqlite3_libversion);
}

static void find_linked(sqm_optional *table) {
  sqm_image image;
  if (open_linked_image(&image)) {
    sqm_find_optional(table, sqm_find_in_image, &image);
    sqm_close_image(&image);
  } else {
    sqm_find_optional(table, as_linked, 0);  // there is no loader, and so no other image
  }
}

// Threads that come first at the same time all look, and take what the first of them to end has found. None waits for another: that one may wait
// for the lock of the loader, which this one may hold.
const sqm_optional *sqm_linked_optional(void) {
  static sqm_optional *known;
  static const sqm_optional none;
  sqm_optional *table = __atomic_load_n(&known, __ATOMIC_ACQUIRE);
  if (table) return table;
  sqm_optional *mine = malloc(sizeof *mine);
  if (!mine) return &none;
  find_linked(mine);
  if (__atomic_compare_exchange_n(&known, &table, mine, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return mine;
  free(mine);
  return table;
}
