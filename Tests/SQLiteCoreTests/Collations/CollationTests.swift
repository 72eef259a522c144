import Expectations
import Foundation
import SQLiteManager
import Scratch
import SQLiteTestKit
import Testing

@Suite struct `A collation` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a TEXT)")
  }

  private func fill(_ texts: [String]) throws { for text in texts { try connection.execute("INSERT INTO t VALUES (\(text))") } }

  private func sorted(_ name: String) throws -> [String] {
    try connection.rows("SELECT a FROM t ORDER BY a COLLATE \(identifier: name)") { try $0[0] }
  }

  @Test func `can sort by numbers`() throws {
    try fill(["string 20", "string 3", "string 1", "string 100"])
    try connection.createCollation(named: "numeric", comparing: { $0.compare($1, options: .numeric) })
    #expect(try sorted("NUMERIC") == ["string 1", "string 3", "string 20", "string 100"])
    #expect(try sorted("BINARY") == ["string 1", "string 100", "string 20", "string 3"])
  }

  @Test func `can hold accented letters for plain ones`() throws {
    try fill(["ñandú", "nandu", "N"])
    try connection.createCollation(named: "plain", comparing: { $0.compare($1, options: [.diacriticInsensitive, .caseInsensitive]) })
    #expect(try connection.value("SELECT count(*) FROM t WHERE a = 'ÑANDU' COLLATE plain") == 2)
  }

  @Test func `can be replaced on the fly`() throws {
    try fill(["b", "a", "c"])
    try connection.createCollation(named: "mine", comparing: { $0.compare($1) })
    #expect(try sorted("mine") == ["a", "b", "c"])
    try connection.createCollation(named: "Mine", comparing: { $1.compare($0) })
    #expect(try sorted("mine") == ["c", "b", "a"])
  }

  @Test func `of bytes sees them as they are stored, a NUL and what is not UTF-8 included`() throws {
    try connection.createCollation(
      named: "length",
      Collation(bytes: { one, other in
        one.count == other.count ? .orderedSame : one.count < other.count ? .orderedAscending : .orderedDescending
      }))
    try connection.execute("INSERT INTO t VALUES ('aaa'), (''), (CAST(x'ff00ff00' AS TEXT)), ('b' || char(0))")
    #expect(try connection.rows("SELECT hex(a) FROM t ORDER BY a COLLATE length") { try $0[0] } == ["", "6200", "616161", "FF00FF00"])
  }

  @Test func `that is removed is unknown`() throws {
    try connection.createCollation(named: "mine", comparing: { $0.compare($1) })
    #expect(try sorted("mine") == [])
    try connection.removeCollation(named: "MINE")
    try connection.removeCollation(named: "never there")
    let error = #expect(throws: SQLiteError.self) { try sorted("mine") }
    #expect(error?.message.hasPrefix("no such collation sequence: mine; give it to each connection") == true)
  }

  @Test func `that is missing is named with what to do`() throws {
    expectError(.errorMissingCollseq, "no such collation sequence: mine; give it to each connection with createCollation(named:_:)") {
      try sorted("mine")
    }
    let folder = try ScratchFolder()
    let maker = try Connection(.file(folder.path("a")))
    try maker.createCollation(named: "unicase", comparing: { $0.compare($1) })
    try maker.execute("CREATE TABLE notes (name TEXT COLLATE unicase); CREATE INDEX i ON notes (name)")
    try maker.close()
    let database = try Database(.file(folder.path("a")))
    for sql: SQL in [
      "INSERT INTO notes VALUES ('a')", "SELECT * FROM notes ORDER BY name", "REINDEX", "CREATE TABLE u (a COLLATE unicase PRIMARY KEY)",
    ] {
      let error = expectError(.errorMissingCollseq, "createCollation(named:_:)") { try database.execute(sql) }
      #expect(error?.meaning == .missingCollation("unicase"), "\(sql)")
    }
  }

  @Test(arguments: ["", "a b", "\"quoted\"", "🙂", "; DROP TABLE t", String(repeating: "x", count: 10_000), "Štěpán"])
  func `may have any name`(name: String) throws {
    try fill(["a", "b"])
    try connection.createCollation(named: name, comparing: { $1.compare($0) })
    #expect(try sorted(name) == ["b", "a"])
    try connection.removeCollation(named: name)
    expectError(.errorMissingCollseq, "no such collation sequence") { try sorted(name) }
  }

  @Test(arguments: ["a\0b", "binary", "NoCase", "RTRIM"])
  func `may not have a name that would be cut, or is SQLite's own`(name: String) throws {
    let errors = [
      expectError(.misuse, "collation") { try connection.createCollation(named: name, comparing: { $0.compare($1) }) },
      expectError(.misuse, "collation") { try connection.removeCollation(named: name) },
    ]
    #expect(errors.map { $0?.code } == [.misuse, .misuse])
  }

  @Test func `in use is not replaced, and the new one is released`() throws {
    try fill(["b", "a"])
    let (old, new) = (Reference(), Reference())
    try old.create(on: connection)
    let cursor = try connection.cursor("SELECT a FROM t ORDER BY a COLLATE mine")
    _ = try cursor.next()
    let error = #expect(throws: SQLiteError.self) { try new.create(on: connection) }
    #expect(error?.code == .busy)
    #expect(new.isGone && !old.isGone)
    try cursor.close()
    try new.create(on: connection)
    #expect(old.isGone && !new.isGone)
    try connection.close()
    #expect(new.isGone)
  }

  @Test(arguments: HookLibrary.allCases)
  func `is released when it is replaced, removed, or its connection ends`(library: HookLibrary) throws {
    let references = (0..<4).map { _ in Reference() }
    do {
      let (connection, mock) = try library.open()
      try references[0].create(on: connection)
      unsafe #expect(mock == nil || mock?.compare(collation: "MINE", "a", "b") == -1)
      try references[1].create(on: connection)
      #expect(references.map(\.isGone) == [true, false, true, true])
      try connection.removeCollation(named: "mine")
      #expect(references[1].isGone)
      try references[2].create(on: connection)
      try connection.close()
      #expect(references[2].isGone)
      let error = #expect(throws: SQLiteError.self) { try references[3].create(on: connection) }
      #expect(error?.code == .misuse && references[3].isGone)
    }
    do {
      let (connection, _) = try library.open()
      try references[3].create(on: connection)
      #expect(!references[3].isGone)
    }
    #expect(references[3].isGone)
  }

  @Test func `tells texts apart that do not decode, and finds each by an index`() throws {
    try connection.createCollation(named: "words", comparing: { $0.compare($1, options: .caseInsensitive) })
    try connection.execute("CREATE TABLE words (a TEXT COLLATE words UNIQUE)")
    let texts: [[UInt8]] = [
      [0xFF], [0xFE], [0x80], [0xEF, 0xBF, 0xBD], [0x61, 0xFF], [0x61, 0xFE], [0x41, 0xFD], [0x61, 0xEF, 0xBF, 0xBD], [], [0], [0, 0xFF],
      [0x61],
    ]
    for text in texts { try connection.execute("INSERT INTO words VALUES (CAST(\(text) AS TEXT))") }
    expectError(.constraintUnique, "UNIQUE constraint failed: words.a") { try connection.execute("INSERT INTO words VALUES ('A')") }
    for text in texts {
      let found = try connection.rows("SELECT CAST(a AS BLOB) FROM words WHERE a = CAST(\(text) AS TEXT)") { try $0[0, as: [UInt8].self] }
      #expect(found == [text])
    }
    #expect(try connection.value("PRAGMA integrity_check") == "ok")
    let collation = Collation { $0.compare($1, options: .caseInsensitive) }
    #expect(collation.compare([0x61, 0xEF, 0xBF, 0xBD], [0x61, 0xFE]) == .orderedAscending, "valid text first")
    #expect(collation.compare([0x61, 0xFF], [0x61, 0xFE]) == .orderedDescending)
    #expect(collation.compare("a", "A") == .orderedSame)
  }
}

/// A collation named "mine" whose end can be seen.
private final class Reference {
  private weak var witness: Witness?

  var isGone: Bool { witness == nil }

  func create(on connection: Connection) throws {
    let made = Witness()
    witness = made
    try connection.createCollation(named: "mine", comparing: { one, other in withExtendedLifetime(made) { one.compare(other) } })
  }
}

@Suite struct `A provider of collations` {
  struct Stop: Error {}

  @Test(arguments: HookLibrary.allCases)
  func `is asked for a collation that is missed, once`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let heard = Heard<String>()
    let tokens = [
      try connection.addCollationProvider {
        heard.hear("first \($0)"); return nil
      },
      try connection.addCollationProvider { name in
        heard.hear("second \(name)")
        return name.hasPrefix("down") ? Collation { $1.compare($0) } : nil
      },
      try connection.addCollationProvider {
        heard.hear("third \($0)"); return nil
      },
    ]
    if let mock {
      unsafe #expect(mock.fireCollationNeeded("down_1"))
      unsafe #expect(!mock.fireCollationNeeded("up"))
    } else {
      let sql: SQL = "SELECT column1 FROM (VALUES ('a'), ('b')) ORDER BY 1 COLLATE down_1"
      #expect(try connection.rows(sql).map(\.values) == [["b"], ["a"]])
      try connection.execute("SELECT 1 ORDER BY 1 COLLATE DOWN_1")
      let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1 ORDER BY 1 COLLATE up") }
      #expect(error?.message.hasPrefix("no such collation sequence: up; give it to each connection") == true)
    }
    #expect(heard.words == ["first down_1", "second down_1", "first up", "second up", "third up"])
    tokens.forEach { $0.cancel() }
  }

  @Test func `that throws is told of in the error of the statement`() throws {
    let connection = try Connection(.memory)
    let first = try connection.addCollationProvider { _ in throw Stop() }
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1 ORDER BY 1 COLLATE x") }
    #expect(error?.message == "no such collation sequence: x; Stop()")
    let second = try connection.addCollationProvider { _ in Collation { $0.compare($1) } }
    try connection.execute("SELECT 1 ORDER BY 1 COLLATE x")
    let other = #expect(throws: SQLiteError.self) { try connection.execute("SELECT nosuch") }
    #expect(other?.message == "no such column: nosuch")
    first.cancel()
    second.cancel()
    let last = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1 ORDER BY 1 COLLATE y") }
    #expect(last?.message.hasPrefix("no such collation sequence: y; give it to each connection") == true)
  }
}
