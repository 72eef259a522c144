import Foundation
import SQLiteManager
import Testing

@Suite struct `A value of SQLite made of a value of any type` {
  @Test func `is what an insert puts into the column`() throws {
    let (id, noon) = (UUID(), Date(timeIntervalSince1970: 43_200))
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (id, at, n)")
    try connection.insert(["id": id, "at": noon, "n": nil as Int?], into: "t")
    let row = try connection.row("SELECT * FROM t")
    #expect(try row?.values == [SQLiteValue(id), SQLiteValue(noon), SQLiteValue(nil as Int?)])
    #expect(try SQLiteValue(id) == .text(id.uuidString))
  }

  @Test func `is refused where SQLite cannot hold it`() throws {
    let big = UInt64.max
    let error = #expect(throws: SQLiteError.self) { try SQLiteValue(big) }
    #expect(error?.code == .mismatch && error?.message.hasPrefix("SQLite cannot hold the value exactly") == true)
  }
}
