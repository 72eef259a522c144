// Everything but the real library and the initializers that default to it, for data code whose tests are linked without SQLite.
@_exported public import SQLiteConcurrency
@_exported public import SQLiteContent
@_exported public import SQLiteCore
@_exported public import SQLiteFiles
@_exported public import SQLiteTables
@_exported public import SQLiteText
