import Foundation
package import SQLiteFiles

/// Reads an open file in pieces, without a byte order mark at its beginning.
package final class InputPieces {
  private let descriptor: Int32
  private let closesFile: Bool
  /// The bytes that have been read but not yet returned.
  private var waiting: [UInt8] = []
  private var hasBegun = false
  private var isAtEnd = false

  /// Reads standard input.
  package init() { (descriptor, closesFile) = (0, false) }

  /// Opens a regular file.
  package init(path: String) throws(FileSystemError) { (descriptor, closesFile) = (try LocalFileSystem().openToRead(path), true) }

  deinit { if closesFile { _ = close(descriptor) } }  // it is only read

  /// Returns the next piece; empty at the end.
  package func piece() throws(FileSystemError) -> [UInt8] {
    if waiting.isEmpty { try read() }
    defer { waiting = [] }
    return waiting
  }

  /// Returns the first byte that is not whitespace, without consuming any input; nil if there is none in the first megabyte.
  func firstVisibleByte() throws(FileSystemError) -> UInt8? {
    var searched = 0
    while true {
      if let byte = waiting[searched...].first(where: { !" \n\r\t".utf8.contains($0) }) { return byte }
      if isAtEnd || waiting.count > 1 << 20 { return nil }
      searched = waiting.count
      try read()
    }
  }

  private func read() throws(FileSystemError) {
    if isAtEnd { return }  // a terminal would wait for more
    let piece = try LocalFileSystem().bytes(from: descriptor, of: "the input", upTo: 1 << 16)
    isAtEnd = piece.isEmpty
    let hasMark = !hasBegun && piece.starts(with: [0xef, 0xbb, 0xbf])
    hasBegun = true
    waiting += piece.dropFirst(hasMark ? 3 : 0)
    if hasMark, waiting.isEmpty { try read() }  // nothing has followed yet
  }
}
