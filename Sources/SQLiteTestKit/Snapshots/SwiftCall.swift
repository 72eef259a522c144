import SQLiteCore

/// A call in Swift source whose last unlabeled argument is a text that may be replaced.
struct SwiftCall: Hashable {
  /// The literal; nil if there is none yet.
  let literal: SwiftStringLiteral?
  /// The range that a new literal replaces: the old literal, or, if there is none, an empty range after the second or only argument.
  let place: Range<Int>
  /// The leading spaces and tabs of the call's line.
  let indentation: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - source: The source.
  ///   - line: The line of the call, from 1.
  ///   - column: The column, from 1. If the line has several calls, the last one that begins at or before this column is used.
  /// - Throws: ``SnapshotError`` if the call is not there, or if its expected text is not a literal.
  init(of name: String, in source: [UInt8], line: Int, column: Int) throws(SnapshotError) {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { throw .noCall }
      start = end + 1
    }
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    let found = (start..<end).filter { source[$0..<end].starts(with: name.utf8) }
    guard let call = found.last(where: { $0 - start < column }) ?? found.first else { throw .noCall }
    indentation = String(decoding: source[start..<end].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    var reader = SwiftReader(source: source, offset: call + name.utf8.count)
    guard let arguments = reader.arguments() else { throw .noCall }
    let unlabelled = arguments.dropFirst().filter { source[$0].drop(while: \.isOfWord).first != UInt8(ascii: ":") }
    guard let last = unlabelled.last else {
      // A new literal goes before the arguments with defaults, after the first labeled one.
      guard let before = arguments.dropFirst().first ?? arguments.first else { throw .noCall }
      (literal, place) = (nil, before.upperBound..<before.upperBound)
      return
    }
    guard let literal = SwiftStringLiteral(in: source, at: last.lowerBound), literal.range == last, literal.value != nil else {
      throw .notLiteral
    }
    (self.literal, place) = (literal, literal.range)
  }

  /// Returns the source text to put at ``place``: the text as a literal, with a comma before it if there was no literal.
  func replacement(_ text: String) -> String {
    let new = SwiftStringLiteral.multiline(text, indentation: indentation + "  ")
    return literal == nil ? ", " + new : new
  }
}
