import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let reading = [reportOfTwoMoments, rateCachedTooLate]

  private static let savings = Content.wal(
    """
    CREATE TABLE checking (id INTEGER PRIMARY KEY, amount INTEGER); INSERT INTO checking (amount) VALUES (100), (20);
    CREATE TABLE saving (id INTEGER PRIMARY KEY, amount INTEGER); INSERT INTO saving (amount) VALUES (400);
    """)

  private static let save: Pair.Operation = { sqlite, path, _ in
    try sqlite.withConnection(path) { connection in
      try connection.transaction {
        try connection.insert(["amount": -50], into: "checking")
        try connection.insert(["amount": 50], into: "saving")
      }
      return .flag(true)
    }
  }

  private static let reportOfTwoMoments = PlantedRace(
    "report that reads two tables at two moments",
    "The sums of two tables are read without a transaction, and an amount that is moved meanwhile is in both sums or in neither.",
    faulty: Pair(
      savings,
      one: { sqlite, path, _ in
        let database = try Database(.file(path), on: sqlite)
        defer { try? database.close() }
        let checking = try database.value("SELECT sum(amount) FROM checking", as: Int64.self) ?? 0
        let saving = try database.value("SELECT sum(amount) FROM saving", as: Int64.self) ?? 0
        return .numbers([checking, saving, checking + saving])
      }, other: save),
    right: Pair(
      savings,
      one: { sqlite, path, _ in
        let database = try Database(.file(path), on: sqlite)
        defer { try? database.close() }
        return try database.withReader { connection in
          let checking = try connection.value("SELECT sum(amount) FROM checking", as: Int64.self) ?? 0
          let saving = try connection.value("SELECT sum(amount) FROM saving", as: Int64.self) ?? 0
          return .numbers([checking, saving, checking + saving])
        }
      }, other: save))

  private static let work = Content.plain(
    """
    CREATE TABLE rate (name TEXT PRIMARY KEY, amount INTEGER); INSERT INTO rate VALUES ('hour', 50);
    CREATE TABLE invoice (id INTEGER PRIMARY KEY, hours INTEGER, amount INTEGER); INSERT INTO invoice VALUES (1, 2, 100);
    """)

  /// Raises the rate, and the amounts of all open invoices.
  private static let raise: Pair.Operation = { sqlite, path, stage in
    try sqlite.withConnection(path) { connection in
      try connection.transaction {
        try connection.update("rate", set: ["amount": 60], where: Column("name") == "hour")
        try connection.execute("UPDATE invoice SET amount = hours * 60")
      }
    }
    stage.rates.removeAll()
    return .flag(true)
  }

  private static let rateCachedTooLate = PlantedRace(
    "rate that is cached too late",
    "A rate from before a change is put into the cache after the cache was emptied, and an invoice is written at the old rate.",
    faulty: Pair(
      work,
      one: { sqlite, path, stage in
        try sqlite.withConnection(path) { connection in
          if stage.rates["hour"] == nil {
            stage.rates["hour"] = try connection.value("SELECT amount FROM rate WHERE name = 'hour'", as: Int64.self)
          }
          let amount = 3 * (stage.rates["hour"] ?? 0)
          try connection.insert(["hours": 3, "amount": amount], into: "invoice")
          return .number(amount)
        }
      }, other: raise),
    right: Pair(
      work,
      one: { sqlite, path, stage in
        let generation = stage.rates.generation
        let rate = try sqlite.withConnection(path) { connection in
          try connection.transaction {
            let rate = try connection.value("SELECT amount FROM rate WHERE name = 'hour'", as: Int64.self) ?? 0
            try connection.insert(["hours": 3, "amount": 3 * rate], into: "invoice")
            return rate
          }
        }
        stage.rates.store(rate, for: "hour", readIn: generation)
        return .number(3 * rate)
      }, other: raise))
}

/// Rates that were read before. The lock is never held while SQLite works.
final class RateCache: @unchecked Sendable {
  private let lock = NSLock()
  private var rates: [String: Int64] = [:]
  private var emptied = 0

  subscript(name: String) -> Int64? {
    get { lock.withLock { rates[name] } }
    set { lock.withLock { rates[name] = newValue } }
  }

  /// The number of times that the cache was emptied.
  var generation: Int { lock.withLock { emptied } }

  /// Stores a rate, unless the cache was emptied after the rate was read.
  func store(_ rate: Int64, for name: String, readIn generation: Int) {
    lock.withLock { if emptied == generation { rates[name] = rate } }
  }

  func removeAll() {
    lock.withLock {
      rates = [:]
      emptied += 1
    }
  }
}
