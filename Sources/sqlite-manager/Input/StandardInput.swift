import SQLiteManager

/// Reads standard input, or a file in its place, in pieces and without a byte order mark.
final class StandardInput {
  private let descriptor: Int32
  /// The bytes that have been read but not yet returned.
  private var waiting: [UInt8] = []
  private var hasBegun = false
  private var isAtEnd = false

  init(_ descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// Returns the next piece; empty at the end.
  func piece() throws -> [UInt8] {
    if waiting.isEmpty { try read() }
    defer { waiting = [] }
    return waiting
  }

  /// Returns the first byte that is not whitespace, without consuming any input; nil if there is none in the first megabyte.
  func firstVisibleByte() throws -> UInt8? {
    var searched = 0
    while true {
      if let byte = waiting[searched...].first(where: { !" \n\r\t".utf8.contains($0) }) { return byte }
      if isAtEnd || waiting.count > 1 << 20 { return nil }
      searched = waiting.count
      try read()
    }
  }

  private func read() throws {
    if isAtEnd { return }  // a terminal would wait for more
    let piece = try System.bytes(from: descriptor, upTo: 1 << 16)
    isAtEnd = piece.isEmpty
    let hasMark = !hasBegun && piece.starts(with: [0xef, 0xbb, 0xbf])
    hasBegun = true
    waiting += piece.dropFirst(hasMark ? 3 : 0)
    if hasMark, waiting.isEmpty { try read() }  // nothing has followed yet
  }

  /// Returns all of the input as text, without the newline at the end. Invalid UTF-8 becomes U+FFFD.
  ///
  /// - Throws: ``Failure`` if the input is longer than the limit.
  static func text(upTo limit: Int) throws -> String {
    let input = StandardInput()
    var bytes: [UInt8] = []
    while case let piece = try input.piece(), !piece.isEmpty {
      bytes += piece
      if bytes.count > limit {
        throw Failure(.toobig, "standard input is longer than \(limit >> 20) MB", advice: "Look for less at once.")
      }
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
