public import SQLiteCalls

/// The value of one column of the current row, not yet copied; ``SQLiteExtractable`` types read from it.
///
/// It is passed to ``SQLiteExtractable/extract(from:)-(StoredValue)`` and cannot outlive that call, because SQLite frees the value with the
/// row. The value is fetched from the statement once and then read directly, so strict type checks cost nothing.
/// <https://sqlite.org/c3ref/value_blob.html>
@safe public struct StoredValue: ~Escapable {
  @usableFromInline let wrapper: any Sqlite3WrapperProtocol
  @usableFromInline let value: OpaquePointer
  /// The storage class of the value.
  public let storageClass: StorageClass

  @_lifetime(immortal)  // the pointer cannot leave the row either; borrowing it would cost a retain for each column
  @inlinable @inline(__always) package init(_ wrapper: any Sqlite3WrapperProtocol, _ value: OpaquePointer) {
    self.wrapper = wrapper
    unsafe self.value = value
    storageClass = unsafe StorageClass(rawValue: wrapper.sqlite3_value_type(value))  // read once, because an optional type checks it twice
  }

  /// The integer; a value of another class is converted.
  @inlinable @inline(__always) public var integer: Int64 { unsafe wrapper.sqlite3_value_int64(value) }

  /// The double; a value of another class is converted.
  @inlinable @inline(__always) public var real: Double { unsafe wrapper.sqlite3_value_double(value) }

  /// The C function that returns the value's bytes, and that has failed if it returns none.
  package var reader: Sqlite3Call { storageClass == .blob ? .sqlite3_value_blob : .sqlite3_value_text }

  /// The text, copied; nil when SQLite has no memory for it. Bytes that are not UTF-8 become U+FFFD.
  @inlinable @inline(__always) public var text: String? { unsafe withText { unsafe String(decoding: $0, as: UTF8.self) } }

  /// The bytes, copied; nil when SQLite has no memory for them.
  @inlinable public var blob: [UInt8]? { unsafe withBlob { unsafe Array($0) } }

  /// Calls the closure with the bytes; returns nil when SQLite has no memory for them.
  @inlinable @inline(__always) func withBlob<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result? {
    let start = unsafe wrapper.sqlite3_value_blob(value)
    let count = unsafe Int(wrapper.sqlite3_value_bytes(value))
    if unsafe start == nil, count > 0 { return nil }
    return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Calls the closure with the bytes of the text; returns nil when SQLite has no memory for it.
  @inlinable @inline(__always) package func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result? {
    guard let start = unsafe wrapper.sqlite3_value_text(value) else { return nil }
    let count = unsafe Int(wrapper.sqlite3_value_bytes(value))  // call it after reading the text, to get the length in UTF-8
    return try unsafe body(UnsafeBufferPointer(start: start, count: count))
  }
}
