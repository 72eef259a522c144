import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Returns the differences between a table in the database and a description, one sentence each; empty if they match.
  ///
  /// ```swift
  /// #expect(try connection.differences(from: Contact.table).isEmpty)
  /// ```
  /// The described table is created as a temporary table, both tables are read as with ``description(of:in:)``, and the temporary table is
  /// removed before this method returns. Everything in the description is therefore compared by its meaning to SQLite, not by its spelling:
  /// the case of keywords, quotes and whitespace make no difference. The names of constraints and the parts that ``description(of:in:)``
  /// omits are not compared, except triggers, which are compared by their stored SQL.
  /// - Parameters:
  ///   - description: The description of the expected table.
  ///   - schema: The database of the table.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the description is invalid, or the error that SQLite reports. Do not call this method
  ///   while a statement of the connection is running, because removing the temporary table ends that statement.
  public func differences(from description: TableDescription, in schema: String = "main") throws -> [String] {
    let statements = try description.create(in: "temp")
    guard try isTable(description.name, in: schema) else { return ["table \"\(description.name)\" is missing"] }
    let found = try self.description(of: description.name, in: schema)
    let triggers = try storedTriggers(on: description.name, in: schema)
    let name = "sqlitemanager differences"
    return try savepoint(named: name) {
      // Removes an existing temporary table with that name. The rollback restores it.
      if try isTable(description.name, in: "temp") { try prepare(description.drop(in: "temp")).run() }
      for sql in statements { try prepare(sql).run() }
      let expected = try self.description(of: description.name, in: "temp")
      let expectedTriggers = try storedTriggers(on: description.name, in: "temp")
      try prepare("ROLLBACK TO \(identifier: name)").run()
      return Comparison(expected: expected, found: found).findings
        + Comparison.differences("trigger", expectedTriggers, triggers)
    }
  }

  private func isTable(_ name: String, in schema: String) throws -> Bool {
    try storedTable(named: name, in: schema).map { $0.kind != .view } ?? false
  }

  /// The SQL of triggers, to be compared without words that have no effect.
  private func storedTriggers(on table: String, in schema: String) throws -> [Comparison.NamedText] {
    try storedObjects(.trigger, on: table, in: schema).map {
      Comparison.NamedText(name: $0.name, text: Comparison.Text(ofTrigger: SQL(unchecked: $0.sql ?? "")))
    }
  }

}

/// Compares two descriptions of a table. Both were read from a database, so equal tables have equal descriptions.
private struct Comparison {
  let expected: TableDescription
  let found: TableDescription

  /// SQL for display and comparison.
  struct Text: Equatable {
    let sql: String
    private var tokens: [String]

    init(_ sql: SQL) {
      self.sql = sql.text
      tokens = StoredDefinition.comparable(sql)
    }

    /// Creates the SQL of a trigger. It is compared without BEFORE and FOR EACH ROW, which are the defaults.
    init(ofTrigger sql: SQL) {
      self.init(sql)
      let optional = ["for", "each", "row"]
      if let place = tokens.indices.first(where: { tokens[$0...].starts(with: optional) }) {
        tokens.removeSubrange(place..<place + optional.count)
      }
      if tokens.count > 3, tokens[3] == "before" { tokens.remove(at: 3) }  // CREATE TRIGGER name
    }

    static func == (first: Text, second: Text) -> Bool { first.tokens == second.tokens }
  }

  /// The SQL of a named object.
  struct NamedText {
    let name: SchemaName
    let text: Text
  }

  var findings: [String] {
    let constraints = Self.differences(expected.constraints.map { Text($0.unnamed) }, found.constraints.map { Text($0.unnamed) })
    return option("STRICT", \.isStrict) + option("WITHOUT ROWID", \.isWithoutRowid) + columns
      + constraints.map { "table \"\(expected.name)\": \($0)" }
      + Self.differences("index", Self.texts(expected.indexes), Self.texts(found.indexes))
  }

  private var columns: [String] {
    var findings: [String] = []
    for column in expected.columns {
      guard let other = found.column(column.name) else {
        findings.append("column \"\(column.name)\" is missing")
        continue
      }
      findings += differences(column, other).map { "column \"\(column.name)\": \($0)" }
    }
    let strange = found.columns.filter { expected.column($0.name) == nil }
    findings += strange.map { "column \"\($0.name)\" is not described" }
    let names = (expected.columnNames.map { SchemaName($0) }, found.columnNames.map { SchemaName($0) })
    if names.0 != names.1, Set(names.0) == Set(names.1) {
      findings.append(
        "the columns are in the order \(found.columnNames.joined(separator: ", ")), described are \(expected.columnNames.joined(separator: ", "))"
      )
    }
    return findings
  }

  private func differences(_ expected: ColumnDescription, _ found: ColumnDescription) -> [String] {
    var findings: [String] = []
    if expected.name != found.name { findings.append("is spelled \"\(found.name)\"") }
    if Text(SQL(unchecked: expected.type.name)) != Text(SQL(unchecked: found.type.name)) {
      findings.append("the type is \"\(found.type.name)\", described is \"\(expected.type.name)\"")
    }
    if !expected.isNullable && found.isNullable { findings.append("NOT NULL is missing") }
    if expected.isNullable && !found.isNullable { findings.append("NOT NULL is not described") }
    let texts = [expected, found].map { $0.constraints.compactMap(\.meaning).map { Text($0) } }
    return findings + Self.differences(texts[0], texts[1])
  }

  private func option(_ name: String, _ isSet: (TableDescription) -> Bool) -> [String] {
    if isSet(expected) == isSet(found) { return [] }
    return ["table \"\(expected.name)\": \(name) is \(isSet(expected) ? "missing" : "not described")"]
  }

  /// Messages about the texts that occur in one list more often than in the other.
  private static func differences(_ expected: [Text], _ found: [Text]) -> [String] {
    var strange = found
    var findings: [String] = []
    for text in expected {
      if let place = strange.firstIndex(of: text) { strange.remove(at: place) } else { findings.append("\(text.sql) is missing") }
    }
    return findings + strange.map { "\($0.sql) is not described" }
  }

  private static func texts(_ indexes: [IndexDescription]) -> [NamedText] {
    indexes.map { NamedText(name: SchemaName($0.name), text: Text($0.sql)) }
  }

  /// Messages about the differences between objects of a kind, which are matched by name.
  static func differences(_ kind: String, _ expected: [NamedText], _ found: [NamedText]) -> [String] {
    var strange = found.keyed(by: \.name)
    var findings: [String] = []
    for object in expected.ordered(by: { $0.name.spelling < $1.name.spelling }) {
      let what = "\(kind) \"\(object.name.spelling)\""
      guard let other = strange.removeValue(forKey: object.name) else {
        findings.append("\(what) is missing")
        continue
      }
      if object.text != other.text { findings.append("\(what) is \(other.text.sql), described is \(object.text.sql)") }
    }
    return findings + strange.keys.map(\.spelling).ordered().map { "\(kind) \"\($0)\" is not described" }
  }
}

extension ColumnConstraint {
  /// Normalized SQL that is the same for all spellings of the constraint; nil if the constraint has no effect.
  fileprivate var meaning: SQL? {
    switch kind {
    case .notNull(onConflict: nil): return nil
    case .defaultWord(let word):
      return SQL(unchecked: "DEFAULT (\((SQLToken.all(in: word, limit: 1).first?.content ?? word).quoted(by: "'")))")
    default: return sql
    }
  }
}
