import Club
import GRDB

extension Planted {
  static let accounts = [
    PlantedCase(
      "deposit with thanks",
      faulty: { path in try DatabasePool(path: path).whileOpen { Till(pool: $0).deposit(2000, member: 4) } },
      right: { path in try DatabasePool(path: path).whileOpen { try CarefulTill(pool: $0).deposit(2000, member: 4) } }),
    PlantedCase(
      "day that is closed by half",
      faulty: { path in
        try DatabasePool(path: path).whileOpen { pool in
          var remarks = 0
          try pool.writeInTransaction { db in
            do {
              for member in try Member.order(Member.Columns.id).fetchAll(db) where member.balance > 0 { try settle(member, db) }
              try db.execute(sql: "INSERT INTO payment VALUES (3, 0, -6500, 'to the bank')")
            } catch {
              remarks += 1
            }
            return .commit
          }
          return remarks == 0 ? "Closed" : "Closed with remarks"
        }
      },
      right: { path in
        try DatabasePool(path: path).whileOpen { pool in
          try pool.writeInTransaction { db in
            for member in try Member.order(Member.Columns.id).fetchAll(db) where member.balance > 0 { try settle(member, db) }
            try db.execute(sql: "INSERT INTO payment VALUES (3, 0, -6500, 'to the bank')")
            return .commit
          }
          return "Closed"
        }
      }),
    PlantedCase(
      "fees that are never committed",
      faulty: { path in
        try DatabasePool(path: path, configuration: ownTransactions).whileOpen { pool in
          try pool.writeWithoutTransaction { db in
            try db.beginTransaction(.immediate)
            do {
              try chargeFees(db)
            } catch {
              try db.rollback()
              throw error
            }
            try? db.commit()
          }
          return "Fees are charged"
        }
      },
      right: { path in
        try DatabasePool(path: path, configuration: ownTransactions).whileOpen { pool in
          try pool.writeWithoutTransaction { db in
            try db.beginTransaction(.immediate)
            do {
              try chargeFees(db)
              try db.commit()
            } catch {
              try? db.rollback()  // closing the database does it otherwise
              throw error
            }
          }
          return "Fees are charged"
        }
      }),
  ]

  private static func settle(_ member: Member, _ db: Database) throws {
    var member = member
    try Payment(receipt: 3, memberId: member.id ?? 0, cents: -member.balance, purpose: "credit paid out").insert(db)
    member.balance = 0
    try member.update(db)
  }

  private static func chargeFees(_ db: Database) throws {
    try db.execute(sql: "UPDATE member SET balance = balance - 3000 WHERE id IN (SELECT memberId FROM booking WHERE courseId = 3)")
    try db.execute(sql: "UPDATE booking SET paid = 1 WHERE courseId = 3")
  }

  /// A configuration for code that begins and commits by itself.
  static var ownTransactions: Configuration {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return configuration
  }
}

private struct Till {
  let pool: DatabasePool

  func deposit(_ cents: Int, member: Int64) -> String {
    var errors: [any Error] = []
    do {
      try pool.write { db in
        try Member.filter(key: member).updateAll(db, Member.Columns.balance += cents)
        try Payment(receipt: 3, memberId: member, cents: cents, purpose: "deposit").insert(db)
      }
    } catch {
      errors.append(error)
    }
    return "Thank you for \(cents) cents"
  }
}

private struct CarefulTill {
  let pool: DatabasePool

  func deposit(_ cents: Int, member: Int64) throws -> String {
    try pool.write { db in
      try Member.filter(key: member).updateAll(db, Member.Columns.balance += cents)
      try Payment(receipt: 3, memberId: member, cents: cents, purpose: "deposit").insert(db)
    }
    return "Thank you for \(cents) cents"
  }
}
