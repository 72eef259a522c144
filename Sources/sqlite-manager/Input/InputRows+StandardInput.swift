import SQLiteAuthoring
import SQLiteManager

extension InputRows {
  /// The rows of standard input, or of a file in its place. Errors of its first line are thrown with their location.
  init(_ format: InputFormat?, standardInput input: InputPieces) throws {
    do { try self.init(format, input) } catch let error as InputError {
      throw Located(place: "standard input, line \(error.place?.line ?? 1)", error: error)
    }
  }

  /// Calls a closure with each row. Errors, including errors of the closure, are thrown with the location of the row.
  mutating func forEach(_ body: (ColumnValues) throws -> Void) throws {
    do { while let row = try next() { try body(row) } } catch {
      let line = ((error as? InputError)?.place ?? place).line
      throw Located(place: "standard input, \(format == .json ? "element \(elementNumber)" : "line \(line)")", error: error)
    }
  }
}

extension InputPieces {
  /// Returns all of standard input as text, without the newline at the end. Invalid UTF-8 becomes U+FFFD.
  ///
  /// - Throws: ``Failure`` if the input is longer than the limit.
  static func text(upTo limit: Int) throws -> String {
    let input = InputPieces()
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
