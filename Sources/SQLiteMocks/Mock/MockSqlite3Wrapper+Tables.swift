import SQLiteCore

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
