// Exports the C names and the base classes of doubles. The package's own names are imported separately, because a test of another library's
// code may have its own Row.
@_exported public import SQLiteEngine
