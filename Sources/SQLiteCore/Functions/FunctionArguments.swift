public import SQLiteCalls

/// The arguments of an SQL function, read in place.
///
/// They are valid during one call of the function and cannot escape it. Arguments count from 0. <https://sqlite.org/c3ref/value_blob.html>
@safe public struct FunctionArguments: ~Escapable {
  @usableFromInline let wrapper: any Sqlite3WrapperProtocol
  @usableFromInline let call: FunctionCall

  @_lifetime(borrow wrapper)
  @inlinable @inline(__always) package init(_ wrapper: borrowing any Sqlite3WrapperProtocol, _ call: FunctionCall) {
    self.wrapper = copy wrapper
    self.call = call
  }

  /// The number of arguments.
  @inlinable public var count: Int { @inline(__always) get { Int(call.call.count) } }

  private var context: OpaquePointer { unsafe call.context }

  /// An argument by its number, counted from 0.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH when the value does not fit the type exactly (NULL fits an optional type only),
  ///   SQLITE_RANGE when there is no such argument, SQLITE_NOMEM when SQLite has no memory for the text or blob.
  @_alwaysEmitIntoClient @inline(__always)
  public subscript<Value: SQLiteExtractable>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    get throws(SQLiteError) {
      guard let value = unsafe value(index) else { throw missing(index) }
      guard let read = Value.extract(from: unsafe StoredValue(wrapper, value)) else { throw mismatch(index, type) }
      return read
    }
  }

  @inlinable @inline(__always) func value(_ index: Int) -> OpaquePointer? {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return nil }
    return unsafe call.call.values?[index]
  }

  /// Returns the storage class of an argument.
  public func storageClass(at index: Int) throws(SQLiteError) -> StorageClass {
    unsafe StorageClass(rawValue: wrapper.sqlite3_value_type(try argument(index)))
  }

  /// Returns the storage class of an argument after conversion: text that looks like a number becomes a number, and is read as one from
  /// then on.
  ///
  /// The C function is `sqlite3_value_numeric_type`: <https://sqlite.org/c3ref/value_blob.html>
  public func numericClass(at index: Int) throws(SQLiteError) -> StorageClass {
    unsafe StorageClass(rawValue: wrapper.sqlite3_value_numeric_type(try argument(index)))
  }

  /// Returns the subtype of an argument, from 0 to 255, as set by the function that produced the argument; 0 if it has none. Use it only
  /// with ``FunctionOptions/readsSubtypes``. <https://sqlite.org/c3ref/value_subtype.html>
  public func subtype(at index: Int) throws(SQLiteError) -> UInt32 { unsafe wrapper.sqlite3_value_subtype(try argument(index)) }

  /// Returns whether an argument is a parameter to which a value was bound. <https://sqlite.org/c3ref/value_blob.html>
  public func isParameter(at index: Int) throws(SQLiteError) -> Bool { unsafe wrapper.sqlite3_value_frombind(try argument(index)) != 0 }

  /// Reads the bytes of a text or blob in place, without a copy; returns nil for NULL.
  ///
  /// Text is passed as UTF-8, which need not be valid: it is the bytes stored, unless the database stores UTF-16. A number is passed as its
  /// text. The bytes are valid only inside the closure; keep a copy with `Array($0)`.
  /// - Throws: ``SQLiteError``, or the error of the closure.
  @safe public func withBytes<Result>(at index: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result? {
    let stored = unsafe StoredValue(wrapper, try argument(index))
    return try stored.withBytes(ifMissing: noMemory(index), body)
  }

  /// Returns a value that is made from an argument, such as a compiled pattern. SQLite keeps it while the argument is the same constant in
  /// the SQL.
  ///
  /// SQLite may free it at any time, at the latest at the end of the statement. If the argument changes, the value is made again at each
  /// call.
  /// - Throws: The error of the closure, or ``SQLiteError`` with SQLITE_RANGE.
  ///
  /// The C functions are `sqlite3_get_auxdata` and `sqlite3_set_auxdata`: <https://sqlite.org/c3ref/get_auxdata.html>
  public func auxiliary<Value>(at index: Int, _ make: () throws -> Value) throws -> Value {
    _ = unsafe try argument(index)
    let number = Int32(truncatingIfNeeded: index)
    let kept = unsafe wrapper.sqlite3_get_auxdata(context, number)
    return try unsafe AuxiliaryValue.value(kept, make) { made in
      unsafe wrapper.sqlite3_set_auxdata(context, number, made, Sqlite3Destructor.ofObject)
    }
  }

  /// The connection that calls the function. Use it to run other statements.
  ///
  /// Use this property: a function that captures its connection keeps it open forever. The connection cannot be closed during the call.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when the connection is being deinitialized.
  public var connection: Connection {
    get throws(SQLiteError) {
      guard let connection = unsafe call.box._withUnsafeGuaranteedRef({ $0.failures.connection }) else {
        throw SQLiteError.misuse("the connection is closed")
      }
      return connection
    }
  }
}

extension FunctionArguments {
  private var name: String { call.name }

  private func argument(_ index: Int) throws(SQLiteError) -> OpaquePointer {
    guard let value = unsafe value(index) else { throw missing(index) }
    return unsafe value
  }

  @usableFromInline func missing(_ index: Int) -> SQLiteError {
    .refused(.range, "\(name)() has no argument \(index): it was called with \(count), counted from 0")
  }

  private func noMemory(_ index: Int) -> SQLiteError {
    let reader = unsafe value(index).map { unsafe StoredValue(wrapper, $0).reader } ?? .sqlite3_value_text
    return SQLiteError(.nomem, "SQLite has no memory for argument \(index) of \(name)()", origin: .call(reader))
  }

  /// Returns the error for an argument that could not be read: it does not fit, or SQLite had no memory for it. The message shows numbers,
  /// but not text and blobs, which may be private.
  @usableFromInline func mismatch<Value: SQLiteExtractable>(_ index: Int, _ type: Value.Type) -> SQLiteError {
    guard let value = unsafe value(index) else { return missing(index) }
    return unsafe StoredValue(wrapper, value).mismatch(type, "argument \(index) of \(name)() is") ?? noMemory(index)
  }
}
