// Connections, their lenders, rows and migrations over any wrapper, for data code whose tests are linked without SQLite.
@_exported public import SQLiteConcurrency
@_exported public import SQLiteCore
@_exported public import SQLiteTables
