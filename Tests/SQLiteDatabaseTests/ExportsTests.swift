import SQLiteDatabase
import SQLiteMocks
import Scratch
import Testing

@Suite struct `A file that imports SQLiteDatabase alone` {
  private static let schema: SQL = "CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"

  @Test func `keeps rows over the real library`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.schema)
    try connection.insert(["id": 1, "name": "Vega"], into: "star")
    #expect(try connection.read("star", where: Column("name") == "Vega", orderedBy: .ascending("id").descending).count == 1)
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT name FROM star ORDER BY name COLLATE LOCALIZED_cs") }
    #expect(
      error?.message.contains("the product SQLiteManager has it: configuration.onDemand = .text") == true,
      "\(String(describing: error))")
    try connection.close()
  }

  @Test func `lends connections to threads and tasks`() async throws {
    let folder = try ScratchFolder()
    let file = Connection.Location.file(folder.path("stars.sqlite"))
    let migrator = try Migrator([Migrator.Step(1, Self.schema)])
    let database = try Database(file, prepareWriter: { try migrator.migrate($0) })
    try database.insert(["name": "Deneb"], into: "star")
    #expect(try await database.perform { try $0.value("SELECT count(*) FROM star", as: Int.self) } == 1)
    let pool = try ConnectionPool(file, limit: 2, prepare: { try $0.set(.enableFkey, false) })
    #expect(try pool.withConnection { try $0.value("SELECT name FROM star", as: String.self) } == "Deneb")
    try pool.close()
    try database.close()
    let queue = try ConnectionQueue(file, access: .readOnly)
    #expect(try queue.value("SELECT count(*) FROM star", as: Int.self) == 1)
    try queue.close()
  }

  @Test func `runs over a double where one is given`() throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when("SELECT name FROM star").answers(columns: ["name"], rows: [["Altair"]])
    #expect(try Connection(.memory, on: sqlite).value("SELECT name FROM star", as: String.self) == "Altair")
    let queue = try ConnectionQueue(.memory, on: sqlite)
    #expect(try queue.value("SELECT name FROM star", as: String.self) == "Altair")
    try queue.close()
    #expect(sqlite.problems.isEmpty)
  }
}
