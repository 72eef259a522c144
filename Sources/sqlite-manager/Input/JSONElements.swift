import SQLiteManager

/// The elements of a JSON array, one at a time: no more than one of them is in memory.
struct JSONElements {
  private let pieces: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var place = 0
  private var count = 0
  private var isAtEnd = false

  /// - Parameter pieces: Answers the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { self.pieces = pieces }

  /// The text of the next element; nil after the last.
  mutating func next() throws -> [UInt8]? {
    if isAtEnd { return nil }
    if count == 0 {
      guard try visibleByte() == UInt8(ascii: "[") else { throw Failure(.mismatch, "a JSON array is needed") }
      place += 1
      if try visibleByte() == UInt8(ascii: "]") { return try end() }
    }
    count += 1
    var element: [UInt8] = []
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    while let byte = try byte() {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ",") where depth == 0:
          place += 1
          return element
        case UInt8(ascii: "]") where depth == 0:
          _ = try end()
          return element
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      element.append(byte)
      place += 1
    }
    throw Failure(.mismatch, "the JSON array does not end: ] is missing")
  }

  /// Takes the end of the array, after which nothing may come.
  private mutating func end() throws -> [UInt8]? {
    place += 1
    isAtEnd = true
    if try visibleByte() != nil { throw Failure(.mismatch, "something follows the end of the JSON array") }
    return nil
  }

  private mutating func visibleByte() throws -> UInt8? {
    while let byte = try byte() {
      if !byte.isJSONSpace { return byte }
      place += 1
    }
    return nil
  }

  /// The byte that comes next, which is not taken away; nil at the end.
  private mutating func byte() throws -> UInt8? {
    if place == buffer.count {
      buffer = try pieces()
      place = 0
    }
    return place < buffer.count ? buffer[place] : nil
  }
}
