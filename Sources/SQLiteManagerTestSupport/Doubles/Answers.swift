/// The bits of a pointer that a call answered; nil for a null pointer, and for what is no pointer to an object or to bytes of SQLite's.
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
