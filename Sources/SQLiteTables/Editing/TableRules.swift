import SQLiteCalls
public import SQLiteCore

/// The rules that a description of a table has for rows: which columns may be given, which must be, and which come back.
///
/// A `TableDescription` of the product `SQLiteDescriptions` makes them; the verbs that take a ``TableReference`` follow them.
/// The object tells one description from others: findings about it are kept under it.
public final class TableRules: Sendable {
  private let table: String
  private let refusal: SQLiteError?
  /// All columns, in order.
  @usableFromInline package let columnNames: [String]
  /// The types that the columns are declared with.
  package let typeNames: [String]
  /// The columns of the primary key, in the key's order; empty when there is none.
  @usableFromInline package let keyColumns: [String]
  private let generatedColumns: [String]
  private let requiredColumns: [String]
  /// The query for one row, written once because it is asked for each row.
  private let selectByKeySQL: SQL

  /// Rules.
  ///
  /// - Parameters:
  ///   - refusal: Why the description cannot be right; every use of the rules says so then.
  ///   - required: The columns without which no row can be inserted.
  package init(
    of table: String, refusal: SQLiteError?, columns: [String], types: [String], key: [String], generated: [String], required: [String]
  ) {
    self.table = table
    self.refusal = refusal
    (columnNames, typeNames, keyColumns) = (columns, types, key)
    (generatedColumns, requiredColumns) = (generated, required)
    selectByKeySQL = Self.selectByKey(key, of: table, in: nil, columns: columns, spellings: [])
  }

  /// The columns that can be written: all that are not generated.
  package var writableColumns: [String] { columnNames.without(generatedColumns) }

  private static func selectByKey(_ key: [String], of table: String, in schema: String?, columns: [String], spellings: [Int]) -> SQL {
    "SELECT \(SQL.names(columns)) FROM \(identifier: table, in: schema) WHERE \(SQL.key(key, spellings: spellings))"
  }

  // MARK: Checks

  /// Refuses a description that cannot be right.
  package func check() throws(SQLiteError) { if let refusal { throw refusal } }

  private func checkKey() throws(SQLiteError) {
    try check()
    if keyColumns.isEmpty { throw .description(of: table, "the table has no primary key") }
  }

  /// Refuses a column that does not exist.
  package func checkColumn(_ column: String) throws(SQLiteError) {
    guard columnNames.containsName(column) else {
      throw .description(of: table, "there is no column \(column): there are \(columnNames.joined(separator: ", "))")
    }
  }

  /// Refuses a description that cannot be right, and columns that do not exist or are computed; a column that is named twice is refused where SQL is
  /// written of it.
  @usableFromInline package func checkColumns(_ given: [String]) throws(SQLiteError) {
    try check()
    for column in given {
      try checkColumn(column)
      if generatedColumns.containsName(column) {
        throw .description(of: table, "the column \(column) is generated and cannot be written")
      }
    }
  }

  /// Refuses columns that cannot be written, and a row in which one is missing that must be given.
  @usableFromInline package func checkComplete(_ given: [String]) throws(SQLiteError) {
    try checkColumns(given)
    if let missing = requiredColumns.without(given).first {
      throw .description(of: table, "there is no value for the column \(missing), which has no default")
    }
  }

  /// Refuses columns of which no row can be inserted.
  func checkInsertion(of columns: [String], onConflict policy: ConflictPolicy) throws(SQLiteError) {
    if policy == .update(key: keyColumns) { _ = try upsert(in: nil, columns: columns) }  // says what is wrong with the key
    try checkComplete(columns)
  }

  /// The error that tells how the columns of a result differ from those asked for.
  ///
  /// - Parameter wanted: The columns that were asked for; nil for all.
  @usableFromInline func mismatch(of names: [String], with wanted: [String]? = nil) -> SQLiteError {
    let wanted = wanted ?? columnNames
    for (number, (name, described)) in zip(names, wanted).enumerated() where name != described {
      return .refused(.mismatch, "\(table): column \(number) of the result is \(name), the description says \(described)")
    }
    return .refused(.mismatch, "\(table): the result has \(names.count) columns, the description \(wanted.count)")
  }

  // MARK: SQL

  /// SELECT of all columns, with a `?` for each spelling of each value of the key.
  @usableFromInline package func selectByKey(in schema: String?, others: [[SQLiteValue]] = []) throws(SQLiteError) -> SQL {
    try checkKey()
    if schema == nil, others.isEmpty { return selectByKeySQL }
    return Self.selectByKey(keyColumns, of: table, in: schema, columns: columnNames, spellings: others.map(\.count))
  }

  /// UPDATE with a `?` for each column to set, then one for each spelling of each value of the key.
  package func update(in schema: String?, columns: [String], spellings: [Int] = []) throws(SQLiteError) -> SQL {
    try checkKey()
    try checkColumns(columns)
    return try .update(table, in: schema, columns: columns, where: .key(keyColumns, spellings: spellings))
  }

  /// INSERT with a `?` for each column that changes the row which has the key already.
  package func upsert(in schema: String?, columns: [String]) throws(SQLiteError) -> SQL {
    try checkKey()
    try checkColumns(columns)
    return try .insert(into: table, in: schema, columns: columns, onConflict: .update(key: keyColumns))
  }

  /// DELETE with a `?` for each spelling of each value of the key.
  package func deleteByKey(in schema: String?, spellings: [Int] = []) throws(SQLiteError) -> SQL {
    try checkKey()
    return .delete(from: table, in: schema, key: keyColumns, spellings: spellings)
  }
}

extension SQLiteError {
  /// The error of a description, or of values for it.
  package static func description(of table: String, _ problem: String) -> SQLiteError {
    .misuse("\(table): \(problem)")
  }
}
