public import SQLiteCore

extension Connection {
  /// Updates the row with the key of a value to match the value. Only the columns that differ are written.
  ///
  /// ```swift
  /// let changed = try connection.update("question", encoding: question)
  /// ```
  /// The value is compared with the stored row, in one transaction with the write. A column that holds another spelling of its value is not
  /// written: `2026-11-21 17:20:23` for a `Date`, a UUID's bytes, `19.10` for a `Decimal`, JSON with different whitespace for a
  /// ``StoredAsJSON``. Other columns are compared as SQLite stores them. 1 and 1.0 are the same in an INTEGER column; 'a' and 'A' are not,
  /// whatever the collation; 0.0 and -0.0 are the same. An integer that a REAL column rounds differs each time. Lists and structures
  /// without a stored form are compared as JSON text. Generated columns are omitted.
  /// - Parameters:
  ///   - table: A table with a primary key, by its name or its description.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - value: The value, whose keys are the columns, including the columns of the primary key; see
  ///     ``ColumnValues/init(encoding:naming:)``.
  ///   - naming: The mapping of keys to column names.
  /// - Returns: The columns that were written, in the order of the value; nil when there is no row with that key.
  /// - Throws: ``SQLiteError``, as for updating the row with a key, and for a value without its key; or the value's own encoding error.
  @discardableResult public func update(
    _ table: some TableReference, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact
  ) throws -> [String]? {
    let encoder = RowEncoder(naming, for: type(of: value))
    defer { encoder.finish() }
    return try writeDifferences(encoder.values(of: value), to: table.tableName, table.tableRules, in: schema)
  }

  private func writeDifferences(_ row: [RowEncoder.Part], to table: String, _ rules: TableRules?, in schema: String?) throws -> [String]? {
    try SQL.refuseRepetition(among: row.map(\.column), of: table)
    return try transaction {
      try withKey(of: table, rules, in: schema) { key in
        let (values, others) = try keyValues(of: row, key, in: table)
        guard let differing = try differences(of: row, from: table, in: schema, key: key, others, values) else { return nil }
        return try writing(differing, to: table, in: schema) { row in
          if row.columns.isEmpty { return [] }
          let statement = try prepareUpdate(of: table, rules, in: schema, row.columns, key: key, others)
          try statement.bind(values: row.values + values)
          return try changes(by: statement) == 0 ? [] : row.columns
        }
      }
    }
  }

  /// Deletes the row with the key of a value.
  func deleteRow(
    like value: some Encodable, from table: String, _ rules: TableRules?, in schema: String?, naming: ColumnNaming
  ) throws -> Int {
    let encoder = RowEncoder(naming, for: type(of: value))
    defer { encoder.finish() }
    let row = try encoder.values(of: value)
    return try withKey(of: table, rules, in: schema) { key in
      let (values, others) = try keyValues(of: row, key, in: table)
      let statement = try prepareDelete(from: table, rules, in: schema, key: key, others)
      try statement.bind(values: values)
      return try changes(by: statement, ofKey: others, in: table)
    }
  }

  /// Returns the values of a row's key, each followed by its other spellings, and these other spellings; empty if no value has any.
  private func keyValues(
    of row: [RowEncoder.Part], _ key: [String], in table: String
  ) throws -> (values: [SQLiteValue], others: [[SQLiteValue]]) {
    let parts = row.keyed { SchemaName($0.column) }
    let found = try key.map { column in
      guard let part = parts[SchemaName(column)] else { throw SQLiteError.misuse("\(table): the row lacks the key column \(column)") }
      return part
    }
    let spellings = found.map { $0.source.otherSpellings }
    return (zip(found, spellings).flatMap { [$0.value] + $1 }, spellings.allSatisfy(\.isEmpty) ? [] : spellings)
  }

  /// Returns the columns of a row, without its key, whose values differ from the stored row, with their new values; nil if there is no such
  /// row.
  private func differences(
    of row: [RowEncoder.Part], from table: String, in schema: String?, key: [String], _ others: [[SQLiteValue]], _ values: [SQLiteValue]
  ) throws -> ColumnValues? {
    let rest = row.filter { !key.containsName($0.column) }
    let (columns, spellings) = (rest.map(\.column), others.map(\.count))
    let sql = try written(StatementShape(.compare, table, in: schema, columns: columns, key: key, spellings: spellings)) {
      let cells = columns.enumerated().map { SQL.cell(of: $1, in: table, unless: "?\($0 + 1)") }
      let condition = SQL.key(key, spellings: spellings)
      return "SELECT \(cells.isEmpty ? "1" : cells.joined(separator: ", ")) FROM \(identifier: table, in: schema) WHERE \(condition)"
    }
    let statement = try prepare(sql)
    try statement.bind(values: rest.map(\.value) + values)
    return try statement.row(ofKey: others, in: table) { row in
      let differing = try rest.enumerated().filter { place, part in
        let stored = try row[place, as: SQLiteValue.self]
        let type = Swift.type(of: part.source) as? any SQLiteConvertible.Type
        return !stored.isSame(as: part.value) && type?.reads(stored, as: part.value) != true
      }
      return ColumnValues(differing.map { ($0.element.column, $0.element.value) })
    }
  }
}

extension SQLiteExtractable where Self: SQLiteBindable {
  /// Whether a stored value is another spelling of a bound value.
  fileprivate static func reads(_ stored: SQLiteValue, as bound: SQLiteValue) -> Bool {
    extract(from: stored)?.sqliteValue?.isSame(as: bound) == true
  }
}

extension SQLiteValue {
  /// Whether both values are equal, with texts compared byte for byte.
  fileprivate func isSame(as other: SQLiteValue) -> Bool {
    if case (.text(let text), .text(let other)) = (self, other) { text.isSameBytes(as: other) } else { self == other }
  }
}

extension SQL {
  /// Returns the stored value of a column, or the parameter if writing it would change nothing.
  ///
  /// The affinity of the column converts the parameter in the comparison as in a write. In a column without affinity, an equal number of a
  /// different storage class differs when compared as text.
  fileprivate static func cell(of column: String, in table: String, unless parameter: String) -> SQL {
    let (column, value) = ("\(identifier: table).\(identifier: column)" as SQL, SQL(unchecked: parameter))
    let stored: SQL = "\(column) COLLATE BINARY"
    let isSame: SQL = "\(stored) IS \(value) AND (typeof(\(column)) = typeof(\(value)) OR \(stored) IS ('' || \(value)))"
    return "CASE WHEN \(isSame) THEN \(value) ELSE \(column) END"
  }
}
