public import SQLiteCalls

/// A parameter of a statement while a value is bound to it; ``SQLiteBindable`` types write to it.
///
/// It is passed to ``SQLiteBindable/bind(to:)`` and cannot outlive that call, because the statement is given back and may be freed. Text is
/// copied into memory that the statement owns and keeps until its bindings are replaced, so that SQLite need not copy it.
/// <https://sqlite.org/c3ref/bind_blob.html>
@safe public struct Parameter: ~Escapable {
  /// The parameter's number, counted from 1.
  public let index: Int32
  @usableFromInline let prepared: BoundStatement  // the only reference, because each one is retained for every bound value

  @_lifetime(immortal)  // the statement cannot be given back during the call; borrowing it would cost a retain for each value
  @inlinable @inline(__always) init(_ prepared: BoundStatement, index: Int32) {
    self.prepared = prepared
    self.index = index
  }

  @inlinable var wrapper: any Sqlite3WrapperProtocol { @inline(__always) get { prepared.wrapper } }
  @inlinable var statement: OpaquePointer { @inline(__always) get { unsafe prepared.handle } }

  /// Rejects a value that SQLite cannot hold; the statement then throws SQLITE_MISMATCH with the parameter's name.
  @inlinable public func refuse() -> Int32 { ResultCode.mismatch.rawValue }

  /// Binds NULL.
  @inlinable @inline(__always) public func bindNull() -> Int32 { unsafe wrapper.sqlite3_bind_null(statement, index) }

  /// Binds an integer.
  @inlinable @inline(__always) public func bind(_ value: Int64) -> Int32 { unsafe wrapper.sqlite3_bind_int64(statement, index, value) }

  /// Binds a double; NaN becomes NULL.
  @inlinable @inline(__always) public func bind(_ value: Double) -> Int32 { unsafe wrapper.sqlite3_bind_double(statement, index, value) }

  /// Binds text with its length in bytes.
  @inlinable @inline(__always) public func bind(_ value: String) -> Int32 {
    let code: Int32? = unsafe value.utf8.withContiguousStorageIfAvailable { unsafe bind(utf8: $0) }
    return code ?? bindBridged(value)
  }

  /// Binds bytes; SQLite copies them. Empty bytes are an empty blob, not NULL.
  public func bind(_ value: [UInt8]) -> Int32 { unsafe value.withUnsafeBytes { unsafe bind(blob: $0) } }

  func bind(blob bytes: UnsafeRawBufferPointer) -> Int32 {
    guard bytes.count > 0 else { return unsafe wrapper.sqlite3_bind_zeroblob(statement, index, 0) }
    unsafe prepared.holdsCopies = true
    return unsafe wrapper.sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), Sqlite3Destructor.transient)
  }

  @inlinable @inline(__always) func bind(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard bytes.count <= TextScratch.limit else { return unsafe bind(long: bytes) }
    let copy = unsafe prepared.scratch.copy(bytes)
    return unsafe wrapper.sqlite3_bind_text(statement, index, copy, Int32(bytes.count), nil)
  }

  @usableFromInline func bind(long bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    unsafe prepared.holdsCopies = true
    let text = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    let encoding = UInt8(truncatingIfNeeded: TextEncoding.utf8.rawValue)
    return unsafe wrapper.sqlite3_bind_text64(statement, index, text, UInt64(bytes.count), Sqlite3Destructor.transient, encoding)
  }

  /// Returns the origin of a failure to bind a value: the C function that binds this value, or that binds a ``ZeroBlob``.
  ///
  /// The origin is determined only after a failure, so that successful calls cost nothing extra.
  static func origin(binding value: some SQLiteBindable) -> SQLiteError.Origin {
    if value is ZeroBlob { return .call(.sqlite3_bind_zeroblob64) }
    return switch value.sqliteValue {
    case .null: .call(.sqlite3_bind_null)
    case .integer: .call(.sqlite3_bind_int64)
    case .real: .call(.sqlite3_bind_double)
    case .text(let text): .call(text.utf8.count <= TextScratch.limit ? .sqlite3_bind_text : .sqlite3_bind_text64)
    case .blob(let bytes): .call(bytes.isEmpty ? .sqlite3_bind_zeroblob : .sqlite3_bind_blob64)
    case nil: .refusal
    }
  }

  @usableFromInline func bindBridged(_ value: String) -> Int32 {
    var native = value  // an Objective-C string is converted to a native one first
    return native.withUTF8 { unsafe bind(utf8: $0) }
  }
}

/// The part of a compiled statement that concerns its parameters; a ``Parameter`` binds to it.
///
/// The state is accessed only where the connection is confined, and never during another access, so accesses are unchecked.
@safe @usableFromInline class BoundStatement {
  @usableFromInline final let wrapper: any Sqlite3WrapperProtocol
  @exclusivity(unchecked) @usableFromInline final var handle: OpaquePointer
  /// Whether SQLite keeps its own memory for a bound value: long text, or a blob.
  @exclusivity(unchecked) @usableFromInline final var holdsCopies = false
  /// The memory of bound text.
  @exclusivity(unchecked) @usableFromInline final var scratch = TextScratch()

  init(_ wrapper: any Sqlite3WrapperProtocol, handle: OpaquePointer) {
    self.wrapper = wrapper
    unsafe self.handle = handle
  }
}

/// The type name of a bound pointer. It is a constant because SQLite keeps its address. <https://sqlite.org/bindptr.html>
package struct PointerType {
  private let name: StaticString

  package init(_ name: StaticString) { self.name = name }

  package var utf8Start: UnsafePointer<CChar> { unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self) }
}
