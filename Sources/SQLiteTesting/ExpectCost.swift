#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Expects a closure to stay within a budget; a cost whose budget is nil is not limited.
///
/// ```swift
/// let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
/// let stars = try Stars(on: sqlite)
/// try expectCost(on: sqlite, calls: 30, runs: 1, vmSteps: 100) { _ = try stars.find("Vega") }
/// ```
/// No time is measured, so the result does not depend on the machine. The issue lists each cost over budget and the most expensive
/// statements.
/// - Parameters:
///   - sqlite: The wrapper that the code under test uses.
///   - calls: The maximum number of C calls.
///   - statements: The maximum number of compiled statements.
///   - runs: The maximum number of statement runs, except by `sqlite3_exec`. A query that is made for each row of a list is compiled once,
///     but runs once per row.
///   - vmSteps: The maximum number of virtual machine steps of the statements. It differs between versions of SQLite, so leave room.
///   - fullScanSteps: The maximum number of steps that move from row to row in full scans.
///   - sorts: The maximum number of sorts.
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

/// Expects asynchronous code to stay within a budget; otherwise like the synchronous version.
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
