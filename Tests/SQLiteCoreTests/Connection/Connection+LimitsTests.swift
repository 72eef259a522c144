import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A limit` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `is read, set and set back`() throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      let connection = try Connection(.memory, on: wrapper)
      let former = try connection.limit(.variableNumber)
      #expect(try connection.setLimit(.variableNumber, to: 7) == former)
      #expect(try connection.limit(.variableNumber) == 7)
      #expect(try connection.setLimit(.variableNumber, to: former) == 7)
    }
  }

  @Test(arguments: [-1, Int.min, Int.max, Int(Int32.max)])
  func `that cannot be is refused and changes nothing`(value: Int) throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      let connection = try Connection(.memory, on: wrapper)
      try connection.setLimit(.column, to: 50)
      let error = #expect(throws: SQLiteError.self) { try connection.setLimit(.column, to: value) }
      #expect(error?.code == .range)
      #expect(try connection.limit(.column) == 50)
      expectError(.range, "the library has no limit 99") { try connection.limit(Limit(rawValue: 99)) }
    }
  }

  @Test(arguments: [0, 1])
  func `of parameters is kept: one more is an error`(tooMany: Int) throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      (wrapper as? MockSqlite3Wrapper)?.when(matching: { $0.hasPrefix("SELECT") }).answers(columns: ["n"], rows: [[5]])
      let connection = try Connection(.memory, on: wrapper)
      let most = 5
      try connection.setLimit(.variableNumber, to: most)
      let sql = SQL(  // a list after IN may be longer
        unchecked: "SELECT 5 WHERE 1 IN (1" + String(repeating: ", ?", count: most + tooMany) + ")",
        bindings: Array(repeating: 1, count: most + tooMany))
      if tooMany == 0 {
        #expect(try connection.value(sql) == 5)
      } else {
        let error = #expect(throws: SQLiteError.self) { try connection.rows(sql) }
        #expect(error?.code == .error)
        #expect(error?.message == "too many SQL variables")
      }
    }
  }

  @Test func `of parameters is the library's own for as many as there can be`() throws {
    let most = try connection.limit(.variableNumber)
    func sql(_ count: Int) -> SQL {
      SQL(unchecked: "SELECT 1 WHERE 1 IN (1" + String(repeating: ", ?", count: count) + ")", bindings: Array(repeating: 2, count: count))
    }
    expectError(.error, "too many SQL variables") { try connection.rows(sql(most + 1)) }
    #expect(try connection.value(sql(most)) == 1)
  }

  @Test func `of length holds for values that are bound, computed and read`() throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      (wrapper as? MockSqlite3Wrapper)?.when(matching: { $0.hasPrefix("SELECT") }).answers(columns: ["n"], rows: [[1_000]])
      let connection = try Connection(.memory, on: wrapper)
      try connection.setLimit(.length, to: 1_000)
      for value in [SQLiteValue.text(String(repeating: "a", count: 1_001)), .blob([UInt8](repeating: 1, count: 1_001))] {
        let error = #expect(throws: SQLiteError.self) { try connection.rows(SQL(unchecked: "SELECT length(?)", bindings: [value])) }
        #expect(error?.code == .toobig)
        #expect(error?.message.contains("?1") == true)
      }
      let fits = SQLiteValue.text(String(repeating: "a", count: 1_000))
      #expect(try connection.value(SQL(unchecked: "SELECT length(?)", bindings: [fits])) == 1_000)
    }
    try connection.setLimit(.length, to: 1_000)
    let computed = #expect(throws: SQLiteError.self) { try connection.rows("SELECT zeroblob(\(2_000))") }
    #expect(computed?.code == .toobig)
  }

  @Test func `of SQL holds for what is compiled`() throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      let connection = try Connection(.memory, on: wrapper)
      try connection.setLimit(.sqlLength, to: 100)
      let long = SQL(unchecked: "SELECT '" + String(repeating: "a", count: 200) + "'")
      let error = #expect(throws: SQLiteError.self) { try connection.rows(long) }
      #expect(error?.code == .toobig)
      expectError(.toobig, "too ") { try connection.execute(long) }
    }
  }
}
