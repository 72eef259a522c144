import SQLiteCalls

/// The values of a list, bound to one parameter as a pointer that SQL cannot see. <https://sqlite.org/bindptr.html>
final class ValueList {
  let values: ArraySlice<SQLiteValue>

  init(_ values: ArraySlice<SQLiteValue>) { self.values = values }

  /// The virtual table that reads it.
  static let tableName = "sqlitemanager_list"
  static var pointerType: PointerType { PointerType("sqlitemanager_list") }

  /// What SQLite calls when the parameter gets another value.
  static let destructor: Sqlite3Destructor.Function = { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<ValueList>.fromOpaque(pointer).release() }
  }
}
