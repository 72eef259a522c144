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
package struct ScriptSplitter: Sendable {
  /// One statement of a script.
  package struct Statement: Sendable {
    /// The statement with its semicolon, without the space and comments before it.
    package let sql: SQL
    /// The line of the script it begins in, from 1.
    package let line: Int
  }

  private var lexer = SQLLexer()
  /// Where the first word or sign of the statement is; nil while there was only space and comments.
  private var start: Int?
  private var startLine = 1
  private var phase = StatementPhase.start
  /// The line of the script at the place up to which lines were counted.
  private var line = 1
  private var counted = 0

  /// A splitter that has read nothing.
  package init() {}

  /// Takes more of the script: UTF-8, cut anywhere.
  package mutating func append(_ bytes: some Sequence<UInt8>) { lexer.append(bytes) }

  /// The next statement that has its semicolon; nil until more is appended.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH for a statement that is not UTF-8.
  package mutating func next() throws(SQLiteError) -> Statement? {
    while let lexeme = lexer.next() {
      if take(lexeme), let statement = try cut(at: lexeme.range.upperBound) { return statement }
    }
    countLines(before: lexer.needed)
    lexer.forget(before: start ?? lexer.needed)
    return nil
  }

  /// The statement at the end of the script, which needs no semicolon; nil when there is only space and comments.
  ///
  /// - Throws: ``SQLiteError`` as ``next()``, which must have answered nil before.
  package mutating func finish() throws(SQLiteError) -> Statement? {
    lexer.end()
    if let statement = try next() { return statement }
    return try cut(at: lexer.needed)
  }

  private mutating func cut(at end: Int) throws(SQLiteError) -> Statement? {
    defer {
      start = nil
      phase = .start
    }
    guard let start else { return nil }
    guard let text = String(validating: lexer.bytes(of: start..<end), as: UTF8.self) else {
      throw SQLiteError.refused(.mismatch, "the statement in line \(startLine) is not UTF-8")
    }
    return Statement(sql: SQL(unchecked: text), line: startLine)
  }

  private mutating func countLines(before place: Int) {
    for byte in lexer.bytes(of: counted..<max(counted, place)) where byte == UInt8(ascii: "\n") { line += 1 }
    counted = max(counted, place)
  }
}

extension ScriptSplitter {
  /// Takes the next lexeme; true when it is the semicolon that ends a statement.
  @inline(never) private mutating func take(_ lexeme: SQLLexeme) -> Bool {
    if lexeme.isSpace { return false }
    if start == nil, !lexeme.isSemicolon {
      start = lexeme.range.lowerBound
      countLines(before: lexeme.range.lowerBound)
      startLine = line
    }
    return phase.isEnded(by: lexeme, of: lexer)
  }
}
