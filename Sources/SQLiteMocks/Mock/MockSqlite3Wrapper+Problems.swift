import SQLiteCalls
public import SQLiteCore

extension MockSqlite3Wrapper {
  /// Returns messages about the scripts that contradict a database with the app's schema; empty if there are none.
  ///
  /// ```swift
  /// let library = try Connection(.memory, on: Sqlite3Wrapper())
  /// try library.execute(SQL(unchecked: schema))
  /// #expect(sqlite.problems(against: library).isEmpty)
  /// ```
  ///
  /// The SQL text of each script is compiled. A script has a problem if its SQL does not compile, or if its number of values differs from
  /// the number of parameters in the SQL. It also has a problem if its answer has the wrong columns, NULL for a NOT NULL column, or a value
  /// that a STRICT table cannot hold. If a script for an INSERT, REPLACE or UPDATE succeeds, the statement is run with the script's values
  /// in a savepoint that is rolled back. There is a problem if SQLite refuses the row because of a NOT NULL or CHECK constraint or the type
  /// of a column. Keys are not checked, because they depend on the existing rows.
  ///
  /// A script for a pattern has no text, and the answer of a closure is not known before the run. Neither is checked, except for the
  /// columns given with a closure. If the library was built without SQLITE_ENABLE_COLUMN_METADATA, only the names of columns are checked.
  ///
  /// - Parameter connection: A connection to a real database. <https://sqlite.org/c3ref/prepare.html>
  public func problems(against connection: Connection) -> [String] {
    var seen: Set<String> = []
    return locked { library.scripts.withText }.flatMap { script in
      do {
        return try script.contradictions(to: ScriptedStatement(script.text, on: connection)) + script.refusals(on: connection)
      } catch {
        return ["the script \(script.label) does not compile: \((error as? SQLiteError)?.message ?? "\(error)")"]
      }
    }.filter { seen.insert($0).inserted }.map(\.excerpt)
  }
}

/// The statement of a script, as compiled by a real database.
private struct ScriptedStatement {
  /// A column of the result.
  struct Column {
    let name: String
    /// Whether the column is never NULL.
    var isNotNull = false
    /// The type of a column of a STRICT table; nil for other columns.
    var strictType: String?
  }

  private(set) var columns: [Column]
  let parameterCount: Int

  init(_ text: String, on connection: Connection) throws {
    let statement = try connection.prepare(SQL(unchecked: text))
    columns = try statement.columnNames.map { Column(name: $0) }
    parameterCount = statement.parameterNames.count
    guard !columns.isEmpty, let origins = try? statement.columnOrigins else { return }
    // If an outer join, an aggregate or a subquery finds no row, each of its columns is NULL.
    let explained = try connection.prepare(SQL(unchecked: "EXPLAIN " + text))
    try explained.bind(values: Array(repeating: .null, count: parameterCount))
    let program = try explained.rows { try $0["opcode", as: String.self] }
    let mayBeLeftOut =
      program.contains { $0 == "NullRow" || $0.hasPrefix("Agg") }
      || SQLToken.all(in: text).count { $0.isWord("select") } > 1
    for (place, origin) in origins.enumerated() {
      guard let origin, let info = try connection.columns(of: origin.table, in: origin.schema).first(where: { $0.name == origin.column })
      else { continue }
      columns[place].isNotNull = info.isNotNull && !mayBeLeftOut
      let isStrict = try connection.tables(in: origin.schema).contains { $0.name == origin.table && $0.isStrict }
      if isStrict { columns[place].strictType = info.declaredType.uppercased() }
    }
  }
}

extension ScriptedStatement.Column {
  /// The reason why the column cannot hold a value; nil if it can.
  func refuses(_ value: SQLiteValue) -> String? {
    if case .null = value { return isNotNull ? "NOT NULL" : nil }
    guard let strictType else { return nil }
    let isHeld =
      switch (value, strictType) {
      case (_, "ANY"), (.integer, "INT"), (.integer, "INTEGER"), (.text, "TEXT"), (.real, "REAL"), (.blob, "BLOB"): true
      default: false
      }
    return isHeld ? nil : "\(strictType) in a STRICT table"
  }
}

extension MockScript {
  /// Messages about answers whose columns or values do not fit the SQL, and about bound values whose number differs from the number of
  /// parameters.
  fileprivate func contradictions(to statement: ScriptedStatement) -> [String] {
    let names = statement.columns.map(\.name)
    let columns = sources.map(\.answer.columns).filter { !$0.isEmpty }.compactMap { answered -> String? in
      if answered.count == names.count, zip(answered, names).allSatisfy({ $0.lowercased() == $1.lowercased() }) { return nil }
      return "the script \(label) answers \(Self.words(answered)), and the SQL has \(Self.words(names))"
    }
    let values = sources.flatMap(\.answer.rows).filter { $0.count == names.count }.flatMap { row in
      zip(row, statement.columns).compactMap { value, column in
        column.refuses(value).map { "the script \(label) answers \(value) for the column \(column.name), which is \($0)" }
      }
    }
    let bound = byValues.flatMap { values, _, script -> [String] in
      let count = values?.count ?? statement.parameterCount
      let words = "the script \(script.label) is for \(count) values, and the SQL has \(statement.parameterCount) parameters"
      return (count == statement.parameterCount ? [] : [words]) + script.contradictions(to: statement)
    }
    return columns + values + bound
  }

  /// Messages about values of the script that the database refuses to write.
  fileprivate func refusals(on connection: Connection) -> [String] {
    guard let verb = SQLToken.all(in: text, limit: 1).first, ["insert", "replace", "update"].contains(verb.folded) else { return [] }
    let succeeding = byValues.filter { $0.values != nil && !$0.script.fails }
    let bound = succeeding.compactMap { values, _, script in
      refusal(of: (values ?? []).map(\.value), on: connection, by: [.constraintNotnull, .constraintCheck, .constraintDatatype])
        .map { "the script \(script.label) is refused: \($0)" }
    }
    // Placeholders replace the unknown values. This is enough, because SQLite checks for NULL first.
    let any =
      fails || sources.isEmpty && !byValues.isEmpty
      ? nil : refusal(of: nil, on: connection, by: [.constraintNotnull]).map { "the script \(label) is refused: \($0)" }
    return [any].compactMap(\.self) + bound
  }

  private var fails: Bool { sources.contains { $0.answer.failure != nil || $0.closure != nil } }

  /// The message with which SQLite refuses the statement because of one of these constraints; nil if it does not.
  ///
  /// - Parameter values: The values of the statement's parameters; nil to bind 1 to each.
  private func refusal(of values: [SQLiteValue]?, on connection: Connection, by constraints: [ResultCode]) -> String? {
    struct Undone: Error {}
    do {
      try connection.savepoint(named: "sqlitemanager_script") {
        let statement = try connection.prepare(SQL(unchecked: text))
        try statement.bind(values: values ?? Array(repeating: 1, count: statement.parameterNames.count))
        try statement.run()
        throw Undone()
      }
    } catch let error as SQLiteError where constraints.contains(error.code) {
      return error.message
    } catch {}  // rolled back, or refused because of existing rows
    return nil
  }

  private static func words(_ columns: [String]) -> String {
    switch columns.count {
    case 0: "no columns"
    case 1: "the column \(columns[0])"
    default: "the columns \(columns.joined(separator: ", "))"
    }
  }
}
