import SQLiteCalls

/// The columns of a row from which a value is decoded.
@usableFromInline package enum RowPart: Equatable {
  /// The columns whose names begin with a prefix, which the keys of the value omit; all columns if the prefix is empty.
  case prefix(String)
  /// The columns that come from a table; the keys of the value are their names in that table.
  case table(String, schema: String?)

  /// Returns the names that keys are matched with, and the indices of their columns.
  ///
  /// - Throws: ``SQLiteError`` with the reason if the row has no such part.
  func columns(of prepared: PreparedStatement, _ shape: RowShape) throws(SQLiteError) -> (names: [String], places: [Int]) {
    switch self {
    case .prefix(let prefix): try Self.columns(withPrefix: prefix, shape)
    case .table(let table, let schema): try Self.columns(of: table, in: schema, prepared, shape)
    }
  }

  /// Returns the error for a key that matches no column, or more than one.
  func noColumn(_ key: String, among names: [String], of shape: RowShape) -> SQLiteError {
    switch self {
    case .prefix(let prefix): return .noColumn(prefix + key, among: shape.columns, sql: shape.sql)
    case .table(let table, _):
      let message =
        names.containsName(key)
        ? "more than one column of the result is \(key) of \(table)"
        : "there is no column \(key) of \(table): there are \(names.joined(separator: ", "))"
      return .refused(.range, message, sql: shape.sql)
    }
  }

  private static func columns(withPrefix prefix: String, _ shape: RowShape) throws(SQLiteError) -> (names: [String], places: [Int]) {
    var places = shape.columns.indices.filter { shape.columns[$0].begins(with: prefix) }
    if places.isEmpty {
      let name = SchemaName(prefix)
      places = shape.columns.indices.filter { SchemaName(shape.columns[$0]).begins(with: name) }
    }
    if places.isEmpty {
      throw .refused(.range, "no column begins with \(prefix): there are \(shape.columns.joined(separator: ", "))", sql: shape.sql)
    }
    return (places.map { String(decoding: shape.columns[$0].utf8.dropFirst(prefix.utf8.count), as: UTF8.self) }, places)
  }

  private static func columns(
    of table: String, in schema: String?, _ prepared: PreparedStatement, _ shape: RowShape
  ) throws(SQLiteError) -> (names: [String], places: [Int]) {
    @inline(never) func refused(_ code: ResultCode, _ why: String) -> SQLiteError {
      .refused(code, "\(why). Name the columns with AS, each with the prefix of its record, and decode by prefix:", sql: shape.sql)
    }
    guard let origins = try prepared.origins(of: Int32(shape.columns.count)) else {
      throw refused(.error, "the library does not report the table of a column: it was built without SQLITE_ENABLE_COLUMN_METADATA")
    }
    let places = origins.indices.filter { place in
      origins[place].map { $0.table.isName(table) && schema?.isName($0.schema) != false } == true
    }
    let found = places.compactMap { origins[$0] }
    guard let first = found.first else {
      let tables = Set(origins.compactMap { $0.map { "\($0.schema).\($0.table)" } }).ordered()
      let others = tables.isEmpty ? "all are expressions" : "they come from \(tables.joined(separator: ", "))"
      throw refused(
        .range,
        "no column comes from the table \(schema.map { $0 + "." } ?? "")\(table): \(others); columns of a view come from the tables it reads"
      )
    }
    if let other = found.first(where: { !$0.schema.isName(first.schema) }) {
      throw .refused(
        .range, "columns come from \(first.schema).\(first.table) and \(other.schema).\(other.table): choose one with in:", sql: shape.sql)
    }
    // Columns of one table may come from two of its rows, which SQLite does not distinguish.
    let (tokens, name) = (SQLToken.all(in: shape.sql), SchemaName(table))
    let named = tokens.namedTables.filter { $0.name == name && $0.schema?.isName(first.schema) != false }
    if named.count > 1 { throw refused(.range, "the SQL names the table \(table) more than once") }
    if !named.contains(where: { named in !tokens.commonTables.contains { $0.body.contains(named.place) } }) {
      throw refused(.range, "the SQL reads the table \(table) through a view or a common table expression, perhaps more than once")
    }
    return (found.map(\.column), places)
  }
}

/// A part of a row as one value: nil if all its columns are NULL, otherwise a type whose keys are the columns, or a type that reads the
/// only column.
struct RowPartContainer: SingleValueDecodingContainer {
  let decoder: RowDecoder
  let row: DecodedRow

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool {
    do throws(SQLiteError) { return try row.isNull } catch { return false }  // the next read throws the error
  }

  func decode(_ type: Int128.Type) throws -> Int128 { try row.integer(row.onlyColumn(), type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try row.integer(row.onlyColumn(), type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if DecodedRow.isSingleValue(type) { return try row.decode(type, at: row.onlyColumn()) }
    return try decoder.decodeWithin(type)
  }
}
