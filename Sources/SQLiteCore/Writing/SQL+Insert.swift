extension SQL {
  /// Returns an INSERT of one row with a parameter for each column; if there are no columns, an INSERT of default values.
  ///
  /// Every INSERT of a row by columns is created here, so this is the only check for a repeated column.
  /// - Parameters:
  ///   - targets: The targets of ON CONFLICT, if the key's columns alone do not identify an index.
  ///   - rowid: The INTEGER PRIMARY KEY, which keeps its value in a row that exists if the new one is NULL: SQLite chooses one for it.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a column that is named twice, or a key that is not among the columns.
  package static func insert(
    into table: String, in schema: String? = nil, columns: [String], onConflict policy: ConflictPolicy = .fail,
    targets: [ConflictTarget]? = nil, rowid: String? = nil
  ) throws(SQLiteError) -> SQL {
    try refuseRepetition(among: columns, of: table)
    if columns.isEmpty {
      if policy != .fail { throw .misuse("\(table): a row without columns cannot have a conflict policy") }
      return "INSERT INTO \(identifier: table, in: schema) DEFAULT VALUES"
    }
    let marks = repeatElement("?", count: columns.count).joined(separator: ", ")
    let target: SQL = "INSERT INTO \(identifier: table, in: schema)"
    let row: SQL = " (\(names(columns))) VALUES (\(SQL(unchecked: marks)))"
    switch policy {
    case .fail: return target + row
    case .skip: return target + row + " ON CONFLICT DO NOTHING"
    case .update(let key):
      if key.isEmpty { throw .misuse("\(table): the key has no column") }
      if let missing = key.without(columns).first {
        throw .misuse("\(table): the row lacks the key column \(missing)")
      }
      let targets = targets ?? [ConflictTarget(columns: key)]
      let rest = targets.contains { $0.hasExpressions } ? columns : columns.without(key)
      let assignments = rest.map { assignment(to: $0, among: columns, rowid: rowid) }.joined(separator: ", ")
      // In a table with this name, `excluded` would refer to the table, and each column would be set to its own value.
      let alias: SQL = SchemaName(table) == SchemaName("excluded") ? " AS \"there\"" : ""
      let action: SQL = rest.isEmpty ? " DO NOTHING" : " DO UPDATE SET \(assignments)"
      let clauses = targets.map { $0.sql + action }
      return target + alias + row + " " + clauses.joined(separator: " ")
    }
  }

  /// Returns the assignment of a new value to a column of the row that exists.
  private static func assignment(to column: String, among columns: [String], rowid: String?) -> SQL {
    let name: SQL = "\(identifier: column)"
    guard rowid?.isName(column) == true, let place = columns.firstIndex(of: column) else { return "\(name) = excluded.\(name)" }
    return "\(name) = coalesce(\(SQL(unchecked: "?\(place + 1)")), \(name))"
  }

  /// Returns an UPDATE of columns, with a `?` for each; throws if there is no column to change.
  ///
  /// - Parameter condition: The condition of the rows; nil for all rows.
  package static func update(_ table: String, in schema: String?, columns: [String], where condition: SQL?) throws(SQLiteError) -> SQL {
    try refuseRepetition(among: columns, of: table)
    if columns.isEmpty { throw .misuse("\(table): there is no column to change") }
    let settings = columns.map { "\(identifier: $0) = ?" as SQL }.joined(separator: ", ")
    return "UPDATE \(identifier: table, in: schema) SET \(settings)\(condition.map { " WHERE \($0)" as SQL } ?? "")"
  }

  /// Returns a DELETE of the row with a key, with a `?` for each spelling of each column's value.
  package static func delete(from table: String, in schema: String?, key columns: [String], spellings: [Int]) -> SQL {
    "DELETE FROM \(identifier: table, in: schema) WHERE \(key(columns, spellings: spellings))"
  }

  /// Returns the condition for the row with a key, with a `?` for each spelling of each column's value.
  ///
  /// - Parameter others: The number of other spellings of each column's value; trailing columns without any may be omitted.
  package static func key(_ columns: [String], spellings others: [Int] = []) -> SQL {
    columns.enumerated().map { place, column in
      let count = place < others.count ? others[place] : 0
      let comparison = count == 0 ? "= ?" : "IN (?" + String(repeating: ", ?", count: count) + ")"
      return "\(identifier: column) \(SQL(unchecked: comparison))" as SQL
    }.joined(separator: " AND ")
  }

  /// Returns quoted names, separated by commas.
  package static func names(_ columns: [String]) -> SQL { columns.map { SQL(identifier: $0) }.joined(separator: ", ") }

  /// Throws if a column is repeated: SQLite would use one of its values and ignore the other.
  package static func refuseRepetition(among columns: [String], of table: String) throws(SQLiteError) {
    if let twice = columns.firstDuplicate { throw .misuse("\(table): the column \(twice) is named twice") }
  }
}
