// SQLiteText has the types that describe a search table.
@_exported public import SQLiteText
