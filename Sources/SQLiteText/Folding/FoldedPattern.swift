/// A LIKE pattern that ignores case and accents. `%` matches any text, `_` any character of the folded text.
///
/// Both sides are folded by ``Folding``. Matching takes at most time proportional to the product of both lengths.
/// <https://sqlite.org/lang_expr.html#like>
public struct FoldedPattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case scalar(Unicode.Scalar)
    case any
    case anyText
    case nothing
  }

  private let pieces: [Piece]

  /// Creates a pattern.
  ///
  /// - Parameter escape: A character that makes the next one stand for itself.
  public init(_ pattern: String, escape: Unicode.Scalar? = nil) {
    var pieces: [Piece] = []
    var literal = ""
    var isEscaped = false
    func endLiteral() {
      pieces += Folding.folded(literal).unicodeScalars.map { .scalar($0) }
      literal = ""
    }
    for scalar in pattern.unicodeScalars {
      if isEscaped {
        literal.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == escape {
        isEscaped = true
      } else if scalar == "%" || scalar == "_" {
        endLiteral()
        if scalar == "_" { pieces.append(.any) } else if pieces.last != .anyText { pieces.append(.anyText) }
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    endLiteral()
    if isEscaped { pieces.append(.nothing) }  // like SQLite, find nothing if nothing follows the escape
    self.pieces = pieces
  }

  /// Whether a text matches as a whole.
  public func matches(_ text: String) -> Bool { matches(folded: Array(Folding.folded(text).unicodeScalars)) }

  private func matches(folded text: [Unicode.Scalar]) -> Bool {
    var (place, piece) = (0, 0)
    var retry: (place: Int, piece: Int)?  // where to resume after the last `%`
    while place < text.count {
      if piece < pieces.count, pieces[piece] == .anyText {
        piece += 1
        retry = (place, piece)
      } else if piece < pieces.count, pieces[piece] == .any || pieces[piece] == .scalar(text[place]) {
        place += 1
        piece += 1
      } else if let last = retry {
        (place, piece) = (last.place + 1, last.piece)
        retry = (place, piece)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anyText }
  }
}
