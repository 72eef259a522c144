import SQLiteCalls
import SQLiteEngine

/// The bits of a pointer that a call returned; nil for a null pointer, and for a result that is not a pointer to an object or bytes.
package func bitsOf<Answer>(_ answer: Answer) -> UInt? {
  if let pointer = unsafe answer as? OpaquePointer { return UInt(bitPattern: pointer) }
  if let pointer = unsafe answer as? UnsafeMutablePointer<CChar> { return UInt(bitPattern: pointer) }
  if let pointer = unsafe answer as? UnsafeMutablePointer<UInt8> { return UInt(bitPattern: pointer) }
  if let pointer = unsafe answer as? UnsafeMutableRawPointer { return UInt(bitPattern: pointer) }
  return nil
}

/// The empty result of a type: 0, nil, or Void.
package func nothing<Answer>(_ type: Answer.Type) -> Answer? {
  if let number = type as? any BinaryInteger.Type { return number.init(0) as? Answer }
  if let real = type as? any BinaryFloatingPoint.Type { return real.init(0) as? Answer }
  if let pointer = type as? any ExpressibleByNilLiteral.Type { return pointer.init(nilLiteral: ()) as? Answer }
  return () as? Answer
}

/// A copy of a call's result; nil for a call without one.
///
/// A C string is copied up to its NUL. If the result does not tell how many bytes there are, only the pointer is kept.
package func argument<Answer>(of answer: Answer, from call: Sqlite3Call) -> Sqlite3Argument? {
  if let number = exactly(answer, Int32.self) { return .integer(Int64(number)) }
  if let pointer = unsafe exactly(answer, OpaquePointer?.self) { return .handle(pointer) }
  if Answer.self == Void.self { return nil }
  if let number = exactly(answer, Int64.self) { return .integer(number) }
  if let real = exactly(answer, Double.self) { return .real(real) }
  if let text = unsafe exactly(answer, UnsafePointer<CChar>?.self) { return unsafe .text(text) }
  if let bytes = unsafe exactly(answer, UnsafePointer<UInt8>?.self) {
    return unsafe .text(bytes.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) })
  }
  if let number = exactly(answer, UInt32.self) { return .integer(Int64(number)) }
  if let number = exactly(answer, UInt64.self) { return .integer(Int64(bitPattern: number)) }
  let isBuffer = call == .sqlite3_snprintf || call == .sqlite3_vsnprintf  // the caller's buffer, which may be empty
  if let text = unsafe exactly(answer, UnsafeMutablePointer<CChar>?.self), !isBuffer {
    return unsafe .text(text.map { unsafe UnsafePointer($0) })
  }
  if let pointer = unsafe answer as? UnsafeRawPointer { return .pointer(pointer) }
  return .pointer(bitsOf(answer))
}

/// A result cast to exactly this type; nil if it has another type. A dynamic cast takes ten times as long.
@inlinable @inline(__always) package func exactly<Answer, Exact>(_ answer: Answer, _ type: Exact.Type) -> Exact? {
  unsafe Answer.self == Exact.self ? unsafeBitCast(answer, to: Exact.self) : nil
}

extension CallHandles {
  /// The handle that a call has stored through one of its arguments. Read it after the call has produced its result and before it returns
  /// to its caller.
  ///
  /// Even a failed open hands out a connection. Any other failed call may leave the variable unchanged.
  package func handedOut<Answer>(_ answer: Answer, _ arguments: [Sqlite3Argument]) -> UInt? {
    guard let gives, let index = gives.index else { return nil }
    guard gives.kind == .connection || exactly(answer, Int32.self) == ResultCode.ok.rawValue else { return nil }
    return arguments.handedOut(index)
  }
}

/// Data that was passed together with its destructor.
@safe package struct GivenData {
  package let pointer: UnsafeMutableRawPointer?
  private let destructor: Sqlite3Destructor.Function?

  package init(_ pointer: UnsafeMutableRawPointer?, _ destructor: Sqlite3Destructor.Function?) {
    unsafe (self.pointer, self.destructor) = unsafe (pointer, destructor)
  }

  /// Calls the destructor.
  package func end() { unsafe Sqlite3Destructor.call(destructor, with: pointer) }
}
