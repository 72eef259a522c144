import Expectations
import Foundation
import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Lessons of a cassette` {
  @Test func `let a mock answer the code that was recorded`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    let real = try Lesson.everything(on: recorder)
    let lessons = MockLessons(try Cassette(recorder.cassette().description))
    let mock = MockSqlite3Wrapper()
    mock.learn(from: lessons)
    let played = try Lesson.everything(on: mock)
    #expect(played == real)
    #expect(mock.unexpected == [] && mock.openHandles.isEmpty)
    let read = try #require(lessons.lessons.first { $0.sql.hasPrefix("SELECT name FROM star") })
    #expect(read.runs == [MockLesson.Run(answer: MockAnswer(columns: ["name"], rows: [["Vega\u{0}\"#x"]]))])
    let insertion = try #require(lessons.lessons.first { $0.sql.hasPrefix("INSERT INTO \"star\" (\"name\", \"light\"") })
    #expect(insertion.runs.map(\.answer.lastInsertRowid) == [1, 2, 3])
    #expect(insertion.runs.first?.bound == ["Vega\u{0}\"#x", 0.1, [0, 255]])
  }

  @Test func `have each statement of one call, and what one has inserted that stands on a row`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    let failing = ["INSERT INTO t VALUES (20, 1)", "VALUES (1); VALUES (2)"]
    let real = try EffectLesson.everything(on: recorder, failing: failing)
    let mock = MockSqlite3Wrapper()
    mock.learn(from: MockLessons(try Cassette(recorder.cassette().description)))
    #expect(try EffectLesson.everything(on: mock, failing: failing) == real)
    #expect(mock.unexpected == [])
  }

  @Test func `have none of several statements in one call of which one failed`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try EffectLesson.everything(on: recorder, failing: ["DELETE FROM t; INSERT INTO u VALUES (7)"])
    let lessons = MockLessons(try Cassette(recorder.cassette().description))
    #expect(!lessons.lessons.contains { $0.sql.hasPrefix("DELETE") || $0.sql == "INSERT INTO u VALUES (7)" })
    #expect(lessons.lessons.contains { $0.sql == "INSERT INTO u VALUES (7), (8)" })
  }

  @Test func `have nothing of a try to compile without virtual tables`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    func write(on wrapper: any Sqlite3WrapperProtocol) throws -> Int64 {
      let connection = try Connection(.memory, on: wrapper)
      try connection.execute("CREATE VIRTUAL TABLE note USING fts5(text)")
      try connection.execute("INSERT INTO note VALUES (\("a word"))")
      expectError(.error, "no such table: none") { try connection.execute("INSERT INTO none VALUES (1)") }
      return connection.lastInsertRowid
    }
    #expect(try write(on: recorder) == 1)
    let lessons = MockLessons(try Cassette(recorder.cassette().description))
    #expect(lessons.lessons.filter { $0.sql.hasPrefix("INSERT INTO n") }.map(\.compilations.count) == [0, 1])
    let mock = MockSqlite3Wrapper()
    mock.learn(from: lessons)
    #expect(try write(on: mock) == 1)
    #expect(mock.unexpected == [])
  }
}

@Suite struct `Lessons of a table` {
  private func database() throws -> Connection {
    let connection = try Connection(.memory, on: Sqlite3Wrapper())
    try connection.execute(
      """
      CREATE TABLE "a ""b" (id INTEGER PRIMARY KEY, v);
      INSERT INTO "a ""b" VALUES (1, NULL), (2, 2.0), (3, 'é"\\('), (4, x'00ff'), (5, CAST(x'ff' AS TEXT)), (6, 9e999)
      """)
    return connection
  }

  @Test func `are its first rows, for the calls that read and count it`() throws {
    let real = try database()
    let mock = MockSqlite3Wrapper()
    mock.learn(from: try MockLessons(table: "a \"b", of: real, limit: 4))
    let connection = try Connection(.memory, on: mock)
    #expect(try connection.read("a \"b").map(\.values) == real.read("a \"b", limit: 4).map(\.values))
    #expect(try connection.count("a \"b") == 4)
    #expect(try connection.prepare(#"SELECT * FROM "a ""b""#).declaredTypes == ["INTEGER", nil])
  }

  @Test func `are made by a library that does not tell where columns come from, too`() throws {
    let connection = try Connection(.memory, on: LackingWrapper([.sqlite3_column_origin_name]))
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (7)")
    let rows = try #require(MockLessons(table: "t", of: connection).lessons.first)
    #expect(rows.origins == [] && rows.runs.first?.answer.rows == [[7]])
  }

  @Test func `of a table that is not there are an error`() throws {
    let real = try database()
    expectError(.error, "no such table: none") { try MockLessons(table: "none", of: real) }
  }

  @Test func `of a damaged table are an error with its code`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    let maker = try Connection(.file(path), on: Sqlite3Wrapper())
    try maker.execute("PRAGMA page_size=512; CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(300)), (zeroblob(300)), (zeroblob(300))")
    try maker.close()
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(1_024..<1_536, with: [UInt8](repeating: 0xff, count: 512))
    try bytes.write(to: URL(filePath: path))
    let connection = try Connection(.file(path), access: .readOnly, on: Sqlite3Wrapper())
    expectError(.corrupt, "malformed") { try MockLessons(table: "t", of: connection) }
  }

  @Test func `are Swift to be pasted`() throws {
    let lessons = try MockLessons(table: "a \"b", of: database())
    #expect(
      lessons.swiftSource(for: "mock") == ##"""
        try mock.when { try $0.read(#"a "b"#) }
          .declaredTypes(["INTEGER", nil])
          .answers(
            columns: ["id", "v"],
            rows: [
              [1, nil],
              [2, 2.0],
              [3, #"é"\("#],
              [4, [0x00, 0xff]],
              [5, "�"],
              [6, .real(.infinity)],
            ])
        try mock.when { try $0.count(#"a "b"#) }
          .answers(
            columns: ["count(*)"],
            rows: [
              [6],
            ])
        """##)
  }
}

@Suite struct `Lessons as Swift` {
  @Test func `say errors, changes, turns and values`() {
    var write = MockLesson(sql: "INSERT INTO t VALUES (?)")
    write.compilations = [MockAnswer.Failure(.locked), nil]
    write.runs = [
      MockLesson.Run(bound: [1], answer: .changed(1, lastInsertRowid: 4)),
      MockLesson.Run(bound: ["a"], answer: .fails(.constraintUnique, message: "UNIQUE constraint failed: t.a", endsTransaction: true)),
      MockLesson.Run(bound: [1], answer: .done),
    ]
    var read = MockLesson(sql: "SELECT 'a\n'")
    let failure = MockAnswer.Failure(ResultCode(rawValue: 9999), message: "odd")
    read.runs = [MockLesson.Run(answer: MockAnswer(columns: ["a"], rows: [[[0xff]]], failure: failure))]
    read.runs[0].answer.textColumns = [0]
    let lessons = MockLessons([write, read])
    let end = #"""
      sqlite.when("SELECT 'a\n'")
        .answers(
          columns: ["a"],
          rows: [
            [[0xff]],
          ], thenFails: ResultCode(rawValue: 9999), message: "odd").texts(inColumns: 0)
      """#
    #expect(
      lessons.swiftSource(byValues: false) == #"""
        sqlite.when("INSERT INTO t VALUES (?)")
          .failsToPrepare(.locked)
          .prepares()
          .answers(.changed(1, lastInsertRowid: 4))
          .fails(.constraintUnique, message: "UNIQUE constraint failed: t.a", endsTransaction: true)
          .answers(.done)

        """# + end)
    #expect(
      lessons.swiftSource().hasPrefix(
        #"""
        sqlite.when("INSERT INTO t VALUES (?)")
          .failsToPrepare(.locked)
          .prepares()
          .when(bound: [1])
          .answers(.changed(1, lastInsertRowid: 4))
          .answers(.done)
          .when(bound: ["a"])
          .fails(
        """#))
  }
}
