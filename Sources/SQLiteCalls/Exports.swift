// This module has the constants that neither an app's code nor code compiled into it uses; the protocol and all others are in SQLiteCallsCore.
@_exported public import SQLiteCallsCore
