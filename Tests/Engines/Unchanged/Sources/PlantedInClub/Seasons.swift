import Club
import Foundation
import GRDB

extension Planted {
  static let seasons = [insurance, priceList, restored, exported]

  private static let insurance = PlantedCase(
    "insurance that is charged twice",
    faulty: { path in
      func charge(_ db: Database) throws {
        try db.execute(sql: "CREATE TEMP TABLE IF NOT EXISTS insured (memberId INTEGER NOT NULL)")
        try db.execute(sql: "INSERT INTO temp.insured SELECT DISTINCT memberId FROM main.booking WHERE courseId < 3")
        try db.execute(sql: "INSERT INTO payment SELECT 9, memberId, -500, 'insurance' FROM temp.insured ORDER BY memberId")
        try db.execute(sql: "DROP TABLE temp.insured")
      }
      return try DatabasePool(path: path).whileOpen { pool in
        do {
          try pool.writeWithoutTransaction(charge)
        } catch {
          try pool.writeWithoutTransaction(charge)
        }
        return "Charged"
      }
    },
    right: { path in
      func charge(_ db: Database) throws {
        guard try Payment.filter(Payment.Columns.receipt == 9).isEmpty(db) else { return }
        try db.execute(sql: "CREATE TEMP TABLE insured (memberId INTEGER NOT NULL)")
        try db.execute(sql: "INSERT INTO temp.insured SELECT DISTINCT memberId FROM main.booking WHERE courseId < 3")
        try db.execute(sql: "INSERT INTO payment SELECT 9, memberId, -500, 'insurance' FROM temp.insured ORDER BY memberId")
        try db.execute(sql: "DROP TABLE temp.insured")
      }
      return try DatabasePool(path: path).whileOpen { pool in
        do {
          try pool.write(charge)
        } catch {
          try pool.write(charge)
        }
        return "Charged"
      }
    })

  private static let priceList = PlantedCase(
    "prices of the season before",
    setUp: { path in
      let archive = Season.neighbour("archive", of: path)
      Season.remove(archive)
      try Season.make(
        at: path,
        adding: """
          CREATE TABLE price (title TEXT PRIMARY KEY, cents INTEGER NOT NULL);
          INSERT INTO price VALUES ('Judo', 4500), ('Rowing', 9900), ('Yoga', 3300);
          """)
      try DatabaseQueue(path: archive).whileOpen { queue in
        try queue.write { db in
          try db.execute(
            sql: """
              CREATE TABLE price (title TEXT PRIMARY KEY, cents INTEGER NOT NULL);
              INSERT INTO price VALUES ('Judo', 4000), ('Rowing', 9000), ('Yoga', 3000), ('Chess', 1000);
              """)
        }
      }
    },
    faulty: { path in
      try DatabaseQueue(path: path).whileOpen { queue in
        try queue.inDatabase { db in
          try db.execute(sql: "ATTACH DATABASE ? AS archive", arguments: [Season.neighbour("archive", of: path)])
          try db.execute(sql: "DELETE FROM main.price")
          try db.execute(sql: "INSERT INTO main.price SELECT * FROM archive.price ORDER BY title")
          try db.execute(sql: "DETACH DATABASE archive")
        }
        return "The prices are as they were"
      }
    },
    right: { path in
      try DatabaseQueue(path: path).whileOpen { queue in
        try queue.inDatabase { db in
          try db.execute(sql: "ATTACH DATABASE ? AS archive", arguments: [Season.neighbour("archive", of: path)])
          try db.inTransaction {
            try db.execute(sql: "DELETE FROM main.price")
            try db.execute(sql: "INSERT INTO main.price SELECT * FROM archive.price ORDER BY title")
            return .commit
          }
          try db.execute(sql: "DETACH DATABASE archive")
        }
        return "The prices are as they were"
      }
    })

  private static let restored = PlantedCase(
    "backup that is not brought back",
    setUp: { path in
      let backup = Season.neighbour("backup", of: path)
      Season.remove(backup)
      try Season.makeSingleFile(at: path, adding: "DELETE FROM member WHERE id < 4;")
      try Season.makeSingleFile(at: backup)
    },
    faulty: { path in
      try DatabaseQueue(path: Season.neighbour("backup", of: path)).whileOpen { backup in
        let members = try backup.read { try Member.fetchCount($0) }
        try DatabaseQueue(path: path).whileOpen { queue in
          try? backup.backup(to: queue)
        }
        return "\(members) members are back"
      }
    },
    right: { path in
      try DatabaseQueue(path: Season.neighbour("backup", of: path)).whileOpen { backup in
        let members = try backup.read { try Member.fetchCount($0) }
        try DatabaseQueue(path: path).whileOpen { queue in
          try backup.backup(to: queue)
        }
        return "\(members) members are back"
      }
    })

  /// The season, and a member who joined before the app was killed: the member is in the log beside the file.
  private static func makeWithLog(at path: String) throws {
    Season.remove(Season.neighbour("export", of: path))
    let building = Season.neighbour("building", of: path)
    Season.remove(building)
    try Season.make(at: building)
    try DatabasePool(path: building).whileOpen { pool in
      try pool.write { db in
        var member = Member(name: "Eva", email: "eva@club")
        try member.insert(db)
      }
      for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: building + suffix, toPath: path + suffix) }
    }
    Season.remove(building)
  }

  private static let exported = PlantedCase(
    "copy without the last member",
    setUp: { try makeWithLog(at: $0) },
    faulty: { path in
      let export = Season.neighbour("export", of: path)
      return try DatabasePool(path: path).whileOpen { pool in
        try pool.writeWithoutTransaction { db in
          _ = try? db.checkpoint(.truncate)
          try FileManager.default.copyItem(atPath: path, toPath: export)
        }
        let members = try DatabaseQueue(path: export).whileOpen { try $0.read { try Member.fetchCount($0) } }
        return "A copy of \(members) members"
      }
    },
    right: { path in
      let export = Season.neighbour("export", of: path)
      return try DatabasePool(path: path).whileOpen { pool in
        try pool.writeWithoutTransaction { db in
          _ = try db.checkpoint(.truncate)
          try FileManager.default.copyItem(atPath: path, toPath: export)
        }
        do {
          let members = try DatabaseQueue(path: export).whileOpen { try $0.read { try Member.fetchCount($0) } }
          return "A copy of \(members) members"
        } catch {
          Season.remove(export)
          throw error
        }
      }
    })
}
