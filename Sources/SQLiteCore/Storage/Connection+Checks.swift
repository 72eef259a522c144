import SQLiteCallsCore

/// A row whose foreign key leads nowhere. <https://sqlite.org/pragma.html#pragma_foreign_key_check>
public struct ForeignKeyViolation: Hashable, Sendable {
  /// The table of the row.
  public let table: String
  /// The rowid of the row; nil in a table without rowids.
  public let rowid: Int64?
  /// The table that lacks the row it refers to.
  public let parent: String
  /// Which foreign key of the table it is, as `PRAGMA foreign_key_list` counts.
  public let foreignKey: Int
}

extension Connection {
  /// Looks for damage in everything: pages, rows, indexes and what they say of each other. It takes as long as reading the file, and as what its CHECK constraints
  /// compute: a single call of `instr()` or `replace()` with values of megabytes takes minutes, and no interrupt or progress handler ends it.
  ///
  /// - Parameters:
  ///   - schema: Which database; nil for all of the connection.
  ///   - count: Stop after so many findings, at least 1; SQLite counts to 2,147,483,647.
  /// - Returns: What is wrong, in SQLite's words; nothing when it is sound. A failed read of the disk can look like damage ("failed to get
  ///   page"): believe it when a second look, on another connection, finds the same.
  /// - Throws: ``SQLiteError`` with SQLITE_CORRUPT or SQLITE_NOTADB when it cannot even be looked at; with the code of the failure, such as
  ///   SQLITE_IOERR, when a page could not be read, of which nothing is known then; SQLITE_ERROR for a schema that is not
  ///   there, or for a function, collation or tokenizer the database needs and this connection lacks, which is not damage; SQLITE_RANGE for a count
  ///   below 1.
  ///
  /// <https://sqlite.org/pragma.html#pragma_integrity_check>
  public func integrityCheck(in schema: String? = nil, atMost count: Int = 100) throws -> [String] {
    try findings("integrity_check", schema, count)
  }

  /// Looks for damage as ``integrityCheck(in:atMost:)``, without comparing indexes with their tables: much faster.
  ///
  /// <https://sqlite.org/pragma.html#pragma_quick_check>
  public func quickCheck(in schema: String? = nil, atMost count: Int = 100) throws -> [String] {
    try findings("quick_check", schema, count)
  }

  /// Looks for damage of the main database's file as ``quickCheck(in:atMost:)``, whatever the modules of its virtual tables say.
  ///
  /// From 3.44 on SQLite asks them. They call an FTS4 table damaged that keeps no texts, and a search table that its content has left behind, which
  /// is no damage of the file and may be meant.
  package func fileCheck() throws -> [String] { try findings("quick_check", "main", 100, leavingOut: .module) }

  /// Has SQLite forget the modules of virtual tables: a check then leaves out the tables that it has not opened before.
  ///
  /// The C function is `sqlite3_drop_modules`: <https://sqlite.org/c3ref/drop_modules.html>
  package func forgetModules() throws {
    try check(unsafe wrapper.sqlite3_drop_modules(try openHandleToChange(), nil), in: .sqlite3_drop_modules)
  }

  private func findings(_ name: String, _ schema: String?, _ count: Int, leavingOut: IntegrityFinding? = nil, isAgain: Bool = false) throws
    -> [String]
  {
    guard count > 0 else {
      throw SQLiteError.refused(.range, "\(name) stops after 1 finding or more, not after \(count)")
    }
    let place = schema.map { SQL(identifier: $0) + "." } ?? SQL(unchecked: "")
    // A greater number SQLite takes for the name of a table.
    let most = leavingOut == nil ? min(count, Int(Int32.max)) : Int(Int32.max)
    let sql: SQL = "PRAGMA \(place)\(SQL(unchecked: "\(name)(\(most))"))"
    var findings: [String] = []
    do {
      let cursor = try cursor(sql)
      while findings.count < count, let finding = try cursor.next({ try $0[0, as: String.self] }) {
        if leavingOut == nil || IntegrityFinding(finding) != leavingOut { findings.append(finding) }
      }
      cursor.close()
    } catch let error as SQLiteError where error.saysNothing && !isAgain {
      try openTokenizers(in: schema)
      // None is missing, or those that were have been added.
      return try self.findings(name, schema, count, leavingOut: leavingOut, isAgain: true)
    }
    for finding in findings { if let error = SQLiteError(finding: finding, sql: sql.text) { throw error } }
    return findings == ["ok"] ? [] : findings
  }

  /// Has FTS5 open the tokenizers of its tables, and say which is missing: from 3.47 on it does so late, and a check that it fails says nothing of it.
  private func openTokenizers(in schema: String?) throws {
    for schema in try schemasByName(in: schema) {
      for table in try storedTables(in: schema) where VirtualTableDefinition(table.sql)?.module == "fts5" {
        let name = table.name.spelling
        _ = try value("SELECT 1 FROM \(identifier: name, in: schema) WHERE \(identifier: name) MATCH '\"\"'", as: Int.self)
      }
    }
  }

  /// Looks for rows whose foreign keys lead nowhere, whether foreign keys are enforced or not.
  ///
  /// - Parameters:
  ///   - table: Which table refers; nil for all.
  ///   - schema: Which database; nil for all of the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a table that does not exist, or a key that refers to columns that are no key.
  ///
  /// <https://sqlite.org/pragma.html#pragma_foreign_key_check>
  public func foreignKeyCheck(of table: String? = nil, in schema: String? = nil) throws -> [ForeignKeyViolation] {
    let place = schema.map { SQL(identifier: $0) + "." } ?? SQL(unchecked: "")
    let argument: SQL = table.map { "(\(identifier: $0))" } ?? ""
    var violations: [ForeignKeyViolation] = []
    for row in try rows("PRAGMA \(place)foreign_key_check\(argument)") {
      violations.append(
        ForeignKeyViolation(
          table: try row["table"], rowid: try row["rowid"], parent: try row["parent"], foreignKey: try row["fkid"]))
    }
    return violations
  }

  /// Lets SQLite bring its statistics up to date where that would help; mostly it does nothing. Good before closing.
  ///
  /// <https://sqlite.org/pragma.html#pragma_optimize>
  public func optimize() throws { _ = try rows("PRAGMA optimize") }
}
