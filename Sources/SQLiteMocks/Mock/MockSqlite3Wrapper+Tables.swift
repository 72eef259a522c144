public import SQLiteCore

// The tables that a mock knows, so that code which asks for a table's key needs no script for that.
extension MockSqlite3Wrapper {
  /// Lets the mock know the columns of a table, for data code that finds, updates and deletes rows by their keys: such code asks SQLite for the key.
  ///
  /// ```swift
  /// sqlite.declare("star", columns: ["question", "at"], primaryKey: ["question"])
  /// try sqlite.when { try $0.find(in: "star", key: 42) }.answers(columns: ["question", "at"], rows: [[42, nil]])
  /// ```
  /// The mock knows no rows by that, and the code need not ask for the columns: the table is not among ``unusedScripts``. A table that is declared again has
  /// the columns of the last time. Where one is declared, the question for the columns of another is answered by an error that names it.
  ///
  /// - Parameters:
  ///   - table: The name; case does not matter.
  ///   - columns: The names of the columns, in order.
  ///   - key: The names of the columns of the primary key, in its order; none unless given.
  public func declare(_ table: String, columns: [String], primaryKey key: [String] = []) {
    declare(table, columns.map { ($0, "") }, key: key)
  }

  package func declare(_ table: String, _ columns: [(name: String, type: String)], key: [String]) {
    let rows: [[SQLiteValue]] = columns.map { name, type in
      let place = key.firstIndex { $0.lowercased() == name.lowercased() }
      return [.text(name), .text(type), 0, nil, .integer(Int64(place.map { $0 + 1 } ?? 0)), 0]
    }
    locked { library.declared[table.lowercased()] = rows }
  }
}

extension MockLibrary {
  /// Lets a script answer the question for the columns of a table, for those that were declared.
  func answerDeclared(_ script: MockScript) -> MockScript {
    script.answers(columns: ["name", "type", "notnull", "dflt_value", "pk", "hidden"]) { [weak self] bound in
      guard let self, case .text(let table) = bound[1] else { return .done }
      return lock.locked {
        if let rows = declared[table.lowercased()] { return .rows(rows) }
        let message = "the columns of \(table) were asked for and not declared: declare(_:columns:primaryKey:) declares them"
        unexpected.append(message)
        return .fails(.error, message: message)
      }
    }
  }
}

extension MockSqlite3Wrapper {
  /// The scripts that a database with the app's schema contradicts, in sentences: SQL that does not compile there, answers with other columns, and values for
  /// other parameters. Empty when all scripts fit.
  ///
  /// ```swift
  /// let library = try Connection(.memory, on: Sqlite3Wrapper())
  /// try library.execute(SQL(unchecked: schema))
  /// #expect(sqlite.problems(against: library).isEmpty)
  /// ```
  ///
  /// The text of each script is compiled, and not run. A script for a pattern has no text, and the answer of a closure is not known before the run: these are
  /// not compared, but for their columns where they are given.
  ///
  /// - Parameter connection: A connection to a real database. <https://sqlite.org/c3ref/prepare.html>
  public func problems(against connection: Connection) -> [String] {
    locked { library.scripts.withText }.flatMap { script in
      do {
        let statement = try connection.prepare(SQL(unchecked: script.text))
        return try script.contradictions(columns: statement.columnNames, parameterCount: statement.parameterNames.count)
      } catch {
        return ["the script \(script.told) does not compile: \((error as? SQLiteError)?.message ?? "\(error)")"]
      }
    }.map(\.excerpt)
  }
}

extension MockScript {
  /// The columns of answers that are not those of the SQL, and the values that are not as many as its parameters.
  fileprivate func contradictions(columns: [String], parameterCount: Int) -> [String] {
    let own = answeredColumns.filter { !$0.isEmpty }.compactMap { answered -> String? in
      if answered.count == columns.count, zip(answered, columns).allSatisfy({ $0.lowercased() == $1.lowercased() }) { return nil }
      return "the script \(told) answers \(Self.words(answered)), and the SQL has \(Self.words(columns))"
    }
    let bound = byValues.flatMap { values, script -> [String] in
      let count = values?.count ?? parameterCount
      let words = "the script \(script.told) is for \(count) values, and the SQL has \(parameterCount) parameters"
      return (count == parameterCount ? [] : [words]) + script.contradictions(columns: columns, parameterCount: parameterCount)
    }
    var seen: Set<String> = []
    return (own + bound).filter { seen.insert($0).inserted }
  }

  private static func words(_ columns: [String]) -> String {
    switch columns.count {
    case 0: "no columns"
    case 1: "the column \(columns[0])"
    default: "the columns \(columns.joined(separator: ", "))"
    }
  }
}
