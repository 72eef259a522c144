public import SQLiteCalls

/// What a mock answers to calls of one function. Made by ``MockSqlite3Wrapper/when(_:)-(Sqlite3Call)``.
public final class MockCallScript {
  private let lock: MockLock
  private var failures: [(number: Int?, failure: MockAnswer.Failure)] = []
  private var seen = 0

  init(_ lock: MockLock) { self.lock = lock }

  /// Makes the function fail, in the way ``Sqlite3Call/failure`` says: not performed, performed and then reported, or nil.
  ///
  /// - Parameters:
  ///   - code: The result code; for functions that answer nil, what `sqlite3_errcode` answers then.
  ///   - message: The text of `sqlite3_errmsg`; nil for the text of the code.
  ///   - number: Which call from now on, from 1; nil for every call. Functions that cannot fail never do.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, onCall number: Int? = nil) -> MockCallScript {
    lock.locked { failures.append((number.map { seen + $0 }, MockAnswer.Failure(code, message: message))) }
    return self
  }

  /// The failures that no call has come to, in words.
  func unused(of call: Sqlite3Call) -> [String] {
    failures.filter { ($0.number ?? 1) > seen }.map { $0.number.map { "the failure of call \($0) of \(call)" } ?? "the failure of \(call)" }
  }

  func nextFailure() -> MockAnswer.Failure? {
    seen += 1
    return failures.first { $0.number == seen }?.failure ?? failures.first { $0.number == nil }?.failure
  }
}
