import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let retrying = [
    retryWithoutEnd, retryOfPrepareWithoutEnd, retryOnAnyError, retryOfHalf, gaveUpSilently, secondConnectionSetUpOtherwise,
  ]

  private static let retryWithoutEnd = PlantedFault(
    "retry without end", .calls, "A step that returns BUSY is reset and repeated without a limit.", peril: .neverEnds, before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES ('Rigel')") { statement in
          var code = sqlite.sqlite3_step(statement)
          while code == .busy {
            sqlite.sqlite3_reset(statement)
            code = sqlite.sqlite3_step(statement)
          }
          guard code == .done else { throw PlantedError(code: code, action: "insert") }
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES ('Rigel')") { statement in
          var code = sqlite.sqlite3_step(statement)
          for _ in 1...3 where code == .busy {
            sqlite.sqlite3_reset(statement)
            code = sqlite.sqlite3_step(statement)
          }
          guard code == .done else { throw PlantedError(code: code, action: "insert") }
          return .flag(true)
        }
      }
    })

  private static let retryOfPrepareWithoutEnd = PlantedFault(
    "compiled again for ever", .calls, "After any error the statement is prepared again, without a limit.", peril: .neverEnds,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        var statement: OpaquePointer?
        repeat {
          sqlite.sqlite3_prepare_v2(db, "SELECT 7", -1, &statement, nil)
        } while statement == nil
        defer { sqlite.sqlite3_finalize(statement) }
        return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        var statement: OpaquePointer?
        var code: Int32 = .busy
        for _ in 1...3 where code == .busy { code = sqlite.sqlite3_prepare_v2(db, "SELECT 7", -1, &statement, nil) }
        try sqlite.check(code, "prepare")
        defer { sqlite.sqlite3_finalize(statement) }
        return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
      }
    })

  private static let retryOnAnyError = PlantedFault(
    "retry on any error", .calls, "After any error the transaction is retried, even if its COMMIT was done: the star is inserted twice.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func add() throws { try sqlite.transaction(db) { try sqlite.run(db, "INSERT INTO star (name) VALUES ('Rigel')") } }
        do { try add() } catch { try add() }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func add() throws { try sqlite.transaction(db) { try sqlite.run(db, "REPLACE INTO star (id, name) VALUES (4, 'Rigel')") } }
        do { try add() } catch { try add() }  // the same row, however often
        return .flag(true)
      }
    })

  private static let retryOfHalf = PlantedFault(
    "retry of a half", .calls, "After BUSY both updates are run again, although the first was already committed.", before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func move() throws {
          try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
        }
        do { try move() } catch let error as PlantedError where error.code == .busy { try move() }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        func move() throws {
          try sqlite.transaction(db) {
            try sqlite.run(db, "UPDATE account SET balance = balance - 30 WHERE id = 1")
            try sqlite.run(db, "UPDATE account SET balance = balance + 30 WHERE id = 2")
          }
        }
        do { try move() } catch let error as PlantedError where error.code == .busy { try move() }
        return .flag(true)
      }
    })

  private static let gaveUpSilently = PlantedFault(
    "given up without a word", .calls, "The loop ends after three BUSY results or any other error, and the code reports success.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        for _ in 1...3 where sqlite.sqlite3_exec(db, "DELETE FROM star WHERE id = 1", nil, nil, nil) != .busy { break }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var code: Int32 = .busy
        for _ in 1...3 where code == .busy { code = sqlite.sqlite3_exec(db, "DELETE FROM star WHERE id = 1", nil, nil, nil) }
        try sqlite.check(code, "delete")
        return .flag(true)
      }
    })

  /// The fault shows only where the first connection is gone and another one is not.
  private static let secondConnectionSetUpOtherwise = PlantedFault(
    "second connection set up otherwise", .calls,
    "After three errors a second connection, without foreign keys, deletes the album and leaves its photos.",
    before: .albums
  ) { sqlite, stage, isRight in
    func delete(tries: Int, withPhotos: Bool) throws -> Bool {
      try sqlite.withDatabase(stage.path) { db in
        if withPhotos { try sqlite.run(db, "PRAGMA foreign_keys = ON") }
        for _ in 1...tries where (try? sqlite.run(db, "DELETE FROM album WHERE id = 1")) != nil { return true }
        return false
      }
    }
    guard try delete(tries: 3, withPhotos: true) || delete(tries: 1, withPhotos: isRight) else {
      throw PlantedError(code: 1, action: "delete an album, four times")
    }
    return .flag(true)
  }
}
