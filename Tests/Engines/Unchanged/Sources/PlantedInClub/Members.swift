import Club
import GRDB

extension Planted {
  static let members = [device, imported, unpaid]

  private static let device = PlantedCase(
    "telephone that is there twice",
    setUp: {
      try Season.make(
        at: $0,
        adding: """
          CREATE TABLE phone (id INTEGER PRIMARY KEY, memberId INTEGER NOT NULL, number TEXT NOT NULL);
          INSERT INTO phone VALUES (1, 1, '555-11'), (2, 2, '555-22');
          """)
    },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          if var phone = try? Phone.filter(Column("memberId") == 2).fetchOne(db) {
            phone.number = "555-99"
            try phone.update(db)
          } else {
            try Phone(memberId: 2, number: "555-99").insert(db)
          }
        }
        return "Ben: 555-99"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          if var phone = try Phone.filter(Column("memberId") == 2).fetchOne(db) {
            phone.number = "555-99"
            try phone.update(db)
          } else {
            try Phone(memberId: 2, number: "555-99").insert(db)
          }
        }
        return "Ben: 555-99"
      }
    })

  private static let newcomers = ["Eva;eva@club", "Benjamin;ben@club", "Fay;fay@club", "Gus"]

  private static let imported = PlantedCase(
    "list of which a line is left out",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let count = try pool.write { db in
          var count = 0
          for line in newcomers {
            let fields = line.split(separator: ";").map(String.init)
            guard fields.count == 2 else { continue }
            do {
              var member = Member(name: fields[0], email: fields[1])
              try member.insert(db)
            } catch {
              continue  // a member already
            }
            count += 1
          }
          return count
        }
        return "\(count) new members"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let count = try pool.write { db in
          var count = 0
          for line in newcomers {
            let fields = line.split(separator: ";").map(String.init)
            guard fields.count == 2 else { continue }
            guard try Member.filter(Member.Columns.email == fields[1]).isEmpty(db) else { continue }  // a member already
            var member = Member(name: fields[0], email: fields[1])
            try member.insert(db)
            count += 1
          }
          return count
        }
        return "\(count) new members"
      }
    })

  private static let unpaid = PlantedCase(
    "bookings of members who paid",
    faulty: { path in
      func payers(_ db: Database) -> [Int64] {
        (try? Int64.fetchAll(db, sql: "SELECT DISTINCT memberId FROM payment ORDER BY memberId")) ?? []
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let payers = payers(db)
          _ = try Booking.filter(!payers.contains(Booking.Columns.memberId)).deleteAll(db)
        }
        return "Unpaid bookings are cancelled"
      }
    },
    right: { path in
      func payers(_ db: Database) throws -> [Int64] {
        try Int64.fetchAll(db, sql: "SELECT DISTINCT memberId FROM payment ORDER BY memberId")
      }
      return try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          let payers = try payers(db)
          _ = try Booking.filter(!payers.contains(Booking.Columns.memberId)).deleteAll(db)
        }
        return "Unpaid bookings are cancelled"
      }
    })
}

private struct Phone: Codable, FetchableRecord, PersistableRecord {
  var id: Int64?
  var memberId: Int64
  var number: String
}
