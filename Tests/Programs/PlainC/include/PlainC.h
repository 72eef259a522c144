// Code in C that uses SQLite and nothing of this package.
#ifndef PLAIN_C_H
#define PLAIN_C_H

// Each returns 0, or the number of the line of what is wrong.
int plain_rows(const char *path);
int plain_texts(void);
int plain_functions(const char *path);
int plain_options(const char *path);
int plain_others(const char *path);
// The first half leaves a connection that could not be closed.
int plain_close(const char *path, void **connection, void **statement);
int plain_close_again(void *connection, void *statement);

// Uses objects after they were taken back, and none at all: only over a wrapper that refuses such calls.
int plain_misuses(const char *path);

// Opens and closes a connection.
int plain_open(const char *path, void **connection);
int plain_shut(void *connection);

// Whether the function of a name is not the one of a program's own definitions, but that of a library that the program is linked with.
int plain_is_of_library(const char *name);

#endif
