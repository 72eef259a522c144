// The doubles come along, and with them all names of C, and the bases of doubles.
@_exported public import SQLiteManagerDoubles
