import Expectations
import SQLiteManager
import Testing

@Suite struct `A statement that runs` {
  private func stars() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name)")
    return connection
  }

  @Test func `binds by name and runs`() throws {
    let connection = try stars()
    let insert = try connection.prepare("INSERT INTO star VALUES (:id, :name)")
    let none: String? = nil
    try insert.run(named: ["id": 1, ":name": "Vega"])
    try insert.run(named: ["name": none, "id": 2])
    try expectRows("SELECT * FROM star", on: connection, "id │ name\n1 │ Vega\n2 │ NULL")
    expectError(.range, "no value for :name") { try insert.run(named: ["id": 3]) }
    #expect(try connection.value("SELECT count(*) FROM star", as: Int.self) == 2)
  }

  @Test func `counts the rows that it changed itself`() throws {
    let connection = try stars()
    func count(_ sql: SQL) throws -> Int { try connection.execute(sql) }
    #expect(try count("INSERT INTO star VALUES (1, 'a'), (2, 'b'), (3, 'c')") == 3)
    #expect(
      try count("CREATE TABLE log (id); CREATE TRIGGER t AFTER UPDATE ON star BEGIN INSERT INTO log VALUES (old.id), (new.id); END") == 0)
    #expect(try count("UPDATE star SET name = 'x' WHERE id < \(3)") == 2, "without those of its triggers")
    #expect(try count("UPDATE star SET name = 'x' WHERE id < \(3)") == 2, "and so by a kept statement")
    #expect(try count("SELECT * FROM star; PRAGMA user_version = 3") == 0, "and not those of a statement before")
    #expect(
      try count("UPDATE star SET name = 'y'; DELETE FROM star WHERE id = 1; CREATE TABLE other (a); REPLACE INTO star VALUES (2, 'r')") == 5
    )
    #expect(try count("WITH gone AS (SELECT 3 AS id) DELETE FROM star WHERE id IN (SELECT id FROM gone)") == 1)
    #expect(try count("WITH one AS (SELECT 1) SELECT * FROM one") == 0)
    #expect(try count("UPDATE star SET name = 'z' WHERE 0") == 0)
    #expect(try count("") == 0)
    let queue = try ConnectionQueue(.memory)
    let made: Int = try queue.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
    #expect(made == 2)
  }
}
