import SQLiteCore

/// The triggers on a content table that keep the index of its search table in step.
struct FullTextTriggers {
  let table: FullTextTable
  let content: String
  let rowid: String

  /// Returns a CREATE TRIGGER statement for each trigger, with names that are not taken.
  func create(in schema: String, avoiding taken: [String]) -> [SQL] {
    let parts = table.module == .fts5 ? fts5 : fts4
    return parts.map { part in
      let name = Self.name(table.name + "_" + part.suffix, avoiding: taken)
      let condition: SQL = part.event.hasSuffix("UPDATE") ? " WHEN \(changes)" : ""
      let event: SQL = "\(SQL(unchecked: part.event)) ON \(identifier: content)\(condition)"
      return "CREATE TRIGGER \(identifier: schema).\(identifier: name) \(event) BEGIN \(part.statements.joined(separator: "; ")); END"
    }
  }

  private struct Part {
    let suffix: String
    let event: String
    let statements: [SQL]

    init(_ suffix: String, _ event: String, _ statements: SQL...) {
      (self.suffix, self.event, self.statements) = (suffix, event, statements)
    }
  }

  /// The trigger passes the old values to FTS5, so the row may already be gone. <https://sqlite.org/fts5.html#external_content_tables>
  private var fts5: [Part] {
    let add = insert(into: [], "rowid", "new")
    let remove = insert(into: [table.name], "rowid", "old")
    return [
      Part("insert", "AFTER INSERT", add), Part("delete", "AFTER DELETE", remove), Part("update", "AFTER UPDATE", remove, add),
    ]
  }

  /// FTS4 reads the old values itself, so the row must still exist. <https://sqlite.org/fts3.html#_external_content_fts4_tables_>
  private var fts4: [Part] {
    let add = insert(into: [], "docid", "new")
    let remove: SQL = "DELETE FROM \(identifier: table.name) WHERE docid = old.\(identifier: rowid)"
    return [
      Part("insert", "AFTER INSERT", add), Part("delete", "BEFORE DELETE", remove), Part("update_before", "BEFORE UPDATE", remove),
      Part("update_after", "AFTER UPDATE", add),
    ]
  }

  /// Returns an INSERT into the index. If the columns include the table's own name, it is FTS5's command to remove the row.
  private func insert(into command: [String], _ key: SQL, _ row: SQL) -> SQL {
    let names = table.columns.map { SQL(identifier: $0.name) }
    let columns = command.map { SQL(identifier: $0) } + [key] + names
    let values: [SQL] = command.map { _ in "'delete'" } + [row + "." + SQL(identifier: rowid)] + names.map { row + "." + $0 }
    return "INSERT INTO \(identifier: table.name) (\(columns.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))"
  }

  /// A condition that is true if an update changes the rowid or an indexed value. Text is compared byte by byte, whatever the column's
  /// collation. Types are compared too, because equal numbers of different types are indexed as different text.
  private var changes: SQL {
    let texts = table.columns.map { column -> SQL in
      let name = SQL(identifier: column.name)
      return "old.\(name) COLLATE BINARY IS NOT new.\(name) OR typeof(old.\(name)) <> typeof(new.\(name))"
    }
    return "old.\(identifier: rowid) <> new.\(identifier: rowid) OR \(texts.joined(separator: " OR "))"
  }

  private static func name(_ wanted: String, avoiding taken: [String]) -> String {
    var name = wanted
    var number = 1
    while taken.containsName(name) {
      number += 1
      name = "\(wanted)_\(number)"
    }
    return name
  }
}

extension FullTextTriggers {
  /// Returns, for each statement of a trigger, whether it writes to the table.
  static func statements(of sql: String, writeTo table: String) -> [Bool] {
    targets(of: sql).map { $0?.isName(table) == true }
  }

  /// Returns the table that each statement of a trigger writes to; nil for a statement that only reads.
  private static func targets(of sql: String) -> [String?] {
    let tokens = SQLToken.all(in: sql)
    guard let begin = tokens.firstIndex(where: { $0.isWord("begin") }), let end = tokens.lastIndex(where: { $0.isWord("end") }), begin < end
    else { return [] }
    return tokens[(begin + 1)..<end].split(whereSeparator: { $0.isSign(";") }).map { statement in
      let verb = statement.firstIndex { ["insert", "replace", "delete", "update"].contains($0.kind == .word ? $0.folded : "") }
      guard let verb else { return nil }
      var rest = statement[(verb + 1)...]
      if rest.first?.isWord("or") == true { rest = rest.dropFirst(2) }
      if let first = rest.first, first.isWord("into") || first.isWord("from") { rest = rest.dropFirst() }
      return rest.first?.name
    }
  }
}

extension FullTextTable {
  /// Whether a trigger writes to a table with this name, according to its SQL.
  package static func isWritten(_ name: String, byTriggerMadeBy sql: String) -> Bool {
    FullTextTriggers.statements(of: sql, writeTo: name).contains(true)
  }
}
