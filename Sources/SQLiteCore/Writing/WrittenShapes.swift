/// The recently generated SQL of a connection, by shape, so that each SQL text is generated, and its names are checked, only once.
///
/// An app uses the same tables, columns and conditions again and again, mostly as the same strings, which cost next to nothing to compare.
/// The text is in one piece, so that the cache finds its compiled statement. The columns of a table's key are stored with a statement that
/// was compiled after they were read: they are valid as long as that statement is not recompiled.
@safe @usableFromInline package final class WrittenShapes: ConnectionAttachment {
  @usableFromInline package final class Written {
    package let shape: StatementShape
    package let sql: SQL
    /// The columns of the table's key, and the compilation that shows whether they are still valid.
    package let key: (columns: [String], compilation: Compilation)?
    /// The last compiled statement; the cache may have dropped it since.
    @safe @exclusivity(unchecked) var statement: PreparedStatement?

    init(_ shape: StatementShape, _ sql: SQL, _ key: (columns: [String], compilation: Compilation)?) {
      (self.shape, self.sql, self.key) = (shape, sql, key)
    }
  }

  /// The largest number of shapes that are kept.
  package static let most = 64

  package var all: [StatementShape] { written.map(\.shape) }

  @safe @exclusivity(unchecked) private var written: [Written] = []

  init() {}

  /// Returns the SQL that was generated for a shape. Shapes are compared byte by byte, because strings that Swift considers equal can be
  /// different columns. The shape is not copied.
  package subscript(other: StatementShape) -> Written? {
    var place = written.count
    while place > 0 {
      place -= 1
      let known = written[place]
      if known.shape.verb == other.verb, known.shape.description === other.description, known.shape.table.isSameBytes(as: other.table),
        known.shape.schema.isSpelled(as: other.schema), known.shape.columns.isSame(as: other.columns, { $0.isSpelled(as: $1) }),
        known.shape.key.isSame(as: other.key, { $0.isSpelled(as: $1) }),
        known.shape.condition.isSame(as: other.condition, { $0.isWritten(as: $1) }),
        known.shape.order.isEmpty && other.order.isEmpty
          || known.shape.order.count == other.order.count && zip(known.shape.order, other.order).allSatisfy({ $0.isWritten(as: $1) }),
        known.shape.spellings == other.spellings
      {
        return known
      }
    }
    return nil
  }

  /// Stores the SQL of a shape, replaces any earlier SQL for it, and drops the oldest entry if there are too many.
  package func remember(_ shape: StatementShape, _ sql: SQL, key: (columns: [String], compilation: Compilation)? = nil) {
    forget(shape)
    written.append(Written(shape.withoutValues, sql, key), toAtMost: Self.most)
  }

  @inline(never) package func forget(_ shape: StatementShape) {
    if let known = self[shape] { written.removeAll { $0 === known } }
  }

  package func detach() { written = [] }
}

extension Connection {
  /// The recently generated SQL, by shape.
  package var shapes: WrittenShapes { attachment(orNew: WrittenShapes()) }

  /// Returns the SQL of a shape without its values; generates and stores it if it is not stored yet.
  ///
  /// - Throws: The error of the closure that generates the SQL; no SQL is stored then.
  package func written(_ shape: StatementShape, _ write: () throws -> SQL) throws -> SQL {
    try enter()
    let shapes = shapes
    if let known = shapes[shape] { return known.sql }
    var sql = try write().inOnePiece
    sql.bindings = []
    if sql.refusal == nil { shapes.remember(shape, sql) }
    return sql
  }

  /// Returns the statement of a shape with its values bound.
  ///
  /// - Parameters:
  ///   - values: The values to bind before the shape's own.
  ///   - last: The values to bind after the shape's own.
  ///   - write: A closure that generates the SQL with all values.
  package func prepare(
    _ shape: StatementShape, _ values: [SQLiteValue] = [], last: [SQLiteValue] = [], write: () throws -> SQL
  ) throws -> Statement {
    let own = shape.bindings
    let isLong = !own.isEmpty && values.count + own.count + last.count > parameterLimit
    if isLong || shape.isRefused { return try prepare(write()) }
    let others = last.isEmpty ? own : own + last
    try enter()
    let prepared: PreparedStatement
    // In a loop, the shape alone is enough to find the statement.
    if !owesRollback, !isInCallback, !gateIsShut,
      let known = attachments[WrittenShapes.self]?[shape]?.statement, cache.lendsAgain(known)
    {
      prepared = known
    } else {
      prepared = try lend(written(shape, write))
      shapes[shape]?.statement = prepared
    }
    let statement = Statement(prepared, of: self)
    if !values.isEmpty || others.isEmpty { try statement.bind(values: values, before: others.count, to: statement.prepared) }
    if !others.isEmpty { try statement.bind(values: others, after: values.count, to: statement.prepared) }
    return statement
  }

  /// Runs a closure that inserts a row with the statement of a shape. If SQLite no longer accepts the key, drops the stored SQL and runs
  /// the closure once more.
  ///
  /// A stored ON CONFLICT may name columns that are no longer a key. SQLite rejects it before writing anything.
  package func writingAgain<Result>(_ shape: @autoclosure () -> StatementShape, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError where error.isOfUnknownKey { try forget(shape(), after: error) }
    return try body()
  }

  /// Drops the stored SQL of a shape; throws the given error if none is stored.
  package func forget(_ shape: StatementShape, after error: SQLiteError) throws {
    guard let known = shapes[shape] else { throw error }
    shapes.forget(shape)
    cache.forgetIdle(known.sql.text)  // otherwise it would be found again, and fail again
  }

  /// Returns the INSERT of a row with a parameter for each column, generated and checked when these columns of a table are first used.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a column that is named twice, or a key that is not among the columns.
  @usableFromInline package func insertion(
    into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy = .fail
  ) throws -> SQL {
    try written(.insert(into: table, in: schema, columns: columns, onConflict: policy)) {
      try writtenInsertion(into: table, in: schema, columns: columns, onConflict: policy)
    }
  }

  /// Does the same as ``insertion(into:in:columns:onConflict:)``, but recompiles the INSERT if it names a key: a unique index may have been
  /// dropped since, which SQLite would report only when the first row is written.
  @usableFromInline package func compiledInsertion(
    into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy = .fail
  ) throws -> SQL {
    try writingAgain(.insert(into: table, in: schema, columns: columns, onConflict: policy)) {
      let sql = try insertion(into: table, in: schema, columns: columns, onConflict: policy)
      if policy.key != nil {
        cache.forgetIdle(sql.text)
        _ = try prepare(sql)
      }
      return sql
    }
  }

  /// Returns the INSERT of a row. If it updates the row with the same key, it is compiled and cached, to find out whether SQLite accepts
  /// these columns as a key.
  ///
  /// - Parameter returning: The RETURNING clause; empty for none.
  package func writtenInsertion(
    into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy, returning: SQL = ""
  ) throws -> SQL {
    guard case .update(let key) = policy else {
      return try SQL.insert(into: table, in: schema, columns: columns, onConflict: policy) + returning
    }
    let rowid = try rowidColumn(of: table, in: schema, among: columns, besides: key)
    func sql(_ targets: [ConflictTarget]? = nil) throws -> SQL {
      try SQL.insert(into: table, in: schema, columns: columns, onConflict: policy, targets: targets, rowid: rowid) + returning
    }
    do {
      let sql = try sql()
      _ = try prepare(sql)
      return sql
    } catch let error as SQLiteError where error.isOfUnknownKey {
      return try sql(conflictTargets(of: table, in: schema, key: key, after: error))
    }
  }

  /// Returns the INTEGER PRIMARY KEY of a table if it is among the columns and not in the key; nil also if a double cannot look for it.
  private func rowidColumn(of table: String, in schema: String?, among columns: [String], besides key: [String]) throws -> String? {
    guard wrapper.runsAnySQL, columns.without(key).contains(where: { mayBeInPrimaryKey($0, of: table, in: schema) }) else { return nil }
    return try rowidColumn(of: table, in: schema)
  }

  /// Returns whether a column is in the primary key of its table; also true if SQLite cannot determine it.
  private func mayBeInPrimaryKey(_ column: String, of table: String, in schema: String?) -> Bool {
    guard let open = unsafe handleIfOpen, wrapper.provides(.sqlite3_table_column_metadata) else { return true }
    var isInKey: Int32 = 0
    return unsafe wrapper.sqlite3_table_column_metadata(open, schema, table, column, nil, nil, nil, &isInKey, nil) != 0 || isInKey != 0
  }
}

extension StatementShape {
  package static func insert(into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy) -> StatementShape
  {
    StatementShape(policy.verb, table, in: schema, columns: columns, key: policy.key)
  }
}

extension ConflictPolicy {
  package var verb: StatementShape.Verb {
    switch self {
    case .fail: .insert
    case .skip: .insertUnlessThere
    case .update: .upsert
    }
  }

  /// The columns that identify the existing row; nil if the policy does not update it.
  package var key: [String]? { if case .update(let key) = self { key } else { nil } }
}
