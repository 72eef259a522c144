// A fact can be run on the mock: the doubles come along, and with them all names of C.
@_exported public import SQLiteMocks
