import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let files = [twoFilesApart, copyCutShort, backupTakenForDone, backupLoopEnds, backupNotFinished]

  private static let twoFilesApart = PlantedFault(
    "two files, two transactions", .calls, "A star is moved to another file through two connections, each with its own transaction.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.otherPath) { other in
        try sqlite.run(other, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
        return try sqlite.withDatabase(stage.path) { db in
          try sqlite.run(other, "INSERT INTO star VALUES (3, 'Altair')")
          try sqlite.run(db, "DELETE FROM star WHERE id = 3")
          return .number(Int64(sqlite.sqlite3_changes(db)))
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.otherPath) { other in
        try sqlite.run(other, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
      }
      return try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "ATTACH '\(stage.otherPath)' AS other")
        try sqlite.transaction(db) {
          try sqlite.run(db, "INSERT INTO other.star VALUES (3, 'Altair')")
          try sqlite.run(db, "DELETE FROM main.star WHERE id = 3")
        }
        return .number(Int64(sqlite.sqlite3_changes(db)))
      }
    })

  private static let copyCutShort = PlantedFault(
    "copy cut short", .calls, "Rows are copied to another file until the source returns no row, and an error counts as the end.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.otherPath) { other in
          try sqlite.run(other, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY)")
          try sqlite.transaction(other) {
            try sqlite.withStatement(db, "SELECT id FROM star") { source in
              while sqlite.sqlite3_step(source) == .row {
                try sqlite.run(other, "INSERT INTO star VALUES (\(sqlite.sqlite3_column_int64(source, 0)))")
              }
            }
          }
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.otherPath) { other in
          try sqlite.run(other, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY)")
          try sqlite.transaction(other) {
            for id in try sqlite.numbers(db, "SELECT id FROM star") { try sqlite.run(other, "INSERT INTO star VALUES (\(id))") }
          }
          return .flag(true)
        }
      }
    })

  private static let backupTakenForDone = PlantedFault(
    "backup taken for done", .calls, "The results of the backup's step and finish are ignored, and the copy may be empty.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.otherPath) { copy in
          guard let backup = sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
            throw PlantedError(code: sqlite.sqlite3_errcode(copy), action: "backup")
          }
          sqlite.sqlite3_backup_step(backup, -1)
          sqlite.sqlite3_backup_finish(backup)
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.otherPath) { copy in
          guard let backup = sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
            throw PlantedError(code: sqlite.sqlite3_errcode(copy), action: "backup")
          }
          let code = sqlite.sqlite3_backup_step(backup, -1)
          let end = sqlite.sqlite3_backup_finish(backup)
          guard code == .done, end == .ok else { throw PlantedError(code: end == .ok ? code : end, action: "backup") }
          return .flag(true)
        }
      }
    })

  private static let backupLoopEnds = PlantedFault(
    "backup by pages, cut short", .calls,
    "The loop over the pages stops at any code but OK, even BUSY, and the results of step and finish are ignored.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.otherPath) { copy in
          guard let backup = sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
            throw PlantedError(code: sqlite.sqlite3_errcode(copy), action: "backup")
          }
          while sqlite.sqlite3_backup_step(backup, 1) == .ok {}
          sqlite.sqlite3_backup_finish(backup)
          return .flag(true)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase(stage.otherPath) { copy in
          guard let backup = sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
            throw PlantedError(code: sqlite.sqlite3_errcode(copy), action: "backup")
          }
          var code = sqlite.sqlite3_backup_step(backup, 1)
          while code == .ok { code = sqlite.sqlite3_backup_step(backup, 1) }
          let end = sqlite.sqlite3_backup_finish(backup)
          guard code == .done else { throw PlantedError(code: code, action: "backup") }
          try sqlite.check(end, "backup")
          return .flag(true)
        }
      }
    })

  private static let backupNotFinished = PlantedFault(
    "backup not finished", .calls, "A failed step of a backup throws before the backup is finished.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase { copy in
          guard let backup = sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
            throw PlantedError(code: sqlite.sqlite3_errcode(copy), action: "backup")
          }
          let code = sqlite.sqlite3_backup_step(backup, -1)
          guard code == .done else { throw PlantedError(code: code, action: "backup") }
          try sqlite.check(sqlite.sqlite3_backup_finish(backup), "backup")
          return .numbers(try sqlite.numbers(copy, "SELECT id FROM star ORDER BY id"))
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withDatabase { copy in
          guard let backup = sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
            throw PlantedError(code: sqlite.sqlite3_errcode(copy), action: "backup")
          }
          let code = sqlite.sqlite3_backup_step(backup, -1)
          let end = sqlite.sqlite3_backup_finish(backup)
          guard code == .done, end == .ok else { throw PlantedError(code: code, action: "backup") }
          return .numbers(try sqlite.numbers(copy, "SELECT id FROM star ORDER BY id"))
        }
      }
    })
}
