// All names of C, and the bases of doubles. The package's own words are imported beside them: a test of another library's code has its own Row.
@_exported public import SQLiteEngine
