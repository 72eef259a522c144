import SQLiteCalls
import SQLiteManagerEngine

/// How often each function was called: counted at every call, and therefore without hashing.
package struct CallCounts {
  private var counts: [Int] = []

  package init() {}

  package subscript(call: Sqlite3Call) -> Int {
    get { counts.isEmpty ? 0 : counts[call.place] }
    set {
      if counts.isEmpty { counts = Array(repeating: 0, count: Sqlite3Call.allCases.count) }
      counts[call.place] = newValue
    }
  }

  /// Those that were called.
  var all: [Sqlite3Call: Int] {
    if counts.isEmpty { return [:] }
    return Dictionary(uniqueKeysWithValues: Sqlite3Call.allCases.map { ($0, counts[$0.place]) }.filter { $0.1 > 0 })
  }
}
