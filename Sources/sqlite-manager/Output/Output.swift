/// Standard output, buffered: rows are collected and written in large pieces.
final class Output {
  private var bytes: [UInt8] = []
  let isTerminal = System.isTerminal(1)

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

  /// Writes what was collected.
  ///
  /// - Throws: ``OutputClosed`` when nobody reads any more.
  func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    if !bytes.isEmpty { try System.write(bytes, to: 1) }
  }
}
