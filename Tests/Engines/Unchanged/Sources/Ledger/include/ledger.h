#ifndef LEDGER_H
#define LEDGER_H

// The ledger of a small firm: accounts, entries and rates in one SQLite file.
//
// Every function opens the file at the path, does its work, closes the file, and returns a result code of SQLite.
// `text` receives what the user sees; it holds `LEDGER_TEXT` bytes.
#define LEDGER_TEXT 128

int ledger_make(const char *path);

// Sums the entries of the account into its balance.
int ledger_balance(const char *path, char *text);
int ledger_balance_checked(const char *path, char *text);

// Closes the accounts that have no entries.
int ledger_close_idle(const char *path, char *text);
int ledger_close_idle_checked(const char *path, char *text);

// Converts the foreign entries with the rates of the day.
int ledger_convert(const char *path, char *text);
int ledger_convert_checked(const char *path, char *text);

// Moves money from the bank to the till.
int ledger_transfer(const char *path, char *text);
int ledger_transfer_checked(const char *path, char *text);

// Sets today's rate of the pound.
int ledger_set_rate(const char *path, char *text);
int ledger_set_rate_checked(const char *path, char *text);

// Writes two entries with their notes.
int ledger_post(const char *path, char *text);
int ledger_post_checked(const char *path, char *text);

#endif
