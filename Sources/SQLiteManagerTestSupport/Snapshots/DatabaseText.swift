public import SQLiteCore
import SQLiteTables
import SQLiteStorage

/// A part of a database as text that is the same for the same content, on each machine, a row or a statement on a line: what snapshots compare.
///
/// Values are written as SQL reads them again: texts in quotes, blobs as `x'00ff'`, doubles to the last bit; NULL is not the text 'NULL'.
public struct DatabaseText: Sendable {
  /// What it is of, such as `the table star`.
  public let name: String
  /// Makes the text, without the values of some columns.
  private let write: @Sendable (Connection, _ hidden: [String]) throws -> String
  private var hidden: [String] = []

  /// A text of one's own.
  ///
  /// - Parameters:
  ///   - name: What it is of.
  ///   - write: Makes the text; the same for the same content.
  public init(_ name: String, _ write: @escaping @Sendable (Connection) throws -> String) {
    self.init(name) { connection, _ in try write(connection) }
  }

  private init(_ name: String, hiding write: @escaping @Sendable (Connection, [String]) throws -> String) {
    self.name = name
    self.write = write
  }

  /// The same with `…` for the values of some columns, whatever they are: of times and of what is made at random. NULL stays.
  ///
  /// It is for rows: of queries, tables and ``content``. Rows in the order of such a column are sorted by what is left.
  public func redacting(_ columns: String...) -> DatabaseText {
    var text = self
    text.hidden += columns
    return text
  }

  /// The text of a database. A newline at its end is dropped.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws.
  public func text(of connection: Connection) throws -> String {
    var text = try write(connection, hidden)
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// The rows of a query: the names of the columns, then a line for each row, in the order of its ORDER BY; without one they are sorted as texts, since their
  /// order is nobody's.
  public static func rows(_ sql: SQL) -> DatabaseText {
    DatabaseText("the rows of \(sql.text)") { connection, hidden in
      try connection.lines(of: sql, isOrdered: Self.isOrdered(sql), hiding: hidden)
    }
  }

  /// The rows of a table or view, in the order of the primary key, or of the rowid where there is none; those of a view sorted as texts. A column that is
  /// compared by another collation than BINARY says so: `name COLLATE NOCASE`.
  public static func table(_ name: String) -> DatabaseText {
    DatabaseText("the table \(name)") { connection, hidden in try connection.lines(ofTable: name, hiding: hidden) }
  }

  /// The rows of all tables, by name, each under its name; not those of views, and not what virtual tables and this package keep their records in.
  public static var content: DatabaseText {
    DatabaseText("the content") { connection, hidden in
      try connection.transaction(.deferred) {
        var parts: [String] = []
        for table in try connection.tables() where table.kind != .view {
          parts.append("\(table.name):\n" + (try connection.lines(ofTable: table.name, hiding: hidden)))
        }
        return parts.joined(separator: "\n\n")
      }
    }
  }

  /// The SQL that made tables, indexes, views and triggers, each kind by name, and what is set of `user_version` and `application_id`; as it was written,
  /// comments and all.
  public static var schema: DatabaseText {
    DatabaseText("the schema") { connection in try connection.transaction(.deferred) { try connection.schemaText() } }
  }

  /// The script that makes the whole database again: ``Connection/dump(_:includesRows:_:)``.
  public static var dump: DatabaseText {
    DatabaseText("the dump") { connection in
      var statements: [String] = []
      try connection.dump { statements.append($0) }
      return statements.joined(separator: "\n")
    }
  }

  /// Whether a query says how its rows are sorted: outside of parentheses.
  package static func isOrdered(_ sql: SQL) -> Bool {
    var depth = 0
    var isAfterOrder = false
    for token in SQLToken.all(in: sql.text) {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if depth == 0, isAfterOrder, token.isWord("by") { return true }
      isAfterOrder = token.isWord("order")
    }
    return false
  }
}

extension Row {
  /// A value as SQL writes it: of a double the shortest digits that are of no other one.
  fileprivate func shortestLiteral(at index: Int) throws -> String {
    if case .real(let number) = try self[index] as SQLiteValue { return SQLiteValue.real(number).description }
    return try exactLiteral(at: index)
  }
}

extension Connection {
  fileprivate func lines(of sql: SQL, isOrdered: Bool, hiding hidden: [String], collations: [String] = []) throws -> String {
    let statement = try prepare(sql)
    let names = try statement.columnNames
    let head = names.enumerated().map { $1 + (collations.indices.contains($0) ? collations[$0] : "") }.joined(separator: " | ")
    let isHidden = names.map { hidden.containsName($0) }
    var lines: [String] = []
    try statement.forEach { row in
      var values: [String] = []
      for index in 0..<row.columnCount {
        let literal = Self.onOneLine(try row.shortestLiteral(at: index))
        values.append(isHidden[index] && literal != "NULL" ? "…" : literal)
      }
      lines.append(values.joined(separator: " | "))
    }
    if !isOrdered { lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return ([head] + lines).joined(separator: "\n")
  }

  /// A literal in which ends of lines are calls of SQL, so that a row is one line.
  private static func onOneLine(_ literal: String) -> String {
    guard literal.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return literal }
    return literal.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar == "\n" || scalar == "\r" ? "' || char(\(scalar.value)) || '" : String(scalar)
    }
  }

  fileprivate func lines(ofTable name: String, hiding hidden: [String]) throws -> String {
    let isView = try storedTable(named: name)?.kind == .view
    if isView { return try lines(of: .select(from: name), isOrdered: false, hiding: hidden) }
    let columns = try columns(of: name)
    let isWithoutRowid = try storedTable(named: name)?.isWithoutRowid ?? false
    let rowid = try freeRowidName(of: name, isWithoutRowid: isWithoutRowid, columns: columns.map(\.name), in: "main")
    let key = columns.filter { $0.primaryKeyPosition > 0 }.sorted { $0.primaryKeyPosition < $1.primaryKeyPosition }.map(\.name)
    let order = (key + (rowid.map { [$0] } ?? [])).map { OrderingTerm.ascending($0) }
    let isOrdered = !order.isEmpty && !key.contains { hidden.containsName($0) }
    return try lines(
      of: .select(from: name, orderedBy: order), isOrdered: isOrdered, hiding: hidden, collations: try collations(of: columns, in: name))
  }

  /// The words about the collation of each column; none where that is BINARY, and where the library does not tell.
  private func collations(of columns: [ColumnInfo], in table: String) throws -> [String] {
    guard wrapper.provides(.sqlite3_table_column_metadata) else { return [] }
    return try columns.map { column in
      let collation = try metadata(ofColumn: column.name, in: table, in: "main").collation
      return collation.isEmpty || collation.isName("binary") ? "" : " COLLATE \(collation)"
    }
  }

  fileprivate func schemaText() throws -> String { try schemaStatements().joined(separator: "\n") }

  /// The SQL that made what is in the main database, and what is set of its header.
  func schemaStatements() throws -> [String] {
    let tables = try storedTables()
    let hidden = Set(tables.filter { $0.kind == .shadow || $0.name.isReserved }.map(\.name))
    let objects = try storedObjects()
    var lines: [String] = []
    for kind in [StoredObject.Kind.table, .index, .view, .trigger] {
      let ofKind = objects.filter { $0.kind == kind && !hidden.contains($0.table) && !hidden.contains($0.name) && !$0.name.isReserved }
      for object in ofKind.sorted(by: { $0.name.spelling.utf8.lexicographicallyPrecedes($1.name.spelling.utf8) }) {
        if let sql = object.sql { lines.append(sql + ";") }
      }
    }
    for name in ["user_version", "application_id"] {
      let number = try value(SQL(unchecked: "PRAGMA main.\(name)"), as: Int64.self) ?? 0
      if number != 0 { lines.append("PRAGMA \(name)=\(number);") }
    }
    return lines
  }
}
