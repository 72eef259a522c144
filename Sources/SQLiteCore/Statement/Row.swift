public import SQLiteCalls

/// The current row of a running statement, read in place.
///
/// It is passed to a closure and cannot leave it; ``OwnedRow`` is a copy that can. Columns count from 0.
/// <https://sqlite.org/c3ref/column_blob.html>
@safe public struct Row: ~Escapable {
  @usableFromInline let prepared: PreparedStatement  // the only reference, because each one is retained when a row is created
  /// The number of columns.
  public let columnCount: Int

  @_lifetime(borrow prepared)
  @inlinable @inline(__always) init(_ prepared: borrowing PreparedStatement, columnCount: Int) {
    self.prepared = copy prepared
    self.columnCount = columnCount
  }

  @inlinable var wrapper: any Sqlite3WrapperProtocol { @inline(__always) get { prepared.wrapper } }
  @inlinable var handle: OpaquePointer { @inline(__always) get { unsafe prepared.handle } }

  /// The number of the row in the result, counted from 1.
  public var number: Int { prepared.rowNumber }

  /// A column by its number, counted from 0.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH when the stored value does not fit the type exactly, SQLITE_RANGE when there is no
  ///   such column, SQLITE_NOMEM when SQLite has no memory for the text or blob.
  @_alwaysEmitIntoClient @inline(__always)
  public subscript<Value: SQLiteExtractable>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    get throws {
      let wrapper = wrapper  // read once: the compiler must assume that a call could change the property
      guard UInt(bitPattern: index) < UInt(bitPattern: columnCount), let value = unsafe wrapper.sqlite3_column_value(handle, Int32(index))
      else { throw failure(index, nil) }
      guard let read = Value.extract(from: unsafe StoredValue(wrapper, value)) else { throw failure(index, type) }
      return read
    }
  }

  /// A column by its name, exactly as the result spells it.
  ///
  /// - Throws: The same ``SQLiteError`` as the subscript by number; SQLITE_RANGE also if several columns have that name.
  @_alwaysEmitIntoClient @inline(__always)
  public subscript<Value: SQLiteExtractable>(_ name: String, as type: Value.Type = Value.self) -> Value {
    get throws { try self[index(of: name), as: type] }
  }

  /// A column by its number, as SQLite stores it; this subscript is chosen if no type is given.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when there is no such column, SQLITE_NOMEM when SQLite has no memory for the text or blob.
  @_disfavoredOverload public subscript(_ index: Int) -> SQLiteValue {
    get throws { try self[index, as: SQLiteValue.self] }
  }

  /// A column by its name, as SQLite stores it; this subscript is chosen if no type is given.
  ///
  /// - Throws: The same ``SQLiteError`` as the subscript by number; SQLITE_RANGE also if several columns have that name.
  @_disfavoredOverload public subscript(_ name: String) -> SQLiteValue {
    get throws { try self[name, as: SQLiteValue.self] }
  }

  /// The names of the columns.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for one.
  public var columnNames: [String] {
    get throws { try prepared.names(columnCount: Int32(columnCount)).names }
  }

  /// Whether the columns have these names.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for one.
  @usableFromInline package func hasColumns(_ names: [String]) throws -> Bool {
    try prepared.names(columnCount: Int32(columnCount)).names == names
  }

  /// All values in column order, copied.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for a text or blob.
  public var values: [SQLiteValue] {
    get throws {
      var values: [SQLiteValue] = []
      values.reserveCapacity(columnCount)
      for index in 0..<columnCount { values.append(try self[index, as: SQLiteValue.self]) }
      return values
    }
  }

  /// Returns the integer in a column, such as the rowid, with a single call. SQLite converts a value of another storage class.
  package func integer(at index: Int) -> Int64 { unsafe wrapper.sqlite3_column_int64(handle, Int32(index)) }

  /// Returns the storage class of a column's value in this row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when there is no such column.
  public func storageClass(at index: Int) throws -> StorageClass {
    guard index >= 0, index < columnCount, let value = unsafe wrapper.sqlite3_column_value(handle, Int32(index)) else {
      throw noColumn(index)
    }
    return unsafe StoredValue(wrapper, value).storageClass
  }

  /// Returns the index of the column with a name, exactly as the result spells it.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when there is no such column, or more than one.
  @inlinable @inline(__always) public func index(of name: String) throws -> Int {
    if let last = unsafe prepared.lastName {
      let expected = unsafe last.pointee.next
      if unsafe LookedUpName.bits(of: name) == expected.pointee.bits {
        unsafe prepared.lastName = expected
        return unsafe expected.pointee.index
      }
    }
    return try unexpectedIndex(of: name)
  }

  @usableFromInline func unexpectedIndex(of name: String) throws -> Int {
    guard let index = try prepared.index(of: name, columnCount: Int32(columnCount)) else {
      throw SQLiteError.noColumn(name, among: try columnNames, sql: prepared.sql)
    }
    return index
  }

  /// Calls the closure with the bytes of a text or blob column, without a copy; returns nil for NULL.
  ///
  /// Text is passed as the stored bytes, valid UTF-8 or not, so that it can be examined without creating a `String`. If the database stores
  /// UTF-16, SQLite converts it to UTF-8 first. A number is passed as its text. The bytes are valid only inside the closure: `Array($0)`
  /// copies them.
  @safe public func withBytes<Result>(at index: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result? {
    guard index >= 0, index < columnCount, let value = unsafe wrapper.sqlite3_column_value(handle, Int32(index)) else {
      throw noColumn(index)
    }
    let stored = unsafe StoredValue(wrapper, value)
    return try stored.withBytes(ifMissing: prepared.missing("the bytes of column \(index)", stored.reader), body)
  }

  /// Calls the closure with the bytes of the text or blob column with a name; otherwise like the method that takes an index.
  @safe public func withBytes<Result>(at name: String, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result? {
    try withBytes(at: index(of: name), body)
  }

  /// Returns a copy of the row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for a text or blob.
  public func owned() throws -> OwnedRow {
    OwnedRow(try prepared.names(columnCount: Int32(columnCount)).shape, values: try values, number: number)
  }
}

extension Row {
  /// The columns with their values as SQL literals, as in the description of an ``OwnedRow``. A row cannot be `CustomStringConvertible`,
  /// because it cannot leave the closure that it is passed to.
  public var description: String {
    do { return try owned().description } catch { return "(\(error))" }
  }

  private func noColumn(_ index: Int) -> SQLiteError {
    if index >= 0, index < columnCount { return missing(index, .sqlite3_column_value) }
    return .refused(.range, "there is no column \(index): the row has \(columnCount), counted from 0", sql: prepared.sql)
  }

  /// Returns the error for a column that does not exist or does not fit the type. One function for both keeps inlined code small.
  @usableFromInline func failure(_ index: Int, _ type: (any SQLiteExtractable.Type)?) -> SQLiteError {
    guard let type else { return noColumn(index) }
    let pending = prepared.pendingFailure  // before the value is read once more
    guard let value = unsafe wrapper.sqlite3_column_value(handle, Int32(index)) else { return missing(index, .sqlite3_column_value) }
    let stored = unsafe StoredValue(wrapper, value)
    if let mismatch = stored.mismatch(type, subject(index), sql: prepared.sql) { return mismatch }
    guard let pending else { return missing(index, stored.reader) }
    return SQLiteError(pending.code, pending.message, origin: .call(stored.reader), sql: prepared.sql)
  }

  /// Returns the error for a column whose value was read but cannot be converted to the wanted type.
  func mismatch(_ index: Int, wanted: Any.Type, _ reason: String?) -> SQLiteError {
    guard let value = unsafe wrapper.sqlite3_column_value(handle, Int32(index)) else { return missing(index, .sqlite3_column_value) }
    let stored = unsafe StoredValue(wrapper, value)
    guard let owned = SQLiteValue.extract(from: stored) else { return missing(index, stored.reader) }
    return .mismatch(subject(index), owned.described, wanted: wanted, reason, sql: prepared.sql)
  }

  /// Returns the error for a value that SQLite has no memory for.
  private func missing(_ index: Int, _ call: Sqlite3Call) -> SQLiteError { prepared.missing("the value of column \(index)", call) }

  private func subject(_ index: Int) -> String {
    let name = unsafe wrapper.sqlite3_column_name(handle, Int32(index)).map { unsafe String(cString: $0) } ?? "?"
    return "row \(number), column \(index) (\(name)) holds"
  }
}
