import SQLiteCalls

/// The values of a list, bound to one parameter as a pointer that SQL cannot see. <https://sqlite.org/bindptr.html>
final class ValueList {
  let values: ArraySlice<SQLiteValue>

  init(_ values: ArraySlice<SQLiteValue>) { self.values = values }

  static var pointerType: PointerType { PointerType("sqlitemanager_list") }
}

extension Connection {
  /// Returns the SQL with its lists after IN replaced by tables; nil if it can run unchanged, if it has no such lists, or if the library
  /// has no virtual tables.
  func listed(_ sql: SQL) -> ListedSQL? {
    sql.bindings.count > parameterLimit && wrapper.provides(.sqlite3_create_module_v2) ? ListedSQL(sql) : nil
  }
}

extension Statement {
  /// Binds the lists whose parameters belong to the statement; its other values are already bound.
  ///
  /// - Parameter first: The number of the statement's first parameter in the whole SQL, counted from 0.
  func bind(_ listed: ListedSQL, from first: Int = 0) throws {
    for (place, values) in listed.lists where place >= first && place < first + parameterCount {
      let index = Int32(truncatingIfNeeded: place - first + 1)
      unsafe prepared.holdsCopies = true
      let code = unsafe prepared.wrapper.sqlite3_bind_pointer(
        prepared.handle, index, Unmanaged.passRetained(ValueList(values)).toOpaque(), ValueList.pointerType.utf8Start,
        Sqlite3Destructor.ofObject)
      guard code == 0 else {
        let error = connection.error(code, in: .sqlite3_bind_pointer, sql: sql)
        prepared.clearBindings()
        throw error
      }
    }
  }
}
