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

  /// The relation of the statement to triggers.
  func role(after first: String) -> TriggerRole {
    switch first {
    case "replace": .writesVirtualTables
    case "insert", "update", "delete": saysOrReplace ? .writesVirtualTables : .writesTables
    case "with": roleOfWriting ?? .unrelated
    case "select", "values", "explain": namesPragma ? .isPragma : .unrelated
    case "pragma": namesPragma ? .isPragma : .changesSchema
    case "attach": .attaches
    case "detach": .undoesSchema
    default: .changesSchema
    }
  }

  /// Whether the statement is an INSERT, UPDATE or DELETE, after common tables or not.
  var changesRows: Bool {
    switch firstWord {
    case "insert", "update", "delete", "replace": true
    case "with": roleOfWriting != nil
    default: false
    }
  }

  private var saysOrReplace: Bool {
    let second = Self.withoutSpace(Self.withoutSpace(sql.utf8.dropFirst(offset)).drop { $0.isOfWord }).first
    // Mostly INTO comes next, or a name; a comment is left to the lexer.
    guard let second, !second.isOfWord || second.small == UInt8(ascii: "o") else { return false }
    var words = wordsAfterFirst
    return words.sayOrReplace()
  }

  private var roleOfWriting: TriggerRole? {
    var words = wordsAfterFirst
    return words.roleOfWriting()
  }

  private var namesPragma: Bool {
    guard maySay(["recursive_triggers"]) else { return false }
    var words = wordsAfterFirst
    return words.namePragma()
  }

  private var wordsAfterFirst: StatementWords {
    var words = StatementWords(sql, from: offset)
    _ = words.first()
    return words
  }

  /// Whether one of these texts, given in small letters, may occur in the statement.
  func maySay(_ texts: [StaticString]) -> Bool {
    if sql.utf8.count - offset > Self.longestLook { return true }
    let found = unsafe sql.utf8.withContiguousStorageIfAvailable { bytes in
      texts.contains { unsafe Self.says($0, in: UnsafeBufferPointer(rebasing: bytes[offset...])) }
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

/// The relation of a statement to `PRAGMA recursive_triggers`; see ``RecursiveTriggers``.
enum TriggerRole {
  /// It has nothing to do with the pragma.
  case unrelated
  /// It writes. It was compiled so that it fails where it, or a trigger, uses a virtual table: in that case it is compiled again.
  case writesTables
  /// It writes, and uses a virtual table: an index kept by triggers, or any other. Or it says REPLACE: while the setting is off, SQLite does not
  /// compile the triggers that would show such a use.
  case writesVirtualTables
  /// It reads or sets the pragma.
  case isPragma
  /// It may change the schema.
  case changesSchema
  /// It restores an earlier schema: a version may then come again for another schema.
  case undoesSchema
  /// It may end a transaction, or begins a savepoint.
  case commits
  /// It may end a transaction, and restores an earlier schema.
  case rollsBack
  /// It adds a database.
  case attaches
  /// It is a ``LogPragma``.
  case isLogPragma
  /// It is a VACUUM.
  case vacuums
}
