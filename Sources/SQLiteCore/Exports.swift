// An app sees only the C names that it writes; all of them come with `import SQLiteCalls`, and with the products for tests and engines.
@_exported public import struct SQLiteCallsCore.AuthorizerDecision
@_exported public import struct SQLiteCallsCore.CheckpointMode
@_exported public import struct SQLiteCallsCore.ConnectionOption
@_exported public import struct SQLiteCallsCore.Limit
@_exported public import struct SQLiteCallsCore.OpenFlags
@_exported public import enum SQLiteCallsCore.OpeningSetting
@_exported public import struct SQLiteCallsCore.ResultCode
@_exported public import protocol SQLiteCallsCore.Sqlite3WrapperProtocol
@_exported public import struct SQLiteCallsCore.StorageClass
@_exported public import struct SQLiteCallsCore.TraceEvents
@_exported public import struct SQLiteCallsCore.TransactionState
