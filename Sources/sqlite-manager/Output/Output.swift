/// Standard output, buffered: rows are collected and written in large pieces.
final class Output {
  private var bytes: [UInt8] = []
  let isTerminal = System.isTerminal(1)
  /// The number of columns of a line; nil where nothing is cut, because output is not a terminal and no limit was given.
  let width: Int?

  /// Runs a closure with standard output and writes its output, also when it throws.
  ///
  /// - Parameter columns: The most columns that a line takes, on a wider terminal and elsewhere.
  static func printing(within columns: Int? = nil, _ body: (Output) throws -> Void) throws {
    let output = Output(within: columns)
    do { try body(output) } catch {
      if !(error is OutputClosed) { try output.flush() }
      throw error
    }
    try output.flush()
  }

  /// Prints a JSON text on a line, and nothing else.
  static func print(_ value: JSONValue) throws {
    try printing { output in
      try output.appendJSON { $0 += "\(value.json)\n".utf8 }
    }
  }

  /// Prints how many rows a command has changed.
  static func print(changes count: Int) throws { try print(["changes": .number(count)]) }

  private init(within columns: Int?) { width = [isTerminal ? System.columns(of: 1) : nil, columns].compactMap { $0 }.min() }

  /// Lets a closure append text, then writes when enough has come together. A terminal gets pictures of control characters, except for ends of lines.
  func append(_ body: (inout [UInt8]) -> Void) throws { try append(body) { $0.withoutControls(butLines: true) } }

  /// Lets a closure append JSON, whose strings may hold control characters beyond those that JSON itself escapes: a terminal gets these escaped as well.
  func appendJSON(_ body: (inout [UInt8]) -> Void) throws { try append(body) { $0.withEscapedControls } }

  private func append(_ body: (inout [UInt8]) -> Void, onTerminal shown: (String) -> String) throws {
    let before = bytes.count
    body(&bytes)
    if isTerminal { bytes.replaceSubrange(before..., with: shown(String(decoding: bytes[before...], as: UTF8.self)).utf8) }
    if bytes.count >= 1 << 16 { try flush() }
  }

  func line(_ text: String) throws { try append { $0 += "\(text)\n".utf8 } }

  /// A line of the tool's own, with codes that make words stand out on a terminal; content in it has no control characters any more.
  func styledLine(_ text: String) throws { try append({ $0 += "\(text)\n".utf8 }, onTerminal: { $0 }) }

  /// Writes the collected bytes.
  ///
  /// - Throws: ``OutputClosed`` when the reader has gone.
  func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    if bytes.isEmpty { return }
    if isTerminal { try Progress.writing { try System.writeAll(bytes, to: 1) } } else { try System.writeAll(bytes, to: 1) }
  }
}
