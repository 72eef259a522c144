import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A blackened value` {
  /// A value as it is read from a cassette that was recorded with it and blackened.
  private func played<Value: SQLiteConvertible>(_ value: Value) throws -> Value? {
    func read(on sqlite: any Sqlite3WrapperProtocol) throws -> Value? {
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (v)")
      try connection.execute("INSERT INTO t VALUES (\(value))")
      let found = try connection.value("SELECT v FROM t", as: Value.self)
      try connection.close()
      return found
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .values)
    _ = try read(on: recorder)
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description), redaction: .values)
    let value = try read(on: replay)
    try replay.finish()
    return value
  }

  @Test func `is read as what it was, and is another one`() throws {
    #expect(try played("Eva 12") == "xxx xx")
    #expect(try played(Date(timeIntervalSince1970: 1_764_150_000.5)) == Date.extract(from: .text("1111-11-11 11:11:11.111")))
    let uuid = try #require(UUID(uuidString: "4F5CAB12-0000-4000-8000-0123456789EF"))
    #expect(try played(uuid)?.uuidString == "1A1AAA11-1111-1111-1111-1111111111AA")
    #expect(try played(42) == 11)
    #expect(try played(-7_000_000_000) == -1_111_111_111)
    #expect(try played(true) == true && played(0) == 0)
    #expect(try played(2.75) == 1.11 && played(300.0) == 111)
    #expect(try played("2026-11-26T10:00:00Z") == "1111-11-11T11:11:11Z")
    #expect(try played("-12.5e3") == "-11.1e1")
    #expect(try played([UInt8]([1, 2])) == [0, 0])
    #expect(try played(String?.none) == .some(nil))
  }

  @Test func `of JSON keeps its keys`() throws {
    let json = #"{"name": "Eva \"É\"", "born": "1990-02-03", "size": [0, -1.75e2, true, null], "a:b": {"n": "x"}}"#
    let black = try #require(try played(json))
    #expect(
      black == #"{"name": "xxxxxxxxxx", "born": "1111-11-11", "size": [1, -1.11e1, true, null], "a:b": {"n": "x"}}"#, "\(black)")
    #expect(try played(Array(json.utf8)) == Array(black.utf8))
    #expect(try played("[not JSON") == "[xxx xxxx")
  }

  @Test func `leaves what SQLite says of settings and the schema`() throws {
    func run(on sqlite: any Sqlite3WrapperProtocol) throws -> [Int?] {
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, at); PRAGMA user_version = 42")
      try connection.execute("INSERT INTO star VALUES (23, 7)")
      return [
        try connection.value("PRAGMA user_version"), try connection.value("SELECT count(*) + 41 FROM sqlite_schema"),
        try connection.value("SELECT count(*) + 41 FROM sqlite_master"), try connection.value("SELECT id FROM star"),
      ]
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .values)
    #expect(try run(on: recorder) == [42, 42, 42, 23])
    let played = try run(on: CassetteReplayingSqlite3Wrapper(recorder.cassette(), redaction: .values))
    #expect(played == [42, 42, 42, 11])
  }

  @Test func `stands for what a function answers, and in expanded SQL`() throws {
    func run(on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
      let connection = try Connection(.memory, on: sqlite)
      try connection.addFunction("whole") { (name: String) in name + " Berg" }
      try connection.addFunction("year") { (_: String) in 2027 }
      try connection.addFunction("size") { (_: String) in 75.5 }
      try connection.addFunction("picture") { (_: String) in [UInt8](Array("Bild".utf8)) }
      var names: [String] = []
      try connection.prepare("SELECT whole('Eva'), year('Eva'), size('Eva'), picture('Eva')").forEach { row in
        names.append("\(try row[0] as SQLiteValue) \(try row[1] as SQLiteValue) \(try row[2] as SQLiteValue) \(try row[3] as SQLiteValue)")
      }
      let statement = try connection.prepare("SELECT ?1")
      try statement.bind("Adam")
      names.append(try statement.expandedSQL)
      return names
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .values)
    #expect(try run(on: recorder) == ["'Eva Berg' 2027 75.5 x'42696c64'", "SELECT 'Adam'"])
    let text = try recorder.cassette().description
    for secret in ["Berg", "2027", "75.5", "42696c64", "Adam"] { #expect(!text.contains(secret), "\(text)") }
    let played = try run(on: CassetteReplayingSqlite3Wrapper(Cassette(text), redaction: .values))
    #expect(played == ["'xxx xxxx' 1111 11.1 x'00000000'", "xxxxxx 'xxxx'"])
  }

  @Test func `is not seen by a collation`() throws {
    func sorted(on sqlite: any Sqlite3WrapperProtocol) throws -> Int {
      let connection = try Connection(.memory, on: sqlite)
      try connection.createCollation(
        named: "c", Collation(bytes: { unsafe $0.lexicographicallyPrecedes($1) ? .orderedAscending : .orderedDescending }))
      return try connection.rows("SELECT v FROM (SELECT \("Eva") AS v UNION ALL SELECT \("Adam")) ORDER BY v COLLATE c").count
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .values)
    #expect(try sorted(on: recorder) == 2)
    let text = try recorder.cassette().description
    #expect(text.contains(".compare(x'") && !text.contains(Array("Eva".utf8).map { String($0, radix: 16) }.joined()))
    #expect(try sorted(on: CassetteReplayingSqlite3Wrapper(Cassette(text), redaction: .values)) == 2)
  }
}
