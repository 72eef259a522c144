import SQLiteCalls

/// Cuts a script into its statements while it is still being read, so that a script of any length needs the memory of one statement.
///
/// ```swift
/// var splitter = ScriptSplitter()
/// while let bytes = read() {
///   splitter.append(bytes)
///   while let statement = try splitter.next() { try connection.execute(statement.sql) }
/// }
/// if let last = try splitter.finish() { try connection.execute(last.sql) }
/// ```
/// A statement ends at a semicolon outside of texts, quoted names and comments; that of CREATE TRIGGER at the one after its END.
/// Statements that are not SQL are cut all the same: compiling them reports the error. <https://sqlite.org/c3ref/complete.html>
public struct ScriptSplitter: Sendable {
  /// One statement of a script.
  public struct Statement: Hashable, Sendable {
    /// The statement with its semicolon, without the space and comments in front of it.
    public let sql: SQL
    /// The line of the script it begins in, from 1.
    public let line: Int
  }

  private var buffer: [UInt8] = []
  private var scanned = 0
  /// Where the first word or sign of the statement is; nil while there was only space and comments.
  private var start: Int?
  private var line = 1
  private var startLine = 1
  private var lexical = Lexical.space
  private var phase = Phase.start
  private var word: [UInt8] = []

  /// A splitter that has read nothing.
  public init() {}

  /// Takes more of the script: UTF-8, cut anywhere.
  public mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The next statement that has its semicolon; nil until more is appended.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH for a statement that is not UTF-8.
  public mutating func next() throws(SQLiteError) -> Statement? {
    while scanned < buffer.count {
      let byte = buffer[scanned]
      if byte == UInt8(ascii: "\n") { line += 1 }
      let ends = take(byte)
      scanned += 1
      if ends, let statement = try cut() { return statement }
    }
    dropWhatIsDone()
    return nil
  }

  /// The statement at the end of the script, which needs no semicolon; nil when there is only space and comments.
  ///
  /// - Throws: ``SQLiteError`` as ``next()``, which must have answered nil before.
  public mutating func finish() throws(SQLiteError) -> Statement? {
    settle()
    return try cut()
  }

  private mutating func cut() throws(SQLiteError) -> Statement? {
    defer {
      start = nil
      phase = .start
    }
    guard let start else { return nil }
    guard let text = String(validating: buffer[start..<scanned], as: UTF8.self) else {
      throw SQLiteError.refused(.mismatch, "the statement in line \(startLine) is not UTF-8")
    }
    return Statement(sql: SQL(unchecked: text), line: startLine)
  }

  /// Forgets the bytes in front of the statement that is being read.
  private mutating func dropWhatIsDone() {
    let done = start ?? scanned - (lexical == .dash || lexical == .slash ? 1 : 0)
    buffer.removeFirst(done)
    scanned -= done
    if start != nil { start = 0 }
  }
}

extension ScriptSplitter {
  /// What the bytes just read belong to.
  private enum Lexical: Equatable {
    case space, word, dash, slash, lineComment, blockComment, blockCommentStar
    case quoted(until: UInt8)
  }

  /// How far a statement is, as far as it matters for its end.
  private enum Phase {
    case start, explain, create, plain
    /// In CREATE TRIGGER; after a semicolon of it; after `; END`.
    case trigger, triggerSemicolon, triggerEnd
  }

  /// Takes one byte; true when it is the semicolon that ends a statement.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch lexical {
    case .quoted(let until):
      if byte == until { lexical = .space }  // a doubled quote begins the next piece of the same text
    case .lineComment:
      if byte == UInt8(ascii: "\n") { lexical = .space }
    case .blockComment:
      if byte == UInt8(ascii: "*") { lexical = .blockCommentStar }
    case .blockCommentStar:
      if byte != UInt8(ascii: "*") { lexical = byte == UInt8(ascii: "/") ? .space : .blockComment }
    case .dash where byte == UInt8(ascii: "-"): lexical = .lineComment
    case .slash where byte == UInt8(ascii: "*"): lexical = .blockComment
    case .word where byte.isPartOfWord:
      if word.count < 10 { word.append(byte & 0xdf) }  // letters of ASCII become capitals
    case .dash, .slash, .word, .space:
      settle()
      return begin(byte)
    }
    return false
  }

  /// Begins a new word, sign, text or comment; true for the semicolon that ends a statement.
  private mutating func begin(_ byte: UInt8) -> Bool {
    lexical = .space
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0c, 0x0d: break
    case UInt8(ascii: "-"): lexical = .dash
    case UInt8(ascii: "/"): lexical = .slash
    case UInt8(ascii: ";"): return semicolon()
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): quote(until: byte)
    case UInt8(ascii: "["): quote(until: UInt8(ascii: "]"))
    case _ where byte.isPartOfWord:
      mark(scanned)
      lexical = .word
      word = [byte & 0xdf]
    default:
      mark(scanned)
      sign()
    }
    return false
  }

  private mutating func quote(until byte: UInt8) {
    mark(scanned)
    sign()
    lexical = .quoted(until: byte)
  }

  private mutating func mark(_ place: Int) {
    guard start == nil else { return }
    start = place
    startLine = line
  }

  /// Ends a word, or a dash or slash that began no comment.
  private mutating func settle() {
    switch lexical {
    case .word: endWord()
    case .dash, .slash:
      mark(scanned - 1)
      sign()
    default: break
    }
    lexical = .space
  }

  private mutating func sign() {
    switch phase {
    case .start, .explain, .create: phase = .plain
    case .triggerSemicolon, .triggerEnd: phase = .trigger
    case .plain, .trigger: break
    }
  }

  private mutating func endWord() {
    switch (phase, String(decoding: word, as: UTF8.self)) {
    case (.start, "EXPLAIN"): phase = .explain
    case (.explain, "QUERY"), (.explain, "PLAN"): break
    case (.start, "CREATE"), (.explain, "CREATE"): phase = .create
    case (.create, "TEMP"), (.create, "TEMPORARY"): break
    case (.create, "TRIGGER"): phase = .trigger
    case (.triggerSemicolon, "END"): phase = .triggerEnd
    default: sign()
    }
  }

  private mutating func semicolon() -> Bool {
    switch phase {
    case .trigger, .triggerSemicolon:
      phase = .triggerSemicolon
      return false
    default: return true
    }
  }
}

extension UInt8 {
  /// Whether a byte of SQL is part of a name or keyword.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
