import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let writing = [
    insertIgnored, rowidOfFailedInsert, changesOfFailedUpdate, createdThenFilled, setOrder, execMessageDecides, replacedInTwoSteps,
  ]

  private static let insertIgnored = PlantedFault(
    "error ignored", .calls, "The result of the insert is ignored.", before: .stars,
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
    "row number of a failed insert", .calls, "After a failed insert the code returns sqlite3_last_insert_rowid, which is still 0.",
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
    "changes of a failed update", .calls,
    "The code checks the second update by sqlite3_changes, which still counts the first if the second fails.",
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
    "table made but not filled", .calls, "If the insert fails, the table remains, and CREATE TABLE fails in the next run.",
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
    "order of a set", .calls, "Settings are updated without a transaction in the order of a set, and an error leaves some unchanged.",
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
    "message decides", .calls, "The code checks the message of sqlite3_exec instead of its result; without memory there is no message.",
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
    "deleted, not put back", .calls, "Rows are deleted and new ones inserted without a transaction: if the insert fails, no rows are left.",
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
