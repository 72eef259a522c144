@_exported public import SQLiteTesting
