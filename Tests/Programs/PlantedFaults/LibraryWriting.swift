import Foundation
import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let libraryWriting = [
    insertTried, bulkTried, deletedThenInserted, importedInParts, dictionaryOrder, upkeepApart, preparedTried, upsertFallsBack,
  ]

  private static let insertTried = PlantedFault(
    "try? around an insert", .library, "A failed insert is ignored.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      _ = try? database.insert(["id": 4, "name": "Rigel"], into: "star")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.insert(["id": 4, "name": "Rigel"], into: "star")
      return .flag(true)
    })

  private static let bulkTried = PlantedFault(
    "rows passed over", .library, "Failed inserts are ignored, and the import returns the number of all rows.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let names = ["Rigel", "Spica"]
      try database.transaction {
        for name in names { _ = try? database.insert(["name": name], into: "star") }
      }
      return .number(Int64(names.count))
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let names = ["Rigel", "Spica"]
      try database.transaction {
        for name in names { try database.insert(["name": name], into: "star") }
      }
      return .number(Int64(names.count))
    })

  private static let deletedThenInserted = PlantedFault(
    "cleared, then filled", .library, "The table is cleared and filled again without a transaction.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.delete(from: "star", where: .all)
      return .number(try database.insert(["id": 9, "name": "Rigel"], into: "star"))
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .number(
        try database.transaction {
          try database.delete(from: "star", where: .all)
          return try database.insert(["id": 9, "name": "Rigel"], into: "star")
        })
    })

  private static let importedInParts = PlantedFault(
    "import in two parts", .library, "Each half of an import is a transaction of its own, and a second run imports the first half again.",
    before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      for half in [["Rigel", "Spica"], ["Mizar", "Alcor"]] {
        try database.transaction {
          for name in half { try database.insert(["name": name], into: "star") }
        }
      }
      return .number(4)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        for half in [["Rigel", "Spica"], ["Mizar", "Alcor"]] {
          try database.savepoint {
            for name in half { try database.insert(["name": name], into: "star") }
          }
        }
      }
      return .number(4)
    })

  private static let dictionaryOrder = PlantedFault(
    "order of a dictionary", .library, "Settings are updated in the order of a dictionary, and failed updates are ignored.",
    before: .settings,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let keys = waiting(["theme", "size", "sound", "sort"])
      func write(_ key: String) throws { try database.execute(SQL(unchecked: "UPDATE setting SET value = 'new' WHERE key = '\(key)'")) }
      try database.transaction {
        for key in keys.values { try? write(key) }
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let keys = waiting(["theme", "size", "sound", "sort"])
      func write(_ key: String) throws { try database.execute(SQL(unchecked: "UPDATE setting SET value = 'new' WHERE key = '\(key)'")) }
      try database.transaction {
        for key in keys.values { try write(key) }
      }
      return .flag(true)
    })

  private static let upkeepApart = PlantedFault(
    "index written apart", .library,
    "An article and its full-text entry are inserted without a transaction, and a search may never find it.", before: .words,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.execute("INSERT INTO article VALUES (3, 'a red dwarf')")
      try database.execute("INSERT INTO word (rowid, body) VALUES (3, 'a red dwarf')")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.execute("INSERT INTO article VALUES (3, 'a red dwarf')")
        try database.execute("INSERT INTO word (rowid, body) VALUES (3, 'a red dwarf')")
      }
      return .flag(true)
    })

  private static let preparedTried = PlantedFault(
    "prepared and tried", .library, "One prepared statement inserts several rows, and an empty catch block ignores each error.",
    before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let insert = try database.prepare("INSERT INTO star (name) VALUES (?)")
      for name in ["Rigel", "Spica"] {
        do { try insert.run(name) } catch {}
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        let insert = try database.prepare("INSERT INTO star (name) VALUES (?)")
        for name in ["Rigel", "Spica"] { try insert.run(name) }
      }
      return .flag(true)
    })

  private static let upsertFallsBack = PlantedFault(
    "update for a failed insert", .library,
    "Every failed INSERT is treated as a duplicate key, and the UPDATE that follows may change no row.",
    before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      do {
        try database.insert(["id": 4, "name": "Rigel"], into: "star")
      } catch {
        try database.update("star", set: ["name": "Rigel"], where: Column("id") == 4)
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      do {
        try database.insert(["id": 4, "name": "Rigel"], into: "star")
      } catch let error as SQLiteError where error.code.primary == .constraint {
        guard try database.update("star", set: ["name": "Rigel"], where: Column("id") == 4) == 1 else { throw error }
      }
      return .flag(true)
    })
}

/// The texts that wait to be written, each under a key of its own.
private func waiting(_ texts: [String]) -> [UUID: String] { [UUID: String](uniqueKeysWithValues: texts.map { (UUID(), $0) }) }
