import SQLiteManager
import SQLiteManagerTestSupport
import Testing

@Suite struct `A table changed under a cached statement` {
  let connection: Connection
  let all: SQL = "SELECT * FROM t"

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER, b TEXT); INSERT INTO t VALUES (1, 'one')")
  }

  @Test func `by a column more is noticed by every way to read`() throws {
    struct AB: Decodable { var a: Int, b: String, c: Double? }
    #expect(try connection.rows(all, as: Int.self, String.self).count == 1)
    #expect(try connection.row(all, decoding: AB.self)?.c == nil)
    try connection.execute("ALTER TABLE t ADD COLUMN c REAL DEFAULT 0.5")
    let error = #expect(throws: SQLiteError.self) { try connection.rows(all, as: Int.self, String.self) }
    #expect(error?.message == "the result has 3 columns, 2 types are asked for: as many of each are needed")
    #expect(try connection.rows(all, as: Int.self, String.self, Double.self).first?.2 == 0.5)
    #expect(try connection.row(all, decoding: AB.self)?.c == 0.5)
    #expect(try connection.rows(all) { try $0["c", as: Double.self] } == [0.5])
  }

  @Test func `by as many columns with other names is noticed`() throws {
    let statement = try connection.prepare(all)
    #expect(try statement.rows { try $0["b", as: String.self] } == ["one"])
    try connection.execute("ALTER TABLE t RENAME COLUMN a TO x; ALTER TABLE t RENAME COLUMN b TO a; ALTER TABLE t RENAME COLUMN x TO b")
    #expect(try statement.rows { try $0["b", as: Int.self] } == [1])
    #expect(try statement.rows { [try $0["a", as: String.self], "\(try $0["b", as: Int.self])"] } == [["one", "1"]])
    #expect(try statement.row()?.columns == ["b", "a"])
    struct AB: Decodable { var a: String, b: Int }
    #expect(try statement.row(decoding: AB.self)?.b == 1)
  }

  @Test func `is noticed on a mock, too`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT * FROM t").answers(columns: ["a", "b"], rows: [[1, "x"]]).answers(columns: ["b", "a"], rows: [["y", 2]])
    let connection = try Connection(.memory, on: mock)
    #expect(try connection.rows(all) { try $0["a", as: Int.self] } == [1])
    #expect(try connection.rows(all) { try $0["a", as: Int.self] } == [2])
  }
}
