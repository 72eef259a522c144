/// An argument of a recorded call, copied before the call was passed on.
public enum Sqlite3Argument: Hashable, Sendable {
  /// A pointer to an object of SQLite (connection, statement, value …) as its bits; nil for a null pointer.
  case handle(UInt?)
  /// A number, whatever its width and sign in C.
  case integer(Int64)
  /// A double.
  case real(Double)
  /// Text; nil for a null pointer. Bytes that are not UTF-8 are replaced.
  case text(String?)
  /// Bytes; nil for a null pointer.
  case blob([UInt8]?)
  /// Whether a callback was given.
  case function(Bool)
  /// Another pointer as its bits; nil for a null pointer.
  case pointer(UInt?)
  /// A list of C variadic arguments, which cannot be read twice.
  case other
}

extension Sqlite3Argument {
  /// A null pointer.
  package static let null = Sqlite3Argument.pointer(nil as UInt?)

  /// A number of any width; one above the largest Int64 keeps its bits.
  static func integer(_ number: some BinaryInteger) -> Sqlite3Argument { .integer(Int64(truncatingIfNeeded: number)) }

  @safe package static func handle(_ pointer: OpaquePointer?) -> Sqlite3Argument { unsafe .handle(pointer.map { UInt(bitPattern: $0) }) }

  @safe package static func pointer(_ address: (some _Pointer)?) -> Sqlite3Argument { .pointer(address.map { UInt(bitPattern: $0) }) }

  /// Whether there is a callback.
  @safe package static func function<Callback>(_ callback: Callback?) -> Sqlite3Argument { .function(callback != nil) }

  /// A C string up to its NUL.
  package static func text(_ pointer: UnsafePointer<CChar>?) -> Sqlite3Argument { unsafe .text(pointer.map { unsafe String(cString: $0) }) }

  /// Text of so many bytes, or, when the count is negative, up to its NUL.
  package static func text(_ pointer: UnsafePointer<CChar>?, count: some BinaryInteger) -> Sqlite3Argument {
    let count = Int(truncatingIfNeeded: count)
    guard let pointer = unsafe pointer, count >= 0 else { return unsafe text(pointer) }
    let bytes = unsafe UnsafeRawBufferPointer(start: pointer, count: count)
    return unsafe .text(String(decoding: bytes, as: UTF8.self))
  }

  /// Text up to its NUL, but at most so many bytes unless the limit is negative.
  package static func text(_ pointer: UnsafePointer<CChar>?, within limit: Int32) -> Sqlite3Argument {
    guard let pointer = unsafe pointer else { return .text(nil as String?) }
    var count = 0
    while limit < 0 || count < limit, unsafe pointer[count] != 0 { count += 1 }
    return unsafe text(pointer, count: count)
  }

  /// Bytes of a length; a null pointer is NULL.
  package static func bytes(_ pointer: UnsafeRawPointer?, count: some BinaryInteger) -> Sqlite3Argument {
    let count = Int(truncatingIfNeeded: count)
    guard let pointer = unsafe pointer, count >= 0 else { return .blob(nil) }
    return unsafe .blob(Array(UnsafeRawBufferPointer(start: pointer, count: count)))
  }
}
