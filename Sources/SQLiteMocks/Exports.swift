// All names of C, and the bases of doubles. The package's own names are imported separately: a test of another library's code has its own
// Row.
@_exported public import SQLiteEngine
