import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let transactions = [
    pairWithoutTransaction, transactionLeftOpen, smallerRowAfterFull, failedRollbackLeaves, retriedInDeadTransaction, lockStillHeld,
  ]

  private static let pairWithoutTransaction = PlantedFault(
    "pair without a transaction", .calls, "Two accounts are updated without a transaction, and the second update may fail alone.",
    before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
        try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
        }
        return .flag(true)
      }
    })

  private static let transactionLeftOpen = PlantedFault(
    "transaction left open", .calls, "After BUSY the transaction stays open, and the second try may repeat the first update in it.",
    before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func move() throws {
          sqlite.sqlite3_exec(db, "BEGIN", nil, nil, nil)
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
          try sqlite.run(db, "COMMIT")
        }
        do { try move() } catch let error as PlantedError where error.code == .busy { try move() }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func move() throws {
          try sqlite.run(db, "BEGIN")
          do {
            try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
            try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
            try sqlite.run(db, "COMMIT")
          } catch {
            sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)  // an error when SQLite rolled back itself, and then of no interest
            throw error
          }
        }
        do { try move() } catch let error as PlantedError where error.code == .busy { try move() }
        return .flag(true)
      }
    })

  private static let smallerRowAfterFull = PlantedFault(
    "smaller row after FULL", .calls, "After FULL a shorter row is inserted, although SQLite may have rolled back; COMMIT is not checked.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN IMMEDIATE")
        try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
        if sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (5, 'a long name')", nil, nil, nil) == .full {
          try sqlite.run(db, "INSERT INTO star VALUES (5, 'x')")
        }
        sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil)
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
          try sqlite.run(db, "INSERT INTO star VALUES (5, 'a long name')")
        }
        return .flag(true)
      }
    })

  private static let failedRollbackLeaves = PlantedFault(
    "rollback that throws", .calls, "ROLLBACK fails if SQLite has rolled back already: its error hides the first and skips the finalize.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let statement = try sqlite.prepared(db, "INSERT INTO star VALUES (4, 'Rigel')")
        do {
          try sqlite.run(db, "BEGIN")
          try sqlite.finish(statement)
          try sqlite.run(db, "COMMIT")
        } catch {
          try sqlite.run(db, "ROLLBACK")
          sqlite.sqlite3_finalize(statement)
          throw error
        }
        sqlite.sqlite3_finalize(statement)
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let statement = try sqlite.prepared(db, "INSERT INTO star VALUES (4, 'Rigel')")
        defer { sqlite.sqlite3_finalize(statement) }
        do {
          try sqlite.run(db, "BEGIN")
          try sqlite.finish(statement)
          try sqlite.run(db, "COMMIT")
        } catch {
          if sqlite.sqlite3_get_autocommit(db) == 0 { sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }
          throw error
        }
        return .flag(true)
      }
    })

  private static let retriedInDeadTransaction = PlantedFault(
    "retry in a dead transaction", .calls, "A failed write is retried in a transaction that SQLite may have ended.",
    before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          let gain = "UPDATE account SET balance = balance + 30 WHERE id = 2"
          if sqlite.sqlite3_exec(db, gain, nil, nil, nil) != .ok { try sqlite.run(db, gain) }
        }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          let gain = "UPDATE account SET balance = balance + 30 WHERE id = 2"
          let code = sqlite.sqlite3_exec(db, gain, nil, nil, nil)
          if code == .ok { return }
          guard sqlite.sqlite3_get_autocommit(db) == 0 else { throw PlantedError(code: code, action: gain) }
          try sqlite.run(db, gain)
        }
        return .flag(true)
      }
    })

  private static let lockStillHeld = PlantedFault(
    "lock still held", .calls, "After a BUSY commit the first connection keeps its lock, and the second connection retries forever.",
    peril: .neverEnds, before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.path) { other in
          let loss = "UPDATE account SET balance = balance - 30 WHERE id = 1"
          try sqlite.run(db, "BEGIN IMMEDIATE")
          try sqlite.run(db, loss)
          var code = sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil)
          while code == .busy { code = sqlite.sqlite3_exec(other, loss, nil, nil, nil) }
          try sqlite.check(code, loss)
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.path) { other in
          let loss = "UPDATE account SET balance = balance - 30 WHERE id = 1"
          do {
            try sqlite.transaction(db) { try sqlite.run(db, loss) }
          } catch let error as PlantedError where error.code == .busy {
            try sqlite.run(other, loss)
          }
          return .flag(true)
        }
      }
    })
}
