// The true library of a program whose sqlite3_* functions are defined here: a second mapping of the file that it is linked with.

#ifndef CSQLITE_INTERPOSITION_H
#define CSQLITE_INTERPOSITION_H

#include <CSQLiteLoaded.h>

// The true library, and its number among the libraries that are loaded. It is there before main. Where it cannot be loaded, the number is
// negative, sqm_true_problem is the reason, and the linked library itself takes its place.
const sqm_library *sqm_true_library(void);
int sqm_true_number(void);
const char *sqm_true_problem(void);

// The true library, while no wrapper has anything to see: all calls go straight to it. Else 0.
extern const sqm_library *sqm_direct_library;
static inline const sqm_library *sqm_direct(void) { return __atomic_load_n(&sqm_direct_library, __ATOMIC_RELAXED); }
void sqm_set_direct(int is_direct);

// Two numbers of the current thread, 0 at first: the route of the call in progress, and of the last call.
typedef struct {
  int current, last;
} sqm_thread;
sqm_thread *sqm_this_thread(void);

#endif
