import SQLiteManager
import Testing

/// A type of an app with the name of one of this package's.
private struct OwnedRow: Equatable { let number: Int }

@Suite struct `A name that another module has` {
  #if compiler(>=6.3)
  @Test func `is told apart by a module selector`() throws {
    let rows: [SQLiteManager::OwnedRow] = try Connection(.memory).rows("SELECT 1")
    #expect(try rows.map { OwnedRow(number: try $0[0]) } == [OwnedRow(number: 1)])
  }
  #endif

  @Test func `is told apart by the name of its own module`() throws {
    let rows: [SQLiteCore.OwnedRow] = try Connection(.memory).rows("SELECT 1")
    #expect(try rows.map { OwnedRow(number: try $0[0]) } == [OwnedRow(number: 1)])
  }
}
