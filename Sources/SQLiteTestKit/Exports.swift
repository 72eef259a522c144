// Re-exports the test doubles, together with all C names and their base classes, and the file protocol with its doubles.
@_exported public import SQLiteFiles
@_exported public import SQLiteMocks
