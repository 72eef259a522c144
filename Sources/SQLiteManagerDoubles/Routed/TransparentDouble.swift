import SQLiteCalls

/// A double that answers what the wrapper within answers, but for calls that it makes fail: who asks for the state of a handle may go past it.
package protocol TransparentDouble: RoutedSqlite3Wrapper {
  /// Whether a call was last made to fail with a code.
  func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool
}

extension TransparentDouble {
  /// False: nothing is made to fail.
  package func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool { false }
}
