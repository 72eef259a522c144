import SQLiteAuthoring

/// Buffered standard output. Rows are collected and written in large pieces.
final class Output {
  private var bytes: [UInt8] = []
  let isTerminal = System.isTerminal(1)
  /// The maximum width of a line, in columns; nil if nothing is truncated, because the output is not a terminal and no limit was given.
  let width: Int?

  /// Calls a closure with standard output and writes its output, even if it throws.
  ///
  /// - Parameter columns: The maximum width of a line, in columns. It also applies if the output is not a terminal.
  static func printing(within columns: Int? = nil, _ body: (Output) throws -> Void) throws {
    let output = Output(within: columns)
    do { try body(output) } catch {
      if !(error is OutputClosed) { try output.flush() }
      throw error
    }
    try output.flush()
  }

  /// Prints a JSON text on one line as the only output.
  static func print(_ value: JSONValue) throws {
    try printing { output in
      try output.appendJSON { $0 += "\(value.json)\n".utf8 }
    }
  }

  /// Prints the number of rows that a command has changed.
  static func print(changes count: Int) throws { try print(["changes": .number(count)]) }

  private init(within columns: Int?) { width = [isTerminal ? System.columns(of: 1) : nil, columns].compactMap { $0 }.min() }

  /// Calls a closure that appends text, and writes the buffer if it is large enough. On a terminal, control characters are replaced by
  /// control pictures, except newlines and tabs.
  func append(_ body: (inout [UInt8]) -> Void) throws { try append(body) { $0.withoutControls(butLines: true) } }

  /// Calls a closure that appends JSON. On a terminal, control characters that JSON allows unescaped in strings are also escaped.
  func appendJSON(_ body: (inout [UInt8]) -> Void) throws { try append(body) { $0.withEscapedControls } }

  private func append(_ body: (inout [UInt8]) -> Void, onTerminal shown: (String) -> String) throws {
    let before = bytes.count
    body(&bytes)
    if isTerminal { bytes.replaceSubrange(before..., with: shown(String(decoding: bytes[before...], as: UTF8.self)).utf8) }
    if bytes.count >= 1 << 16 { try flush() }
  }

  func line(_ text: String) throws { try append { $0 += "\(text)\n".utf8 } }

  /// Prints a line that may contain the tool's own escape codes for highlighting. Control characters in its content must already have been
  /// replaced.
  func styledLine(_ text: String) throws { try append({ $0 += "\(text)\n".utf8 }, onTerminal: { $0 }) }

  /// Writes the collected bytes.
  ///
  /// - Throws: ``OutputClosed`` if the reader has closed the pipe.
  func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    if bytes.isEmpty { return }
    if isTerminal { try Progress.writing { try System.writeAll(bytes, to: 1) } } else { try System.writeAll(bytes, to: 1) }
  }
}
