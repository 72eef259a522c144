import SQLiteDescriptions
import SQLiteManager
import Scratch
import Testing

@Suite struct `The description of a table with hundreds of keys` {
  /// A key took the square of their number before, all of them a minute.
  @Test(.timeLimit(.minutes(1))) func `is read, each key with its column and its policy`() throws {
    let connection = try Connection(.memory)
    let count = TestRun.rounds(2_000, few: 400)
    let columns = (0..<count).map { "c\($0) TEXT COLLATE NOCASE UNIQUE\($0 % 2 == 0 ? " ON CONFLICT IGNORE" : "") REFERENCES u (a)" }
    try connection.execute(SQL(unchecked: "CREATE TABLE u (a UNIQUE); CREATE TABLE t (\(columns.joined(separator: ", ")))"))
    let description = try connection.description(of: "t")
    #expect(description.columns.count == count)
    let other = try Connection(.memory)
    try other.execute("CREATE TABLE u (a UNIQUE)")
    for sql in try description.create() { try other.execute(sql) }
    let keys: SQL = "SELECT group_concat(sql) FROM sqlite_schema WHERE name = 't'"
    #expect(try other.value(keys, as: String.self)?.contains("UNIQUE") == true)
    #expect(try other.differences(from: description) == [])
  }
}
