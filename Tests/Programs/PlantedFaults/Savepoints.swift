import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let savepoints = [savepointNotReleased, releaseIgnored, rollbackToAlone, deferredKey]

  private static let savepointNotReleased = PlantedFault(
    "savepoint never released", .calls, "After BUSY the savepoint stays open, and the second try is never committed.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func add() throws {
          try sqlite.run(db, "SAVEPOINT adding")
          do {
            try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
          } catch {
            sqlite.sqlite3_exec(db, "ROLLBACK TO adding", nil, nil, nil)
            throw error
          }
          try sqlite.run(db, "RELEASE adding")
        }
        do { try add() } catch let error as PlantedError where error.code == .busy { try add() }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func add() throws {
          try sqlite.run(db, "SAVEPOINT adding")
          do {
            try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
            try sqlite.run(db, "RELEASE adding")
          } catch {
            sqlite.sqlite3_exec(db, "ROLLBACK TO adding", nil, nil, nil)
            sqlite.sqlite3_exec(db, "RELEASE adding", nil, nil, nil)
            if sqlite.sqlite3_get_autocommit(db) == 0 { sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }
            throw error
          }
        }
        do { try add() } catch let error as PlantedError where error.code == .busy { try add() }
        return .flag(true)
      }
    })

  private static let releaseIgnored = PlantedFault(
    "release ignored", .calls, "RELEASE of the outermost savepoint commits, and its result is ignored.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "SAVEPOINT adding")
        do {
          try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
        } catch {
          sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
          throw error
        }
        sqlite.sqlite3_exec(db, "RELEASE adding", nil, nil, nil)
        return .number(sqlite.sqlite3_last_insert_rowid(db))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "SAVEPOINT adding")
        do {
          try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
          try sqlite.run(db, "RELEASE adding")
        } catch {
          sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
          throw error
        }
        return .number(sqlite.sqlite3_last_insert_rowid(db))
      }
    })

  private static let rollbackToAlone = PlantedFault(
    "optional part swallowed", .calls, "A failed update in a savepoint is rolled back without an error, and the other update is committed.",
    before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "SAVEPOINT gain")
          if sqlite.sqlite3_exec(db, "UPDATE account SET balance = balance + 30 WHERE id = 2", nil, nil, nil) != .ok {
            try sqlite.run(db, "ROLLBACK TO gain")
          }
          try sqlite.run(db, "RELEASE gain")
        }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "SAVEPOINT gain")
          try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
          try sqlite.run(db, "RELEASE gain")
        }
        return .flag(true)
      }
    })

  private static let deferredKey = PlantedFault(
    "two savepoints, one transaction", .calls,
    "Each savepoint is a transaction of its own: the first is committed before the second can fail.",
    before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        for sql in ["UPDATE account SET balance = balance - 30 WHERE id = 1", "UPDATE account SET balance = balance + 30 WHERE id = 2"] {
          try sqlite.run(db, "SAVEPOINT part")
          do {
            try sqlite.run(db, sql)
            try sqlite.run(db, "RELEASE part")
          } catch {
            sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
            throw error
          }
        }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          for sql in ["UPDATE account SET balance = balance - 30 WHERE id = 1", "UPDATE account SET balance = balance + 30 WHERE id = 2"] {
            try sqlite.run(db, "SAVEPOINT part")
            try sqlite.run(db, sql)
            try sqlite.run(db, "RELEASE part")
          }
        }
        return .flag(true)
      }
    })
}
