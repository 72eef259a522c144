import SQLiteConcurrency
import SQLiteContent
import SQLiteCore
import SQLiteText

// The rules for damage, references, logs, collations, views and triggers.

extension LintSubject {
  /// SQLite's own check, and a file without a table.
  func damage() throws -> [LintFault] {
    if try connection.countStoredObjects() == 0 { return [(nil, .error, "the file has no table. Build it again")] }
    var tally = LintTally()
    for finding in try connection.integrityCheck(in: "main", atMost: 10_000) where !localized.haveOrder(foundIn: finding) {
      if case .module = IntegrityFinding(finding) { continue }  // `search-index` finds it with every version of SQLite
      tally.add(finding)
    }
    return tally.faults(nil, .error) { "integrity_check finds: \($0). Build the file again" }
  }

  /// Rows that refer to a missing row. If the file lacks the table, too, it may be the user's.
  func foreignKeys() throws -> [LintFault] {
    let names = Set(schema.roots.map(\.name))
    return try schema.roots.filter { $0.tableKind == .table }.flatMap { table -> [LintFault] in
      let name = table.name.spelling
      if let problem = try connection.foreignKeyProblem(table) {
        return [(name, .error, "\(problem). Refer to a PRIMARY KEY or UNIQUE columns")]
      }
      var (rows, tables) = (LintTally(), LintTally())
      try connection.forEach("PRAGMA main.foreign_key_check(\(identifier: name))") { row in
        let parent = try row[2, as: String.self]
        let reference = "\(try row[1, as: Int64?.self].map { "row \($0)" } ?? "a row") refers to \(parent)"
        if names.contains(SchemaName(parent)) { rows.add(reference) } else { tables.add(reference) }
      }
      return rows.faults(name, .error) { "rows are missing: \($0). Add them, or delete these" }
        + tables.faults(name, .warning) { "tables are missing: \($0). Bring the table, or write NULL" }
    }
  }

  /// WAL mode, or a log beside the file, which holds a part of its content.
  func logsAndMode() -> [LintFault] {
    (isInWALMode ? [(nil, .error, "the file is in WAL mode. Run PRAGMA journal_mode=DELETE in it")] : [])
      + logs.map { (nil, .error, "a \($0) lies beside it, with a part of its content. Close the file in the program that writes it") }
  }

  /// Indexes that a device may sort otherwise.
  func localizedIndexes() -> [LintFault] {
    localized.map { index in
      let fault =
        index.state == .unknownCollation
        ? "there is no collation \(index.collation) here, so its order is not checked"
        : "devices may sort it in another order than this one"
      return (index.index, .error, "\(fault). Let the app make the index, or sort in another collation")
    }
  }

  /// Declared keys that the installer refuses, or that several rows have.
  func keysThatDoNotIdentify() throws -> [LintFault] {
    guard try connection.hasTable(MovedReferences.keysTable, in: "main") else { return [] }
    return try connection.declaredKeys(in: "main").ordered { $0.key.folded < $1.key.folded }.flatMap { table, key -> [LintFault] in
      let name = table.spelling
      switch try connection.identity(of: name, by: key.columns, in: "main") {
      case .lacks(let lack):
        return [(name, .error, "\(MovedReferences.keysTable) declares a key of it, but it has no \(lack): no app can upgrade. Correct it")]
      case .id(let id) where key.columns.containsName(id):
        return [
          (name, .error, "\(MovedReferences.keysTable) declares its id \(id) as a key, which finds no row with another id. Name others")
        ]
      case .id: break
      }
      let columns = key.columns.map { "t.\(identifier: $0) COLLATE BINARY" as SQL }
      let count = try connection.value(
        """
        SELECT count(*) FROM (SELECT 1 FROM main.\(identifier: name) AS t
          WHERE \(columns.map { "\($0) IS NOT NULL" as SQL }.joined(separator: " AND "))
          GROUP BY \(columns.joined(separator: ", ")) HAVING count(*) > 1)
        """, as: Int.self)
      guard let count, count > 0 else { return [] }
      let message =
        "\(count) of its keys belong\(count == 1 ? "s" : "") to several rows, so references to them cannot follow. Declare more columns"
      return [(name, .warning, message)]
    }
  }

  /// Views that cannot be read, and triggers with which a table cannot be written.
  func objectsThatDoNotCompile() throws -> [LintFault] {
    let views: [LintFault] = try schema.roots.filter { $0.kind == .view }.compactMap { view in
      try schema.problem(reading: view, on: connection).map { (view.name.spelling, .error, "the view does not compile: \($0)") }
    }
    let triggers = Dictionary(grouping: schema.objects.filter { $0.kind == .trigger }, by: \.table)
    return try views
      + triggers.ordered { $0.key.folded < $1.key.folded }.compactMap { table, triggers in
        try schema.problem(writing: table, on: connection).map {
          (triggers.map(\.name.spelling).joined(separator: ", "), .error, "\(table.spelling) cannot be written: \($0)")
        }
      }
  }
}
