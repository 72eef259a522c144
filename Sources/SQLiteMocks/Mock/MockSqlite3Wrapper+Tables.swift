import SQLiteCore

// Declaring tables to a mock, so that code that reads a table's key from the schema needs no script for that.
extension MockSqlite3Wrapper {
  /// Declares the columns of a table. Code that finds, updates or deletes rows by their keys needs this, because it reads the key from
  /// SQLite.
  ///
  /// ```swift
  /// sqlite.declare("star", columns: ["question", "at"], primaryKey: ["question"])
  /// try sqlite.when { try $0.find(in: "star", key: 42) }.answers(columns: ["question", "at"], rows: [[42, nil]])
  /// ```
  /// The declaration adds no rows. A declared table that the code does not use is not reported in ``unusedScripts``. Declaring a table
  /// again replaces its columns. Once any table is declared, a query for the columns of an undeclared table fails with an error that names
  /// the table.
  ///
  /// - Parameters:
  ///   - table: The name, case-insensitive.
  ///   - columns: The names of the columns, in order.
  ///   - key: The names of the primary key columns, in the order of the key; empty by default.
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
  /// Makes a script answer queries for the columns of declared tables.
  func addDeclaredColumns(to script: MockScript) -> MockScript {
    script.answers(columns: ["name", "type", "notnull", "dflt_value", "pk", "hidden"]) { [weak self] bound in
      guard let self, case .text(let table) = bound[1] else { return .done }
      return lock.locked {
        if let rows = declared[table.lowercased()] { return .rows(rows) }
        let message = "the columns of \(table) are read and not declared: declare(_:columns:primaryKey:) declares them"
        unexpected.append(message)
        return .fails(.error, message: message)
      }
    }
  }
}
