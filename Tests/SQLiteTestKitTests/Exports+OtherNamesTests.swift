import OtherDatabase
import SQLiteEngine
import SQLiteTestKit
import SQLiteTesting
import Testing

@Suite struct `A test of another library's data code, which imports every product for tests` {
  @Test func `has that library's words, and the names of C beside them`() throws {
    let database: Database = Database()
    let sql: SQL = "SELECT 1"
    let statement: Statement = database.prepare(sql)
    let rows: Cursor = statement.cursor()
    let row: Row = try #require(rows.next())
    #expect(row[Column("length")] == 8)

    let sqlite: any Sqlite3WrapperProtocol = CountingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(ResultCode(rawValue: sqlite.sqlite3_initialize()) == .ok)
  }
}
