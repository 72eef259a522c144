import Foundation
import SQLiteCalls
import SQLiteCore
package import SQLiteFiles

/// A bundled file that was found sound and has no logs beside it, so it may be copied or opened as immutable.
struct CheckedSource {
  /// The path that the file is read from.
  let path: String
  /// The path given by the app.
  let name: String
  let size: Int64
  let stamp: VersionStamp
  /// The names that a downloaded file must have; nil for a bundled file.
  var needed: NeededSchema?
}

extension ContentInstaller {
  /// Checks the bundled file and runs a closure with it, or with a private copy that lives as long as the closure runs.
  func withCheckedSource<Result>(_ body: (CheckedSource) throws -> Result) throws -> Result {
    let name = try Self.exactPath(source)
    let (path, beside) = try ContentError.reading(.source(name)) {
      _ = try factsOfSource(name)
      let path = try files.resolved(name)  // SQLite looks for logs beside the file, not beside a link to it
      try refuseLongPath(path)
      return (path, try Sidecars.logs(beside: path, in: files))
    }
    if beside.isEmpty { return try body(try checkSource(path, name: name)) }
    return try withPrivateCopy(of: path, beside: beside, name: name) { try body(try checkSource($0, name: name)) }
  }

  /// Returns the status of the bundled file; throws when it is missing, or when its name belongs to something other than a file.
  package func factsOfSource(_ name: String) throws -> FileStatus {
    guard let facts = try files.facts(of: name, followsLink: true) else { throw ContentError.sourceMissing(name) }
    guard facts.kind == .file else { throw ContentError.inTheWay(path: name, kind: facts.kind) }
    return facts
  }

  /// Opens the file as immutable, so that no file is created beside it, and checks it.
  private func checkSource(_ path: String, name: String) throws -> CheckedSource {
    try ContentError.reading(.source(name)) {
      guard let size = try files.facts(of: path, followsLink: true)?.size else { throw ContentError.sourceMissing(name) }
      let stamp = try withBudget(forBytes: size, of: name) { budget in
        try withConnection(to: .file(path), access: .immutable, budget: budget) { try check($0, to: name, size: size) }
      }
      return CheckedSource(path: path, name: name, size: size, stamp: stamp)
    }
  }

  private func check(_ connection: Connection, to name: String, size: Int64) throws -> VersionStamp {
    func damaged(_ reason: String) -> ContentError { .sourceDamaged(path: name, reason: reason) }
    if let reason = try connection.emptyFileFinding() { throw damaged(reason) }
    if try connection.countStoredObjects() == 0 { throw damaged("it holds no table") }
    let stamp = try VersionStamp(connection)
    let pages = try connection.value("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", as: Int64.self) ?? 0
    if size < pages { throw damaged("it has \(size) bytes of \(pages): its end is missing") }
    let tables = try connection.storedTables()
    // This runs before any module reads the file: since 3.44, quick_check calls the modules, which read the views that they index.
    if let reason = try connection.storageProblem(of: tables) { throw damaged(reason) }
    if let reason = try connection.compilingProblem(of: tables) { throw ContentError.beyondLimits(path: name, reason: reason) }
    if let reason = try connection.firstFindings() { throw damaged(reason) }
    if let reason = try connection.schemaTextProblem() { throw damaged(reason) }
    if let reason = try connection.quotedTextProblem() { throw ContentError.configuration(path: name, reason: reason) }
    if let reason = try connection.contentProblem(of: tables) { throw damaged(reason) }
    try compileConstraints(of: tables)
    return stamp
  }
}

extension ContentInstaller {
  /// Compiles the CHECK constraints in a private database, because SQLite omits them in a read-only one.
  private func compileConstraints(of stored: [StoredTable]) throws {
    let tables = stored.filter { table in
      (table.kind == .table || table.kind == .shadow) && SQLToken.all(in: table.sql).contains { $0.isWord("check") }
    }
    if tables.isEmpty { return }
    try withConnection(to: .memory, access: .create) { connection in
      try connection.set(.dqsDdl, true)
      for table in tables {
        do {
          try connection.prepare(SQL(unchecked: table.sql)).run()
          try connection.execute("EXPLAIN INSERT INTO \(identifier: table.name.spelling) DEFAULT VALUES")
        } catch let error as SQLiteError {
          // For example, the shadow table of a virtual table.
          if !error.isAboutContent(.error, .misuse, .constraint) { throw error }
        }
      }
    }
  }
}

extension Connection {
  /// Returns the problem in the content of a file whose structure is sound; nil when there is none.
  fileprivate func contentProblem(of tables: [StoredTable]) throws -> String? {
    do {
      try connectVirtualTables(among: tables)
      try compileWrites(of: tables)
      return try foreignKeyViolation()
    } catch let error as SQLiteError {
      guard error.isAboutContent(.error) else { throw error }
      return error.message
    }
  }

  /// Compiles a query on every virtual table, which needs its module and its tokenizer.
  fileprivate func connectVirtualTables(among tables: [StoredTable]) throws {
    for table in tables where table.kind == .virtual {
      _ = try prepare("SELECT 1 FROM main.\(identifier: table.name.spelling) LIMIT 0")
    }
  }

  /// Compiles, without running them, statements that write to each table: they need the functions and collations that the table's checks,
  /// indexes and triggers use.
  fileprivate func compileWrites(of tables: [StoredTable]) throws {
    for table in tables where table.kind == .table && !table.name.spelling.lowercased().hasPrefix("sqlite") {
      let name: SQL = "main.\(identifier: table.name.spelling)"
      for statement: SQL in ["EXPLAIN INSERT INTO \(name) DEFAULT VALUES", "EXPLAIN DELETE FROM \(name)"] {
        do {
          try execute(statement)
        } catch let error as SQLiteError {  // a trigger may use tables of the user, which are not in this file
          if !error.isAboutContent(.error) { throw error }
        }
      }
    }
  }

  /// Returns a description of the first row that refers to a missing row of another table in this file.
  fileprivate func foreignKeyViolation() throws -> String? {
    let cursor = try cursor("PRAGMA main.foreign_key_check")
    while let row = try cursor.next() {
      let child = try row[0, as: String.self]
      let parent = try row[2, as: String.self]
      guard try hasTable(parent) else { continue }  // a table of the user, not of the bundle
      let place = try row[1, as: Int64?.self].map { "row \($0)" } ?? "a row"
      return "\(place) of table \(child) refers to a row of \(parent) that is not there"
    }
    return nil
  }
}
