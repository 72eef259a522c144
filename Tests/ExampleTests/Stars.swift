import SQLiteManager

/// The user's stars: the data code that the README tests.
struct Stars {
  let database: SQLiteManager

  init(on sqlite: any Sqlite3WrapperProtocol) throws {
    database = SQLiteManager(.database(.memory), on: sqlite)
    try database.open()
    try database.createTable("star", "question INTEGER PRIMARY KEY", ifNotExists: true)
  }

  func add(_ question: Int) throws { try database.insert(["question": question], into: "star") }

  func all() throws -> [Int] { try database.read("star", orderedBy: .ascending("question")).map { try $0["question"] } }
}
