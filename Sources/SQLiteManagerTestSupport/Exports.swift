// Whoever tests with doubles needs the types that they double; the real library is not among them.
@_exported public import SQLiteManagerCore
@_exported public import SQLiteManagerEngine
