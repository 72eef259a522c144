import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let closing = [notClosed, closeRefused, statementLeaked, finalizeSkipped, finalizedTwice, bypassedFinalize, bypassedJournal]

  private static let notClosed = PlantedFault(
    "connection lost on the error path", .calls, "A failed query throws before the connection is closed.",
    faulty: { sqlite, _ in
      let db = try sqlite.opened()
      let found = try sqlite.numbers(db, "VALUES (1), (2)")
      sqlite.sqlite3_close(db)
      return .numbers(found)
    },
    right: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close(db) }
      return .numbers(try sqlite.numbers(db, "VALUES (1), (2)"))
    })

  private static let closeRefused = PlantedFault(
    "refused close ignored", .calls,
    "An error leaves a statement unfinalized; the BUSY of sqlite3_close is ignored, and the connection stays open.",
    faulty: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close(db) }
      let statement = try sqlite.prepared(db, "SELECT 7")
      let found = try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0
      try sqlite.check(sqlite.sqlite3_finalize(statement))
      return .number(found)
    },
    right: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close(db) }
      let statement = try sqlite.prepared(db, "SELECT 7")
      let isThere = sqlite.sqlite3_step(statement) == .row
      let found = isThere ? sqlite.sqlite3_column_int64(statement, 0) : 0
      try sqlite.check(sqlite.sqlite3_finalize(statement))  // repeats the code of the step
      return .number(found)
    })

  private static let statementLeaked = PlantedFault(
    "statement leaked", .calls, "An early return skips the finalize.",
    faulty: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close_v2(db) }
      let statement = try sqlite.prepared(db, "VALUES (1), (2)")
      while try sqlite.next(statement) {
        if sqlite.sqlite3_column_int64(statement, 0) == 2 { return .flag(true) }
      }
      sqlite.sqlite3_finalize(statement)
      return .flag(false)
    },
    right: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close_v2(db) }
      let statement = try sqlite.prepared(db, "VALUES (1), (2)")
      defer { sqlite.sqlite3_finalize(statement) }
      while try sqlite.next(statement) {
        if sqlite.sqlite3_column_int64(statement, 0) == 2 { return .flag(true) }
      }
      return .flag(false)
    })

  private static let finalizeSkipped = PlantedFault(
    "finalize skipped by an error", .calls, "A failed bind throws before the statement is finalized.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.run(db, "CREATE TABLE star (name TEXT)")
        let statement = try sqlite.prepared(db, "INSERT INTO star VALUES (?)")
        try sqlite.bind(statement, 1, "Vega")
        let code = sqlite.sqlite3_step(statement)
        sqlite.sqlite3_finalize(statement)
        guard code == .done else { throw PlantedError(code: code, action: "step") }
        return .nothing
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.run(db, "CREATE TABLE star (name TEXT)")
        let statement = try sqlite.prepared(db, "INSERT INTO star VALUES (?)")
        let bound = sqlite.sqlite3_bind_text(statement, 1, "Vega", -1, Sqlite3Destructor.transient)
        let code = bound == .ok ? sqlite.sqlite3_step(statement) : bound
        sqlite.sqlite3_finalize(statement)
        guard code == .done else { throw PlantedError(code: code, action: "insert") }
        return .nothing
      }
    })

  private static let finalizedTwice = PlantedFault(
    "finalized twice", .calls, "The error path finalizes the statement, and so does the defer block.", peril: .undefinedWhenFailing,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        let statement = try sqlite.prepared(db, "SELECT 7")
        defer { sqlite.sqlite3_finalize(statement) }
        guard sqlite.sqlite3_step(statement) == .row else {
          sqlite.sqlite3_finalize(statement)
          throw PlantedError(code: 1, action: "step")
        }
        return .number(sqlite.sqlite3_column_int64(statement, 0))
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        let statement = try sqlite.prepared(db, "SELECT 7")
        defer { sqlite.sqlite3_finalize(statement) }
        let code = sqlite.sqlite3_step(statement)
        guard code == .row else { throw PlantedError(code: code, action: "step") }
        return .number(sqlite.sqlite3_column_int64(statement, 0))
      }
    })

  private static let bypassedFinalize = PlantedFault(
    "wrapper bypassed", .calls, "The statement is finalized through a new wrapper instead of the wrapper that the code was given.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        let statement = try sqlite.prepared(db, "SELECT 7")
        defer { Sqlite3Wrapper().sqlite3_finalize(statement) }
        return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        let statement = try sqlite.prepared(db, "SELECT 7")
        defer { sqlite.sqlite3_finalize(statement) }
        return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
      }
    })

  private static let bypassedJournal = PlantedFault(
    "journal past the wrapper", .calls, "A connection of another wrapper records the transfer before the balances are updated.",
    before: .accounts,
    faulty: { sqlite, stage in
      let library: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
      return try sqlite.withDatabase(stage.path) { db in
        try library.withDatabase(stage.path) { try library.run($0, "INSERT INTO moved (amount) VALUES (5)") }
        try sqlite.run(db, "UPDATE account SET balance = balance + CASE id WHEN 1 THEN -5 ELSE 5 END")
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "INSERT INTO moved (amount) VALUES (5)")
          try sqlite.run(db, "UPDATE account SET balance = balance + CASE id WHEN 1 THEN -5 ELSE 5 END")
        }
        return .flag(true)
      }
    })
}
