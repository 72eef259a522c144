public import SQLiteCalls

/// The result of an SQL function. ``SQLiteBindable`` types set it.
///
/// The last value that was set is the result; if none was set, the result is NULL. SQLite copies text and bytes.
/// <https://sqlite.org/c3ref/result_blob.html>
@safe public struct FunctionResult: ~Escapable {
  @usableFromInline let wrapper: any Sqlite3WrapperProtocol
  @usableFromInline let context: OpaquePointer

  @_lifetime(immortal)  // the context cannot outlive the call either
  @inlinable @inline(__always) package init(_ wrapper: borrowing any Sqlite3WrapperProtocol, _ context: OpaquePointer) {
    self.wrapper = copy wrapper
    unsafe self.context = unsafe context
  }

  /// Sets the result to NULL.
  @inlinable public func setNull() -> Int32 {
    unsafe wrapper.sqlite3_result_null(context)
    return 0
  }

  /// Sets the result to an integer.
  @inlinable @inline(__always) public func set(_ value: Int64) -> Int32 {
    unsafe wrapper.sqlite3_result_int64(context, value)
    return 0
  }

  /// Sets the result to a double; NaN becomes NULL.
  @inlinable @inline(__always) public func set(_ value: Double) -> Int32 {
    unsafe wrapper.sqlite3_result_double(context, value)
    return 0
  }

  /// Sets the result to text with its length in bytes; a NUL inside the text is preserved.
  @inlinable public func set(_ value: String) -> Int32 {
    var native = value  // an Objective-C string is converted to a native one first
    native.withUTF8 { bytes in
      let encoding = UInt8(truncatingIfNeeded: TextEncoding.utf8.rawValue)
      // Empty text may have no address, and nil would be NULL.
      let start = unsafe bytes.baseAddress.map { unsafe UnsafeRawPointer($0) } ?? UnsafeRawPointer(context)
      unsafe wrapper.sqlite3_result_text64(
        context, start.assumingMemoryBound(to: CChar.self), UInt64(bytes.count), Sqlite3Destructor.transient, encoding)
    }
    return 0
  }

  /// Sets the result to bytes. Empty bytes are an empty blob, not NULL.
  @inlinable public func set(_ value: [UInt8]) -> Int32 {
    guard !value.isEmpty else { return unsafe wrapper.sqlite3_result_zeroblob64(context, 0) }
    unsafe value.withUnsafeBytes { bytes in
      unsafe wrapper.sqlite3_result_blob64(context, bytes.baseAddress, UInt64(bytes.count), Sqlite3Destructor.transient)
    }
    return 0
  }

  /// Sets the result to a blob of `count` zero bytes, which SQLite creates only when they are read.
  ///
  /// - Returns: SQLITE_TOOBIG when the connection allows no blob of that size.
  public func setZeroBlob(count: UInt64) -> Int32 { unsafe wrapper.sqlite3_result_zeroblob64(context, count) }

  /// Sets the subtype of the result, from 0 to 255, for functions that read it; call it after setting the result. The function needs
  /// ``FunctionOptions/setsSubtypes``.
  /// <https://sqlite.org/c3ref/result_subtype.html>
  public func setSubtype(_ subtype: UInt8) { unsafe wrapper.sqlite3_result_subtype(context, UInt32(subtype)) }
}

extension SQLiteBindable {
  /// Sets the result to ``sqliteValue``.
  @inlinable @inline(__always) public func setResult(_ result: FunctionResult) -> Int32 {
    switch sqliteValue {
    case .null: result.setNull()
    case .integer(let value): result.set(value)
    case .real(let value): result.set(value)
    case .text(let value): result.set(value)
    case .blob(let value): result.set(value)
    case nil: ResultCode.mismatch.rawValue
    }
  }
}

/// A result type that has a subtype, or may have one.
protocol ResultWithSubtype {}
extension Subtyped: ResultWithSubtype {}
extension Optional: ResultWithSubtype where Wrapped: ResultWithSubtype {}

/// A result of an SQL function with a subtype, which functions with ``FunctionOptions/readsSubtypes`` can read.
///
/// SQLite passes the subtype from one function to the next and drops it when the value is stored.
/// <https://sqlite.org/c3ref/result_subtype.html>
public struct Subtyped<Value: SQLiteBindable>: SQLiteBindable {
  /// The value.
  public let value: Value
  /// The subtype.
  public let subtype: UInt8

  /// Creates a result from a value and its subtype.
  public init(_ value: Value, subtype: UInt8) {
    self.value = value
    self.subtype = subtype
  }

  /// The value as SQLite holds it.
  public var sqliteValue: SQLiteValue? { value.sqliteValue }
  /// The reason why SQLite cannot hold the value; nil if it can.
  public var reasonAgainst: String? { value.reasonAgainst }

  /// Sets the result to the value, with its subtype.
  public func setResult(_ result: FunctionResult) -> Int32 {
    let code = value.setResult(result)
    if code == 0 { result.setSubtype(subtype) }
    return code
  }
}
