public import SQLiteCalls
import SQLiteCore

/// The reason why ``MockSqlite3Wrapper/when(answered:fileID:line:calling:)`` could not make a script for a call.
public enum MockCallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call compiles no SQL that a script could answer.
  case nothing
  /// The call compiles several SQL texts, or runs one text with several rows of values, but a script is for only one.
  ///
  /// - Parameter texts: The SQL texts in the order in which they were first compiled, with the bound values if the script is for exact
  ///   values.
  case several([String])
  /// The call threw, so it is unknown whether it would have compiled more SQL.
  ///
  /// - Parameters:
  ///   - texts: The SQL texts that the call had compiled before it threw.
  ///   - reason: The error that the call threw.
  ///   - isAboutTables: Whether the call read the columns of a table that was not declared.
  case stopped(after: [String], reason: String, isAboutTables: Bool)

  /// A message with the problem and its solution.
  public var description: String {
    switch self {
    case .nothing:
      "the call compiles no SQL that needs a script: a mock runs transactions and settings of the connection by itself"
    case .several(let texts):
      """
      the call runs \(texts.count) statements, and a script is for one:
      \(Self.listed(texts))
      Make a call for each of them, or take their scripts in this order: let scripts = try sqlite.scripts { … }
      """
    case .stopped(let texts, let reason, let isAboutTables):
      """
      the call threw, and with another answer it might have compiled more SQL: \(reason)
      \(texts.isEmpty ? "It compiled nothing before." : "It compiled before:\n\(Self.listed(texts))")
      \(isAboutTables
        ? "It reads the columns of a table: declare them with sqlite.declare(_:columns:primaryKey:)"
        : "Give it rows that it can read: sqlite.when(answered: MockAnswer(columns: [\"id\"], rows: [[1]])) { … }")
      """
    }
  }

  private static func listed(_ texts: [String]) -> String {
    texts.enumerated().map { "  \($0 + 1). \($1.excerpt)" }.joined(separator: "\n")
  }
}

/// The results that a mock returns for the calls of one function. Made by ``MockSqlite3Wrapper/when(_:fileID:line:)-(Sqlite3Call,_,_)``.
public final class MockCallScript {
  private let lock: MockLock
  private var failures: [(number: Int?, failure: MockAnswer.Failure)] = []
  private var seen = 0
  private let line: TestLine

  init(_ lock: MockLock, at line: TestLine) { (self.lock, self.line) = (lock, line) }

  /// Makes the function fail as its ``Sqlite3Call/failure`` specifies: the call is not performed, or it is performed and then reports an
  /// error, or it returns nil.
  ///
  /// - Parameters:
  ///   - code: The result code; for functions that return nil, the result of `sqlite3_errcode` afterwards.
  ///   - message: The text of `sqlite3_errmsg`; nil for the default message of the code.
  ///   - number: The number of the call that fails, where the next call is 1; nil for every call. This has no effect on functions that
  ///     cannot fail.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, onCall number: Int? = nil) -> MockCallScript {
    lock.locked { failures.append((number.map { seen + $0 }, MockAnswer.Failure(code, message: message))) }
    return self
  }

  /// Descriptions of the failures that no call has triggered.
  func unused(of call: Sqlite3Call) -> [String] {
    failures.filter { ($0.number ?? 1) > seen }.map { failure in
      "the failure of \(failure.number.map { "call \($0) of " } ?? "")\(call) (\(line))"
    }
  }

  func nextFailure() -> MockAnswer.Failure? {
    seen += 1
    return failures.first { $0.number == seen }?.failure ?? failures.first { $0.number == nil }?.failure
  }
}
