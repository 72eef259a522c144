// Engines and test doubles are written with C names. The package's own names are imported separately.
@_exported public import SQLiteCalls
