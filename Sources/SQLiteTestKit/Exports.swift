// The doubles come along, and with them all names of C, and the bases of doubles; the protocol of files comes with its doubles.
@_exported public import SQLiteFiles
@_exported public import SQLiteMocks
