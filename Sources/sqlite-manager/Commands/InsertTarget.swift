import SQLiteAuthoring
import SQLiteManager

/// The table that rows are inserted into.
struct InsertTarget {
  private let table: String
  private let connection: Connection
  private let columns: [String]
  private let key: [String]
  private let generated: Set<SchemaName>
  private let policy: ConflictPolicy

  /// - Parameters:
  ///   - upserts: Whether a row updates an existing row with the same primary key.
  ///   - ignores: Whether a row whose key already exists is skipped.
  init(_ table: String, on connection: Connection, upserts: Bool, ignores: Bool) throws {
    let columns = try connection.columns(of: table)
    (self.table, self.connection, self.columns, key) = (table, connection, columns.map(\.name), columns.primaryKey)
    generated = Set(columns.filter(\.isGenerated).map { SchemaName($0.name) })
    policy = upserts ? .update(key: key) : ignores ? .skip : .fail
    if upserts, key.isEmpty {
      throw Failure(
        .misuse, "\(table) has no primary key, which --upsert needs to find rows",
        advice: "--primary-key declares the primary key of a new table."
      )
    }
  }

  /// Throws if `--primary-key` specified a key other than the table's primary key.
  func refuse(keyOtherThan given: [String]) throws {
    if given.isEmpty || given.count == key.count && given.without(key).isEmpty { return }
    let found = key.isEmpty ? "no primary key" : "the primary key \(key.joined(separator: ", "))"
    throw Failure(.mismatch, "\(table) exists and has \(found)", advice: "Omit --primary-key.")
  }

  /// Throws if the header line has a name that matches no column.
  func refuse(unknownIn header: [String]) throws {
    guard let name = header.without(columns).first else { return }
    let failure = Failure(
      .error, "\(table) has no column \(name)",
      advice: columns.suggestion(for: name)
        + "The first line of CSV contains column names. The columns are: \(columns.joined(separator: ", ")). --input sets another format.")
    throw Located(place: "standard input, line 1", error: failure)
  }

  /// Inserts a row, or updates or keeps the existing row.
  ///
  /// - Parameter comparingText: Whether the values of generated columns are compared in their CSV form.
  /// - Returns: The number of rows written, which is 0 or 1.
  func insert(_ row: ColumnValues, comparingText: Bool) throws -> Int {
    let pairs = zip(row.columns, row.values)
    let computed = generated.isEmpty ? [] : pairs.filter { generated.contains(SchemaName($0.0)) }
    if computed.isEmpty, policy == .fail {
      try connection.insert(row, into: table)
      return 1
    }
    let given = pairs.filter { computed.isEmpty || !generated.contains(SchemaName($0.0)) }
    var sql = try SQL.insert(into: table, columns: given.map(\.0), onConflict: policy)
    sql.bindings = given.map(\.1)
    if !computed.isEmpty { sql += " RETURNING \(SQL.names(computed.map(\.0)))" }
    let made = try connection.rows(sql).first
    for (pair, value) in zip(computed, made?.values ?? []) {
      let isSame = comparingText ? CSVPrinter.cell(of: value).isSpelled(as: CSVPrinter.cell(of: pair.1)) : value == pair.1
      if isSame { continue }
      throw Failure(
        .constraint, "the generated column \(pair.0) does not have the given value", advice: "Omit it or correct it.")
    }
    return try connection.changedRows()
  }

  /// Creates a full-text table for the table, fills it, and keeps it up to date. An existing full-text table for the same columns stays
  /// unchanged.
  func makeSearchTable(over searched: [String]) throws {
    let name = table + "_search"
    let wanted = FullTextTable(name, columns: searched.map { .init($0) }, content: .external(table: table))
    if let found = try connection.fullTextTable(named: name) {
      let names = found.columns.map(\.name)
      if found.content == wanted.content, names.without(searched).isEmpty, searched.without(names).isEmpty { return }
      throw Failure(
        .mismatch, "\(name) exists and indexes \(names.joined(separator: ", "))",
        advice: "Omit --search, or drop that table.")
    }
    try connection.createFullTextTable(wanted)
  }
}
