import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteStorage
import Testing

@testable import SQLiteTestKit

@Suite struct `Data in a cassette` {
  /// The data of a call, by its name: the number of the argument that is data, and whether its answer is.
  private static func data(of call: Sqlite3Call) -> (argument: Int?, isAnswer: Bool) {
    let name = call.rawValue
    if name.contains(/^sqlite3_bind_(text|text64|blob|blob64|int|int64|double)$/) { return (2, false) }
    if name.contains(/^sqlite3_(result_(text|text64|blob|blob64|int|int64|double)|blob_write)$/) { return (1, false) }
    let isAnswer = name.contains(/^sqlite3_((column|value)_(text|blob|int|int64|double)|blob_read|serialize|expanded_sql)$/)
    return (nil, isAnswer)
  }

  @Test func `is what functions bind, read and answer, and nothing else`() {
    let found = Sqlite3Call.allCases.count { call in
      let (argument, isAnswer) = Self.data(of: call)
      #expect(call.carriesValue(at: nil) == isAnswer, "\(call)")
      for index in 0...3 { #expect(call.carriesValue(at: index) == (index == argument), "argument \(index) of \(call)") }
      return argument != nil || isAnswer
    }
    #expect(found == 28)
  }

  @Test func `is blackened on its way in and on its way out`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .values)
    let connection = try Connection(.memory, on: recorder)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, n, r, s, b)")
    let bytes = Array("secret".utf8)
    try connection.execute("INSERT INTO t (n, r, s, b) VALUES (\(7_654_321), \(7_654.25), \("secret"), \(bytes))")
    let rows = try connection.rows("SELECT n, r, s, b FROM t") { row in
      "\(try row[0, as: Int.self]) \(try row[1, as: Double.self]) \(try row[2, as: String.self]) \(try row[3, as: [UInt8].self] == bytes)"
    }
    #expect(rows == ["7654321 7654.25 secret true"])
    try connection.withBlob(in: "t", column: "b", rowid: 1, access: .readWrite) { blob in
      #expect(try blob.read(0..<6) == bytes)
      try blob.write(Array("terces".utf8), at: 0)
    }
    let text = try recorder.cassette().description
    for secret in ["7654", "secret", "736563726574", "746572636573"] { #expect(!text.contains(secret), "\(secret) in \(text)") }
  }
}
