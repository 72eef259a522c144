import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A scripted mock` {
  @Test func `answers a text with its rows, whatever spaces and semicolon are around it`() {
    let desk = Desk()
    desk.mock.when("SELECT title FROM quiz").answers(columns: ["title"], rows: [["Štěpán"], [nil], [3]])
    #expect(desk.run("  SELECT title FROM quiz ;") == (["Štěpán", nil, "3"], .done))
    #expect(desk.mock.statements == [MockExecution(sql: "SELECT title FROM quiz", bound: [])])
  }

  @Test func `uses several answers in turn and repeats the last, when it is meant to`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [["a"]]).fails(.busy).answers(columns: ["1"], rows: [["b"]]).repeats()
    #expect(desk.run("SELECT 1") == (["a"], .done))
    #expect(desk.run("SELECT 1") == ([], .busy))
    #expect(desk.run("SELECT 1") == (["b"], .done))
    #expect(desk.run("SELECT 1") == (["b"], .done))
  }

  @Test func `fails at a step with a code, a message and a byte offset`() {
    let desk = Desk()
    desk.mock.when("DELETE FROM quiz").fails(.ioerrWrite, message: "the disk is gone", byteOffset: 3)
    #expect(desk.run("DELETE FROM quiz") == ([], .ioerr))
    #expect(desk.message == "the disk is gone")
    unsafe #expect(desk.mock.sqlite3_extended_errcode(desk.db) == ResultCode.ioerrWrite.rawValue)
  }

  @Test func `fails behind some rows`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [["a"]], thenFails: .corrupt)
    #expect(desk.run("SELECT 1") == (["a"], .corrupt))
    #expect(desk.message == "database disk image is malformed")
  }

  @Test func `fails to compile, with an offset, and compiles the next time`() {
    let desk = Desk()
    desk.mock.when("SELECT * FROM x").failsToPrepare(.error, message: "no such table: x", byteOffset: 14).prepares()
    unsafe #expect(desk.prepare("SELECT * FROM x") == nil)
    #expect(desk.message == "no such table: x")
    unsafe #expect(desk.mock.sqlite3_error_offset(desk.db) == 14)
    unsafe #expect(desk.prepare("SELECT * FROM x") != nil)
  }

  @Test func `plays a code for each step, and a retry goes on behind the error`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").steps([.row, .busy, .row, .done], columns: ["1"], rows: [["a"], ["b"]])
    let statement = unsafe desk.prepare("SELECT 1")
    unsafe #expect(desk.step(statement) == .row)
    unsafe #expect(desk.step(statement) == .busy)
    unsafe #expect(desk.mock.sqlite3_reset(statement) == ResultCode.busy.rawValue)
    unsafe #expect(desk.step(statement) == .row)
    unsafe #expect(desk.mock.sqlite3_column_text(statement, 0).map { unsafe String(cString: $0) } == "b")
    unsafe #expect(desk.step(statement) == .done)
  }

  @Test func `gives texts that are not UTF-8`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1", "2"], rows: [[[0x61, 0xFF, 0x62], [0xFF]]]).texts(inColumns: 0)
    let statement = unsafe desk.prepare("SELECT 1")
    unsafe #expect(desk.step(statement) == .row)
    unsafe #expect(desk.mock.sqlite3_column_type(statement, 0) == StorageClass.text.rawValue)
    let text = unsafe desk.mock.sqlite3_column_text(statement, 0)
    #expect((0..<4).map { unsafe text?[$0] } == [0x61, 0xFF, 0x62, 0])
    unsafe #expect(desk.mock.sqlite3_column_bytes(statement, 0) == 3)
    unsafe #expect(desk.mock.sqlite3_column_type(statement, 1) == StorageClass.blob.rawValue)
  }

  @Test func `says what an insert changed`() {
    let desk = Desk()
    desk.mock.when("INSERT INTO t VALUES (1)").lastInsertRowid(7).changes(1)
    #expect(desk.run("INSERT INTO t VALUES (1)") == ([], .done))
    unsafe #expect(desk.mock.sqlite3_last_insert_rowid(desk.db) == 7)
    unsafe #expect(desk.mock.sqlite3_changes(desk.db) == 1)
  }

  @Test func `answers by the bound values`() {
    let desk = Desk()
    desk.mock.when("SELECT :a").answers(columns: [":a"]) { bound in .rows([[bound[":a"]], [bound[1]], [bound[9]]]) }
    let statement = unsafe desk.prepare("SELECT :a")
    unsafe #expect(desk.mock.sqlite3_bind_int(statement, 1, 42) == 0)
    var found: [Int32] = []
    while unsafe desk.step(statement) == .row { found.append(unsafe desk.mock.sqlite3_column_int(statement, 0)) }
    #expect(found == [42, 42, 0])
    #expect(desk.mock.bound(to: "SELECT :a") == [[42]])
  }

  @Test func `finds a script by the very text first, then by the newest pattern`() {
    let desk = Desk()
    desk.mock.when(matching: /SELECT/).answers(columns: ["a"], rows: [["pattern"]])
    desk.mock.when(matching: { $0.hasSuffix("2") }).answers(columns: ["a"], rows: [["closure"]])
    desk.mock.when("SELECT 3").answers(columns: ["a"], rows: [["text"]])
    #expect(["SELECT 1", "SELECT 2", "SELECT 3"].map { desk.run($0).0 } == [["pattern"], ["closure"], ["text"]])
  }

  @Test func `refuses SQL it does not know when it is strict`() {
    let desk = Desk()
    desk.mock.when("SELECT 1")
    unsafe #expect(desk.prepare("SELECT 2") == nil)
    let either = "; texts are compared to the character, "
    #expect(desk.message == "unexpected SQL: SELECT 2; the only script by text: SELECT 1" + either + "when(matching:) takes a pattern")
    #expect(desk.mock.unexpected == ["SELECT 2"])
    desk.mock.when("DELETE FROM p")
    desk.mock.when(#"DELETE FROM "p" WHERE a = 1"#)
    desk.mock.when(matching: /UPDATE/)
    unsafe #expect(desk.prepare(#"DELETE FROM "p" WHERE 1"#) == nil)
    #expect(
      desk.message == #"unexpected SQL: DELETE FROM "p" WHERE 1; the nearest of 3 scripts by text: DELETE FROM "p" WHERE a = 1"# + either
        + "no pattern matches either, of 1")
  }

  @Test func `says what it has when it knows no text`() {
    let desk = Desk()
    unsafe #expect(desk.prepare("SELECT 2") == nil)
    #expect(desk.message == "unexpected SQL: SELECT 2; there is no script: when(_:) makes one")
    desk.mock.when(matching: /UPDATE/)
    unsafe #expect(desk.prepare("SELECT 2") == nil)
    #expect(desk.message == "unexpected SQL: SELECT 2; no pattern matches it, of 1")
  }

  @Test func `tells which scripts were never used`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["a"], rows: [[1]])
    desk.mock.when("SELECT 2").answers(columns: ["a"], rows: [[2]])
    desk.mock.when(matching: /INSERT/).answers(.done)
    desk.mock.when(matching: { _ in false })
    #expect(desk.mock.unusedScripts == ["SELECT 1", "SELECT 2", "a regular expression", "a closure"])
    _ = desk.run("SELECT 1; ")
    _ = desk.run("INSERT INTO t VALUES (1)")
    #expect(desk.mock.unusedScripts == ["SELECT 2", "a closure"])
  }

  @Test func `compares texts byte by byte, however they are composed`() {
    let desk = Desk()
    desk.mock.when("SELECT 'caf\u{e9}'").answers(columns: ["a"], rows: [["composed"]])
    unsafe #expect(desk.prepare("SELECT 'cafe\u{301}'") == nil)
    #expect(desk.mock.unusedScripts == ["SELECT 'caf\u{e9}'"])
    #expect(desk.run("SELECT 'caf\u{e9}'") == (["composed"], .done))
    #expect(desk.mock.bound(to: "SELECT 'cafe\u{301}'").isEmpty)
  }

  @Test func `has no rows for SQL it does not know when it is lenient`() {
    let desk = Desk(strict: false)
    #expect(desk.run("SELECT 2") == ([], .done))
    #expect(desk.mock.unexpected == ["SELECT 2"])
  }

  @Test func `answers what only a course is asked for from its own rows`() {
    let desk = Desk()
    desk.mock.when(matching: /^SELECT/).answers(.rows([["a", 1], ["b", 2]]))
    #expect(desk.run("SELECT whatever FROM anywhere") == (["a", "b"], .done))
    #expect(desk.mock.count(of: .sqlite3_step) == 3)
    desk.mock.when(matching: /^SELECT/).answers(.done)
    #expect(desk.run("SELECT whatever FROM anywhere") == ([], .done))
    #expect(desk.mock.called.first == .sqlite3_open_v2)
  }

  @Test func `lists the functions it does not model`() {
    let desk = Desk()
    #expect(unsafe desk.mock.sqlite3_load_extension(desk.db, "x", nil, nil) == ResultCode.error.rawValue)
    #expect(desk.mock.unmodelled == [.sqlite3_load_extension])
  }

  @Test func `lets a pragma be scripted, and keeps the rest by itself`() {
    let desk = Desk()
    desk.mock.when("PRAGMA user_version").answers(columns: ["user_version"], rows: [[3]])
    #expect(desk.run("PRAGMA user_version").0 == ["3"])
    #expect(desk.run("PRAGMA application_id = 9").1 == .done)
    #expect(desk.run("PRAGMA application_id").0 == ["9"])
  }
}
