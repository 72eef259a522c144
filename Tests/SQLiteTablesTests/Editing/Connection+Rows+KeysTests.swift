import SQLiteManager
import Testing

@Suite struct `The key of many rows` {
  private let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE p (id INTEGER PRIMARY KEY, email TEXT, gone INTEGER DEFAULT 0); CREATE UNIQUE INDEX i ON p (email)")
  }

  /// The ways in which rows are inserted, or change the one of the same address.
  private static let ways: [(String, @Sendable (Connection, String) throws -> Void)] = [
    ("rows", { try $0.insert([["email": $1]], into: "p", onConflict: .update(key: ["email"])) }),
    ("elements", { try $0.insert([$1], into: "p", columns: ["email"], onConflict: .update(key: ["email"])) { $0 } }),
    ("returning", { _ = try $0.upsert(["email": $1], into: "p", onConflict: ["email"], returning: ["id"]) }),
    ("one", { try $0.upsert(["email": $1], into: "p", onConflict: ["email"]) }),
  ]

  @Test(arguments: ways.indices) func `is looked for again when its index has become another one`(index: Int) throws {
    let (name, write) = Self.ways[index]
    for _ in 1...2 { try write(connection, "a") }
    try connection.execute("DROP INDEX i; CREATE UNIQUE INDEX i ON p (email) WHERE gone = 0")
    for _ in 1...2 { try write(connection, "a") }
    try write(connection, "b")
    try connection.execute("DROP INDEX i; CREATE UNIQUE INDEX i ON p (email)")
    for _ in 1...2 { try write(connection, "b") }
    #expect(try connection.rows("SELECT email FROM p ORDER BY id", as: String.self) == ["a", "b"], "\(name)")
  }
}
