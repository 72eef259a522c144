import SQLiteCalls

/// Splits a script into statements while it is being read, so that a script of any length needs the memory of one statement.
///
/// ```swift
/// var splitter = ScriptSplitter()
/// while let bytes = read() {
///   splitter.append(bytes)
///   while let statement = try splitter.next() { try connection.execute(statement.sql) }
/// }
/// if let last = try splitter.finish() { try connection.execute(last.sql) }
/// ```
/// A statement ends at a semicolon outside strings, quoted names and comments; CREATE TRIGGER ends at the semicolon after its END.
/// Statements that are not valid SQL are split the same way: compiling them reports the error. <https://sqlite.org/c3ref/complete.html>
package struct ScriptSplitter: Sendable {
  /// One statement of a script.
  package struct Statement: Sendable {
    /// The statement with its semicolon, without the space and comments before it.
    package let sql: SQL
    /// The line of the script where the statement begins, counted from 1.
    package let line: Int
    /// The character in the line at which the statement begins, counted from 1.
    package let column: Int
  }

  private var lexer = SQLLexer()
  /// The offset of the first word or sign of the statement; nil while only space and comments have been read.
  private var start: Int?
  private var startLine = 1
  private var startColumn = 1
  private var phase = StatementPhase.start
  /// The line and the character in it at the offset `counted`, up to which they were counted.
  private var line = 1
  private var column = 1
  private var counted = 0

  /// Creates a splitter.
  package init() {}

  /// Appends more of the script, in UTF-8, which may be split anywhere.
  package mutating func append(_ bytes: some Sequence<UInt8>) { lexer.append(bytes) }

  /// Returns the next statement that ends with a semicolon; nil if that needs more of the script.
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

  /// Ends the script and returns its last statement, which needs no semicolon; nil when there is only space and comments.
  ///
  /// - Throws: The same ``SQLiteError`` as ``next()``, which must have returned nil before this call.
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
    return Statement(sql: SQL(unchecked: text), line: startLine, column: startColumn)
  }

  private mutating func countLines(before place: Int) {
    for byte in lexer.bytes(of: counted..<max(counted, place)) {
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else if byte & 0xc0 != 0x80 { column += 1 }
    }
    counted = max(counted, place)
  }
}

extension ScriptSplitter {
  /// Takes the next lexeme; returns true when it is the semicolon that ends a statement.
  @inline(never) private mutating func take(_ lexeme: SQLLexeme) -> Bool {
    if lexeme.isSpace { return false }
    if start == nil, !lexeme.isSemicolon {
      start = lexeme.range.lowerBound
      countLines(before: lexeme.range.lowerBound)
      (startLine, startColumn) = (line, column)
    }
    return phase.isEnded(by: lexeme, of: lexer)
  }
}
