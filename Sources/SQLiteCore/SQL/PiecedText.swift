/// A text kept in pieces, some followed by the `?` of a value; it is put together only when it is asked for.
///
/// Interpolated SQL is built again each time it runs, but most of its pieces are literals of the source: the same strings each time. So the
/// statement that ran last is found by comparing pieces, without building the text.
struct PiecedText: Sendable {
  private struct Piece {
    let text: String
    var hasValueBehind: Bool
  }

  /// Where the text begins; mostly all of it.
  private var first: String
  private var others: [Piece] = []

  /// A text in one piece.
  init(_ text: String) { first = text }

  /// All pieces.
  var text: String {
    if others.isEmpty { return first }
    let count = others.reduce(first.utf8.count) { $0 + $1.text.utf8.count + 1 }
    return unsafe String(unsafeUninitializedCapacity: count) { buffer in
      var end = unsafe buffer.initialize(fromUTF8Of: first, at: 0)
      for piece in others {
        unsafe end = buffer.initialize(fromUTF8Of: piece.text, at: end)
        guard piece.hasValueBehind else { continue }
        unsafe buffer.initializeElement(at: end, to: UInt8(ascii: "?"))
        end += 1
      }
      return end
    }
  }

  /// Makes room for pieces.
  mutating func reserveCapacity(_ count: Int) { others.reserveCapacity(count) }

  /// Adds a piece.
  mutating func add(_ piece: String) { others.append(Piece(text: piece, hasValueBehind: false)) }

  /// Adds the `?` of a value.
  mutating func addValue() {
    let last = others.count - 1
    if last >= 0, !others[last].hasValueBehind {
      others[last].hasValueBehind = true
    } else {
      others.append(Piece(text: "", hasValueBehind: true))
    }
  }

  /// Adds the pieces of another text.
  mutating func add(_ text: PiecedText) {
    if !text.first.isEmpty { add(text.first) }
    others += text.others
  }

  /// Puts another text after this, in one piece with it. What is here already is not copied.
  mutating func append(_ text: PiecedText) {
    if !others.isEmpty { self = PiecedText(self.text) }
    first += text.others.isEmpty ? text.first : text.text
  }

  /// Whether the first piece is the very same string, and the others have the same bytes.
  @inline(__always) func isMade(as other: PiecedText) -> Bool {
    guard first.isSameString(as: other.first) else { return false }
    return others.isEmpty ? other.others.isEmpty : hasSamePieces(as: other)
  }

  private func hasSamePieces(as other: PiecedText) -> Bool {
    guard others.count == other.others.count else { return false }
    for place in others.indices {
      guard others[place].hasValueBehind == other.others[place].hasValueBehind,
        others[place].text.isSameBytes(as: other.others[place].text)
      else { return false }
    }
    return true
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Puts the bytes of a text at an offset, and answers where they end. There is room for them.
  fileprivate func initialize(fromUTF8Of text: String, at start: Int) -> Int {
    unsafe self[start...].initialize(fromContentsOf: text.utf8)
  }
}
