import SQLiteCalls
public import SQLiteCore

/// The rules for rows from the description of a table: which columns may be given, which are required, and which are returned.
///
/// They come from a `TableDescription` of the product `SQLiteDescriptions`; the methods that take a ``TableReference`` apply them. The
/// object's identity distinguishes descriptions: cached facts about a description use it as their key.
public final class TableRules: Sendable {
  private let table: String
  private let refusal: SQLiteError?
  /// All columns, in order.
  @usableFromInline package let columnNames: [String]
  /// The declared types of the columns.
  package let typeNames: [String]
  /// The columns of the primary key, in the order of the key; empty if there is none.
  @usableFromInline package let keyColumns: [String]
  private let generatedColumns: [String]
  private let requiredColumns: [String]
  /// The query for one row by key, built once because it is used for every lookup.
  private let selectByKeySQL: SQL

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - refusal: The error for an invalid description, which every use of the rules throws.
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

  /// The columns that can be written: all but generated ones.
  package var writableColumns: [String] { columnNames.without(generatedColumns) }

  private static func selectByKey(_ key: [String], of table: String, in schema: String?, columns: [String], spellings: [Int]) -> SQL {
    "SELECT \(SQL.names(columns)) FROM \(identifier: table, in: schema) WHERE \(SQL.key(key, spellings: spellings))"
  }

  // MARK: Checks

  /// Throws for an invalid description.
  package func check() throws(SQLiteError) { if let refusal { throw refusal } }

  /// Returns the columns of the primary key; throws for an invalid description, and for a table without a key.
  func requiredKey() throws(SQLiteError) -> [String] {
    try check()
    if keyColumns.isEmpty { throw .description(of: table, "the table has no primary key") }
    return keyColumns
  }

  /// Throws for a column that does not exist.
  package func checkColumn(_ column: String) throws(SQLiteError) {
    guard columnNames.containsName(column) else {
      throw .description(of: table, "there is no column \(column): there are \(columnNames.joined(separator: ", "))")
    }
  }

  /// Throws for an invalid description, and for columns that do not exist or are generated. A column that is named twice is detected when
  /// the SQL is generated.
  @usableFromInline package func checkColumns(_ given: [String]) throws(SQLiteError) {
    try check()
    for column in given {
      try checkColumn(column)
      if generatedColumns.containsName(column) {
        throw .description(of: table, "the column \(column) is generated and cannot be written")
      }
    }
  }

  /// Throws for columns that cannot be written, and for a row that lacks a required column.
  @usableFromInline package func checkComplete(_ given: [String]) throws(SQLiteError) {
    try checkColumns(given)
    if let missing = requiredColumns.without(given).first {
      throw .description(of: table, "there is no value for the column \(missing), which has no default")
    }
  }

  /// Throws for columns that cannot be inserted as a row.
  func checkInsertion(of columns: [String], onConflict policy: ConflictPolicy) throws(SQLiteError) {
    if policy == .update(key: keyColumns) { _ = try upsert(in: nil, columns: columns) }  // throws if the key is wrong
    try checkComplete(columns)
  }

  /// Returns the error that describes how the columns of a result differ from the requested ones.
  ///
  /// - Parameter wanted: The requested columns; nil for all.
  @usableFromInline func mismatch(of names: [String], with wanted: [String]? = nil) -> SQLiteError {
    let wanted = wanted ?? columnNames
    for (number, (name, described)) in zip(names, wanted).enumerated() where name != described {
      return .refused(.mismatch, "\(table): column \(number) of the result is \(name), the description says \(described)")
    }
    return .refused(.mismatch, "\(table): the result has \(names.count) columns, the description \(wanted.count)")
  }

  // MARK: SQL

  /// Returns a SELECT of all columns, with a `?` for each spelling of each value of the key.
  @usableFromInline package func selectByKey(in schema: String?, others: [[SQLiteValue]] = []) throws(SQLiteError) -> SQL {
    let key = try requiredKey()
    if schema == nil, others.isEmpty { return selectByKeySQL }
    return Self.selectByKey(key, of: table, in: schema, columns: columnNames, spellings: others.map(\.count))
  }

  /// Returns an UPDATE with a `?` for each column to set, then for each value of the key.
  package func update(in schema: String?, columns: [String]) throws(SQLiteError) -> SQL {
    let key = try requiredKey()
    try checkColumns(columns)
    return try .update(table, in: schema, columns: columns, where: .key(key, spellings: []))
  }

  /// Returns an upsert with a `?` for each column.
  package func upsert(in schema: String?, columns: [String]) throws(SQLiteError) -> SQL {
    let key = try requiredKey()
    try checkColumns(columns)
    return try .insert(into: table, in: schema, columns: columns, onConflict: .update(key: key))
  }

  /// Returns a DELETE with a `?` for each value of the key.
  package func deleteByKey(in schema: String?) throws(SQLiteError) -> SQL {
    .delete(from: table, in: schema, key: try requiredKey(), spellings: [])
  }
}

extension SQLiteError {
  /// Returns the error about a description, or about values for it.
  package static func description(of table: String, _ problem: String) -> SQLiteError {
    .misuse("\(table): \(problem)")
  }
}
