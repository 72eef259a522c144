import Club
import Foundation
import GRDB

extension Planted {
  static let schema = [telephone, emails, badges, repaired, anyOrder]

  /// The app's migrations with the step of the next version.
  private static func nextVersion(_ step: @escaping @Sendable (Database) throws -> Void) -> DatabaseMigrator {
    var migrator = Schema.migrator
    migrator.registerMigration("next version", migrate: step)
    return migrator
  }

  private static let telephone = PlantedCase(
    "column that is not added",
    faulty: { path in
      let migrator = nextVersion { db in
        // Testers have the column already.
        try? db.alter(table: "member") { $0.add(column: "phone", .text).notNull().defaults(to: "-") }
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try migrator.migrate(pool)
        return "Up to date"
      }
    },
    right: { path in
      let migrator = nextVersion { db in
        // Testers have the column already.
        guard try !db.columns(in: "member").contains(where: { $0.name == "phone" }) else { return }
        try db.alter(table: "member") { $0.add(column: "phone", .text).notNull().defaults(to: "-") }
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try migrator.migrate(pool)
        return "Up to date"
      }
    })

  private static let emails = PlantedCase(
    "addresses that keep their capitals",
    setUp: { try Season.make(at: $0, adding: "UPDATE member SET email = upper(email);") },
    faulty: { path in
      let migrator = nextVersion { db in
        for row in try Row.fetchAll(db, sql: "SELECT id, email FROM member") {
          let id: Int64 = row["id"]
          let email: String = row["email"]
          do {
            try db.execute(sql: "UPDATE member SET email = ? WHERE id = ?", arguments: [email.lowercased(), id])
          } catch {
            // Two members with one address: the second keeps it as it is.
          }
        }
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try migrator.migrate(pool)
        return "Up to date"
      }
    },
    right: { path in
      let migrator = nextVersion { db in
        for row in try Row.fetchAll(db, sql: "SELECT id, email FROM member") {
          let id: Int64 = row["id"]
          let email: String = row["email"]
          // Two members with one address: the second keeps it as it is.
          try db.execute(sql: "UPDATE OR IGNORE member SET email = ? WHERE id = ?", arguments: [email.lowercased(), id])
        }
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try migrator.migrate(pool)
        return "Up to date"
      }
    })

  private static let badges = PlantedCase(
    "version that is half made",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.writeWithoutTransaction { db in
          let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
          if version < 1 {
            try addBadges(db)
            try db.execute(sql: "PRAGMA user_version = 1")
          }
        }
        return "Version 1"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
          if version < 1 {
            try addBadges(db)
            try db.execute(sql: "PRAGMA user_version = 1")
          }
        }
        return "Version 1"
      }
    })

  private static func addBadges(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE member ADD COLUMN badge TEXT")
    try db.execute(sql: "UPDATE member SET badge = 'B' || id")
  }

  private static let repaired = PlantedCase(
    "books that are made again",
    faulty: { path in
      func open() throws -> DatabasePool {
        let pool = try DatabasePool(path: path)
        try Schema.migrator.migrate(pool)
        return pool
      }
      func openOrRepair() throws -> DatabasePool {
        do {
          return try open()
        } catch {
          // The file is damaged: the app begins with an empty one.
          for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
          return try open()
        }
      }
      return try openOrRepair().whileOpen { pool in "\(try pool.read { try Course.fetchCount($0) }) courses" }
    },
    right: { path in
      func open() throws -> DatabasePool {
        let pool = try DatabasePool(path: path)
        do {
          try Schema.migrator.migrate(pool)
        } catch {
          try? pool.close()
          throw error
        }
        return pool
      }
      return try open().whileOpen { pool in "\(try pool.read { try Course.fetchCount($0) }) courses" }
    })

  private static let anyOrder = PlantedCase(
    "bookings of a member who left",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.writeWithoutTransaction { db in
          try db.execute(sql: "PRAGMA foreign_keys = OFF")  // the lines come in any order
          try db.inTransaction {
            try receive(db)
            return .commit
          }
          try? db.execute(sql: "PRAGMA foreign_keys = ON")
          try db.execute(sql: "DELETE FROM member WHERE id = 4")
        }
        return "Received"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try db.execute(sql: "PRAGMA defer_foreign_keys = ON")  // the lines come in any order
          try receive(db)
          try db.execute(sql: "DELETE FROM member WHERE id = 4")
        }
        return "Received"
      }
    })

  private static func receive(_ db: Database) throws {
    try db.execute(sql: "INSERT INTO booking (id, memberId, courseId) VALUES (20, 4, 9), (21, 1, 9)")
    try db.execute(sql: "INSERT INTO course (id, title, capacity, fee, booked) VALUES (9, 'Fencing', 6, 5000, 1)")
  }
}
