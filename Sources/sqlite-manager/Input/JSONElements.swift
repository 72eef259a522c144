import SQLiteManager

/// The elements of a JSON array, one at a time: no more than one of them is in memory.
struct JSONElements {
  private var bytes: ByteReader
  private var count = 0
  private var isAtEnd = false

  /// - Parameter pieces: Answers the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { bytes = ByteReader(pieces) }

  /// The text of the next element; nil after the last.
  mutating func next() throws -> [UInt8]? {
    if isAtEnd { return nil }
    if count == 0 {
      guard try visibleByte() == UInt8(ascii: "[") else { throw Failure(.mismatch, "a JSON array is needed") }
      bytes.skip()
      if try visibleByte() == UInt8(ascii: "]") { return try end() }
    }
    count += 1
    var element: [UInt8] = []
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    while let byte = try bytes.next() {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          if depth == JSONParser.deepest { throw Failure(.mismatch, JSONParser.tooDeep) }
          depth += 1
        case UInt8(ascii: ",") where depth == 0:
          bytes.skip()
          return element
        case UInt8(ascii: "]") where depth == 0:
          _ = try end()
          return element
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      element.append(byte)
      bytes.skip()
    }
    throw Failure(.mismatch, "the JSON array does not end: ] is missing")
  }

  /// Takes the end of the array, after which nothing may come.
  private mutating func end() throws -> [UInt8]? {
    bytes.skip()
    isAtEnd = true
    if try visibleByte() != nil { throw Failure(.mismatch, "something follows the end of the JSON array") }
    return nil
  }

  private mutating func visibleByte() throws -> UInt8? {
    while let byte = try bytes.next() {
      if !byte.isJSONSpace { return byte }
      bytes.skip()
    }
    return nil
  }
}
