/// A statement's text from an offset on, which is split into lexemes only if it may contain a relevant word.
struct StatementStart {
  private let sql: String
  private let offset: Int

  init(_ sql: String, _ offset: Int) { (self.sql, self.offset) = (sql, offset) }

  /// The first word, in lowercase; empty for another lexeme or a word longer than any relevant one; nil if there is nothing to run.
  var firstWord: String? {
    let bytes = Self.withoutSpace(sql.utf8.dropFirst(offset))
    guard let first = bytes.first else { return nil }
    // The lexer handles a comment, a byte order mark and the like.
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first.small) { return Self.keyword(bytes) }
    var tokens = StatementTokens(sql, from: offset)
    return tokens.next().map { $0.kind == .word ? $0.folded : "" }
  }

  @inline(never) private static func withoutSpace(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// Returns the word at the beginning, in lowercase; empty for a word longer than any relevant one.
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
    case "pragma": .pragma(maySet: true)  // until the rest of the statement is read
    case "attach": .attaches
    case "detach": .detaches
    case "commit", "end", "savepoint", "release": .commits
    case "rollback": .rollsBack
    case "vacuum": .vacuums
    default: .changesSchema
    }
  }

  /// Whether INSERT, UPDATE, DELETE or REPLACE INTO occurs anywhere: `replace` alone is usually the function.
  private var writesAfterCommonTables: Bool {
    var followsReplace = false
    for token in StatementTokens(sql, from: offset) {
      if ["insert", "update", "delete"].contains(where: token.isWord) || followsReplace && token.isWord("into") { return true }
      followsReplace = token.isWord("replace")
    }
    return false
  }

  /// Returns the text from its first word, without the space, comments and semicolons before it, to the end of the statement.
  func text(before end: Int) -> String {
    var tokens = StatementTokens(sql, from: offset)
    let start = offset + (tokens.next()?.range.lowerBound ?? 0)
    return String(decoding: Array(sql.utf8.dropFirst(start).prefix(end - start)), as: UTF8.self)
  }

  /// Returns whether a text, given in lowercase, occurs in the statement, even within a longer word.
  func contains(_ text: StaticString, before end: Int) -> Bool {
    let wanted = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let found = unsafe sql.utf8.withContiguousStorageIfAvailable { bytes in
      for start in stride(from: offset, through: end - wanted.count, by: 1) where unsafe bytes[start].small == wanted[0] {
        if wanted.indices.allSatisfy({ unsafe bytes[start + $0].small == wanted[$0] }) { return true }
      }
      return false
    }
    return found ?? true
  }
}
