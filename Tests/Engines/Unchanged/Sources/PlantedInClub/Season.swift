import Club
import Foundation
import GRDB

/// The season with which the pieces begin.
public enum Season {
  /// Makes a database with four members, three courses, four bookings, two payments and a waiting list.
  public static func make(at path: String) throws {
    try make(at: path, adding: "")
  }

  /// Makes the season, and runs more statements after it.
  static func make(at path: String, adding sql: String) throws {
    try DatabasePool(path: path).whileOpen { try fill($0, adding: sql) }
  }

  /// Makes the season in a file that has no write-ahead log.
  static func makeSingleFile(at path: String, adding sql: String = "") throws {
    try DatabaseQueue(path: path).whileOpen { try fill($0, adding: sql) }
  }

  static func fill(_ database: some DatabaseWriter, adding sql: String = "") throws {
    try Schema.migrator.migrate(database)
    try database.write { db in
      try db.execute(
        sql: """
          INSERT INTO member VALUES (1, 'Ada', 'ada@club', 0), (2, 'Ben', 'ben@club', -1500),
            (3, 'Cleo', 'cleo@club', 300), (4, 'Dan', 'dan@club', 0);
          INSERT INTO course (id, title, capacity, fee, booked)
            VALUES (1, 'Judo', 2, 4000, 2), (2, 'Rowing', 8, 9000, 1), (3, 'Yoga', 5, 3000, 1);
          INSERT INTO booking VALUES (1, 1, 1, 1), (2, 2, 1, 0), (3, 3, 2, 0), (4, 4, 3, 0);
          INSERT INTO payment VALUES (1, 1, 4000, 'Judo'), (2, 2, 2500, 'Judo');
          INSERT INTO waiting VALUES (1, 1, 3), (1, 2, 4);
          \(sql)
          """)
    }
  }

  /// The path of another database of the app, beside the first.
  static func neighbour(_ name: String, of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(name + ".sqlite").path
  }

  /// Removes a database with the files that SQLite keeps beside it.
  static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + suffix) }
  }
}
