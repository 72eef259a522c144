/// What a statement has to do with `PRAGMA recursive_triggers`; see ``RecursiveTriggers``.
enum TriggerRole {
  /// Nothing.
  case unrelated
  /// It writes. It was compiled so that it fails where it, or a trigger, uses a virtual table: it is compiled again then.
  case writesTables
  /// It writes, and uses a virtual table: an index kept by triggers, or any other. Or it says REPLACE: while the setting is off, SQLite does not compile the
  /// triggers that would tell.
  case writesVirtualTables
  /// It reads or sets the pragma.
  case isPragma
  /// It may change the schema, or end the transaction in which that was looked at.
  case changesSchema
  /// It makes the schema a former one, whose version may come again.
  case undoesSchema
  /// It adds a database.
  case attaches
  /// It is a ``LogPragma``.
  case isLogPragma
}
