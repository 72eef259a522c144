import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let stepping = [
    endUnchecked, busyTakenForDone, failedPrepareIsNoRow, usedAfterError, returningUnfinished, returningReset, wrongConnectionAsked,
    steppedAfterError,
  ]

  private static let endUnchecked = PlantedFault(
    "short read taken for the end", .calls, "The loop stops at any result code but ROW, and does not check that the code was DONE.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2), (3)") { statement in
          var found: [Int64] = []
          while sqlite.sqlite3_step(statement) == .row { found.append(sqlite.sqlite3_column_int64(statement, 0)) }
          return .numbers(found)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        let statement = try sqlite.prepared(db, "VALUES (1), (2), (3)")
        var found: [Int64] = []
        while sqlite.sqlite3_step(statement) == .row { found.append(sqlite.sqlite3_column_int64(statement, 0)) }
        try sqlite.check(sqlite.sqlite3_finalize(statement), "rows")  // repeats the code of the step that failed
        return .numbers(found)
      }
    })

  private static let busyTakenForDone = PlantedFault(
    "BUSY taken for DONE", .calls, "Every code but ROW means that there is no such star, even an error code.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star WHERE id = 2") { statement in
          guard sqlite.sqlite3_step(statement) == .row else { return .text(nil) }
          return .text(try sqlite.text(statement, 0))
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star WHERE id = 2") { statement in
          guard try sqlite.next(statement) else { return .text(nil) }
          return .text(try sqlite.text(statement, 0))
        }
      }
    })

  private static let failedPrepareIsNoRow = PlantedFault(
    "nil statement stepped", .calls, "After a failed prepare a nil statement is stepped, and its MISUSE counts as 0 stars.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var statement: OpaquePointer?
        sqlite.sqlite3_prepare_v2(db, "SELECT count(*) FROM star", -1, &statement, nil)
        defer { sqlite.sqlite3_finalize(statement) }
        let code = sqlite.sqlite3_step(statement)
        if code == .busy { throw PlantedError(code: code, action: "count") }
        return .number(sqlite.sqlite3_column_int64(statement, 0))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var statement: OpaquePointer?
        let made = sqlite.sqlite3_prepare_v2(db, "SELECT count(*) FROM star", -1, &statement, nil)
        defer { sqlite.sqlite3_finalize(statement) }  // harmless for nil
        guard made == .ok, sqlite.sqlite3_step(statement) == .row else {
          throw PlantedError(code: sqlite.sqlite3_errcode(db), action: "count")
        }
        return .number(sqlite.sqlite3_column_int64(statement, 0))
      }
    })

  private static let usedAfterError = PlantedFault(
    "statement used after an error", .calls, "The code steps to two rows and reads them without checking the result codes.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (10), (20)") { statement in
          sqlite.sqlite3_step(statement)
          let low = sqlite.sqlite3_column_int64(statement, 0)
          sqlite.sqlite3_step(statement)
          return .numbers([low, sqlite.sqlite3_column_int64(statement, 0)])
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (10), (20)") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "low") }
          let low = sqlite.sqlite3_column_int64(statement, 0)
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "high") }
          return .numbers([low, sqlite.sqlite3_column_int64(statement, 0)])
        }
      }
    })

  private static let returningUnfinished = PlantedFault(
    "RETURNING not finished", .calls, "An INSERT with RETURNING is finalized after its first row, and the result of finalize is ignored.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES ('Rigel') RETURNING id") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "insert") }
          return .number(sqlite.sqlite3_column_int64(statement, 0))
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES ('Rigel') RETURNING id") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "insert") }
          let id = sqlite.sqlite3_column_int64(statement, 0)
          try sqlite.finish(statement)
          return .number(id)
        }
      }
    })

  private static let returningReset = PlantedFault(
    "RETURNING reset", .calls, "An UPDATE with RETURNING is reset after its first row, and the result of reset is ignored.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "UPDATE star SET name = upper(name) WHERE id = ? RETURNING id") { statement in
          try sqlite.bind(statement, 1, 3)
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "update") }
          let id = sqlite.sqlite3_column_int64(statement, 0)
          sqlite.sqlite3_reset(statement)
          return .number(id)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "UPDATE star SET name = upper(name) WHERE id = ? RETURNING id") { statement in
          try sqlite.bind(statement, 1, 3)
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "update") }
          let id = sqlite.sqlite3_column_int64(statement, 0)
          try sqlite.check(sqlite.sqlite3_reset(statement), "reset")
          return .number(id)
        }
      }
    })

  private static let wrongConnectionAsked = PlantedFault(
    "wrong connection asked", .calls, "After a write to one database the code checks the error code of another connection.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase { other in
          sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (4, 'Rigel')", nil, nil, nil)
          try sqlite.check(sqlite.sqlite3_errcode(other), "insert")
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase { _ in
          sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (4, 'Rigel')", nil, nil, nil)
          try sqlite.check(sqlite.sqlite3_errcode(db), "insert")
          return .flag(true)
        }
      }
    })

  private static let steppedAfterError = PlantedFault(
    "stepped on after an error", .calls, "After an error the statement is stepped again without a limit, and starts from its first row.",
    peril: .neverEnds,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var sum: Int64 = 0
          while true {
            let code = sqlite.sqlite3_step(statement)
            if code == .done { return .number(sum) }
            if code == .row { sum += sqlite.sqlite3_column_int64(statement, 0) }
          }
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var sum: Int64 = 0
          while try sqlite.next(statement) { sum += sqlite.sqlite3_column_int64(statement, 0) }
          return .number(sum)
        }
      }
    })
}
