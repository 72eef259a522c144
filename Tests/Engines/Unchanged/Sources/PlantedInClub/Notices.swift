import Club
import Foundation
import GRDB

extension Planted {
  static let notices = [edited, photographed]

  private static let edited = PlantedCase(
    "notice that nobody finds",
    setUp: {
      try Season.make(
        at: $0,
        adding: """
          CREATE TABLE notice (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
          CREATE VIRTUAL TABLE noticeWords USING fts5(text);
          INSERT INTO notice VALUES (1, 'Regatta in May'), (2, 'Keys found');
          INSERT INTO noticeWords (rowid, text) SELECT id, text FROM notice;
          """)
    },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let board = NoticeBoard()
        try pool.write { db in
          try db.execute(sql: "UPDATE notice SET text = 'Regatta in June' WHERE id = 1")
          do {
            try db.execute(sql: "UPDATE noticeWords SET text = 'Regatta in June' WHERE rowid = 1")
          } catch {
            board.wordsAreStale = true
          }
        }
        return "The notice is changed"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try db.execute(sql: "UPDATE notice SET text = 'Regatta in June' WHERE id = 1")
          try db.execute(sql: "UPDATE noticeWords SET text = 'Regatta in June' WHERE rowid = 1")
        }
        return "The notice is changed"
      }
    })

  private final class NoticeBoard {
    var wordsAreStale = false
  }

  private static let photographed = PlantedCase(
    "photograph of which the lower half is missing",
    setUp: { try Season.make(at: $0, adding: "CREATE TABLE photo (memberId INTEGER PRIMARY KEY, bytes BLOB NOT NULL);") },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { try $0.execute(sql: "INSERT INTO photo VALUES (1, x'')") }
        for piece in pieces {
          try pool.write { db in
            try db.execute(sql: "UPDATE photo SET bytes = CAST(bytes || ? AS BLOB) WHERE memberId = 1", arguments: [piece])
          }
        }
        return "A photograph of Ada"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try db.execute(sql: "INSERT INTO photo VALUES (1, x'')")
          for piece in pieces {
            try db.execute(sql: "UPDATE photo SET bytes = CAST(bytes || ? AS BLOB) WHERE memberId = 1", arguments: [piece])
          }
        }
        return "A photograph of Ada"
      }
    })

  private static let pieces = [Data(repeating: 1, count: 300), Data(repeating: 2, count: 300), Data(repeating: 3, count: 120)]
}
