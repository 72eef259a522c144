import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let cleaning = [orphansReadBefore, deletedNoteRestored]

  private static let tags = Content.plain(
    """
    CREATE TABLE tag (id INTEGER PRIMARY KEY, name TEXT UNIQUE); INSERT INTO tag VALUES (1, 'sea'), (2, 'snow');
    CREATE TABLE photo_tag (photo INTEGER, tag INTEGER); INSERT INTO photo_tag VALUES (10, 1);
    """)

  /// Gives a photo a tag, which is made if there is none of its name.
  private static let tagPhoto: Pair.Operation = { sqlite, path, _ in
    try sqlite.withConnection(path) { connection in
      try connection.transaction {
        let known = try connection.value("SELECT id FROM tag WHERE name = 'snow'", as: Int64.self)
        let tag = if let known { known } else { try connection.insert(["name": "snow"], into: "tag") }
        try connection.insert(["photo": 11, "tag": tag], into: "photo_tag")
        return .number(tag)
      }
    }
  }

  private static let orphansReadBefore = PlantedRace(
    "tags that were without photos a moment ago", "The tags without photos are read, and deleted later by their keys.",
    faulty: Pair(
      tags,
      one: { sqlite, path, _ in
        try sqlite.withConnection(path) { connection in
          let unused = try connection.rows("SELECT id FROM tag WHERE id NOT IN (SELECT tag FROM photo_tag)", as: Int64.self)
          if unused.isEmpty { return .number(0) }
          return .number(Int64(try connection.delete(from: "tag", where: Column("id").in(unused))))
        }
      }, other: tagPhoto),
    right: Pair(
      tags,
      one: { sqlite, path, _ in
        try sqlite.withConnection(path) { connection in
          .number(Int64(try connection.delete(from: "tag", where: "id NOT IN (SELECT tag FROM photo_tag)")))
        }
      }, other: tagPhoto))

  private struct Note: Codable, StoredInTable {
    static let table = "note"
    var id: Int
    var text: String
    var isPinned: Bool
    var isDeleted: Bool
  }

  private static let notes = Content.wal(
    """
    CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, isPinned INTEGER, isDeleted INTEGER);
    INSERT INTO note VALUES (1, 'milk', 1, 0), (2, 'bread', 0, 0);
    """)

  private static let deleteNote: Pair.Operation = { sqlite, path, _ in
    try sqlite.withConnection(path) { connection in
      .number(Int64(try connection.update("note", set: ["isDeleted": true], where: Column("id") == 1)))
    }
  }

  private static let deletedNoteRestored = PlantedRace(
    "deleted note that comes back", "A note is read, changed and written whole, with the mark of deletion that it had when it was read.",
    faulty: Pair(
      notes,
      one: { sqlite, path, _ in
        try sqlite.withConnection(path) { connection in
          guard var note = try connection.find(Note.self, key: 1), !note.isDeleted else { return .flag(false) }
          note.text = "milk and honey"
          try connection.upsert(note)
          return .flag(true)
        }
      }, other: deleteNote),
    right: Pair(
      notes,
      one: { sqlite, path, _ in
        try sqlite.withConnection(path) { connection in
          let changed = try connection.update(
            "note", set: ["text": "milk and honey"], where: Column("id") == 1 && Column("isDeleted") == false)
          return .flag(changed == 1)
        }
      }, other: deleteNote))
}
