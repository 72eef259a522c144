import Expectations
import Scratch
import SQLiteManager
import Testing

@Suite struct `A statement that writes and returns rows` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE star (t INTEGER REFERENCES t DEFERRABLE INITIALLY DEFERRED)
      """)
  }

  /// The rows that another connection sees: committed ones.
  func committed() throws -> [Int64] { try Connection(.file(folder.path("a"))).rows("SELECT id FROM t ORDER BY id", as: Int64.self) }

  @Test func `gives its rows in every typed way`() throws {
    #expect(try connection.rows("INSERT INTO t (name) VALUES ('a'), ('b') RETURNING id", as: Int64.self) == [1, 2])
    #expect(try connection.row("INSERT INTO t (name) VALUES ('c') RETURNING id, name", as: Int64.self, String.self)! == (3, "c"))
    struct Named: Decodable, Equatable { var name: String }
    #expect(
      try connection.rows("UPDATE t SET name = name || '!' WHERE id < 3 RETURNING name", decoding: Named.self) == [
        Named(name: "a!"), Named(name: "b!"),
      ])
    #expect(try connection.prepare("DELETE FROM t WHERE id = 1 RETURNING *").dictionary(as: Int.self, String.self) == [1: "a!"])
    #expect(try committed() == [2, 3])
  }

  @Test func `is run to its end by whoever takes one row`() throws {
    #expect(try connection.value("INSERT INTO t (id) VALUES (1), (2) RETURNING id", as: Int64.self) == 1)
    #expect(try committed() == [1, 2])
    #expect(try connection.value("INSERT INTO t (id) VALUES (3), (4) RETURNING id", as: Int.self) == 3)
    #expect(try connection.row("INSERT INTO t (id) VALUES (5), (6) RETURNING id")?.values == [5])
    #expect(try connection.prepare("INSERT INTO t (id) VALUES (7), (8) RETURNING id").row { try $0[0, as: Int.self] } == 7)
    #expect(try committed() == Array(1...8))
    #expect(!connection.isInTransaction)
  }

  @Test func `whose commit fails throws, though there was a first row, and nothing stays`() throws {
    let reads: [() throws -> Void] = [
      { _ = try connection.rows("INSERT INTO star VALUES (99) RETURNING t", as: Int.self) },
      { _ = try connection.value("INSERT INTO star VALUES (99) RETURNING t", as: Int.self) },
      { _ = try connection.row("INSERT INTO star VALUES (99) RETURNING t") },
      { _ = try connection.prepare("INSERT INTO star VALUES (99) RETURNING t").row { try $0[0, as: Int.self] } },
    ]
    for read in reads {
      let error = #expect(throws: SQLiteError.self) { try read() }
      #expect(error?.code == .constraintForeignkey)
      #expect(try connection.value("SELECT count(*) FROM star") == 0)
    }
  }

  @Test func `stays done when its closure throws`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try connection.prepare("INSERT INTO t (id) VALUES (1), (2) RETURNING id").row { _ in throw Stop() } }
    #expect(try committed() == [1, 2])
  }

  @Test func `is refused before it writes when the types are too few or too many`() throws {
    for sql in ["INSERT INTO t (id) VALUES (1)", "INSERT INTO t (id) VALUES (1) RETURNING id, name"] as [SQL] {
      expectError(.range, "columns, and 1 types were requested: their numbers must be equal") { try connection.rows(sql, as: Int64.self) }
      expectError(.range, "columns, and 3 types were requested: their numbers must be equal") {
        try connection.row(sql, as: Int64.self, String.self, Int.self)
      }
    }
    #expect(try committed() == [])
  }

  @Test func `is counted with the columns it will have`() throws {
    let sql: SQL = "INSERT INTO t (name) VALUES ('a') RETURNING *"
    #expect(try connection.row(sql, as: Int.self, String.self)?.0 == 1)
    try connection.execute("ALTER TABLE t ADD COLUMN more DEFAULT 7")
    expectError(.range, "the result has 3 columns, and 4 types were requested") {
      try connection.row(sql, as: Int.self, String.self, Int.self, Int.self)
    }
    #expect(try connection.row(sql, as: Int.self, String.self, Int.self)?.2 == 7)
    #expect(try committed() == [1, 2])
  }
}
