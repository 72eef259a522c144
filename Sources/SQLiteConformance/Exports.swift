// A fact can run on a mock, so the mocks are re-exported, together with all C names.
@_exported public import SQLiteMocks
