import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

/// The right-hand columns of the tables.
@Suite struct `The article for those who come from SQift` {
  struct Car: ExpressibleByRow, Equatable {
    let name: String
    let price: UInt?
    init(row: borrowing Row) throws {
      name = try row["name"]
      price = try row["price"]
    }
  }

  struct Settings: StoredAsPropertyList, Equatable { var size: Int }
  struct Address: StoredAsJSON, Equatable { var street: String }

  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("cars")))
    try connection.execute("CREATE TABLE cars (id INTEGER PRIMARY KEY, name TEXT, price INTEGER)")
    try connection.execute("INSERT INTO cars VALUES (1, 'Audi', 52642), (2, 'Škoda', NULL)")
  }

  @Test func `is right about connections`() throws {
    for location in [Connection.Location.memory, .temporary] { #expect(try Connection(location).fileName() == nil) }
    #expect(try Connection(.file(folder.path("cars")), access: .readOnly).isReadOnly())
    var configuration = Connection.Configuration.recommended
    configuration.extraFlags = .fullmutex
    configuration.busyTimeoutMilliseconds = 1_000
    let logged = try Connection(.file(folder.path("logged")), configuration: configuration)
    #expect(try logged.pragma(.journalMode) == .wal)
    #expect(try logged.pragma(.busyTimeout) == 1_000)
    #expect(try connection.fileName(of: "main") == folder.path("cars"))
    #expect(try connection.isReadOnly("main") == false)
    #expect(connection.isLibraryThreadSafe)
    try connection.setPragma(.journalMode, to: .wal)
    expectError(.error, "journal_mode") { try Connection(.memory).setPragma(.journalMode, to: .wal) }
    let name = "Robert'); DROP TABLE cars; --"
    #expect(try connection.value("SELECT \(name) AS \(identifier: name)") == name)
  }

  @Test func `is right about counts, interrupting and attaching`() throws {
    #expect(try connection.insert(["name": "Tatra"], into: "cars") == 3)
    #expect(connection.lastInsertRowid == 3)
    #expect(try connection.update("cars", set: ["price": 1], where: Column("id") < 3) == 2)
    #expect(connection.changes == 2)
    #expect(try connection.delete(from: "cars", where: Column("id") == 3) == 1)
    #expect(connection.totalChanges == 6)
    let interrupter = connection.interrupter
    let error = #expect(throws: SQLiteError.self) {
      try connection.prepare("SELECT a.id FROM cars AS a, cars AS b").forEach { _ in connection.interrupt() }
    }
    #expect(error?.code == .interrupt)
    try connection.attach(.file(folder.path("other")), as: "other", access: .create)
    try connection.detach("other")
    #expect(try connection.withAttached(.memory, as: "x", access: .create) { try connection.schemaNames.contains("x") })
    try connection.close()
    interrupter.interrupt()
  }

  @Test func `is right about statements and values`() throws {
    try connection.execute("INSERT INTO cars (id, name) VALUES (\(3), \("Audi"))")
    try connection.prepare("INSERT INTO cars (id, name) VALUES (?, ?)").run(4, "Audi")
    try connection.execute(SQL(unchecked: "DELETE FROM cars WHERE id > 3"))
    let statement = try connection.prepare("SELECT name FROM cars WHERE id = :id")
    try statement.bind(named: ["id": 1])
    #expect(statement.sql == "SELECT name FROM cars WHERE id = :id")
    #expect(try statement.expandedSQL == "SELECT name FROM cars WHERE id = 1")
    #expect(statement.isReadOnly && !statement.isBusy)
    expectError(.range, ":id") { try statement.bind(named: [:]) }
    #expect(Int8(7).sqliteValue == 7)
    #expect(Int8.extract(from: 7) == 7)
    let error = #expect(throws: SQLiteError.self) { try connection.row("SELECT 300 AS n")?["n", as: Int8.self] }
    #expect(error?.message == "row 1, column 0 (n) holds integer 300, which cannot be read as Int8")
    let date = Date(timeIntervalSince1970: 1_795_281_623.5)
    let dates = try #require(try connection.row("SELECT \(date), \(UnixTime(date)), \(JulianDay(date))"))
    #expect(try dates[0] == date && dates[1, as: UnixTime.self].date == date && dates[2, as: JulianDay.self].date == date)
  }

  @Test func `is right about Codable types and collections`() throws {
    let row = try #require(
      try connection.row("SELECT \(Settings(size: 3)), \(Address(street: "Long")), \(PropertyList(Set(["a", "b"]))), \(JSON(["a": 1]))"))
    #expect(try row[0] == Settings(size: 3))
    #expect(try row[1] == Address(street: "Long"))
    #expect(try row[2, as: PropertyList<Set<String>>.self].value == ["a", "b"])
    #expect(try row[3, as: JSON<[String: Int]>.self].value == ["a": 1])
    #expect(try connection.value("SELECT json_extract(\(Address(street: "Long")), '$.street')") == "Long")
  }

  @Test func `is right about queries`() throws {
    #expect(try connection.value("SELECT count(*) FROM cars WHERE id < \(4)", as: Int.self) == 2)
    let row = try #require(try connection.row("SELECT name, price FROM cars WHERE id = \(2)"))
    #expect(try row[0] == "Škoda")
    #expect(try row["price", as: Int?.self] == nil)
    expectError(.mismatch, "holds null, which cannot be read as Int") { try row["price", as: Int.self] }
    #expect(row.columns == ["name", "price"])
    #expect(row.values == ["Škoda", nil])
    let all: SQL = "SELECT name, price FROM cars ORDER BY id"
    let cars = try connection.rows(all, as: Car.self)
    #expect(cars.map(\.price) == [52642, nil])
    #expect(try connection.row(all, as: Car.self) == cars[0])
    #expect(try connection.prepare(all).row { try $0[0, as: String.self] } == "Audi")
    #expect(try connection.rows(all) { try $0[0, as: String.self] } == ["Audi", "Škoda"])
    let priced: SQL = "SELECT name, price FROM cars WHERE price IS NOT NULL"
    #expect(try connection.prepare(priced).dictionary(as: String.self, UInt.self) == ["Audi": 52642])
    let pairs: [String: UInt] = try connection.prepare(priced).dictionary { (try $0[0], try $0[1]) }
    #expect(pairs == ["Audi": 52642])
    let sum = try connection.prepare(priced).reduce(into: 0) { sum, row in sum += try row["price", as: Int.self] }
    #expect(sum == 52642)
  }

  @Test func `is right about transactions and migrations`() throws {
    try connection.transaction(.deferred) {
      try connection.transaction { try connection.execute("DELETE FROM cars WHERE id = 1") }
      var failure: SQLiteError?
      do {
        try connection.savepoint(named: "a'b") { try connection.execute("nonsense") }
      } catch let error as SQLiteError {
        failure = error
      }
      #expect(failure?.code == .error)
    }
    #expect(!connection.isInTransaction)
    var migrator = try Migrator([.init(1, "CREATE TABLE a (x)"), .init(2, "CREATE TABLE b (x)")])
    let told = Locked<[Int]>([])
    migrator.willMigrate = { version in told.withLock { $0.append(version) } }
    migrator.didMigrate = { version in told.withLock { $0.append(-version) } }
    try migrator.migrate(connection)
    #expect(told.withLock { $0 } == [1, -1, 2, -2])
    #expect(try connection.pragma(.userVersion) == 2)
    let delegating = try Migrator(to: 3) { version in SQL(unchecked: "CREATE TABLE step\(version) (x)") }
    try delegating.migrate(connection)
    #expect(try connection.tables().map(\.name).contains("step3"))
  }
}
