import SQLiteCalls

/// Reading a statement's current row. <https://sqlite.org/c3ref/column_blob.html>
extension MockLibrary {
  /// The value of a column. If there is none, returns nil and sets SQLITE_RANGE on the connection.
  private func column(_ pointer: OpaquePointer?, _ index: Int32) -> MockValue? {
    unsafe statement(pointer).flatMap { column(of: $0, index) }
  }

  private func column(of statement: MockStatement, _ index: Int32) -> MockValue? {
    // According to the table of states, a statement has values only while it is on a row. For speed, the table is not consulted for each
    // value.
    if statement.state == .row, statement.row.indices.contains(Int(index)) { return statement.row[Int(index)] }
    let db = statement.connection
    db.reportKeepingOffset(.range)
    // Reading a column reduces the code of a failed step to a primary code, unless the connection reports extended ones, as in SQLite.
    if let failed = statement.failure {
      let code = ResultCode(rawValue: failed.code.rawValue & db.mask)
      statement.failure = MockAnswer.Failure(code, message: failed.message, byteOffset: failed.byteOffset)
    }
    return nil
  }

  func sqlite3_column_blob(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! { unsafe column(a0, iCol)?.blob() }

  func sqlite3_column_double(_ a0: OpaquePointer!, _ iCol: Int32) -> Double { unsafe column(a0, iCol)?.real ?? 0 }

  func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe Int32(truncatingIfNeeded: sqlite3_column_int64(a0, iCol))
  }

  func sqlite3_column_int64(_ a0: OpaquePointer!, _ iCol: Int32) -> Int64 { unsafe column(a0, iCol)?.integer ?? 0 }

  func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>! { unsafe column(a0, iCol)?.text() }

  func sqlite3_column_text16(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! { unsafe column(a0, iCol)?.text16() }

  func sqlite3_column_bytes(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 { unsafe column(a0, iCol)?.byteCount(as: .utf8) ?? 0 }

  func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 { unsafe column(a0, iCol)?.byteCount(as: .utf16) ?? 0 }

  func sqlite3_column_type(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 { unsafe (column(a0, iCol)?.type ?? .null).rawValue }

  func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
    guard let statement = unsafe statement(a0) else { return nil }
    return unsafe expose(column(of: statement, iCol) ?? nullValue)  // out of range: SQLite returns a static NULL value
  }
}

/// Protected and unprotected values. <https://sqlite.org/c3ref/value_blob.html>
extension MockLibrary {
  func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! { unsafe value(a0)?.blob() }

  func sqlite3_value_double(_ a0: OpaquePointer!) -> Double { unsafe value(a0)?.real ?? 0 }

  func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: sqlite3_value_int64(a0)) }

  func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 { unsafe value(a0)?.integer ?? 0 }

  func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! { unsafe value(a0)?.text() }

  func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! { unsafe value(a0)?.text16() }

  func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 { unsafe value(a0)?.byteCount(as: .utf8) ?? 0 }

  func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 { unsafe value(a0)?.byteCount(as: .utf16) ?? 0 }

  func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 { unsafe (value(a0)?.type ?? .null).rawValue }

  func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 { unsafe (value(a0)?.makeNumeric() ?? .null).rawValue }

  func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
    _ = unsafe value(a0)  // records a misuse if it was freed; no value comes from a parameter
    return 0
  }

  func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 { 0 }

  func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 { TextEncoding.utf8.rawValue }

  func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
    _ = unsafe value(a0)  // records a misuse if it was freed; no value has a subtype
    return 0
  }

  func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    guard case .pointer(let bits, let type)? = unsafe value(a0)?.content, let wanted = unsafe a1, unsafe String(cString: wanted) == type
    else { return nil }
    return unsafe bits.flatMap { unsafe UnsafeMutableRawPointer(bitPattern: $0) }
  }

  func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
    guard let original = unsafe value(a0) else { return nil }
    let made = unsafe expose(value(holding: original.content))
    _ = unsafe giveOut(.value, id(made))
    return unsafe made
  }

  func sqlite3_value_free(_ a0: OpaquePointer!) {
    guard let copy = unsafe value(a0) else { return }
    guard unsafe takeBack(.value, id(a0)) else {
      return misuse(.wrongArgument("the value was not made by sqlite3_value_dup"))
    }
    retire([copy])
  }
}
