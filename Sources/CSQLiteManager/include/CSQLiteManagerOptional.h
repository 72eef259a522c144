// The functions that a library may lack: the table in which they are found, and the image that they must be in. The code is in a target of its
// own, CSQLiteManagerOptional, because it is linked with SQLite.

#ifndef CSQLITE_OPTIONAL_H
#define CSQLITE_OPTIONAL_H

#include <string.h>

#include "CSQLiteManagerGenerated.h"

// Answers where the function of a name is, or 0. Where linkers accept a name that no library has, `linked` is the linker's own finding.
typedef void *(*sqm_finder)(void *context, const char *name, void *linked);

// Fills a table with the answer of `find` for each name.
void sqm_find_optional(sqm_optional *table, sqm_finder find, void *context);

// Whether a table lacks the function of a name; 0 for a name that is in no table.
static inline int sqm_lacks(const sqm_optional *table, const char *name) {
#define SQM_LACKS(f) if (!table->f && !strcmp(name, #f)) return 1;
  SQM_EACH_OPTIONAL(SQM_LACKS)
  return 0;
}

// The functions of the library that this program is linked with. They are found once; the table stays.
const sqm_optional *sqm_linked_optional(void);

// A library that is loaded, or the program itself.
typedef struct {
  void *base;
  void *handle;
  const char *lowest, *highest;  // addresses that are known to be in the image, as are all between them
} sqm_image;

// Opens the image that holds an address. Answers 0 for an address in none, and in a program without a loader; else the image must be closed.
int sqm_open_image(sqm_image *image, const void *address);
void sqm_close_image(sqm_image *image);

// A finder of functions in an image. Other images may have functions of the same names: an app may bring an SQLite of its own besides that of the
// system, and a handle that the one has opened must never reach the other.
void *sqm_find_in_image(void *image, const char *name, void *linked);

#endif
