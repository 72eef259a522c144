import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let libraryState = [countKept, namesKept, hookCounts, connectionKept, functionAnswersZero]

  private static let countKept = PlantedFault(
    "count kept, write failed", .library, "An object increments its count even if the insert failed.",
    before: .stars,
    faulty: { sqlite, stage in
      let stars = try StarCount(on: sqlite, stage) { stars, name in
        defer { stars.count += 1 }
        try stars.insert(name)
      }
      return .number(try stars.addPatiently("Rigel"))
    },
    right: { sqlite, stage in
      let stars = try StarCount(on: sqlite, stage) { stars, name in
        try stars.insert(name)
        stars.count = try stars.database.count("star")
      }
      return .number(try stars.addPatiently("Rigel"))
    })

  private static let namesKept = PlantedFault(
    "cache ahead of the commit", .library, "An object adds the new name to its cache before the transaction is committed.",
    before: .stars,
    faulty: { sqlite, stage in
      let stars = try StarNames(on: sqlite, stage) { stars, name in
        try stars.database.transaction {
          stars.names.append(name)
          try stars.database.execute("INSERT OR IGNORE INTO star VALUES (4, \(name))")
        }
      }
      return .texts(try stars.addPatiently("Rigel"))
    },
    right: { sqlite, stage in
      let stars = try StarNames(on: sqlite, stage) { stars, name in
        try stars.database.transaction { try stars.database.execute("INSERT OR IGNORE INTO star VALUES (4, \(name))") }
        stars.names.append(name)
      }
      return .texts(try stars.addPatiently("Rigel"))
    })

  private static let hookCounts = PlantedFault(
    "hook counts what is undone", .library, "The update hook counts rows that are rolled back.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      var written: Int64 = 0
      let token = try database.addUpdateHook { _ in written += 1 }
      defer { token.cancel() }
      func add() throws {
        try database.transaction {
          try database.execute("INSERT OR IGNORE INTO star VALUES (4, 'Rigel')")
          try database.execute("INSERT OR IGNORE INTO star VALUES (5, 'Spica')")
        }
      }
      do { try add() } catch let error as SQLiteError where error.code.primary == .busy { try add() }
      return .number(written)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      var written: Int64 = 0
      let token = try database.addUpdateHook { _ in written += 1 }
      defer { token.cancel() }
      func add() throws {
        written = 0
        try database.transaction {
          try database.execute("INSERT OR IGNORE INTO star VALUES (4, 'Rigel')")
          try database.execute("INSERT OR IGNORE INTO star VALUES (5, 'Spica')")
        }
      }
      do { try add() } catch let error as SQLiteError where error.code.primary == .busy { try add() }
      return .number(written)
    })

  private static let connectionKept = PlantedFault(
    "connection that keeps itself", .library,
    "A hook of a connection retains the object that owns the connection, which is therefore never closed.",
    before: .stars,
    faulty: { sqlite, stage in
      let stars = WatchedStars(try Connection(.file(stage.path), on: sqlite))
      stars.token = try stars.database.addUpdateHook { _ in stars.isChanged = true }
      try stars.database.execute("DELETE FROM star WHERE id = 1")
      return .flag(stars.isChanged)
    },
    right: { sqlite, stage in
      let stars = WatchedStars(try Connection(.file(stage.path), on: sqlite))
      stars.token = try stars.database.addUpdateHook { [weak stars] _ in stars?.isChanged = true }
      try stars.database.execute("DELETE FROM star WHERE id = 1")
      return .flag(stars.isChanged)
    })

  private static let functionAnswersZero = PlantedFault(
    "function that answers 0", .library, "An SQL function runs a query, and returns 0 if the query fails.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let other = try Connection(.file(stage.path), on: sqlite)
      try database.addFunction("brightness", argumentCount: 1) { _ in
        (try? other.value("SELECT count(*) FROM star", as: Int64.self)) ?? 0
      }
      return .numbers(try database.rows("SELECT brightness(id) FROM star", as: Int64.self))
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let other = try Connection(.file(stage.path), on: sqlite)
      try database.addFunction("brightness", argumentCount: 1) { _ in
        try other.value("SELECT count(*) FROM star", as: Int64.self) ?? 0
      }
      return .numbers(try database.rows("SELECT brightness(id) FROM star", as: Int64.self))
    })
}

/// Stars that know whether they were changed.
private final class WatchedStars {
  let database: Connection
  var token: HookToken?
  var isChanged = false

  init(_ database: Connection) { self.database = database }
}

/// Stars with their count; a BUSY write is made twice.
private final class StarCount {
  let database: Connection
  var count: Int
  private let add: (StarCount, String) throws -> Void

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ add: @escaping (StarCount, String) throws -> Void) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    count = try database.count("star")
    self.add = add
  }

  func insert(_ name: String) throws { try database.execute("INSERT OR IGNORE INTO star VALUES (4, \(name))") }

  func addPatiently(_ name: String) throws -> Int64 {
    do { try add(self, name) } catch let error as SQLiteError where error.code.primary == .busy { try add(self, name) }
    return Int64(count)
  }
}

/// Stars with their names; a BUSY write is made twice.
private final class StarNames {
  let database: Connection
  var names: [String?] = []
  private let add: (StarNames, String) throws -> Void

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ add: @escaping (StarNames, String) throws -> Void) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    self.add = add
  }

  func addPatiently(_ name: String) throws -> [String?] {
    do { try add(self, name) } catch let error as SQLiteError where error.code.primary == .busy { try add(self, name) }
    return names
  }
}
