import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let libraryTransactions = [
    pairApart, swallowedInside, retriedInside, savepointTried, begunByHand, committedAnyway, retriedOnAnyError, readBeforeWrite,
  ]

  private static let pairApart = PlantedFault(
    "two writes of the library apart", .library, "The balance and the record of the transfer are written without a transaction.",
    before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.update("account", set: ["balance": 70], where: Column("id") == 1)
      try database.insert(["amount": 30], into: "moved")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.update("account", set: ["balance": 70], where: Column("id") == 1)
        try database.insert(["amount": 30], into: "moved")
      }
      return .flag(true)
    })

  private static let swallowedInside = PlantedFault(
    "error swallowed in a transaction", .library, "A failed insert in a transaction is ignored, and the update is committed without it.",
    before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        _ = try? database.insert(["amount": 30], into: "moved")
        try database.update("account", set: ["balance": 70], where: Column("id") == 1)
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.insert(["amount": 30], into: "moved")
        try database.update("account", set: ["balance": 70], where: Column("id") == 1)
      }
      return .flag(true)
    })

  private static let retriedInside = PlantedFault(
    "retry in a transaction", .library,
    "After BEGIN IMMEDIATE a failed update is retried, although SQLite may have ended the transaction.", before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.execute("BEGIN IMMEDIATE")
      do {
        try database.insert(["amount": 30], into: "moved")
        let loss: SQL = "UPDATE account SET balance = balance - 30 WHERE id = 1"
        do { try database.execute(loss) } catch { try database.execute(loss) }
        try database.execute("COMMIT")
      } catch {
        if database.isInTransaction { try database.execute("ROLLBACK") }
        throw error
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.insert(["amount": 30], into: "moved")
        let loss: SQL = "UPDATE account SET balance = balance - 30 WHERE id = 1"
        do { try database.execute(loss) } catch { try database.execute(loss) }
      }
      return .flag(true)
    })

  private static let savepointTried = PlantedFault(
    "savepoint tried", .library, "A failed savepoint is ignored, and the transaction is committed without it.", before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.update("account", set: ["balance": 70], where: Column("id") == 1)
        try? database.savepoint { _ = try database.update("account", set: ["balance": 30], where: Column("id") == 2) }
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.update("account", set: ["balance": 70], where: Column("id") == 1)
        try database.savepoint { _ = try database.update("account", set: ["balance": 30], where: Column("id") == 2) }
      }
      return .flag(true)
    })

  private static let begunByHand = PlantedFault(
    "begun by hand", .library, "BEGIN and COMMIT are run as plain statements, and an error between them leaves the transaction open.",
    before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      func move() throws {
        if !database.isInTransaction { try database.execute("BEGIN") }
        try database.execute("UPDATE account SET balance = balance - 30 WHERE id = 1")
        try database.execute("UPDATE account SET balance = balance + 30 WHERE id = 2")
        try database.execute("COMMIT")
      }
      do { try move() } catch let error as SQLiteError where error.code.primary == .busy { try move() }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      func move() throws {
        try database.transaction(.deferred) {
          try database.execute("UPDATE account SET balance = balance - 30 WHERE id = 1")
          try database.execute("UPDATE account SET balance = balance + 30 WHERE id = 2")
        }
      }
      do { try move() } catch let error as SQLiteError where error.code.primary == .busy { try move() }
      return .flag(true)
    })

  private static let committedAnyway = PlantedFault(
    "committed anyway", .library, "A defer block runs COMMIT even after an error.", before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.execute("BEGIN")
      defer { try? database.execute("COMMIT") }
      try database.execute("UPDATE account SET balance = balance - 30 WHERE id = 1")
      try database.execute("UPDATE account SET balance = balance + 30 WHERE id = 2")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.execute("BEGIN")
      defer { if database.isInTransaction { try? database.execute("ROLLBACK") } }
      try database.execute("UPDATE account SET balance = balance - 30 WHERE id = 1")
      try database.execute("UPDATE account SET balance = balance + 30 WHERE id = 2")
      try database.execute("COMMIT")
      return .flag(true)
    })

  private static let retriedOnAnyError = PlantedFault(
    "transaction tried twice", .library,
    "After any error the transaction is run again, even if its COMMIT was done although it reported an error.",
    before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      func add() throws { try database.transaction { _ = try database.insert(["name": "Rigel"], into: "star") } }
      do { try add() } catch { try add() }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      func add() throws {
        try database.transaction {
          if try !database.exists(in: "star", where: Column("name") == "Rigel") { try database.insert(["name": "Rigel"], into: "star") }
        }
      }
      do { try add() } catch { try add() }
      return .flag(true)
    })

  private static let readBeforeWrite = PlantedFault(
    "zero written back", .library, "A balance that cannot be read counts as 0, and the new balance is computed from it and written.",
    before: .accounts,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        let balance = (try? database.value("SELECT balance FROM account WHERE id = 1", as: Int.self)) ?? 0
        try database.update("account", set: ["balance": balance + 5], where: Column("id") == 1)
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        let balance = try database.value("SELECT balance FROM account WHERE id = 1", as: Int.self) ?? 0
        try database.update("account", set: ["balance": balance + 5], where: Column("id") == 1)
      }
      return .flag(true)
    })
}
