import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let syncing = [cursorPastNewRows, markedWithoutExport]

  private static let outbox = Content.wal(
    """
    CREATE TABLE change (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO change (text) VALUES ('one'), ('two'), ('three');
    CREATE TABLE cursor (last INTEGER); INSERT INTO cursor VALUES (1);
    """)

  private static let addChange: Pair.Operation = { sqlite, path, _ in
    try sqlite.withDatabase(path) { db in
      try sqlite.run(db, "INSERT INTO change (text) VALUES ('four')")
      return .number(sqlite.sqlite3_last_insert_rowid(db))
    }
  }

  private static let cursorPastNewRows = PlantedRace(
    "sync cursor that passes new rows", "The cursor is set to the largest key of the table, which may be one that was not sent.",
    faulty: Pair(
      outbox,
      one: { sqlite, path, _ in
        try sqlite.withDatabase(path) { db in
          let sent = try sqlite.rows(db, "SELECT text FROM change WHERE id > (SELECT last FROM cursor) ORDER BY id") { sqlite.text($0, 0) }
          try sqlite.run(db, "UPDATE cursor SET last = (SELECT max(id) FROM change)")
          return .texts(sent)
        }
      }, other: addChange),
    right: Pair(
      outbox,
      one: { sqlite, path, _ in
        try sqlite.withDatabase(path) { db in
          let sent = try sqlite.rows(db, "SELECT id, text FROM change WHERE id > (SELECT last FROM cursor) ORDER BY id") {
            (id: sqlite.sqlite3_column_int64($0, 0), text: sqlite.text($0, 1))
          }
          if let last = sent.last { try sqlite.run(db, "UPDATE cursor SET last = \(last.id)") }
          return .texts(sent.map(\.text))
        }
      }, other: addChange))

  private static let diary = Content.plain(
    """
    CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT, isExported INTEGER NOT NULL DEFAULT 0);
    INSERT INTO entry (text, isExported) VALUES ('mon', 1), ('tue', 0), ('wed', 0);
    """)

  private static let addEntry: Pair.Operation = { sqlite, path, _ in
    try sqlite.withDatabase(path, waitingMilliseconds: 0) { db in
      try sqlite.run(db, "INSERT INTO entry (text) VALUES ('thu')")
      return .number(sqlite.sqlite3_last_insert_rowid(db))
    }
  }

  private static let markedWithoutExport = PlantedRace(
    "entry that is marked and was not exported", "The entries are exported, and then all that are not marked yet are marked as exported.",
    faulty: Pair(
      diary,
      one: { sqlite, path, _ in
        try sqlite.withDatabase(path, waitingMilliseconds: 0) { db in
          let exported = try sqlite.rows(db, "SELECT text FROM entry WHERE isExported = 0 ORDER BY id") { sqlite.text($0, 0) }
          try sqlite.run(db, "UPDATE entry SET isExported = 1 WHERE isExported = 0")
          return .texts(exported)
        }
      }, other: addEntry),
    right: Pair(
      diary,
      one: { sqlite, path, _ in
        try sqlite.withDatabase(path, waitingMilliseconds: 0) { db in
          let exported = try sqlite.rows(db, "SELECT id, text FROM entry WHERE isExported = 0 ORDER BY id") {
            (id: sqlite.sqlite3_column_int64($0, 0), text: sqlite.text($0, 1))
          }
          try sqlite.transaction(db, "BEGIN") {
            for entry in exported { try sqlite.run(db, "UPDATE entry SET isExported = 1 WHERE id = \(entry.id)") }
          }
          return .texts(exported.map(\.text))
        }
      }, other: addEntry))
}
