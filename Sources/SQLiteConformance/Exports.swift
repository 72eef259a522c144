// A fact can run on the mock, so the mocks are exported, and with them all names of C.
@_exported public import SQLiteMocks
