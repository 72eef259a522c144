public import SQLiteCore

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
        return ["the script \(script.text) does not compile: \((error as? SQLiteError)?.message ?? "\(error)")"]
      }
    }.map(\.excerpt)
  }
}

extension MockScript {
  /// The columns of answers that are not those of the SQL, and the values that are not as many as its parameters.
  fileprivate func contradictions(columns: [String], parameterCount: Int) -> [String] {
    let own = answeredColumns.filter { !$0.isEmpty }.compactMap { answered -> String? in
      if answered.count == columns.count, zip(answered, columns).allSatisfy({ $0.lowercased() == $1.lowercased() }) { return nil }
      return "the script \(title) answers \(Self.words(answered)), and the SQL has \(Self.words(columns))"
    }
    let bound = byValues.flatMap { meant, script -> [String] in
      let count = meant.values?.count ?? parameterCount
      let words = "the script \(script.title) is for \(count) values, and the SQL has \(parameterCount) parameters"
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
