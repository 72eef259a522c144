/// The point at which the calls of the code under test diverged from the ``Cassette`` that is replayed.
public struct CassetteDivergence: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of calls that were replayed before it.
  public let callCount: Int
  /// The line of the cassette that was expected next; nil at the end of the cassette, and if the cassette was not read from text.
  public let line: Int?
  /// The call or callback that was expected; nil at the end of the cassette.
  public let expected: String?
  /// The call or callback that was made instead; nil if the code had ended.
  public let came: String?
  /// The calls before it, newest last.
  public let before: [String]

  /// Advice for this kind of difference; nil if there is none.
  let advice: String?

  /// The expected call, the actual call, and the calls before, each on a line.
  public var description: String {
    var lines = ["after \(callCount) calls the replay left the cassette\(line.map { " at line \($0)" } ?? ""):"]
    lines.append("  expected: \(expected ?? "nothing more, the cassette has ended")")
    lines.append("  came:     \(came ?? "nothing, the code has ended")")
    for (index, call) in before.enumerated() { lines.append((index == 0 ? "  before:   " : "            ") + call) }
    if let advice { lines.append(advice) }
    lines.append("If the code was changed on purpose, record the cassette again")
    return lines.joined(separator: "\n")
  }
}
