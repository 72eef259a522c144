import Club
import GRDB

extension Planted {
  static let cashDesk = [bookingPaid, feePaid, refunded, numbered]

  private static let bookingPaid = PlantedCase(
    "payment without its booking",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try Payment(receipt: 3, memberId: 3, cents: 3000, purpose: "Yoga").insert(db)
          var booking = Booking(memberId: 3, courseId: 3, paid: true)
          // The place may have been booked at the other desk.
          try? booking.insert(db)
        }
        return "Receipt 3: Yoga, 30.00"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try pool.write { db in
          try Payment(receipt: 3, memberId: 3, cents: 3000, purpose: "Yoga").insert(db)
          // The place may have been booked at the other desk.
          guard try Booking.filter(key: ["memberId": 3, "courseId": 3]).isEmpty(db) else { return }
          var booking = Booking(memberId: 3, courseId: 3, paid: true)
          try booking.insert(db)
        }
        return "Receipt 3: Yoga, 30.00"
      }
    })

  private static let feePaid = PlantedCase(
    "fee paid, balance as before",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let payment = Payment(receipt: 3, memberId: 2, cents: 1500, purpose: "Judo, the rest")
        try pool.write { db in try payment.insert(db) }
        try pool.write { db in
          _ = try Member.filter(key: payment.memberId).updateAll(db, Member.Columns.balance += payment.cents)
        }
        return "Receipt \(payment.receipt)"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let payment = Payment(receipt: 3, memberId: 2, cents: 1500, purpose: "Judo, the rest")
        try pool.write { db in
          try payment.insert(db)
          try Member.filter(key: payment.memberId).updateAll(db, Member.Columns.balance += payment.cents)
        }
        return "Receipt \(payment.receipt)"
      }
    })

  private static let refunded = PlantedCase(
    "refund that is tried again",
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try persistently {
          try pool.writeWithoutTransaction { db in
            try Payment(receipt: 3, memberId: 1, cents: -1000, purpose: "Judo, two lessons missed").insert(db)
            try Member.filter(key: 1).updateAll(db, Member.Columns.balance -= 1000)
          }
        }
        return "10.00 back"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        try persistently {
          try pool.write { db in
            guard try Payment.filter(Payment.Columns.receipt == 3).isEmpty(db) else { return }
            try Payment(receipt: 3, memberId: 1, cents: -1000, purpose: "Judo, two lessons missed").insert(db)
            try Member.filter(key: 1).updateAll(db, Member.Columns.balance -= 1000)
          }
        }
        return "10.00 back"
      }
    })

  /// Runs the work up to three times.
  private static func persistently(_ work: () throws -> Void) throws {
    for _ in 1...2 {
      do { return try work() } catch { continue }
    }
    try work()
  }

  private static let numbered = PlantedCase(
    "receipt with a number that is given already",
    setUp: { try Season.makeSingleFile(at: $0) },
    faulty: { path in
      try DatabaseQueue(path: path).whileOpen { queue in
        let number = try queue.write { db in
          let number = ((try? Payment.fetchCount(db)) ?? 0) + 1
          try Payment(receipt: number, memberId: 4, cents: 3000, purpose: "Yoga").insert(db)
          return number
        }
        return "Receipt \(number)"
      }
    },
    right: { path in
      try DatabaseQueue(path: path).whileOpen { queue in
        let number = try queue.write { db in
          let number = try Payment.fetchCount(db) + 1
          try Payment(receipt: number, memberId: 4, cents: 3000, purpose: "Yoga").insert(db)
          return number
        }
        return "Receipt \(number)"
      }
    })
}
