/// Standard output, buffered: rows are collected and written in large pieces.
final class Output {
  private var bytes: [UInt8] = []
  let isTerminal = System.isTerminal(1)
  /// How many columns a line has room for; nil where nothing is cut, because it is no terminal and no limit was asked for.
  let width: Int?

  /// Runs a closure with standard output and writes what it printed, also when it throws.
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

  private init(within columns: Int?) { width = [isTerminal ? System.columns(of: 1) : nil, columns].compactMap { $0 }.min() }

  /// Lets a closure append, then writes when enough has come together.
  func append(_ body: (inout [UInt8]) -> Void) throws {
    body(&bytes)
    if bytes.count >= 1 << 16 { try flush() }
  }

  func line(_ text: String) throws {
    try append {
      $0 += text.utf8
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// A JSON text on a line.
  func line(_ value: JSONValue) throws {
    try append {
      JSONWriter.append(value, to: &$0)
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes what was collected.
  ///
  /// - Throws: ``OutputClosed`` when nobody reads any more.
  func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    if bytes.isEmpty { return }
    if isTerminal { try Progress.writing { try System.write(bytes, to: 1) } } else { try System.write(bytes, to: 1) }
  }
}
