import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let keptConnections = [
    PlantedFault(
      "foreign keys stay off", .settings, "Foreign keys are turned off to rebuild a table, and stay off after an error.", before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.with("foreign_keys", 0, then: 1, isRight) { try shelf.rebuild() }
    },
    PlantedFault(
      "patience not put back", .settings, "The busy timeout is set to 0 for one insert, and an error leaves it at 0.", before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.with("busy_timeout", 0, then: 2500, isRight) { try shelf.add("atlas") }
    },
    PlantedFault(
      "fast and unsafe for ever", .settings, "An insert runs with synchronous = OFF, and the setting stays OFF after an error.",
      before: .shelf, object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.with("synchronous", 0, then: 2, isRight) { try shelf.add("diary") }
    },
    PlantedFault(
      "read only after a report", .settings, "A report runs with query_only = ON, and an error leaves the connection read-only.",
      before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.with("query_only", 1, then: 0, isRight) { try shelf.report() }
    },
    PlantedFault(
      "checks stay ignored", .settings, "CHECK constraints are ignored for one insert, and an error leaves them ignored.", before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.with("ignore_check_constraints", 1, then: 0, isRight) { try shelf.add("atlas") }
    },
    PlantedFault(
      "triggers stay shallow", .settings, "Recursive triggers are turned off for one insert, and stay off after an error.",
      before: .shelf, object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.with("recursive_triggers", 0, then: 1, isRight) { try shelf.add("atlas") }
    },
    PlantedFault(
      "off on the short way", .settings, "Foreign keys are turned off, and stay off if the table needs no rebuilding.", before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.rebuildIfNeeded(isRight)
    },
    PlantedFault(
      "alone for ever", .settings, "An insert runs in exclusive locking mode, and the connection stays in that mode after an error.",
      before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.alone(isRight) { try shelf.add("atlas") }
    },
    PlantedFault(
      "report without an end", .settings, "A report reads in a transaction, and an error leaves the transaction open.", before: .shelf,
      object: { try Shelf(on: $0, $1) }
    ) { (shelf: Shelf, isRight) in
      try shelf.reportAtOnce(isRight)
    },
    PlantedFault(
      "connection lost to the pool", .settings, "A connection whose write failed is not returned to the pool of two.", before: .shelf,
      object: { try ShelfPool(on: $0, $1, 2) }
    ) { (pool: ShelfPool, isRight) in
      try pool.lend(isRight) { try $0.add("atlas") }
    },
    PlantedFault(
      "reader lost to the pool", .settings, "A connection whose query failed is not returned to the pool of four.", before: .shelf,
      object: { try ShelfPool(on: $0, $1, 4) }
    ) { (pool: ShelfPool, isRight) in
      try pool.lend(isRight) { try $0.report() }
    },
    PlantedFault(
      "given up after three errors", .settings, "The pool counts errors, never resets the count, and is closed after the third.",
      before: .shelf, object: { try ShelfPool(on: $0, $1, 1) }
    ) { (pool: ShelfPool, isRight) in
      try pool.guarded(isRight) { try $0.add("atlas") }
    },
    PlantedFault(
      "basket of the connection tried", .settings, "A failed insert into a TEMP table is ignored.",
      before: .shelf, object: { try Shelf(on: $0, $1, also: "CREATE TEMP TABLE basket (book INTEGER PRIMARY KEY)") }
    ) { (shelf: Shelf, isRight) in
      try shelf.choose("novel", isRight)
    },
  ]
}

extension PlantedStage.Content {
  fileprivate static let shelf = Self(
    sql: """
      CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT CHECK (title <> '')); INSERT INTO book VALUES (1, 'novel'), (2, 'poems');
      CREATE TABLE loan (book INTEGER REFERENCES book); INSERT INTO loan VALUES (1);
      """)
}

/// Books on a connection that stays open.
private final class Shelf {
  let database: Connection

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, also sql: SQL = "") throws {
    database = try Connection(.file(stage.path), on: sqlite)
    try database.execute(sql)
    try database.execute("PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA busy_timeout = 2500; PRAGMA synchronous = 2")
  }

  /// Puts a book into the basket, which is gone with the connection.
  func choose(_ title: String, _ isRight: Bool) throws -> PlantedValue {
    let id: Int64? = try database.value("SELECT id FROM book WHERE title = \(title)")
    do { try database.execute("INSERT OR REPLACE INTO temp.basket VALUES (\(id))") } catch { if isRight { throw error } }
    return .number(id ?? 0)
  }

  /// Runs a closure with another value of a setting.
  func with(_ setting: String, _ value: Int, then before: Int, _ isRight: Bool, _ body: () throws -> PlantedValue) throws -> PlantedValue {
    try set(setting, value)
    do {
      let answer = try body()
      try set(setting, before)
      return answer
    } catch {
      if isRight { try? set(setting, before) }
      throw error
    }
  }

  /// Runs a closure while no other connection may use the file.
  func alone(_ isRight: Bool, _ body: () throws -> PlantedValue) throws -> PlantedValue {
    func share() throws {
      try database.execute("PRAGMA locking_mode = normal")
      _ = try database.count("book")  // which gives the lock back
    }
    try database.execute("PRAGMA locking_mode = exclusive")
    do {
      let answer = try body()
      try share()
      return answer
    } catch {
      if isRight { try? share() }
      throw error
    }
  }

  /// The titles of the books and the number of loans, of one moment.
  func reportAtOnce(_ isRight: Bool) throws -> PlantedValue {
    try database.execute("BEGIN")
    defer { if isRight, database.isInTransaction { try? database.execute("ROLLBACK") } }
    let titles = try database.rows("SELECT title FROM book ORDER BY id", as: String.self)
    let count = try database.count("loan")
    try database.execute("COMMIT")
    return .texts(titles + ["\(count)"])
  }

  private func set(_ setting: String, _ value: Int) throws { try database.execute(SQL(unchecked: "PRAGMA \(setting) = \(value)")) }

  func add(_ title: String) throws -> PlantedValue {
    .number(try database.insert(["title": title], into: "book"))
  }

  func report() throws -> PlantedValue { .texts(try database.rows("SELECT title FROM book ORDER BY id", as: String.self)) }

  func rebuild() throws -> PlantedValue {
    try database.transaction {
      try database.execute("CREATE TABLE new_book (id INTEGER PRIMARY KEY, title TEXT NOT NULL CHECK (title <> ''))")
      try database.execute("INSERT INTO new_book SELECT * FROM book; DROP TABLE book; ALTER TABLE new_book RENAME TO book")
    }
    return .number(Int64(try database.count("book")))
  }

  func rebuildIfNeeded(_ isRight: Bool) throws -> PlantedValue {
    let isNeeded = try database.value("SELECT count(*) FROM book WHERE title IS NULL", as: Int.self) ?? 0 > 0
    if isRight, !isNeeded { return .flag(false) }
    try set("foreign_keys", 0)
    guard isNeeded else { return .flag(false) }
    _ = try rebuild()
    try set("foreign_keys", 1)
    return .flag(true)
  }
}

/// A pool of connections.
private final class ShelfPool {
  private var free: [Shelf]
  private var errors = 0

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ count: Int) throws {
    free = try (0..<count).map { _ in try Shelf(on: sqlite, stage) }
  }

  func lend(_ isRight: Bool, _ body: (Shelf) throws -> PlantedValue) throws -> PlantedValue {
    guard let shelf = free.popLast() else { throw PlantedError(code: .busy, action: "no connection is free") }
    do {
      let answer = try body(shelf)
      free.append(shelf)
      return answer
    } catch {
      if isRight { free.append(shelf) }
      throw error
    }
  }

  func guarded(_ isRight: Bool, _ body: (Shelf) throws -> PlantedValue) throws -> PlantedValue {
    if errors >= 3, !isRight { throw PlantedError(code: .busy, action: "the pool is closed after three errors") }
    do {
      return try lend(true, body)
    } catch {
      errors += 1
      throw error
    }
  }
}
