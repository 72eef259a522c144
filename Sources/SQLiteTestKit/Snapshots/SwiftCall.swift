import SQLiteCore

/// A call in Swift source whose last argument without a label is a text that may be replaced.
struct SwiftCall: Hashable {
  /// The literal; nil if there is none yet.
  let literal: SwiftStringLiteral?
  /// The range that a new literal replaces: the old literal, or an empty range after the second argument (or after the only one).
  let place: Range<Int>
  /// The leading spaces and tabs of the call's line.
  let indentation: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - source: The source.
  ///   - line: The line of the call, from 1.
  ///   - column: The column, from 1; if a line holds several calls, the last one that begins there or before.
  /// - Throws: ``SnapshotError``, if the call is not there or has an expected text that is not a literal.
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
    var scanner = Scanner(source: source, offset: call + name.utf8.count)
    guard let arguments = scanner.arguments() else { throw .noCall }
    let unlabelled = arguments.dropFirst().filter { source[$0].drop(while: \.isOfWord).first != UInt8(ascii: ":") }
    guard let last = unlabelled.last else {
      // The place is before the arguments with defaults, after the first labeled one.
      guard let before = arguments.dropFirst().first ?? arguments.first else { throw .noCall }
      (literal, place) = (nil, before.upperBound..<before.upperBound)
      return
    }
    guard let literal = SwiftStringLiteral(in: source, at: last.lowerBound), literal.range == last, literal.value != nil else {
      throw .notLiteral
    }
    (self.literal, place) = (literal, literal.range)
  }

  /// Returns the source text for ``place``: the literal of a text, after a comma if there was no literal.
  func replacement(_ text: String) -> String {
    let new = SwiftStringLiteral.multiline(text, indentation: indentation + "  ")
    return literal == nil ? ", " + new : new
  }

  /// Reads the arguments of a call, as far as needed to find their ends.
  fileprivate struct Scanner {
    let source: [UInt8]
    var offset: Int

    private func follows(_ text: StaticString) -> Bool {
      unsafe source.dropFirst(offset).starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Skips spaces and comments. Returns whether there were any.
    private mutating func skipsSpace() -> Bool {
      let start = offset
      while offset < source.count {
        if [9, 10, 13, 32].contains(source[offset]) {
          offset += 1
        } else if follows("//") {
          offset = source[offset...].firstIndex(of: 10) ?? source.count
        } else if follows("/*") {
          var depth = 0
          repeat {
            let step = follows("/*") ? 1 : follows("*/") ? -1 : 0
            depth += step
            offset += step == 0 ? 1 : 2
          } while depth > 0 && offset < source.count
        } else {
          break
        }
      }
      return offset > start
    }

    /// Returns the ranges of the arguments, without surrounding spaces and comments.
    mutating func arguments() -> [Range<Int>]? {
      _ = skipsSpace()
      guard offset < source.count, source[offset] == UInt8(ascii: "(") else { return nil }
      offset += 1
      var found: [Range<Int>] = []
      var argument: Range<Int>?
      var depth = 0
      while offset < source.count {
        if skipsSpace() { continue }
        let start = offset
        let byte = source[offset]
        if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
          if let argument { found.append(argument) }
          argument = nil
          offset += 1
          if byte == UInt8(ascii: ")") { return found }
          continue
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let literal = SwiftStringLiteral(in: source, at: offset) {
          offset = literal.range.upperBound
        } else {
          if "([{".utf8.contains(byte) { depth += 1 }
          if ")]}".utf8.contains(byte) { depth -= 1 }
          offset += 1
        }
        argument = (argument?.lowerBound ?? start)..<offset
      }
      return nil
    }
  }
}
