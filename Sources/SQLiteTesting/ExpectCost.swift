#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Expects that a closure costs no more than a budget; a cost whose budget is nil is not limited.
///
/// ```swift
/// let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
/// let stars = try Stars(on: sqlite)
/// try expectCost(on: sqlite, calls: 30, runs: 1, vmSteps: 100) { _ = try stars.find("Vega") }
/// ```
/// No time is measured, so the result does not depend on the machine. The issue names each overrun, with the most expensive statements.
/// - Parameters:
///   - sqlite: The wrapper that the code under test uses.
///   - calls: The greatest number of C calls.
///   - statements: The greatest number of compiled statements.
///   - runs: The greatest number of statement runs, except by `sqlite3_exec`: a query for each row of a list is compiled once, and runs for
///     each.
///   - vmSteps: The greatest number of steps in the programs of the statements. It differs between versions of SQLite, so leave room.
///   - fullScanSteps: The greatest number of these that move from row to row in full scans.
///   - sorts: The greatest number of sorts.
///   - body: The operation.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
@discardableResult
public func expectCost<Result>(
  on sqlite: CostSqlite3Wrapper, calls: Int? = nil, statements: Int? = nil, runs: Int? = nil, vmSteps: Int? = nil,
  fullScanSteps: Int? = nil, sorts: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let before = sqlite.cost
  let result = try body()
  sqlite.cost.since(before)
    .overrun(calls: calls, statements: statements, runs: runs, vmSteps: vmSteps, fullScanSteps: fullScanSteps, sorts: sorts)
    .map { _ = Issue.record("\($0)", sourceLocation: sourceLocation) }
  return result
}

/// Expects that asynchronous code costs no more than a budget; otherwise as for synchronous code.
@discardableResult
public func expectCost<Result>(
  on sqlite: CostSqlite3Wrapper, calls: Int? = nil, statements: Int? = nil, runs: Int? = nil, vmSteps: Int? = nil,
  fullScanSteps: Int? = nil, sorts: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let before = sqlite.cost
  let result = try await body()
  sqlite.cost.since(before)
    .overrun(calls: calls, statements: statements, runs: runs, vmSteps: vmSteps, fullScanSteps: fullScanSteps, sorts: sorts)
    .map { _ = Issue.record("\($0)", sourceLocation: sourceLocation) }
  return result
}
#endif
