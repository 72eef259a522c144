public import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// Counts the calls of each function, and passes them on.
///
/// It may be used and read from several threads when the wrapper within may.
open class CountingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let state = Locked(CallCounts())

  /// How often each function was called; one that was not called is not in it.
  public var counts: [Sqlite3Call: Int] { state.withLock { $0.all } }

  /// How many calls were made of all functions together.
  public var total: Int { counts.values.reduce(0, +) }

  /// How often a function was called.
  public func count(of call: Sqlite3Call) -> Int { state.withLock { $0[call] } }

  /// Counts from 0 again.
  public func reset() { state.withLock { $0 = CallCounts() } }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    state.withLock { $0[call] += 1 }
    return perform()
  }
}

extension CountingSqlite3Wrapper: TransparentDouble {}

/// How often each function was called: counted at every call, and therefore without hashing.
package struct CallCounts {
  private var counts = Array(repeating: 0, count: Sqlite3Call.allCases.count)

  package init() {}

  package subscript(call: Sqlite3Call) -> Int {
    get { counts[call.place] }
    set { counts[call.place] = newValue }
  }

  /// Those that were called.
  var all: [Sqlite3Call: Int] {
    Dictionary(uniqueKeysWithValues: Sqlite3Call.allCases.map { ($0, counts[$0.place]) }.filter { $0.1 > 0 })
  }
}
