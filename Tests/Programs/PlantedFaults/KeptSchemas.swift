import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let keptSchemas = [
    PlantedFault(
      "trigger dropped for an import", .calls,
      "The trigger that updates the number of books is dropped before an import, and an error leaves it dropped.",
      before: .library, object: { try Shelves(on: $0, $1) }
    ) { (shelves: Shelves, isRight) in
      try shelves.take(["atlas", "diary"], without: "trigger", "counted", isRight)
    },
    PlantedFault(
      "index dropped for an import", .calls, "The index is dropped before an import, and an error leaves it dropped.", before: .library,
      object: { try Shelves(on: $0, $1) }
    ) { (shelves: Shelves, isRight) in
      try shelves.take(["atlas", "diary"], without: "index", "by_title", isRight)
    },
    PlantedFault(
      "view dropped for a change", .calls, "The view is dropped before a row is inserted into its table, and an error leaves it dropped.",
      before: .library,
      object: { try Shelves(on: $0, $1) }
    ) { (shelves: Shelves, isRight) in
      try shelves.take(["atlas"], without: "view", "recent", isRight)
    },
    PlantedFault(
      "depot tried", .calls, "Books are copied to a database attached by URI; a failed copy is ignored, and the books are deleted.",
      before: .library, object: { try Shelves(on: $0, $1) }
    ) { (shelves: Shelves, isRight) in
      try shelves.store(before: 2, isRight)
    },
    PlantedFault(
      "list half made on the desk", .calls,
      "Search results are inserted into an in-memory database without a transaction, and an error leaves them incomplete.",
      before: .library, object: { try Shelves(on: $0, $1) }
    ) { (shelves: Shelves, isRight) in
      try shelves.gather(["novel", "poems"], isRight)
    },
    PlantedFault(
      "copy that was never made", .calls, "A failed VACUUM INTO is ignored, and the name of the missing copy is returned.",
      before: .library,
      object: { try Shelves(on: $0, $1) }
    ) { (shelves: Shelves, isRight) in
      try shelves.copy(isRight)
    },
  ]
}

extension PlantedStage.Content {
  fileprivate static let library = Self(
    sql: """
      CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO book VALUES (1, 'novel'), (2, 'poems');
      CREATE TABLE total (count INTEGER); INSERT INTO total VALUES (2); CREATE INDEX by_title ON book (title);
      CREATE TRIGGER counted AFTER DELETE ON book BEGIN UPDATE total SET count = count - 1; END;
      CREATE VIEW recent AS SELECT title FROM book WHERE id > 1;
      """)
}

/// Books on a connection that stays open, with a depot in another file and a desk in memory.
private final class Shelves {
  private let database: Connection
  private let copy: String

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    copy = stage.otherPath + ".copy"
    let depot = URL(filePath: stage.otherPath).absoluteString
    try database.execute("PRAGMA synchronous = OFF; ATTACH \(depot) AS depot; ATTACH ':memory:' AS desk")
    try database.execute("CREATE TABLE depot.book (id INTEGER PRIMARY KEY, title TEXT); CREATE TABLE desk.found (title TEXT)")
  }

  /// Writes books while an object of the schema is not there.
  func take(_ titles: [String], without kind: String, _ name: String, _ isRight: Bool) throws -> PlantedValue {
    let sql: String? = try database.value("SELECT sql FROM main.sqlite_schema WHERE name = \(name)")
    func drop() throws { try database.execute(SQL(unchecked: "DROP \(kind) IF EXISTS main.\(name)")) }
    func make() throws { try database.execute(SQL(unchecked: sql ?? "SELECT 1")) }
    if !isRight { try drop() }
    try database.transaction {
      if isRight { try drop() }
      for title in titles { try database.execute("INSERT INTO main.book (title) VALUES (\(title))") }
      if isRight { try make() }
    }
    if !isRight { try make() }
    return .number(Int64(titles.count))
  }

  /// Moves old books into the depot.
  func store(before id: Int, _ isRight: Bool) throws -> PlantedValue {
    try database.transaction {
      let move: SQL = "INSERT OR REPLACE INTO depot.book SELECT * FROM main.book WHERE id < \(id)"
      if isRight { try database.execute(move) } else { try? database.execute(move) }
      try database.execute("DELETE FROM main.book WHERE id < \(id)")
    }
    return .nothing
  }

  /// Puts titles on the desk.
  func gather(_ titles: [String], _ isRight: Bool) throws -> PlantedValue {
    func work() throws {
      try database.execute("DELETE FROM desk.found")
      for title in titles { try database.execute("INSERT INTO desk.found SELECT title FROM main.book WHERE title = \(title)") }
    }
    if isRight { try database.transaction { try work() } } else { try work() }
    return .number(Int64(titles.count))
  }

  /// Makes a copy of the file.
  func copy(_ isRight: Bool) throws -> PlantedValue {
    do { try database.execute("VACUUM main INTO \(copy)") } catch { if isRight { throw error } }
    return .text(URL(fileURLWithPath: copy).lastPathComponent)
  }
}
