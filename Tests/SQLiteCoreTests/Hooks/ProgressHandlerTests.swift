import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A progress handler` {
  static let endless: SQL = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  @Test(arguments: HookLibrary.allCases)
  func `interrupts a statement`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    var calls = 0
    let token = try connection.addProgressHandler(everySteps: 1_000) {
      calls += 1
      return calls == 5 ? .interrupt : .proceed
    }
    if let mock {
      for _ in 1...4 { unsafe #expect(mock.fireProgress() == false) }
      unsafe #expect(mock.fireProgress() == true)
    } else {
      let error = #expect(throws: SQLiteError.self) { try connection.value(Self.endless, as: Int.self) }
      #expect(error?.code == .interrupt)
    }
    #expect(calls == 5)
    token.cancel()
  }

  @Test func `is called after its own number of steps, beside others`() throws {
    let connection = try Connection(.memory)
    var (often, seldom) = (0, 0)
    let tokens = [
      try connection.addProgressHandler(everySteps: 1_000) {
        seldom += 1; return .proceed
      },
      try connection.addProgressHandler(everySteps: 100) {
        often += 1; return often == 200 ? .interrupt : .proceed
      },
      try connection.addProgressHandler(everySteps: .max) { .interrupt },
    ]
    expectError(.interrupt, "interrupted") { try connection.value(Self.endless, as: Int.self) }
    #expect(often == 200)
    #expect(seldom == 20)
    tokens[1].cancel()
    tokens[2].cancel()
    #expect(try connection.value("SELECT 7") == 7)
    tokens[0].cancel()
  }

  @Test(arguments: [0, -1, Int32.min])
  func `is not called every so few steps`(steps: Int32) throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.addProgressHandler(everySteps: steps) { .interrupt } }
    #expect(error?.code == .range)
  }
}
