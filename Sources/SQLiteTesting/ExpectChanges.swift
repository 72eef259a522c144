#if canImport(Testing)
public import SQLiteDatabase
public import SQLiteTestKit
public import Testing
public import SQLiteSessions
import SQLiteStorage

/// Expects a closure to change exactly these rows of a database. Changes by a trigger or on another connection count too.
///
/// ```swift
/// try expectChanges([.updated("star", key: ["id": 1], from: ["name": "Vega"], to: ["name": "Wega"])], in: database) {
///   try stars.rename(1, "Wega")
/// }
/// ```
/// The issue has a line for every change that is missing or unexpected. The order of changes does not matter. Columns whose values a test
/// cannot know can be left open: ``ExpectedChange``. Removed or new indexes, views and triggers and a different `user_version` are changes
/// too, and so are changes to databases that are attached both before and after, with names such as `other.star`.
/// - Parameters:
///   - expected: The expected changes; empty if nothing may change.
///   - database: A database that lends a connection.
///   - tables: The tables that are compared.
///   - body: The code that changes the rows.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure, or ``SQLiteError`` as in ``DatabaseSnapshot/changes(until:in:on:)``.
@discardableResult
public func expectChanges<Result>(
  _ expected: [ExpectedChange], in database: some DatabaseAccess, tables: ChangesetTables = .all,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) throws -> Result {
  let before = try ConnectionSnapshot(of: database)
  let result = try body()
  try before.expect(expected, until: ConnectionSnapshot(of: database), tables, sourceLocation)
  return result
}

/// Expects a closure to change exactly these rows of a connection's main database; otherwise like the version for a database.
@discardableResult
public func expectChanges<Result>(
  _ expected: [ExpectedChange], in connection: Connection, tables: ChangesetTables = .all,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) throws -> Result {
  let before = try ConnectionSnapshot(of: connection)
  let result = try body()
  try before.expect(expected, until: ConnectionSnapshot(of: connection), tables, sourceLocation)
  return result
}

/// Expects asynchronous code to change exactly these rows of a database; otherwise like the synchronous version.
@discardableResult
public func expectChanges<Result>(
  _ expected: [ExpectedChange], in database: some DatabaseAccess, tables: ChangesetTables = .all,
  sourceLocation: SourceLocation = #_sourceLocation, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result {
  let before = try ConnectionSnapshot(of: database)
  let result = try await body()
  try before.expect(expected, until: ConnectionSnapshot(of: database), tables, sourceLocation)
  return result
}

extension ConnectionSnapshot {
  /// Records an issue if the actual changes differ from the expected ones.
  fileprivate func expect(
    _ expected: [ExpectedChange], until later: ConnectionSnapshot, _ tables: ChangesetTables, _ sourceLocation: SourceLocation
  ) throws {
    let (rows, schema) = try changes(until: later, in: tables, on: Sqlite3Wrapper())
    let (missing, others) = ExpectedChange.compare(expected, with: rows, schema: schema)
    if missing.isEmpty, others.isEmpty { return }
    let lines = Self.lines(missing, after: "expected, and did not happen: ") + Self.lines(others, after: "happened, and was not expected: ")
    Issue.record("the database was not changed as expected\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// Returns the first changes, and a line with the number of the others.
  private static func lines(_ changes: [String], after head: String, most: Int = 100) -> [String] {
    changes.prefix(most).map { head + $0 } + (changes.count > most ? ["\(head)\(changes.count - most) others"] : [])
  }
}
#endif
