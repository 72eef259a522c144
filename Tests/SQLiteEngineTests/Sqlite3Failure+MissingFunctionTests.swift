import Foundation
import SQLiteCalls
import SQLiteManager
import SQLiteConformance
import SQLiteEngine
import SQLiteTestKit
import Testing

/// Keeps the answer of each call.
private final class Answers: RoutedSqlite3Wrapper {
  var all: [Sqlite3Call: Any] = [:]

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let answer = perform()
    all[call] = answer
    return answer
  }
}

@Suite struct `A function that the library lacks` {
  private static let missing = Set(Sqlite3Call.allCases.filter { !Sqlite3Wrapper().provides($0) })

  @Test func `is told by provides`() {
    let program = unsafe dlopen(nil, RTLD_NOW)  // kept open: it is this process
    for call in Sqlite3Call.allCases where call.rawValue.hasPrefix("sqlite3") {
      unsafe #expect(Sqlite3Wrapper().provides(call) == (dlsym(program, call.rawValue) != nil), "\(call)")
    }
  }

  @Test(.enabled(if: !missing.isEmpty, "the library has every function")) func `is not called: it answers that it failed`() {
    let sqlite = Answers(Sqlite3Wrapper())
    callEverything(on: sqlite, among: Self.missing) { _ in }
    #expect(Set(sqlite.all.keys) == Self.missing)
    for (call, answer) in sqlite.all {
      guard let number = answer as? Int32 else { continue }
      #expect(number == (call.failure.kind == .never ? 0 : ResultCode.error.rawValue), "\(call)")
    }
  }
}
