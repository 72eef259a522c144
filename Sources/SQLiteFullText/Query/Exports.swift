// A search table is described by the values of SQLiteText.
@_exported public import SQLiteText
