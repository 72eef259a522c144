import SQLiteCore

// What a mock knows of tables, so that code which asks for a table's key needs no script for that.
extension MockSqlite3Wrapper {
  /// Lets the mock know the columns of a table, for data code that finds, updates and deletes rows by their keys: it asks SQLite for the key.
  ///
  /// ```swift
  /// sqlite.declare("star", columns: ["question", "at"], primaryKey: ["question"])
  /// try sqlite.when { try $0.find(in: "star", key: 42) }.answers(columns: ["question", "at"], rows: [[42, nil]])
  /// ```
  /// No rows are known by that, and nobody need ask: it is not among ``unusedScripts``. A table that is declared again has the columns of the last time. Where one
  /// is declared, the question for the columns of another is answered by an error that names it.
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
    let question = MockProbe.tableQuestion
    locked {
      library.declared[table.lowercased()] = rows
      guard library.scripts.ofDeclared == nil, let question else { return }
      let script = MockScript(title: question, library.lock) { _ in false }
      let names = ["name", "type", "notnull", "dflt_value", "pk", "hidden"]
      library.scripts.ofDeclared = (
        question,
        script.answers(columns: names) { [weak library] bound in
          guard let library, case .text(let table) = bound[1] else { return MockAnswer(columns: names) }
          return library.lock.locked {
            if let rows = library.declared[table.lowercased()] { return MockAnswer(columns: names, rows: rows) }
            let message = "the columns of \(table) were asked for and not declared: declare(_:columns:primaryKey:) declares them"
            library.unexpected.append(message)
            return MockAnswer(columns: names, failure: MockAnswer.Failure(.error, message: message))
          }
        }
      )
    }
  }

  /// Knows the tables that another mock knows.
  func takeDeclared(from other: MockSqlite3Wrapper) {
    let tables = other.locked { other.library.declared }
    if tables.isEmpty { return }
    declare("", columns: [])
    locked { library.declared = tables }
  }
}
