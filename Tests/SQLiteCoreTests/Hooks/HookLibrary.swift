import SQLiteManager
import SQLiteTestKit

/// The library that a test runs on: SQLite, or the mock, whose callbacks are fired by hand.
enum HookLibrary: CaseIterable {
  case real, mock

  /// A connection to a database in memory, and the mock if it is one.
  func open() throws -> (connection: Connection, mock: MockSqlite3Wrapper?) {
    guard self == .mock else { return (try Connection(.memory), nil) }
    let mock = MockSqlite3Wrapper()
    return (try Connection(.memory, on: mock), mock)
  }

  /// Whether the real library takes its log only before it is used.
  static var refusesLateLogs: Bool { Sqlite3Wrapper().sqlite3_libversion_number() < 3_041_000 }
}

/// An object whose end can be seen, to be captured by a closure.
final class Witness: Sendable {}

/// The words that a test has heard from callbacks, in order.
final class Heard<Word> {
  private(set) var words: [Word] = []
  func hear(_ word: Word) { words.append(word) }

  /// Forgets all words but the first `count`.
  func forget(but count: Int) { words.removeSubrange(count...) }

  /// Forgets one word.
  func forget(at place: Int) { words.remove(at: place) }
}

extension Heard where Word == SQLiteError {
  /// Hears the error of SQLite that something throws.
  func hear(_ body: () throws -> Void) {
    do { try body() } catch { (error as? SQLiteError).map(hear) }
  }
}
