// Connections, their lenders, rows and migrations for any wrapper, for code that accesses data and whose tests are linked without SQLite.
@_exported public import SQLiteConcurrency
@_exported public import SQLiteCore
@_exported public import SQLiteTables
