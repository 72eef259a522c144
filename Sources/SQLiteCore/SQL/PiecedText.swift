/// A text kept in pieces, some followed by the `?` of a value or by those of a list; it is put together only when it is asked for.
///
/// Interpolated SQL is built again each time it runs, but most of its pieces are literals of the source: the same strings each time. So the
/// statement that ran last is found by comparing pieces, without building the text.
struct PiecedText: Sendable {
  struct Piece {
    /// What follows the text.
    enum Ending: Equatable {
      case nothing, value
      /// `(?, ?, ?)` for so many values.
      case list(count: Int)

      /// How many bytes it has.
      var byteCount: Int {
        switch self {
        case .nothing: 0
        case .value: 1
        case .list(let count): max(2, 3 * count)
        }
      }
    }

    let text: String
    var ending = Ending.nothing
  }

  /// Where the text begins; mostly all of it.
  private var first: String
  private var others: [Piece] = []
  /// Whether there is a list that can still be told from the text around it.
  private(set) var holdsLists = false

  /// A text in one piece, which may be followed by the `?` of a value.
  init(_ text: String, value hasValue: Bool = false) {
    first = text
    if hasValue { others = [Piece(text: "", ending: .value)] }
  }

  /// A list of so many values in parentheses.
  init(listOf count: Int) {
    first = ""
    addList(count: count)
  }

  /// The pieces in order.
  var parts: [Piece] { [Piece(text: first)] + others }

  /// All pieces.
  var text: String {
    if others.isEmpty { return first }
    let count = others.reduce(first.utf8.count) { $0 + $1.text.utf8.count + $1.ending.byteCount }
    return unsafe String(unsafeUninitializedCapacity: count) { buffer in
      var end = unsafe buffer.initialize(fromUTF8Of: first, at: 0)
      for piece in others {
        unsafe end = buffer.initialize(fromUTF8Of: piece.text, at: end)
        unsafe end = buffer.initialize(piece.ending, at: end)
      }
      return end
    }
  }

  /// The text with `()` for each list.
  var outline: String {
    if !holdsLists { return text }
    return parts.map { $0.text + ($0.ending == .nothing ? "" : $0.ending == .value ? "?" : "()") }.joined()
  }

  /// Makes room for pieces.
  @inline(never) mutating func reserveCapacity(_ count: Int) { others.reserveCapacity(count) }

  /// Adds a piece.
  @inline(never) mutating func add(_ piece: String) { others.append(Piece(text: piece)) }

  /// Adds a list of so many values in parentheses.
  mutating func addList(count: Int) {
    add(.list(count: count))
    holdsLists = true
  }

  /// Adds what follows the text so far.
  mutating func add(_ ending: Piece.Ending) {
    let last = others.count - 1
    if last >= 0, others[last].ending == .nothing {
      others[last].ending = ending
    } else {
      others.append(Piece(text: "", ending: ending))
    }
  }

  /// Adds the pieces of another text.
  @inline(never) mutating func add(_ text: PiecedText) {
    if !text.first.isEmpty { add(text.first) }
    others += text.others
    holdsLists = holdsLists || text.holdsLists
  }

  /// Puts another text after this, in one piece with it unless there are lists. What is here already is not copied.
  @inline(never) mutating func append(_ text: PiecedText) {
    if holdsLists || text.holdsLists { return add(text) }
    if !others.isEmpty { self = PiecedText(self.text) }
    first += text.others.isEmpty ? text.first : text.text
  }

  /// Whether all pieces have the same bytes.
  func hasSameBytes(as other: PiecedText) -> Bool { first.isSameBytes(as: other.first) && hasSamePieces(as: other) }

  /// Whether the first piece is the very same string, and the others have the same bytes.
  @inline(__always) func isMade(as other: PiecedText) -> Bool {
    guard first.isSameString(as: other.first) else { return false }
    return others.isEmpty ? other.others.isEmpty : hasSamePieces(as: other)
  }

  private func hasSamePieces(as other: PiecedText) -> Bool {
    guard others.count == other.others.count else { return false }
    for place in others.indices {
      guard others[place].ending == other.others[place].ending,
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

  /// Puts what follows a piece at an offset, and answers where it ends. There is room for it.
  fileprivate func initialize(_ ending: PiecedText.Piece.Ending, at start: Int) -> Int {
    let end = start + ending.byteCount
    switch ending {
    case .nothing: break
    case .value: unsafe initializeElement(at: start, to: UInt8(ascii: "?"))
    case .list:
      for place in start..<end {
        let sign: Unicode.Scalar = (place - start) % 3 == 0 ? " " : (place - start) % 3 == 1 ? "?" : ","
        unsafe initializeElement(at: place, to: UInt8(ascii: sign))
      }
      unsafe initializeElement(at: start, to: UInt8(ascii: "("))
      unsafe initializeElement(at: end - 1, to: UInt8(ascii: ")"))
    }
    return end
  }
}
