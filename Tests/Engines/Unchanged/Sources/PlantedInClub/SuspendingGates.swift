import Club
import Foundation
import GRDB

extension PlantedSuspensions {
  static let gates = [halfOpen, checked, refused]

  private static let halfOpen = PlantedSuspension(
    "gate that stays shut",
    faulty: { path in
      let pool = try DatabasePool(path: path)
      let (bookings, money) = (Gate(), Gate())
      return SuspendedApp(
        suspend: {
          bookings.shut()
          money.shut()
        },
        resume: { bookings.open() },
        work: {
          try bookings.through { try pool.write(move) }
          try money.through { try pool.write(charge) }
        },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path)
      let (bookings, money) = (Gate(), Gate())
      return SuspendedApp(
        suspend: {
          bookings.shut()
          money.shut()
        },
        resume: {
          bookings.open()
          money.open()
        },
        work: {
          try bookings.through { try pool.write(move) }
          try money.through { try pool.write(charge) }
        },
        close: { try pool.close() })
    })

  private static let checked = PlantedSuspension(
    "flag that is looked at too early",
    faulty: { path in
      let pool = try DatabasePool(path: path)
      let isAway = Flag()
      return SuspendedApp(
        suspend: {
          isAway.value = true
          pool.writeWithoutTransaction { _ in }
        },
        resume: { isAway.value = false },
        work: {
          guard !isAway.value else { throw Gate.Shut() }
          let members = try pool.read { try Member.filter(Member.Columns.balance < 0).fetchCount($0) }
          try pool.write { db in
            try db.execute(sql: "UPDATE course SET capacity = 10 + ? WHERE id = 2", arguments: [members])
            try db.execute(sql: "UPDATE course SET fee = fee + 1 WHERE id = 2")
          }
        },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path)
      let isAway = Flag()
      return SuspendedApp(
        suspend: {
          isAway.value = true
          pool.writeWithoutTransaction { _ in }
        },
        resume: { isAway.value = false },
        work: {
          let members = try pool.read { try Member.filter(Member.Columns.balance < 0).fetchCount($0) }
          try pool.writeWithoutTransaction { db in
            guard !isAway.value else { throw Gate.Shut() }
            try db.inTransaction {
              try db.execute(sql: "UPDATE course SET capacity = 10 + ? WHERE id = 2", arguments: [members])
              try db.execute(sql: "UPDATE course SET fee = fee + 1 WHERE id = 2")
              return .commit
            }
          }
        },
        close: { try pool.close() })
    })

  private static let refused = PlantedSuspension(
    "visitor who is counted although the gate is shut",
    setUp: { try Season.make(at: $0, adding: "CREATE TABLE visit (id INTEGER PRIMARY KEY, paid BOOLEAN NOT NULL);") },
    faulty: { path in
      let pool = try DatabasePool(path: path)
      let gate = Gate()
      return SuspendedApp(
        suspend: { gate.shut() },
        resume: { gate.open() },
        work: {
          let paid = (try? gate.through { try pool.write(charge) }) != nil
          try pool.write { try count(paid: paid, $0) }
        },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path)
      let gate = Gate()
      return SuspendedApp(
        suspend: { gate.shut() },
        resume: { gate.open() },
        work: {
          try gate.through {
            try pool.write { db in
              try charge(db)
              try count(paid: true, db)
            }
          }
        },
        close: { try pool.close() })
    })

  private static func move(_ db: Database) throws {
    try db.execute(sql: "UPDATE booking SET paid = NOT paid WHERE id = 3")
    try db.execute(sql: "UPDATE course SET capacity = capacity + 1 WHERE id = 2")
  }

  private static func charge(_ db: Database) throws {
    try db.execute(sql: "UPDATE member SET balance = balance - 50 WHERE id = 3")
    try Payment(receipt: 0, memberId: 3, cents: -50, purpose: "towel").insert(db)
  }

  private static func count(paid: Bool, _ db: Database) throws {
    try db.execute(sql: "INSERT INTO visit (paid) VALUES (?)", arguments: [paid])
  }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false

    var value: Bool {
      get { lock.withLock { isSet } }
      set { lock.withLock { isSet = newValue } }
    }
  }
}
