import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let differingRows = [
    PlantedFault(
      "order without its lines", .differs, "An order and its lines, all with random keys, are inserted without a transaction.",
      before: .orders
    ) { sqlite, stage, isRight in
      let orders = try Orders(on: sqlite, stage, isRight)
      try orders.place(["pen", "ink"])
      return .number(try orders.count())
    },
    PlantedFault(
      "line of an order tried", .differs, "A failed insert of a line is ignored, and the order is committed without it.", before: .orders
    ) { sqlite, stage, isRight in
      let orders = try Orders(on: sqlite, stage, true)
      try orders.placeTrying(["pen", "ink"], isRight: isRight)
      return .nothing
    },
    PlantedFault(
      "line of no order", .differs, "If the order cannot be looked up, each of its lines refers to a random key.", before: .orders
    ) { sqlite, stage, isRight in
      try Orders(on: sqlite, stage, isRight).placeLooking(["pen", "ink"])
      return .nothing
    },
    PlantedFault(
      "order placed twice", .differs,
      "After any error the order is inserted again under a new key, even if the first insert was committed.",
      before: .orders
    ) { sqlite, stage, isRight in
      let orders = try Orders(on: sqlite, stage, isRight)
      try orders.placePatiently()
      return .nothing
    },
    PlantedFault(
      "visit not noted", .differs, "A failed update of the time of the last visit is ignored.", before: .visits
    ) { sqlite, stage, isRight in
      try Visits(on: sqlite, stage).visit([1], lastTried: !isRight)
      return .nothing
    },
    PlantedFault(
      "second visit not noted", .differs,
      "Two places are updated; a failed second update is ignored, and that place keeps its old time.", before: .visits
    ) { sqlite, stage, isRight in
      try Visits(on: sqlite, stage).visit([1, 2], lastTried: !isRight)
      return .nothing
    },
    PlantedFault(
      "secret left out", .differs, "A device is inserted first; a failed update that adds its secret is ignored.", before: .devices
    ) { sqlite, stage, isRight in
      .number(try Devices(on: sqlite, stage, isRight).add("phone"))
    },
    PlantedFault(
      "device under a default name", .differs, "A device gets a default name if the lookup of its user fails.", before: .devices
    ) { sqlite, stage, isRight in
      .number(try Devices(on: sqlite, stage, isRight).addNamed(by: 1))
    },
    PlantedFault(
      "devices replaced in steps", .differs,
      "The devices are deleted and new ones, each with a new secret, are inserted without a transaction.",
      before: .devices
    ) { sqlite, stage, isRight in
      .number(try Devices(on: sqlite, stage, isRight).replace(with: ["tablet", "watch"]))
    },
  ]
}

extension PlantedStage.Content {
  fileprivate static let orders = Self(
    sql: "CREATE TABLE purchase (id TEXT PRIMARY KEY, at REAL); CREATE TABLE line (id TEXT PRIMARY KEY, purchase TEXT, item TEXT);")

  fileprivate static let visits = Self(
    sql: "CREATE TABLE place (id INTEGER PRIMARY KEY, seen REAL); INSERT INTO place VALUES (1, 5.5), (2, 6.5), (3, 7.5);")

  fileprivate static let devices = Self(
    sql: """
      CREATE TABLE user (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO user VALUES (1, 'Ada');
      CREATE TABLE device (id INTEGER PRIMARY KEY, name TEXT, secret TEXT); INSERT INTO device VALUES (1, 'desk', 'one'), (2, 'lap', 'two');
      """)
}

/// Orders of a shop, each with its lines.
private final class Orders {
  private let database: Connection
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    self.isRight = isRight
  }

  private func write(_ items: [String], under key: String) throws {
    try database.execute("INSERT OR IGNORE INTO purchase VALUES (\(key), \(Date().timeIntervalSince1970))")
    for item in items { try database.execute("INSERT INTO line VALUES (\(UUID().uuidString), \(key), \(item))") }
  }

  func place(_ items: [String]) throws {
    let key = UUID().uuidString
    if isRight { try database.transaction { try write(items, under: key) } } else { try write(items, under: key) }
  }

  func placeTrying(_ items: [String], isRight: Bool) throws {
    let key = UUID().uuidString
    try database.transaction {
      try write([], under: key)
      for item in items {
        let line: SQL = "INSERT INTO line VALUES (\(UUID().uuidString), \(key), \(item))"
        if isRight { try database.execute(line) } else { try? database.execute(line) }
      }
    }
  }

  func placeLooking(_ items: [String]) throws {
    func newest() throws -> String? { try database.value("SELECT id FROM purchase ORDER BY at DESC") }
    try database.transaction {
      try write([], under: UUID().uuidString)
      let order = isRight ? try newest() : try? newest()
      for item in items {
        try database.execute("INSERT INTO line VALUES (\(UUID().uuidString), \(order ?? UUID().uuidString), \(item))")
      }
    }
  }

  func placePatiently() throws {
    let key = UUID().uuidString
    do { try write([], under: key) } catch { try write([], under: isRight ? key : UUID().uuidString) }
  }

  func count() throws -> Int64 { try database.value("SELECT count(*) FROM line") ?? 0 }
}

/// Places with the time when each was seen last.
private final class Visits {
  private let database: Connection

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws { database = try Connection(.file(stage.path), on: sqlite) }

  func visit(_ places: [Int], lastTried: Bool) throws {
    let now = Date().timeIntervalSince1970
    try database.transaction {
      for place in places {
        let mark: SQL = "UPDATE place SET seen = \(now) WHERE id = \(place)"
        if lastTried, place == places.last { try? database.execute(mark) } else { try database.execute(mark) }
      }
    }
  }
}

/// Devices of users, each with a secret.
private final class Devices {
  private let database: Connection
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    self.isRight = isRight
  }

  func add(_ name: String) throws -> Int64 {
    try database.transaction {
      let id = try database.insert(["name": name], into: "device")
      let secret: SQL = "UPDATE device SET secret = \(UUID().uuidString) WHERE id = \(id)"
      if isRight { try database.execute(secret) } else { try? database.execute(secret) }
      return id
    }
  }

  func addNamed(by user: Int) throws -> Int64 {
    let name: String?
    if isRight { name = try self.name(of: user) } else { name = try? self.name(of: user) }
    return try database.insert(["name": (name ?? "somebody") + "'s", "secret": UUID().uuidString], into: "device")
  }

  private func name(of user: Int) throws -> String? { try database.value("SELECT name FROM user WHERE id = \(user)") }

  func replace(with names: [String]) throws -> Int64 {
    func write() throws {
      try database.execute("DELETE FROM device")
      for name in names { try database.execute("INSERT INTO device (name, secret) VALUES (\(name), \(UUID().uuidString))") }
    }
    if isRight { try database.transaction { try write() } } else { try write() }
    return Int64(names.count)
  }
}
