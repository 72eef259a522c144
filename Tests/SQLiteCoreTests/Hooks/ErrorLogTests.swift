import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `The error log` {
  @Test(.tags(.misuses)) func `tells what SQLite logs, when it is asked for before all else`() async {
    await #expect(processExitsWith: .success) {
      let heard = Locked<[(ResultCode, String)]>([])
      try ErrorLog.observe { code, text in heard.withLock { $0.append((code, text)) } }
      let connection = try Connection(.memory)
      do { try connection.execute("SELECT nosuch") } catch { _ = error }
      let entries = heard.withLock { $0 }
      try #require(entries.count == 1)
      try #require(entries[0].0 == .error)
      try #require(entries[0].1.contains("no such column: nosuch"))
      if HookLibrary.refusesLateLogs {
        let late = try #require(throws: SQLiteError.self) { try ErrorLog.observe { _, _ in } }
        try #require(late.code == .misuse && late.message.contains("before the first connection opens"))
      } else {
        try ErrorLog.observe { _, _ in }
        do { try connection.execute("SELECT nosuch") } catch { _ = error }
        try #require(heard.withLock { $0.count } == 1)
      }
    }
  }

  @Test(.tags(.misuses), arguments: HookLibrary.refusesLateLogs ? HookLibrary.allCases : [.mock])
  func `cannot be had once SQLite is in use, and its closure is released`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    weak var gone: Witness?
    do {
      let witness = Witness()
      gone = witness
      let wrapper = connection.wrapper
      let error = #expect(throws: SQLiteError.self) { try ErrorLog.observe(on: wrapper) { _, _ in withExtendedLifetime(witness) {} } }
      #expect(error?.code == .misuse)
      #expect(error?.message.contains("in use already") == true)
    }
    #expect(gone == nil)
    mock?.fireLog(.error, "nobody hears this")
  }

  @Test func `of a mock tells what it is given`() throws {
    let mock = MockSqlite3Wrapper()
    let heard = Locked<[String]>([])
    try ErrorLog.observe(on: mock) { code, text in heard.withLock { $0.append("\(code.rawValue) \(text)") } }
    mock.fireLog(.warningAutoindex, "automatic index on t(a)")
    #expect(heard.withLock { $0 } == ["284 automatic index on t(a)"])
  }
}
