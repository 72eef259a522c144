import SQLiteCalls

/// A row whose foreign key has no matching parent row. <https://sqlite.org/pragma.html#pragma_foreign_key_check>
public struct ForeignKeyViolation: Hashable, Sendable {
  /// The table of the row.
  public let table: String
  /// The rowid of the row; nil in a table without rowids.
  public let rowid: Int64?
  /// The table that lacks the referenced row.
  public let parent: String
  /// The number of the foreign key, as in `PRAGMA foreign_key_list`.
  public let foreignKey: Int
}

extension Connection {
  /// Checks the whole database for damage: pages, rows, indexes and their consistency.
  ///
  /// The check takes as long as reading the file and computing its CHECK constraints: a single call of `instr()` or `replace()` on values
  /// of several megabytes takes minutes, and no interrupt or progress handler can stop it.
  ///
  /// - Parameters:
  ///   - schema: The database; nil for all databases of the connection.
  ///   - count: The number of findings after which the check stops, at least 1; SQLite's maximum is 2,147,483,647.
  /// - Returns: The findings, in SQLite's words; empty for an undamaged database. A failed read of the disk can look like damage ("failed
  ///   to get page"): rely on a finding only if a second check, on another connection, returns the same.
  /// - Throws: ``SQLiteError`` with SQLITE_CORRUPT or SQLITE_NOTADB when the database cannot be read at all; with the code of the failure,
  ///   such as SQLITE_IOERR, when a page could not be read, so that its state is unknown; SQLITE_ERROR for a schema that does not exist, or
  ///   for a function, collation or tokenizer that the database needs and this connection lacks, which is not damage; SQLITE_RANGE for a
  ///   count below 1.
  ///
  /// <https://sqlite.org/pragma.html#pragma_integrity_check>
  public func integrityCheck(in schema: String? = nil, atMost count: Int = 100) throws -> [String] {
    try findings("integrity_check", schema, count)
  }

  /// Checks for damage as ``integrityCheck(in:atMost:)`` does, but without comparing indexes with their tables, which is much faster.
  ///
  /// <https://sqlite.org/pragma.html#pragma_quick_check>
  public func quickCheck(in schema: String? = nil, atMost count: Int = 100) throws -> [String] {
    try findings("quick_check", schema, count)
  }

  /// Checks the main database's file as ``quickCheck(in:atMost:)`` does, without the findings of the modules of its virtual tables.
  ///
  /// From version 3.44 on, SQLite calls the modules. They report a contentless FTS4 table, and a search table that is out of step with its
  /// content, as damaged. Neither is damage to the file, and both may be intended.
  package func fileCheck() throws -> [String] { try findings("quick_check", "main", 100, leavingOut: .module) }

  /// Unregisters the modules of virtual tables, so that a check skips virtual tables that have not been opened yet.
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
    // SQLite reads a greater number as the name of a table.
    let most = leavingOut == nil ? min(count, Int(Int32.max)) : Int(Int32.max)
    let sql: SQL = "PRAGMA \(place)\(SQL(unchecked: "\(name)(\(most))"))"
    var findings: [String] = []
    do {
      let cursor = try cursor(sql)
      while findings.count < count, let finding = try cursor.next({ try $0[0, as: String.self] }) {
        if leavingOut == nil || IntegrityFinding(finding) != leavingOut { findings.append(finding) }
      }
      try cursor.close()
    } catch let error as SQLiteError where error.hasGenericMessage && !isAgain {
      try openTokenizers(in: schema)
      // No tokenizer is missing, or the missing tokenizers have been added.
      return try self.findings(name, schema, count, leavingOut: leavingOut, isAgain: true)
    }
    for finding in findings { if let error = SQLiteError(finding: finding, sql: sql.text) { throw error } }
    return findings == ["ok"] ? [] : findings
  }

  /// Makes FTS5 open the tokenizers of its tables, so that the error names a missing tokenizer. From 3.47 on, FTS5 opens them lazily, and a
  /// check that fails because of one does not report the reason.
  private func openTokenizers(in schema: String?) throws {
    for schema in try schemasByName(in: schema) {
      for table in try storedTables(in: schema) where VirtualTableDefinition(table.sql)?.module == "fts5" {
        let name = table.name.spelling
        _ = try value("SELECT 1 FROM \(identifier: name, in: schema) WHERE \(identifier: name) MATCH '\"\"'", as: Int.self)
      }
    }
  }

  /// Returns the rows whose foreign keys have no matching parent row, whether foreign keys are enforced or not.
  ///
  /// - Parameters:
  ///   - table: The referencing table; nil for all tables.
  ///   - schema: The database; nil for `main` or, with a table, for the first database that has the table.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a table that does not exist, or a foreign key that refers to columns without a primary
  ///   key or unique index.
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

  /// Lets SQLite update its query planner statistics if that would help; it usually does nothing. Call it before you close the connection.
  ///
  /// <https://sqlite.org/pragma.html#pragma_optimize>
  public func optimize() throws { _ = try rows("PRAGMA optimize") }
}
