import SQLiteCalls

/// The bits of a pointer that a call answered; nil for a null pointer, and for what is not a pointer to an object or to bytes of SQLite's.
func bitsOf<Answer>(_ answer: Answer) -> UInt? {
  if let pointer = unsafe answer as? OpaquePointer { return UInt(bitPattern: pointer) }
  if let pointer = unsafe answer as? UnsafeMutablePointer<CChar> { return UInt(bitPattern: pointer) }
  if let pointer = unsafe answer as? UnsafeMutablePointer<UInt8> { return UInt(bitPattern: pointer) }
  if let pointer = unsafe answer as? UnsafeMutableRawPointer { return UInt(bitPattern: pointer) }
  return nil
}

/// What a call answers when there is nothing to answer: 0, nil, or nothing at all.
func nothing<Answer>(_ type: Answer.Type) -> Answer? {
  if let number = type as? any BinaryInteger.Type { return number.init(0) as? Answer }
  if let real = type as? any BinaryFloatingPoint.Type { return real.init(0) as? Answer }
  if let pointer = type as? any ExpressibleByNilLiteral.Type { return pointer.init(nilLiteral: ()) as? Answer }
  return () as? Answer
}

/// A copy of what a call answered; nil for a call without an answer.
///
/// Answers that are text are copied up to their NUL; of bytes whose number the answer does not tell, only the pointer is kept.
func argument<Answer>(of answer: Answer, from call: Sqlite3Call) -> Sqlite3Argument? {
  switch answer {
  case is Void: return nil
  case let number as Int32: return .integer(Int64(number))
  case let number as Int64: return .integer(number)
  case let number as UInt32: return .integer(Int64(number))
  case let number as UInt64: return .integer(Int64(bitPattern: number))
  case let real as Double: return .real(real)
  default: break
  }
  let isBuffer = call == .sqlite3_snprintf || call == .sqlite3_vsnprintf  // the caller's, perhaps of no bytes
  if unsafe Answer.self == OpaquePointer?.self { return unsafe .handle(answer as? OpaquePointer) }
  if unsafe Answer.self == UnsafePointer<CChar>?.self { return unsafe .text(answer as? UnsafePointer<CChar>) }
  if unsafe Answer.self == UnsafePointer<UInt8>?.self {
    let text = unsafe (answer as? UnsafePointer<UInt8>).map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    return unsafe .text(text)
  }
  if unsafe Answer.self == UnsafeMutablePointer<CChar>?.self, !isBuffer {
    return unsafe .text((answer as? UnsafeMutablePointer<CChar>).map { unsafe UnsafePointer($0) })
  }
  if let pointer = unsafe answer as? UnsafeRawPointer { return unsafe .pointer(pointer) }
  return .pointer(bitsOf(answer))
}
