// The values of SQLiteText describe a search table.
@_exported public import SQLiteText
