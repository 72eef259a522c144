/// The point where the calls of the code under test were no longer those of the ``Cassette`` that is played.
public struct CassetteDivergence: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many calls were played before.
  public let callCount: Int
  /// The line of the cassette that was to come next; nil at its end, and for a cassette that was not read from a text.
  public let line: Int?
  /// The call or callback that was to come; nil at the end of the cassette.
  public let expected: String?
  /// The call or callback that came; nil where the code has ended.
  public let came: String?
  /// The calls before, the newest last.
  public let before: [String]

  /// The sentence that helps, where there is one.
  let advice: String?

  /// The expected call, the call that came, and the calls before, on lines of their own.
  public var description: String {
    var lines = ["after \(callCount) calls the replay left the cassette\(line.map { " at line \($0)" } ?? ""):"]
    lines.append("  expected: \(expected ?? "nothing more, the cassette has come to its end")")
    lines.append("  came:     \(came ?? "nothing, the code has ended")")
    for (index, call) in before.enumerated() { lines.append((index == 0 ? "  before:   " : "            ") + call) }
    if let advice { lines.append(advice) }
    lines.append("If the code was changed on purpose, record the cassette again")
    return lines.joined(separator: "\n")
  }
}
