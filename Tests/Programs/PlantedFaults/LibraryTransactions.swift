import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let libraryTransactions = [
    pairApart, swallowedInside, retriedInside, savepointTried, begunByHand, committedAnyway, retriedOnAnyError, readBeforeWrite,
  ]

  private static let pairApart = PlantedFault(
    "two writes of the library apart", .library, "The note of a move is a write of its own.", before: .accounts,
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
    "error swallowed in a transaction", .library, "Inside the transaction one of two writes may fail without ending it.", before: .accounts,
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
    "A write that failed is tried again in the same transaction, begun by a statement, which SQLite may have ended.", before: .accounts,
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
    "savepoint tried", .library, "A savepoint of a transaction is tried, and the rest is committed without it.", before: .accounts,
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
    "begun by hand", .library, "BEGIN and COMMIT are statements like others, and an error between them leaves the transaction open.",
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
    "committed anyway", .library, "A defer commits whatever happened before it.", before: .accounts,
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
    "transaction tried twice", .library, "A transaction whose commit was made although an error was reported runs a second time.",
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
    "zero written back", .library, "A balance that cannot be read is 0, and what comes of it is written back.", before: .accounts,
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
