// Everything except the real library and the initializers that use it by default, for code that accesses data and whose tests are linked
// without SQLite.
@_exported public import SQLiteContent
@_exported public import SQLiteDatabaseUnlinked
@_exported public import SQLiteFiles
@_exported public import SQLiteText
