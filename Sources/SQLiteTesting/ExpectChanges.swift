#if canImport(Testing)
public import SQLiteDatabase
public import SQLiteTestKit
public import Testing
public import SQLiteSessions
import SQLiteStorage

/// Expects that a closure changes these rows of a database and no others, including changes by a trigger or on another connection.
///
/// ```swift
/// try expectChanges([.updated("star", key: ["id": 1], from: ["name": "Vega"], to: ["name": "Wega"])], in: database) {
///   try stars.rename(1, "Wega")
/// }
/// ```
/// Every change that is missing or unexpected has a line. The order does not matter. Columns whose values a test cannot know are left open:
/// ``ExpectedChange``. Removed or new indexes, views and triggers and another `user_version` are changes too, and so are changes to
/// databases that are attached both before and after, with names such as `other.star`.
/// - Parameters:
///   - expected: The changes; empty when nothing may change.
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

/// Expects that a closure changes these rows of the main database of a connection and no others; otherwise as for a database.
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

/// Expects that asynchronous code changes these rows of a database and no others; otherwise as for synchronous code.
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
  /// Records an issue if other rows were changed.
  fileprivate func expect(
    _ expected: [ExpectedChange], until later: ConnectionSnapshot, _ tables: ChangesetTables, _ sourceLocation: SourceLocation
  ) throws {
    let (rows, schema) = try changes(until: later, in: tables, on: Sqlite3Wrapper())
    let (missing, others) = ExpectedChange.compare(expected, with: rows, schema: schema)
    if missing.isEmpty, others.isEmpty { return }
    let lines = Self.lines(missing, after: "expected, and did not happen: ") + Self.lines(others, after: "happened, and was not expected: ")
    Issue.record("the database was not changed as expected\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// The first changes, and the number of others.
  private static func lines(_ changes: [String], after head: String, most: Int = 100) -> [String] {
    changes.prefix(most).map { head + $0 } + (changes.count > most ? ["\(head)\(changes.count - most) others"] : [])
  }
}
#endif
