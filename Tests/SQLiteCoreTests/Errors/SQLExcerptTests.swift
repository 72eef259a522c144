import Expectations
import Foundation
import SQLiteManager
import Testing

@Suite struct `What an error shows of long SQL` {
  let connection: Connection
  private let filler = String(repeating: "é, ", count: 30_000)

  init() throws { connection = try Connection(.memory) }

  private func error(_ sql: SQL) -> SQLiteError? {
    let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
    #expect((error?.description.utf8.count ?? 0) < 3_000 && (error?.message.utf8.count ?? 0) < 2_000)
    return error
  }

  @Test func `is the line of the place, cut on both sides`() throws {
    let text = "SELECT 1;\nSELECT '\(filler)', nowhere, '\(filler)'\n, 2"
    let found = try #require(error(SQL(unchecked: text)))
    #expect(found.sql == text)
    let lines = found.description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…") && lines[1].contains("', nowhere, '"))
    let place = try #require(lines[1].range(of: "nowhere")).lowerBound
    #expect(lines[2] == String(repeating: " ", count: lines[1].distance(from: lines[1].startIndex, to: place)) + "^")
  }

  @Test func `is its beginning and its end where there is no place`() throws {
    try connection.execute("CREATE TABLE t(a UNIQUE); INSERT INTO t VALUES (1)")
    let found = try #require(error(SQL(unchecked: "INSERT INTO t SELECT 1 WHERE '\(filler)' <> 'the end'")))
    #expect(found.code == .constraintUnique && found.byteOffset == nil)
    #expect(found.description.contains("INSERT INTO t SELECT 1") && found.description.hasSuffix("'the end'"))
  }

  @Test(.tags(.misuses)) func `is no more where SQLite repeats it, or there are too many parameters`() throws {
    _ = error(SQL(unchecked: "SELECT '\(filler)"))
    _ = error(SQL(unchecked: "SELECT \"\(filler)\""))
    try connection.setLimit(.variableNumber, to: 30_000)
    let values = (1...40_000).map { _ in "(?)" }.joined(separator: ", ")
    let found = error(SQL(unchecked: "SELECT * FROM (VALUES \(values))", bindings: Array(repeating: 1, count: 40_000)))
    #expect(found?.message.contains("too many") == true)
    let open = try connection.prepare(SQL(unchecked: "SELECT '\(filler)'"))
    let closing = expectError(.busy, "in use: SELECT 'é, é,") { try connection.close() }
    #expect((closing?.message.utf8.count ?? 0) < 1_000)
    _ = open.parameterCount
  }

  @Test func `is all of what is short`() {
    let found = error("SELECT 'š',\r\n  nowhere")
    #expect(found?.description.hasSuffix("\n    nowhere\n    ^") == true)
  }
}
