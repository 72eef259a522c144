// Re-exports only the C names that app code spells out. `import SQLiteCalls` provides all of them, and so do the products for tests and
// engines.
@_exported public import struct SQLiteCalls.AuthorizerDecision
@_exported public import struct SQLiteCalls.CheckpointMode
@_exported public import struct SQLiteCalls.ConnectionOption
@_exported public import struct SQLiteCalls.Limit
@_exported public import struct SQLiteCalls.OpenFlags
@_exported public import enum SQLiteCalls.OpeningSetting
@_exported public import struct SQLiteCalls.ResultCode
@_exported public import protocol SQLiteCalls.Sqlite3WrapperProtocol
@_exported public import struct SQLiteCalls.StorageClass
@_exported public import struct SQLiteCalls.TraceEvents
@_exported public import struct SQLiteCalls.TransactionState
