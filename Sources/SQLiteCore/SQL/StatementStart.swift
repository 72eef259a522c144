/// The text of a statement from an offset on. It is cut into lexemes only where it may hold a word that matters.
struct StatementStart {
  private let sql: String
  private let offset: Int
  /// How many bytes are searched for a word: in a longer text, some may belong to later statements, and the lexer stops before these.
  private static let longestLook = 1_000

  init(_ sql: String, _ offset: Int) { (self.sql, self.offset) = (sql, offset) }

  /// The first word in small letters; empty for another lexeme, or for a word longer than each that matters; nil where there is nothing to run.
  var firstWord: String? {
    let bytes = Self.withoutSpace(sql.utf8.dropFirst(offset))
    guard let first = bytes.first else { return nil }
    // A comment, a byte order mark and the like are left to the lexer.
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first.small) { return Self.keyword(bytes) }
    var words = StatementWords(sql, from: offset)
    return words.first().map { $0.kind == .word ? Self.keyword(String(decoding: words.bytes(of: $0), as: UTF8.self).utf8[...]) : "" }
  }

  @inline(never) private static func withoutSpace(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// The word at the beginning, in small letters; empty for a word longer than each that matters.
  @inline(never) private static func keyword(_ bytes: Substring.UTF8View) -> String {
    let bytes = bytes.prefix { $0.isOfWord }
    let length = bytes.count
    guard length <= "savepoint".utf8.count else { return "" }
    return unsafe String(unsafeUninitializedCapacity: length) { place in
      unsafe place.initialize(fromContentsOf: bytes.lazy.map { $0.small })
    }
  }

  func verb(after first: String) -> StatementKind.Verb {
    switch first {
    case "select", "values", "explain", "begin": .other
    case "insert", "update", "delete", "replace": .writes
    case "with": writesAfterCommonTables ? .writes : .other
    case "pragma": .pragma(maySet: maySay(["=", "("]))
    case "attach": .attaches
    case "detach": .detaches
    case "commit", "end", "savepoint", "release": .commits
    case "rollback": .rollsBack
    case "vacuum": .vacuums
    default: .changesSchema
    }
  }

  private var writesAfterCommonTables: Bool {
    var words = StatementWords(sql, from: offset)
    _ = words.first()
    return words.sayThatTheyWrite()
  }

  /// The text without the space, comments and semicolons before its first word, to the end of the statement.
  func text(before end: Int) -> String {
    var words = StatementWords(sql, from: offset)
    let start = offset + (words.first()?.range.lowerBound ?? 0)
    return String(decoding: Array(sql.utf8.dropFirst(start).prefix(end - start)), as: UTF8.self)
  }

  /// Whether one of these texts, given in small letters, may occur in the statement.
  func maySay(_ texts: [StaticString]) -> Bool {
    if sql.utf8.count - offset > Self.longestLook { return true }
    let found = unsafe sql.utf8.withContiguousStorageIfAvailable { bytes in
      texts.contains { unsafe Self.says($0, in: UnsafeBufferPointer(rebasing: bytes[offset...])) }
    }
    return found ?? true
  }

  /// Whether a text, given in small letters, occurs in the statement, in a word of its own or not.
  func says(_ text: StaticString, before end: Int) -> Bool {
    let found = unsafe sql.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe Self.says(text, in: UnsafeBufferPointer(rebasing: bytes[offset..<max(offset, end)]))
    }
    return found ?? true
  }

  private static func says(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let wanted = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard wanted.count <= bytes.count else { return false }
    for start in 0...(bytes.count - wanted.count) where unsafe bytes[start].small == wanted[0] {
      if wanted.indices.allSatisfy({ unsafe bytes[start + $0].small == wanted[$0] }) { return true }
    }
    return false
  }
}
