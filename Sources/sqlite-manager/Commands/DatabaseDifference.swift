import SQLiteManager

/// The differences of two databases, which are attached to a connection as `old` and `new`. Of the rows one at a time is in memory.
struct DatabaseDifference {
  private let connection: Connection
  private let chosen: [String]
  /// The names of the tables to compare: all but search tables over other tables, unless some are chosen.
  let tables: [String]

  /// - Parameter chosen: The names of the tables to compare; none for all.
  init(_ connection: Connection, tables chosen: [String]) throws {
    let all = try ["old", "new"].flatMap { schema in
      let indexes = try connection.fullTextTables(in: schema).filter { $0.content != .own }.map(\.name)
      return try connection.tables(in: schema).filter { $0.kind != .view }.map(\.name).without(indexes)
    }.withoutDuplicates.ordered()
    if let missing = chosen.without(all).first {
      throw Failure(
        .error, "no such table: \(missing)", advice: all.suggestion(for: missing) + "There are: \(all.joined(separator: ", ")).")
    }
    (self.connection, self.chosen, tables) = (connection, chosen, chosen.isEmpty ? all : chosen)
  }

  /// Calls a closure with a line for each row of a table that differs.
  ///
  /// - Returns: How many rows were added, changed and removed; nil where the key of the table differs, so that no rows are compared.
  func forEachRow(of table: String, _ body: (String) throws -> Void) throws -> [Int64]? {
    guard let before = try shape(of: table, in: "old") else { return [try count(table, in: "new"), 0, 0] }
    guard let after = try shape(of: table, in: "new") else { return [0, 0, try count(table, in: "old")] }
    guard before.key == after.key else { return nil }
    let columns = after.columns.filter { before.columns.containsName($0) }
    let rowid = after.key.without(columns)
    let names = rowid + columns
    let (old, new): (SQL, SQL) = ("\(identifier: table, in: "old") AS o", "\(identifier: table, in: "new") AS n")
    let equals: SQL = rowid.isEmpty ? "IS" : "="  // a key may be NULL, and modules of tables know `=` alone
    let isSame = after.key.map { "n.\(identifier: $0) \(equals) o.\(identifier: $0)" as SQL }.joined(separator: " AND ")
    let differs = columns.map { name in
      let (n, o): (SQL, SQL) = ("n.\(identifier: name)", "o.\(identifier: name)")
      return "(\(n) COLLATE BINARY IS NOT \(o) OR typeof(\(n)) <> typeof(\(o)))" as SQL
    }.reduce("0" as SQL) { $0 + " OR " + $1 }
    let parts: [(sign: Character, sides: [SQL], rows: SQL)] = [
      ("+", ["n"], "\(new) WHERE NOT EXISTS (SELECT 1 FROM \(old) WHERE \(isSame))"),
      ("~", ["o", "n"], "\(new) CROSS JOIN \(old) WHERE \(isSame) AND (\(differs))"),
      ("-", ["o"], "\(old) WHERE NOT EXISTS (SELECT 1 FROM \(new) WHERE \(isSame))"),
    ]
    let isKey = names.map { after.key.containsName($0) }
    return try parts.map { part in
      let values = part.sides.flatMap { side in names.map { "\(side).\(identifier: $0)" as SQL } }
      var count: Int64 = 0
      try connection.forEach("SELECT \(values.joined(separator: ", ")) FROM \(part.rows)") { row in
        count += 1
        let line = try part.sides.count == 1 ? Self.line(row, names) : Self.line(changing: row, names, isKey)
        try body("\(part.sign) \(table) \(line)")
      }
      return count
    }
  }

  /// The columns of a row with their values.
  private static func line(_ row: borrowing Row, _ names: [String]) throws -> String {
    var named: [String] = []
    for (place, name) in names.enumerated() { named.append("\(name): \(shown("\(try row[place] as SQLiteValue)"))") }
    return "(\(named.joined(separator: ", ")))"
  }

  /// The columns of the key with their values, and the values that differ. The row has all columns as they were, and then as they are.
  private static func line(changing row: borrowing Row, _ names: [String], _ isKey: [Bool]) throws -> String {
    var (named, changes): ([String], [String]) = ([], [])
    for (place, name) in names.enumerated() {
      let (old, new) = ("\(try row[place] as SQLiteValue)", "\(try row[names.count + place] as SQLiteValue)")
      if isKey[place] { named.append("\(name): \(shown(old))") }
      if !old.isSameBytes(as: new) { changes.append("\(name) \(shown(old)) → \(shown(new))") }
    }
    return "(\(named.joined(separator: ", ")))" + (changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))
  }

  /// A value on one line, a long one cut.
  private static func shown(_ value: String) -> String { value.withoutControls.cut(toWidth: 200) }

  /// The lines of SQL that only one database has, after a sign. Where tables were chosen, it is the SQL of these.
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

  /// The columns of a table, and the columns of its key or its rowid; nil where there is no such table.
  private func shape(of table: String, in schema: String) throws -> (columns: [String], key: [String])? {
    guard let stored = try connection.storedTable(named: table, in: schema), stored.kind != .view else { return nil }
    let columns = try connection.columns(of: table, in: schema)
    let rowid = try connection.freeRowidName(of: table, isWithoutRowid: stored.isWithoutRowid, in: schema)
    let key = columns.primaryKey.isEmpty ? rowid.map { [$0] } ?? columns.map(\.name) : columns.primaryKey
    return (columns.map(\.name), key)
  }

  private func count(_ table: String, in schema: String) throws -> Int64 {
    try connection.value("SELECT count(*) FROM \(identifier: table, in: schema)", as: Int64.self) ?? 0
  }
}
