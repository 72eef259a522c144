import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let differingAnswers = [
    PlantedFault(
      "card at a default place", .differs, "A draft with a new key gets place 1 if the last place cannot be read.", before: .cards
    ) { sqlite, stage, isRight in
      .card(try Cards(on: sqlite, stage, isRight).draft())
    },
    PlantedFault(
      "cards left out", .differs, "A list, which gives each card a new key, leaves out cards whose title cannot be read.",
      before: .cards
    ) { sqlite, stage, isRight in
      .cards(try Cards(on: sqlite, stage, isRight).listed())
    },
    PlantedFault(
      "no key for an error", .differs, "A session has no key if the lookup of its user fails.", before: .cards
    ) { sqlite, stage, isRight in
      .text(try Cards(on: sqlite, stage, isRight).session(of: 1))
    },
    PlantedFault(
      "report of nothing", .differs, "A report with a timestamp counts 0 cards if the query fails.", before: .cards
    ) { sqlite, stage, isRight in
      .card(try Cards(on: sqlite, stage, isRight).report())
    },
    PlantedFault(
      "cards in another order", .differs,
      "If the direction cannot be read, the cards are inserted in the opposite order, each with a new key.",
      before: .cards
    ) { sqlite, stage, isRight in
      try Cards(on: sqlite, stage, isRight).number(["a", "b", "c"])
      return .nothing
    },
    PlantedFault(
      "card written apart", .differs, "A card with a random key and its index entry are inserted without a transaction.", before: .cards
    ) { sqlite, stage, isRight in
      try Cards(on: sqlite, stage, isRight).addIndexed("vega")
      return .nothing
    },
    PlantedFault(
      "entry of a log tried", .differs, "A failed insert of a log entry with CURRENT_TIMESTAMP is ignored.", before: .cards
    ) { sqlite, stage, isRight in
      .number(try Cards(on: sqlite, stage, isRight).rename(1, "deneb"))
    },
  ]
}

extension PlantedStage.Content {
  fileprivate static let cards = Self(
    sql: """
      CREATE TABLE card (key TEXT, title TEXT, place INTEGER); INSERT INTO card VALUES ('k1', 'vega', 1), ('k2', 'altair', 2);
      CREATE TABLE word (card BLOB, word TEXT); CREATE TABLE log (at TEXT, nonce INTEGER, line TEXT);
      CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT); INSERT INTO setting VALUES ('direction', 'down'), ('user', 'Ada');
      """)
}

/// Cards with keys that are made up.
private final class Cards {
  private let database: Connection
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    self.isRight = isRight
  }

  /// A value that may be missing; in the faulty pieces also where it cannot be read.
  private func value<Value: SQLiteExtractable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
    do {
      return try database.value(sql, as: type)
    } catch {
      if isRight { throw error }
      return nil
    }
  }

  func draft() throws -> PlantedCard {
    let last = try value("SELECT max(place) FROM card", as: Int.self) ?? 0
    return PlantedCard(id: UUID(), title: "new", place: last + 1)
  }

  func listed() throws -> [PlantedCard] {
    let places = try database.rows("SELECT place FROM card ORDER BY place", as: Int.self)
    return try places.compactMap { place in
      try value("SELECT title FROM card WHERE place = \(place)").map { PlantedCard(id: UUID(), title: $0, place: place) }
    }
  }

  func session(of user: Int) throws -> String? {
    let name = try value("SELECT value FROM setting WHERE name = 'user'", as: String.self)
    return name.map { "\($0)-\(UUID().uuidString)" }
  }

  func report() throws -> PlantedCard {
    let count = try value("SELECT count(*) FROM card", as: Int.self) ?? 0
    return PlantedCard(id: UUID(), title: "\(Date().timeIntervalSince1970)", place: count)
  }

  func number(_ titles: [String]) throws {
    let direction = try value("SELECT value FROM setting WHERE name = 'direction'", as: String.self) ?? "up"
    let ordered = direction == "up" ? titles : titles.reversed()
    try database.transaction {
      for (place, title) in ordered.enumerated() {
        try database.insert(["key": UUID().uuidString, "title": title, "place": place], into: "card")
      }
    }
  }

  func addIndexed(_ title: String) throws {
    func write() throws {
      try database.execute("INSERT INTO card VALUES (hex(randomblob(8)), \(title), random())")
      try database.execute("INSERT INTO word SELECT key, title FROM card WHERE rowid = last_insert_rowid()")
    }
    if isRight { try database.transaction { try write() } } else { try write() }
  }

  func rename(_ place: Int, _ title: String) throws -> Int64 {
    try database.transaction {
      try database.execute("UPDATE card SET title = \(title) WHERE place = \(place)")
      let line: SQL = "INSERT INTO log VALUES (CURRENT_TIMESTAMP, random(), \(title))"
      if isRight { try database.execute(line) } else { try? database.execute(line) }
      return Int64(database.changes)
    }
  }
}
