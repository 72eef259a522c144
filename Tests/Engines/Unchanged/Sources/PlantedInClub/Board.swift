import Club
import GRDB

extension Planted {
  static let board = [numbers, notified]

  private static let numbers = PlantedCase(
    "numbers on the board that follow the bookings",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let observation = DatabaseRegionObservation(tracking: Booking.all())
        let cancellable = observation.start(
          in: pool,
          onError: { _ in },
          onChange: { db in
            try? db.execute(sql: "UPDATE course SET booked = (SELECT COUNT(*) FROM booking WHERE courseId = course.id)")
          })
        try pool.write { db in
          var booking = Booking(memberId: 2, courseId: 2)
          try booking.insert(db)
        }
        cancellable.cancel()
        return "Ben rows"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          var booking = Booking(memberId: 2, courseId: 2)
          try booking.insert(db)
          try db.execute(sql: "UPDATE course SET booked = (SELECT COUNT(*) FROM booking WHERE courseId = course.id)")
        }
        return "Ben rows"
      }
    })

  private static let notified = PlantedCase(
    "message that is ticked off before it is kept",
    setUp: {
      try Season.make(
        at: $0,
        adding: """
          CREATE TABLE incoming (id INTEGER PRIMARY KEY, memberId INTEGER NOT NULL, text TEXT NOT NULL);
          CREATE TABLE message (memberId INTEGER NOT NULL, text TEXT NOT NULL);
          INSERT INTO incoming VALUES (1, 1, 'Key lost'), (2, 4, 'Ill until May'), (3, 2, 'Who drives?');
          """)
    },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let incoming = try pool.read { try Row.fetchAll($0, sql: "SELECT * FROM incoming ORDER BY id") }
        for row in incoming {
          let (id, memberId, text): (Int64, Int64, String) = (row["id"], row["memberId"], row["text"])
          try pool.writeWithoutTransaction { db in
            try db.execute(sql: "DELETE FROM incoming WHERE id = ?", arguments: [id])
            try db.execute(sql: "INSERT INTO message VALUES (?, ?)", arguments: [memberId, text])
          }
        }
        return "\(incoming.count) messages"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let incoming = try Row.fetchAll(db, sql: "SELECT * FROM incoming ORDER BY id")
          for row in incoming {
            let (id, memberId, text): (Int64, Int64, String) = (row["id"], row["memberId"], row["text"])
            try db.execute(sql: "DELETE FROM incoming WHERE id = ?", arguments: [id])
            try db.execute(sql: "INSERT INTO message VALUES (?, ?)", arguments: [memberId, text])
          }
          return "\(incoming.count) messages"
        }
      }
    })
}
