// A second SQLite, as far as a program is concerned that asks for functions by their names: a few of those that a library may lack.

#ifndef SECOND_LIBRARY_H
#define SECOND_LIBRARY_H

// How often one of its functions was called.
int second_library_calls(void);

// The address of its sqlite3_serialize.
const void *second_library_serialize(void);

#endif
