public import SQLiteCore
import SQLiteStorage

/// A part of a database as text, with one row or statement per line. The same content gives the same text on each machine. Snapshots
/// compare these texts.
///
/// Values are written as SQL literals: texts in quotes, blobs as `x'00ff'`, doubles to the last bit. NULL differs from the text 'NULL'.
public struct DatabaseText: Sendable {
  /// A name for the part of the database, such as `the table star`.
  public let name: String
  /// Makes the text, without the values of hidden columns.
  private let write: @Sendable (Connection, _ hidden: [String]) throws -> String
  private var hidden: [String] = []

  /// Creates a custom text.
  ///
  /// - Parameters:
  ///   - name: A name for the part of the database.
  ///   - write: Makes the text; must return the same text for the same content.
  public init(_ name: String, _ write: @escaping @Sendable (Connection) throws -> String) {
    self.init(name) { connection, _ in try write(connection) }
  }

  private init(_ name: String, hiding write: @escaping @Sendable (Connection, [String]) throws -> String) {
    self.name = name
    self.write = write
  }

  /// Returns the same text with `…` in place of the values of the given columns, such as times or random values. NULL is kept.
  ///
  /// Redaction applies to the rows of queries, tables and ``content``. Rows ordered by a redacted column are sorted by the rest of their
  /// text.
  public func redacting(_ columns: String...) -> DatabaseText {
    var text = self
    text.hidden += columns
    return text
  }

  /// Returns the text of a database. Lines end with a newline, never with CR LF; trailing newlines are dropped.
  ///
  /// - Throws: ``SQLiteError``, or the error of the closure.
  public func text(of connection: Connection) throws -> String {
    var text = try write(connection, hidden).replacing("\r\n", with: "\n")
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// The rows of a query: the column names, then a line for each row, in the order of the ORDER BY clause. Without such a clause, the rows
  /// are sorted as text, because SQLite guarantees no order.
  public static func rows(_ sql: SQL) -> DatabaseText {
    DatabaseText("the rows of \(sql.text)") { connection, hidden in
      let columns = hidden.isEmpty ? [] : try connection.prepare(sql).columnNames
      let numbers = columns.indices.filter { hidden.containsName(columns[$0]) }.map { "\($0 + 1)" }
      return try connection.lines(of: sql, isOrdered: Self.isOrdered(sql, hiding: hidden + numbers), hiding: hidden)
    }
  }

  /// The rows of a table or view, in the order of the primary key, or of the rowid if there is no primary key. The rows of a view are
  /// sorted as text. If the collation of a column is not BINARY, it follows the column's name: `name COLLATE NOCASE`.
  public static func table(_ name: String) -> DatabaseText {
    DatabaseText("the table \(name)") { connection, hidden in try connection.lines(ofTable: name, hiding: hidden) }
  }

  /// The rows of all tables, sorted by table name, each table under its name. Views, shadow tables and this package's own tables are left
  /// out.
  public static var content: DatabaseText {
    DatabaseText("the content") { connection, hidden in
      try connection.transaction(.deferred) {
        let tables = try connection.tables().filter { $0.kind != .view }
        return try tables.map { "\($0.name):\n" + (try connection.lines(ofTable: $0.name, hiding: hidden)) }.joined(separator: "\n\n")
      }
    }
  }

  /// The SQL that created the tables, indexes, views and triggers, as it was written, with comments; each kind is sorted by name. Then
  /// `user_version` and `application_id`, unless they are 0.
  public static var schema: DatabaseText {
    DatabaseText("the schema") { connection in try connection.transaction(.deferred) { try connection.schemaText() } }
  }

  /// The script that recreates the whole database: ``Connection/dump(_:includesRows:_:)``.
  public static var dump: DatabaseText {
    DatabaseText("the dump") { connection in
      var statements: [String] = []
      try connection.dump { statements.append($0) }
      return statements.joined(separator: "\n")
    }
  }

  /// Returns whether a query has an ORDER BY clause outside parentheses that does not sort by a hidden column.
  package static func isOrdered(_ sql: SQL, hiding hidden: [String] = []) -> Bool {
    let tokens = SQLToken.all(in: sql.text)
    guard let start = outer(tokens).last(where: { tokens[$0].isWord("by") && $0 > 0 && tokens[$0 - 1].isWord("order") }) else {
      return false
    }
    let terms = tokens[(start + 1)...].prefix { !$0.isWord("limit") }
    return !terms.contains { token in token.kind != .text && hidden.containsName(token.name) }
  }

  /// The indices of the tokens outside parentheses.
  private static func outer(_ tokens: [SQLToken]) -> [Int] {
    var depth = 0
    return tokens.indices.filter { place in
      if tokens[place].isSign("(") { depth += 1 }
      if tokens[place].isSign(")") { depth -= 1 }
      return depth == 0
    }
  }
}
