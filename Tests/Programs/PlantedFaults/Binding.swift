import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let binding = [bindIgnored, bindIndexZero, boundWhileRunning, rowNotWritten, resetForgotten]

  private static let bindIgnored = PlantedFault(
    "bind ignored", .calls, "The code ignores a failed bind, and NULL is inserted instead of the text.", before: .stars,
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
    "bind at 0", .calls, "Parameters are bound from index 0 instead of 1, and the RANGE that SQLite returns is ignored.",
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
    "bind on a running statement", .calls,
    "A parameter is bound before the statement is reset: the MISUSE is ignored, and the old value stays bound.",
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
    "row silently not written", .calls, "A failed insert in a loop is ignored, and the other rows are committed.",
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
    "reset forgotten after an error", .calls, "A failed row is skipped without a reset, and the next bind returns MISUSE.",
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
