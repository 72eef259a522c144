public import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// Counts the calls to each function, and forwards them.
///
/// It may be used and read from several threads if the inner wrapper may.
open class CountingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let state = Locked(CallCounts())

  /// The number of calls to each function. Functions that were not called are left out.
  public var counts: [Sqlite3Call: Int] { state.withLock { $0.all } }

  /// The total number of calls.
  public var total: Int { counts.values.reduce(0, +) }

  /// Returns the number of calls to a function.
  public func count(of call: Sqlite3Call) -> Int { state.withLock { $0[call] } }

  /// Resets all counts to 0.
  public func reset() { state.withLock { $0 = CallCounts() } }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    state.withLock { $0[call] += 1 }
    return perform()
  }
}

extension CountingSqlite3Wrapper: TransparentDouble {}

/// The number of calls to each function. They are stored without hashing, because every call is counted.
package struct CallCounts {
  private var counts = Array(repeating: 0, count: Sqlite3Call.allCases.count)

  package init() {}

  package subscript(call: Sqlite3Call) -> Int {
    get { counts[call.place] }
    set { counts[call.place] = newValue }
  }

  /// The counts of the functions that were called.
  var all: [Sqlite3Call: Int] {
    Dictionary(uniqueKeysWithValues: Sqlite3Call.allCases.map { ($0, counts[$0.place]) }.filter { $0.1 > 0 })
  }
}
