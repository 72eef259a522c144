import SQLiteAuthoring
import SQLiteManager

/// The differences between two databases that are attached to a connection as `old` and `new`. Only one row at a time is in memory.
struct DatabaseDifference {
  private let connection: Connection
  private let chosen: [String]
  /// The names of the tables to compare: the chosen tables, or by default all tables except full-text tables that index other tables.
  let tables: [String]

  /// - Parameter chosen: The names of the tables to compare; empty for all.
  init(_ connection: Connection, tables chosen: [String]) throws {
    let all = try ["old", "new"].flatMap { schema in
      let indexes = try connection.fullTextTables(in: schema).filter { $0.content != .own }.map(\.name)
      return try connection.tables(in: schema).filter { $0.kind != .view }.map(\.name).without(indexes)
    }.withoutDuplicates.ordered()
    if let missing = chosen.without(all).first {
      throw Failure(.error, "no such table: \(missing)", advice: all.alternatives(to: missing, "The tables are") + ".")
    }
    (self.connection, self.chosen, tables) = (connection, chosen, chosen.isEmpty ? all : chosen)
  }

  /// Calls a closure with a line of text for each row of a table that differs.
  ///
  /// - Returns: The numbers of rows that were added, changed and removed; nil if the table's key differs, so that no rows can be compared.
  func forEachRow(of table: String, _ body: (String) throws -> Void) throws -> [Int]? {
    guard let before = try shape(of: table, in: "old") else { return [try connection.count(table, in: "new"), 0, 0] }
    guard let after = try shape(of: table, in: "new") else { return [0, 0, try connection.count(table, in: "old")] }
    guard before.key == after.key else { return nil }
    let columns = after.columns.filter { before.columns.containsName($0) }
    let rowid = after.key.without(columns)
    let names = rowid + columns
    let isKey = names.map { after.key.containsName($0) }
    func list(_ names: [String], _ value: (SQL) -> SQL) -> SQL { names.map { value(SQL(identifier: $0)) }.joined(separator: ", ") }
    let (old, new): (SQL, SQL) = ("\(identifier: table, in: "old") AS o", "\(identifier: table, in: "new") AS n")
    let equals: SQL = rowid.isEmpty ? "IS" : "="  // a key may be NULL; virtual tables only support `=`
    let isSame = after.key.map { "n.\(identifier: $0) \(equals) o.\(identifier: $0)" as SQL }.joined(separator: " AND ")
    let differs: SQL =
      columns.isEmpty
      ? "0"
      : """
      (\(list(columns) { "n.\($0) COLLATE BINARY" })) IS NOT (\(list(columns) { "o.\($0)" }))
      OR (\(list(columns) { "typeof(n.\($0))" })) IS NOT (\(list(columns) { "typeof(o.\($0))" }))
      """
    let parts: [(sign: Character, values: SQL, rows: SQL)] = [
      ("+", list(names) { "n.\($0)" }, "\(new) WHERE NOT EXISTS (SELECT 1 FROM \(old) WHERE \(isSame))"),
      // Returns the old and the new version as two rows, because one row with both could have more columns than SQLite allows.
      (
        "~", list(names) { "CASE side.column1 WHEN 0 THEN o.\($0) ELSE n.\($0) END" },
        "\(new) CROSS JOIN \(old) CROSS JOIN (VALUES (0), (1)) AS side WHERE \(isSame) AND (\(differs))"
      ),
      ("-", list(names) { "o.\($0)" }, "\(old) WHERE NOT EXISTS (SELECT 1 FROM \(new) WHERE \(isSame))"),
    ]
    return try parts.map { part in
      var count = 0
      var before: [String]?
      try connection.forEach("SELECT \(part.values) FROM \(part.rows)") { row in
        var values: [String] = []
        for place in names.indices { values.append("\(try row[place] as SQLiteValue)") }
        if part.sign == "~", before == nil { return before = values }
        count += 1
        try body("\(part.sign) \(table) \(Self.line(names, isKey, values, before: before))")
        before = nil
      }
      return count
    }
  }

  /// The columns of a row with their values. For a changed row, only the key columns and the values that differ.
  private static func line(_ names: [String], _ isKey: [Bool], _ values: [String], before: [String]?) -> String {
    var (named, changes): ([String], [String]) = ([], [])
    for (place, name) in names.enumerated() {
      let old = (before ?? values)[place]
      if before == nil || isKey[place] { named.append("\(name): \(shown(old))") }
      if !old.isSameBytes(as: values[place]) { changes.append("\(name) \(shown(old)) → \(shown(values[place]))") }
    }
    return "(" + named.joined(separator: ", ") + ")" + (changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))
  }

  /// A value on one line, truncated if it is long.
  private static func shown(_ value: String) -> String { value.withoutControls.cut(toWidth: 200) }

  /// The lines of schema SQL that only one database has, each after a sign. If tables were chosen, only their SQL is included.
  func schema() throws -> [String] {
    let statements = try ["old", "new"].map { schema in
      try connection.schemaObjects(in: schema).filter { chosen.isEmpty || chosen.containsName($0.table.spelling) }.compactMap(\.sql)
    }
    return [("-", 0, 1), ("+", 1, 0)].flatMap { sign, one, other in
      let others = Set(statements[other].map(SQLText.init))
      let own = statements[one].filter { !others.contains(SQLText(text: $0)) }
      return own.flatMap { ($0 + ";").split(separator: "\n").map { "\(sign) \($0)" } }
    }
  }

  /// The columns of a table, and the columns of its key or its rowid; nil if there is no such table.
  private func shape(of table: String, in schema: String) throws -> (columns: [String], key: [String])? {
    guard let stored = try connection.storedTable(named: table, in: schema), stored.kind != .view else { return nil }
    let columns = try connection.columns(of: table, in: schema)
    let rowid = try connection.freeRowidName(of: table, isWithoutRowid: stored.isWithoutRowid, in: schema)
    let key = columns.primaryKey.isEmpty ? rowid.map { [$0] } ?? columns.map(\.name) : columns.primaryKey
    return (columns.map(\.name), key)
  }
}
