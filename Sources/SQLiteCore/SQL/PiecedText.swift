/// A text in pieces, joined by the `?` of a value or the parameters of a list. The whole text is built only on demand.
///
/// Interpolated SQL is built again each time it runs, but most pieces are string literals in the source code, which are the same strings
/// each time. The statement that ran last is therefore found by comparing pieces, without building the text.
struct PiecedText: Sendable {
  /// The joint between two pieces of text, or after the last one.
  enum Joint: Equatable {
    case nothing, value
    /// `(?, ?, ?)` for a list of `count` values.
    case list(count: Int)

    var text: String {
      switch self {
      case .nothing: ""
      case .value: "?"
      case .list(let count): "(" + String(repeating: "?, ", count: count).dropLast(2) + ")"
      }
    }
  }

  /// A piece of text, and the joint before it.
  private struct Piece {
    let joint: Joint
    let text: String
  }

  /// The first piece, which is often the whole text.
  private var first: String
  private var others: [Piece] = []
  /// The joint after the last piece: a text with one value at its end needs no array.
  private var end = Joint.nothing
  /// Whether any joint is a list.
  private(set) var holdsLists = false

  /// Creates a text of one piece, optionally followed by the `?` of a value.
  init(_ text: String, value hasValue: Bool = false) {
    first = text
    if hasValue { end = .value }
  }

  /// The pieces in order, each with the joint after it.
  var parts: [(text: String, joint: Joint)] {
    zip([first] + others.map(\.text), others.map(\.joint) + [end]).map { ($0, $1) }
  }

  private var isOnePiece: Bool { others.isEmpty && end == .nothing }

  /// The whole text.
  var text: String {
    if isOnePiece { return first }
    return others.reduce(into: first) { text, piece in
      text += piece.joint.text
      text += piece.text
    } + end.text
  }

  /// The text with `()` for each list.
  var outline: String {
    if !holdsLists { return text }
    return parts.map { $0.text + ($0.joint == .nothing ? "" : $0.joint == .value ? "?" : "()") }.joined()
  }

  @inline(never) mutating func reserveCapacity(_ count: Int) { others.reserveCapacity(count) }

  @inline(never) mutating func add(_ piece: consuming String) {
    if first.isEmpty, isOnePiece {
      first = piece
    } else {
      others.append(Piece(joint: end, text: piece))
      end = .nothing
    }
  }

  /// Adds a list of `count` values in parentheses.
  mutating func addList(count: Int) {
    add(.list(count: count))
    holdsLists = true
  }

  /// Adds a joint after the text so far.
  mutating func add(_ joint: Joint) {
    if end != .nothing { others.append(Piece(joint: end, text: "")) }
    end = joint
  }

  /// Adds the pieces of another text.
  @inline(never) mutating func add(_ text: PiecedText) {
    if !text.first.isEmpty { add(text.first) }
    if !text.others.isEmpty {
      if end != .nothing { add(.nothing) }
      others += text.others
    }
    if text.end != .nothing { add(text.end) }
    holdsLists = holdsLists || text.holdsLists
  }

  /// Appends another text, as one piece unless there are lists. The existing text is not copied.
  @inline(never) mutating func append(_ text: PiecedText) {
    if holdsLists || text.holdsLists { return add(text) }
    if !isOnePiece { self = PiecedText(self.text) }
    first += text.text
  }

  /// Returns whether all pieces have the same bytes.
  func hasSameBytes(as other: PiecedText) -> Bool { first.isSameBytes(as: other.first) && hasSameRest(as: other) }

  /// Returns whether the first piece is the same string in memory, and the others have the same bytes.
  @inline(__always) func isMade(as other: PiecedText) -> Bool {
    guard first.isSameString(as: other.first) else { return false }
    return isOnePiece ? other.isOnePiece : hasSameRest(as: other)
  }

  private func hasSameRest(as other: PiecedText) -> Bool {
    guard others.count == other.others.count, end == other.end else { return false }
    for place in others.indices {
      guard others[place].joint == other.others[place].joint, others[place].text.isSameBytes(as: other.others[place].text) else {
        return false
      }
    }
    return true
  }
}
