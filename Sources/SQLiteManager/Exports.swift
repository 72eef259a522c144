@_exported public import SQLiteCalls
