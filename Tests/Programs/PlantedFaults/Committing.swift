import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let committing = [commitForgotten, commitIgnored, busyCommitLeftOpen, committedInDefer]

  private static let commitForgotten = PlantedFault(
    "commit forgotten", .calls, "The transaction is never committed, and its changes are lost when the connection closes.",
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY)")
        try sqlite.run(db, "BEGIN")
        try sqlite.run(db, "INSERT INTO star VALUES (1)")
        return .numbers(try sqlite.numbers(db, "SELECT id FROM star"))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY)")
        var ids: [Int64] = []
        try sqlite.transaction(db) {
          try sqlite.run(db, "INSERT INTO star VALUES (1)")
          ids = try sqlite.numbers(db, "SELECT id FROM star")
        }
        return .numbers(ids)
      }
    })

  private static let commitIgnored = PlantedFault(
    "commit that fails", .calls, "The code checks both updates, but not the result of COMMIT.", before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN IMMEDIATE")
        do {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
        } catch {
          sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
          throw error
        }
        sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil)
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN IMMEDIATE")
        do {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
          try sqlite.run(db, "COMMIT")
        } catch {
          sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
          throw error
        }
        return .flag(true)
      }
    })

  private static let busyCommitLeftOpen = PlantedFault(
    "BUSY commit left open", .calls, "The code treats a COMMIT that returned BUSY as done, but the transaction is still open.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN")
        guard sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (4, 'Rigel')", nil, nil, nil) == .ok else {
          sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
          throw PlantedError(code: 1, action: "insert")
        }
        let code = sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil)
        guard code == .ok || code == .busy else { throw PlantedError(code: code, action: "commit") }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN")
        guard sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (4, 'Rigel')", nil, nil, nil) == .ok else {
          sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
          throw PlantedError(code: 1, action: "insert")
        }
        for _ in 1...3 {
          let code = sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil)
          if code == .ok { return .flag(true) }
          if code != .busy { break }
        }
        let code = sqlite.sqlite3_errcode(db)
        if sqlite.sqlite3_get_autocommit(db) == 0 { sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }
        throw PlantedError(code: code, action: "commit")
      }
    })

  private static let committedInDefer = PlantedFault(
    "commit in a defer", .calls, "A defer block commits even after an error, and so saves half of the transfer.", before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN IMMEDIATE")
        defer { sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil) }
        try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
        try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "BEGIN IMMEDIATE")
        defer { if sqlite.sqlite3_get_autocommit(db) == 0 { sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil) } }
        try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
        try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
        try sqlite.run(db, "COMMIT")
        return .flag(true)
      }
    })
}
