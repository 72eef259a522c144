import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let writing = [
    insertIgnored, rowidOfFailedInsert, changesOfFailedUpdate, createdThenFilled, setOrder, execMessageDecides, replacedInTwoSteps,
  ]

  private static let insertIgnored = PlantedFault(
    "error ignored", .calls, "The code of the insert is not looked at.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let statement = try sqlite.prepared(db, "INSERT INTO star (name) VALUES ('Rigel')")
        sqlite.sqlite3_step(statement)
        sqlite.sqlite3_finalize(statement)
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let statement = try sqlite.prepared(db, "INSERT INTO star (name) VALUES ('Rigel')")
        sqlite.sqlite3_step(statement)
        try sqlite.check(sqlite.sqlite3_finalize(statement), "insert")  // repeats the code of the step
        return .flag(true)
      }
    })

  private static let rowidOfFailedInsert = PlantedFault(
    "row number of a failed insert", .calls, "The number of the last row is read although the insert failed: it is that of another row.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        sqlite.sqlite3_exec(db, "INSERT INTO star (name) VALUES ('Rigel')", nil, nil, nil)
        return .number(sqlite.sqlite3_last_insert_rowid(db))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "INSERT INTO star (name) VALUES ('Rigel')")
        return .number(sqlite.sqlite3_last_insert_rowid(db))
      }
    })

  private static let changesOfFailedUpdate = PlantedFault(
    "changes of a failed update", .calls, "The success of the second update is read off changes, which still counts the first.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "UPDATE star SET name = 'Rigel' WHERE id = 1")
        sqlite.sqlite3_exec(db, "UPDATE star SET name = 'Spica' WHERE id = 2", nil, nil, nil)
        return .flag(sqlite.sqlite3_changes(db) == 1)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "UPDATE star SET name = 'Rigel' WHERE id = 1")
          try sqlite.run(db, "UPDATE star SET name = 'Spica' WHERE id = 2")
        }
        return .flag(sqlite.sqlite3_changes(db) == 1)
      }
    })

  private static let createdThenFilled = PlantedFault(
    "table made but not filled", .calls, "After a failed insert the table is there, and the next run stops at making it again.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE planet (name TEXT)")
        try sqlite.run(db, "INSERT INTO planet VALUES ('Mars')")
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE IF NOT EXISTS planet (name TEXT)")
        try sqlite.run(db, "INSERT INTO planet VALUES ('Mars')")
        return .flag(true)
      }
    })

  private static let setOrder = PlantedFault(
    "order of a set", .calls, "The settings are written one by one in the order of a set, and an error leaves any of them old.",
    before: .settings,
    faulty: { sqlite, stage in
      let changes = Set(["theme", "size", "sound", "sort"].map { Change(key: $0) })
      return try sqlite.withDatabase(stage.path) { db in
        for change in changes { try sqlite.run(db, "UPDATE setting SET value = 'new' WHERE key = '\(change.key)'") }
        return .number(Int64(changes.count))
      }
    },
    right: { sqlite, stage in
      let changes = Set(["theme", "size", "sound", "sort"].map { Change(key: $0) })
      return try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          for change in changes { try sqlite.run(db, "UPDATE setting SET value = 'new' WHERE key = '\(change.key)'") }
        }
        return .number(Int64(changes.count))
      }
    })

  private static let execMessageDecides = PlantedFault(
    "message decides", .calls, "The failure of exec is seen by its message, which is missing when there is no memory for it.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var message: UnsafeMutablePointer<CChar>?
        sqlite.sqlite3_exec(db, "DELETE FROM star WHERE id = 3", nil, nil, &message)
        defer { sqlite.sqlite3_free(message) }
        if let message { throw PlantedError(code: 1, action: String(cString: message)) }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "DELETE FROM star WHERE id = 3", nil, nil, &message)
        defer { sqlite.sqlite3_free(message) }
        if code != .ok { throw PlantedError(code: code, action: message.map { String(cString: $0) } ?? "delete") }
        return .flag(true)
      }
    })

  private static let replacedInTwoSteps = PlantedFault(
    "deleted, not put back", .calls, "The new rows replace the old ones in two steps: when the second fails there are none.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "DELETE FROM star")
        try sqlite.run(db, "INSERT INTO star VALUES (1, 'Rigel'), (2, 'Spica')")
        return .number(Int64(sqlite.sqlite3_changes(db)))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          try sqlite.run(db, "DELETE FROM star")
          try sqlite.run(db, "INSERT INTO star VALUES (1, 'Rigel'), (2, 'Spica')")
        }
        return .number(Int64(sqlite.sqlite3_changes(db)))
      }
    })
}

/// A change of one setting, waiting to be written.
private struct Change: Hashable, Sendable {
  let id = UUID()
  let key: String
}
