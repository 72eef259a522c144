import Club
import GRDB

extension Planted {
  static let waitingList = [promoted, seats]

  private static let promoted = PlantedCase(
    "waiting member who drops out",
    setUp: { try Season.make(at: $0, adding: "DELETE FROM booking WHERE id = 2; UPDATE course SET booked = 1 WHERE id = 1;") },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let first = try pool.write { db in
          let first = try Waiting.filter(Waiting.Columns.courseId == 1).order(Waiting.Columns.position).fetchOne(db)
          try first?.delete(db)
          return first
        }
        guard let first else { return "Nobody waits" }
        do {
          try pool.write { db in try place(first, db) }
        } catch {
          // The member goes back to the list.
          try? pool.write { db in try first.insert(db) }
          throw error
        }
        return "Member \(first.memberId) has a place"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let line = Waiting.filter(Waiting.Columns.courseId == 1).order(Waiting.Columns.position)
          guard let first = try line.fetchOne(db) else { return "Nobody waits" }
          try first.delete(db)
          try place(first, db)
          return "Member \(first.memberId) has a place"
        }
      }
    })

  private static func place(_ waiting: Waiting, _ db: Database) throws {
    var booking = Booking(memberId: waiting.memberId, courseId: waiting.courseId)
    try booking.insert(db)
    try Course.filter(key: waiting.courseId).updateAll(db, Course.Columns.booked += 1)
  }

  private static let seats = PlantedCase(
    "seats of the course before",
    setUp: { try Season.make(at: $0, adding: "CREATE TABLE hall (courseId INTEGER PRIMARY KEY, seats INTEGER NOT NULL);") },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let taken = try db.makeStatement(sql: "SELECT COUNT(*) * 10 + ?1 FROM booking WHERE courseId = ?1")
          var seats = 0
          for id: Int64 in [1, 2, 3] {
            if let count = try? Int.fetchOne(taken, arguments: [id]) { seats = count }
            try db.execute(sql: "INSERT INTO hall VALUES (?, ?)", arguments: [id, seats])
          }
        }
        return "The hall is arranged"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let taken = try db.makeStatement(sql: "SELECT COUNT(*) * 10 + ?1 FROM booking WHERE courseId = ?1")
          for id: Int64 in [1, 2, 3] {
            let seats = try Int.fetchOne(taken, arguments: [id]) ?? 0
            try db.execute(sql: "INSERT INTO hall VALUES (?, ?)", arguments: [id, seats])
          }
        }
        return "The hall is arranged"
      }
    })
}
