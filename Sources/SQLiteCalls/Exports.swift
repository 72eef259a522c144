// The constants that no app's own code and nothing that it compiles has a use for are in this module; the protocol and all others are in that one.
@_exported public import SQLiteCallsCore
