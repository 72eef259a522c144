import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteVirtualTables
import Testing

@Suite struct `Texts of functions and collations` {
  static let texts = ["", "a", "Štěpán", "a\0b\0", "\0", "🙂👩‍👩‍👧", "한국어", String(repeating: "ž", count: 5_000), "\u{FEFF}x", "e\u{301}"]

  private func connection(_ encoding: String) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute(SQL(unchecked: "PRAGMA encoding = '\(encoding)'; CREATE TABLE t (a TEXT)"))
    #expect(try connection.value("PRAGMA encoding") == encoding)
    for text in Self.texts { try connection.execute("INSERT INTO t VALUES (\(text))") }
    return connection
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func `are the same in a database of any encoding`(encoding: String) throws {
    let connection = try connection(encoding)
    try connection.addFunction("same") { (text: String) in text }
    try connection.addFunction("bytes_of", argumentCount: 1) { arguments in
      try arguments.withBytes(at: 0) { unsafe Array($0) }
    }
    try connection.addFunction("shout") { (text: String) in text + "!" }
    try connection.addAggregate("joined", initial: "", step: { (all, text: String) in all += text }, final: { $0 })
    let rows = try connection.rows("SELECT a, same(a), bytes_of(a), shout(same(a)), a = same(a) FROM t").map(\.values)
    #expect(rows == Self.texts.map { [.text($0), .text($0), .blob(Array($0.utf8)), .text($0 + "!"), 1] })
    #expect(try connection.value("SELECT joined(a) FROM t") == SQLiteValue.text(Self.texts.joined()))
    #expect(try connection.value("SELECT bytes_of(12)") == SQLiteValue.blob([0x31, 0x32]))
    try connection.addFunction("fails") { (text: String) -> Int in throw SQLiteError.refused(.constraint, text) }
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT fails('Štěpán 🙂')", as: Int.self) }
    #expect(error?.message == "Štěpán 🙂")
    #expect(error?.underlying != nil)
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func `are compared as UTF-8 in a database of any encoding`(encoding: String) throws {
    let connection = try connection(encoding)
    try connection.createCollation(named: "backwards", comparing: { $1.compare($0, options: .literal) })
    try connection.createCollation(
      named: "backward_bytes",
      Collation(bytes: { one, other in
        let (first, second) = unsafe (Array(one), Array(other))
        return first == second ? .orderedSame : second.lexicographicallyPrecedes(first) ? .orderedAscending : .orderedDescending
      }))
    let expected = Self.texts.sorted { $1.utf8.lexicographicallyPrecedes($0.utf8) }
    #expect(try connection.rows("SELECT a FROM t ORDER BY a COLLATE backward_bytes") { try $0[0, as: String.self] } == expected)
    for text in Self.texts {
      #expect(try connection.value("SELECT count(*) FROM t WHERE a = \(text) COLLATE backwards") == 1)
    }
    try connection.execute("CREATE INDEX i ON t (a COLLATE backward_bytes)")
    #expect(try connection.integrityCheck() == [])
  }

  @Test func `that are not UTF-8 come with U+FFFD, and their bytes as they are`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("same") { (text: String) in text }
    try connection.addFunction("bytes_of", argumentCount: 1) { arguments in
      try arguments.withBytes(at: 0) { unsafe Array($0) }
    }
    for bytes: [UInt8] in [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0, 0xFF, 0]] {
      #expect(try connection.value("SELECT same(CAST(\(bytes) AS TEXT))") == SQLiteValue.text(String(decoding: bytes, as: UTF8.self)))
      #expect(try connection.value("SELECT bytes_of(CAST(\(bytes) AS TEXT))") == SQLiteValue.blob(bytes))
    }
  }

  @Test func `that are too long for the connection are errors, and so are blobs`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("text") { (count: Int) in String(repeating: "x", count: count) }
    try connection.addFunction("blob") { (count: Int) in [UInt8](repeating: 1, count: count) }
    try connection.addFunction("zeros") { (count: Int) in ZeroBlob(count: count) }
    try connection.addAggregate("texts", initial: 0, step: { (sum, x: Int) in sum += x }, final: { String(repeating: "x", count: $0) })
    try connection.setLimit(.length, to: 1_000)
    for sql: SQL in ["SELECT text(1001)", "SELECT blob(1001)", "SELECT zeros(1001)", "SELECT texts(1001)"] {
      let error = #expect(throws: SQLiteError.self) { try connection.value(sql, as: SQLiteValue.self) }
      #expect(error?.code == .toobig, "\(sql)")
    }
    #expect(try connection.value("SELECT length(text(1000)) + length(blob(1000)) + length(zeros(1000)) + length(texts(1000))") == 4_000)
  }

  @Test func `that say what was thrown fit the connection, and the error comes along`() throws {
    struct Talking: Error, CustomStringConvertible { let description: String }
    let connection = try Connection(.memory)
    // One character of a megabyte: a letter with marks.
    let marked = "a" + String(repeating: "\u{301}", count: 500_000)
    for length in [30, 31, 100, 1_000, 1_000_000_000] {
      try connection.setLimit(.length, to: length)
      for text in [marked, String(repeating: "š", count: 10_000), String(repeating: "x", count: min(length, 2_000))] {
        try connection.addFunction("f") { () -> Int in throw Talking(description: text) }
        let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f()", as: Int.self) }
        #expect(error?.underlying is Talking, "limit \(length)")
        #expect(error.map { $0.message.hasPrefix("f(): ") && $0.message.utf8.count <= 1_000 } == true)
      }
    }
  }
}
