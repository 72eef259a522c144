// Whoever tests with doubles needs the types that they double; the real library is not among them.
@_exported public import SQLiteCalls
@_exported public import SQLiteContent
@_exported public import SQLiteCore
@_exported public import SQLiteSchema
@_exported public import SQLiteTables
@_exported public import SQLiteText
