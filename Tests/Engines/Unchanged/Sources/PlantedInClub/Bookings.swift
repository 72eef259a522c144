import Club
import GRDB

extension Planted {
  static let bookings = [counted, traced, confirmed, family, moved]

  private static let counted = PlantedCase(
    "places counted up to the first error",
    setUp: { try Season.make(at: $0, adding: "UPDATE course SET booked = 0;") },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let bookings = try Booking.order(Booking.Columns.courseId).fetchCursor(db)
          var places: [Int64: Int] = [:]
          while let booking = try? bookings.next() { places[booking.courseId, default: 0] += 1 }
          for course in try Course.fetchAll(db) {
            var course = course
            course.booked = places[course.id ?? 0] ?? 0
            try course.update(db)
          }
        }
        return "Counted"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let bookings = try Booking.order(Booking.Columns.courseId).fetchCursor(db)
          var places: [Int64: Int] = [:]
          while let booking = try bookings.next() { places[booking.courseId, default: 0] += 1 }
          for course in try Course.fetchAll(db) {
            var course = course
            course.booked = places[course.id ?? 0] ?? 0
            try course.update(db)
          }
        }
        return "Counted"
      }
    })

  private static let traced = PlantedCase(
    "booking without its line in the history",
    setUp: { try Season.make(at: $0, adding: "CREATE TABLE history (id INTEGER PRIMARY KEY, text TEXT NOT NULL);") },
    faulty: { path in
      struct Traced: Codable, PersistableRecord {
        static let databaseTableName = "booking"
        var memberId: Int64
        var courseId: Int64

        func willSave(_ db: Database) throws {
          let line = "member \(memberId) in course \(courseId)"
          try? db.execute(sql: "INSERT INTO history (text) VALUES (?)", arguments: [line])
        }
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try Traced(memberId: 1, courseId: 3).insert(db)
          try Traced(memberId: 2, courseId: 3).insert(db)
        }
        return "Two places in Yoga"
      }
    },
    right: { path in
      struct Traced: Codable, PersistableRecord {
        static let databaseTableName = "booking"
        var memberId: Int64
        var courseId: Int64

        func willSave(_ db: Database) throws {
          let line = "member \(memberId) in course \(courseId)"
          try db.execute(sql: "INSERT INTO history (text) VALUES (?)", arguments: [line])
        }
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try Traced(memberId: 1, courseId: 3).insert(db)
          try Traced(memberId: 2, courseId: 3).insert(db)
        }
        return "Two places in Yoga"
      }
    })

  private static let confirmed = PlantedCase(
    "letter about a booking, in another file",
    setUp: { path in
      let outbox = Season.neighbour("outbox", of: path)
      Season.remove(outbox)
      try Season.make(at: path)
      try DatabaseQueue(path: outbox).whileOpen { queue in
        try queue.write { try $0.execute(sql: "CREATE TABLE letter (id INTEGER PRIMARY KEY, bookingId INTEGER NOT NULL)") }
      }
    },
    faulty: { path in
      try DatabaseQueue(path: Season.neighbour("outbox", of: path)).whileOpen { outbox in
        try DatabasePool(path: path).whileOpen { pool in
          try pool.write { db in
            try Confirmed(memberId: 1, courseId: 2, outbox: outbox).insert(db)
            try db.execute(sql: "UPDATE course SET booked = booked + 1 WHERE id = 2")
          }
        }
        let letters = try outbox.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM letter") ?? 0 }
        return "Letters to print: \(letters)"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.writeWithoutTransaction { db in
          try db.execute(sql: "ATTACH DATABASE ? AS outbox", arguments: [Season.neighbour("outbox", of: path)])
          try db.inTransaction(.immediate) {
            var booking = Booking(memberId: 1, courseId: 2)
            try booking.insert(db)
            try db.execute(sql: "INSERT INTO outbox.letter (bookingId) VALUES (?)", arguments: [booking.id])
            try db.execute(sql: "UPDATE course SET booked = booked + 1 WHERE id = 2")
            return .commit
          }
          let letters = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM outbox.letter") ?? 0
          try db.execute(sql: "DETACH DATABASE outbox")
          return "Letters to print: \(letters)"
        }
      }
    })

  private static let family = PlantedCase(
    "family of which one stays at home",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          for member: Int64 in [1, 2, 4] {
            try? db.inSavepoint {
              try takePlace(of: member, in: 2, db)
              return .commit
            }
          }
        }
        return "The family rows"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          for member: Int64 in [1, 2, 4] {
            try db.inSavepoint {
              try takePlace(of: member, in: 2, db)
              return .commit
            }
          }
        }
        return "The family rows"
      }
    })

  private static func takePlace(of member: Int64, in course: Int64, _ db: Database) throws {
    var booking = Booking(memberId: member, courseId: course)
    try booking.insert(db)
    try Course.filter(key: course).updateAll(db, Course.Columns.booked += 1)
  }

  private static let moved = PlantedCase(
    "move to another course, by hand",
    faulty: { path in
      try DatabasePool(path: path, configuration: ownTransactions).whileOpen { pool in
        try pool.writeWithoutTransaction { db in
          try db.execute(sql: "BEGIN IMMEDIATE")
          defer { try? db.execute(sql: "COMMIT") }
          try db.execute(sql: "UPDATE booking SET courseId = 2 WHERE memberId = 4 AND courseId = 3")
          try db.execute(sql: "UPDATE course SET booked = booked - 1 WHERE id = 3")
          try db.execute(sql: "UPDATE course SET booked = booked + 1 WHERE id = 2")
        }
        return "Dan rows now"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.writeInTransaction(.immediate) { db in
          try db.execute(sql: "UPDATE booking SET courseId = 2 WHERE memberId = 4 AND courseId = 3")
          try db.execute(sql: "UPDATE course SET booked = booked - 1 WHERE id = 3")
          try db.execute(sql: "UPDATE course SET booked = booked + 1 WHERE id = 2")
          return .commit
        }
        return "Dan rows now"
      }
    })
}

/// A booking that is confirmed by a letter.
private struct Confirmed: PersistableRecord {
  static let databaseTableName = "booking"
  let memberId: Int64
  let courseId: Int64
  let outbox: DatabaseQueue

  func encode(to container: inout PersistenceContainer) {
    container["memberId"] = memberId
    container["courseId"] = courseId
  }

  func didInsert(_ inserted: InsertionSuccess) {
    try? outbox.write { db in
      try db.execute(sql: "INSERT INTO letter (bookingId) VALUES (?)", arguments: [inserted.rowID])
    }
  }
}
