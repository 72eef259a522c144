import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let binding = [bindIgnored, bindIndexZero, boundWhileRunning, rowNotWritten, resetForgotten]

  private static let bindIgnored = PlantedFault(
    "bind ignored", .calls, "A text that could not be bound is written as NULL.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES (?)") { statement in
          sqlite.sqlite3_bind_text(statement, 1, "Rigel", -1, Sqlite3Destructor.transient)
          try sqlite.finish(statement)
          return .number(sqlite.sqlite3_last_insert_rowid(db))
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES (?)") { statement in
          try sqlite.bind(statement, 1, "Rigel")
          try sqlite.finish(statement)
          return .number(sqlite.sqlite3_last_insert_rowid(db))
        }
      }
    })

  private static let bindIndexZero = PlantedFault(
    "bind at 0", .calls, "The parameters are bound from 0, where RANGE is answered and not looked at, to their count.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT ?1 + ?2") { statement in
          for index in 0...sqlite.sqlite3_bind_parameter_count(statement) {
            let code = sqlite.sqlite3_bind_int64(statement, index, 21)
            if code == .nomem { throw PlantedError(code: code, action: "bind") }
          }
          return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT ?1 + ?2") { statement in
          for index in 1...sqlite.sqlite3_bind_parameter_count(statement) { try sqlite.bind(statement, index, 21) }
          return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
        }
      }
    })

  private static let boundWhileRunning = PlantedFault(
    "bind on a running statement", .calls, "The parameter is bound again while the statement stands on its row: MISUSE, not looked at.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star WHERE id >= ? ORDER BY id") { statement in
          var names: [String?] = []
          for id: Int64 in 1...2 {
            sqlite.sqlite3_bind_int64(statement, 1, id)
            if try sqlite.next(statement) { names.append(try sqlite.text(statement, 0)) }
          }
          return .texts(names)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star WHERE id >= ? ORDER BY id") { statement in
          var names: [String?] = []
          for id: Int64 in 1...2 {
            try sqlite.check(sqlite.sqlite3_reset(statement), "reset")
            try sqlite.bind(statement, 1, id)
            if try sqlite.next(statement) { names.append(try sqlite.text(statement, 0)) }
          }
          return .texts(names)
        }
      }
    })

  private static let rowNotWritten = PlantedFault(
    "row silently not written", .calls, "In a loop of inserts a row that fails is passed over, and the others are committed.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.withStatement(db, "INSERT INTO star (name) VALUES (?)") { statement in
            for name in ["Rigel", "Spica", "Mizar"] {
              sqlite.sqlite3_reset(statement)
              guard sqlite.sqlite3_bind_text(statement, 1, name, -1, Sqlite3Destructor.transient) == .ok else { continue }
              guard sqlite.sqlite3_step(statement) == .done else { continue }
            }
          }
        }
        return .number(3)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.withStatement(db, "INSERT INTO star (name) VALUES (?)") { statement in
            for name in ["Rigel", "Spica", "Mizar"] {
              sqlite.sqlite3_reset(statement)
              try sqlite.bind(statement, 1, name)
              try sqlite.finish(statement)
            }
          }
        }
        return .number(3)
      }
    })

  private static let resetForgotten = PlantedFault(
    "reset forgotten after an error", .calls, "A failed row is passed over without a reset, and the next bind is a MISUSE.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "INSERT INTO star (name) VALUES (?)") { statement in
          for name in ["Rigel", "Spica"] {
            sqlite.sqlite3_bind_text(statement, 1, name, -1, Sqlite3Destructor.transient)
            guard sqlite.sqlite3_step(statement) == .done else { continue }
            sqlite.sqlite3_reset(statement)
          }
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.withStatement(db, "INSERT INTO star (name) VALUES (?)") { statement in
            for name in ["Rigel", "Spica"] {
              try sqlite.bind(statement, 1, name)
              try sqlite.finish(statement)
              try sqlite.check(sqlite.sqlite3_reset(statement), "reset")
            }
          }
        }
        return .flag(true)
      }
    })
}
