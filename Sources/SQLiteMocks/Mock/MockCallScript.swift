public import SQLiteCalls
import SQLiteCore

/// The reason why there is no script for a call of the data code: ``MockSqlite3Wrapper/when(answered:fileID:line:calling:)``.
public enum MockCallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call compiles no SQL that a script could answer.
  case nothing
  /// The call compiles several SQL texts, or runs one with several rows of values, but a script is for one.
  ///
  /// - Parameter texts: The texts in the order in which they are first compiled, with values if the script is for exact values.
  case several([String])
  /// The call threw, so that it is not known whether it would have compiled more.
  ///
  /// - Parameters:
  ///   - texts: The texts that the call had compiled before.
  ///   - reason: The error that the call threw.
  ///   - isAboutTables: Whether the call read the columns of a table that was not declared.
  case stopped(after: [String], reason: String, isAboutTables: Bool)

  /// The problem and how to solve it.
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

/// The answers of a mock to calls of one function. Made by ``MockSqlite3Wrapper/when(_:fileID:line:)-(Sqlite3Call,_,_)``.
public final class MockCallScript {
  private let lock: MockLock
  private var failures: [(number: Int?, failure: MockAnswer.Failure)] = []
  private var seen = 0
  private let line: TestLine

  init(_ lock: MockLock, at line: TestLine) { (self.lock, self.line) = (lock, line) }

  /// Makes the function fail, in the way of its ``Sqlite3Call/failure``: not performed, performed and then reported, or nil.
  ///
  /// - Parameters:
  ///   - code: The result code; for functions that return nil, the result of `sqlite3_errcode` afterwards.
  ///   - message: The text of `sqlite3_errmsg`; nil for the text of the code.
  ///   - number: The number of the call that fails, counted from now on and from 1; nil for every call. Functions that cannot fail never
  ///     do.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, onCall number: Int? = nil) -> MockCallScript {
    lock.locked { failures.append((number.map { seen + $0 }, MockAnswer.Failure(code, message: message))) }
    return self
  }

  /// Descriptions of the failures that no call has reached.
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
