// Everything but the real library and the initializers that default to it, for data code whose tests are linked without SQLite.
@_exported public import SQLiteContent
@_exported public import SQLiteDatabaseUnlinked
@_exported public import SQLiteFiles
@_exported public import SQLiteText
