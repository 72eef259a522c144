// An engine or a double is written with names of C. The package's own names are imported separately.
@_exported public import SQLiteCalls
