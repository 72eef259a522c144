import Club
import GRDB

extension PlantedSuspensions {
  static let connections = [diary, wrongQueue, basket]

  private static let diary = PlantedSuspension(
    "diary with a connection of its own",
    setUp: { try Season.make(at: $0, adding: "CREATE TABLE diary (id INTEGER PRIMARY KEY, text TEXT NOT NULL);") },
    faulty: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      let diary = try DatabaseQueue(path: path)
      return SuspendedApp(
        suspend: {
          postSuspension()
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: {
          try note("Rowing begins", in: diary)
          try pool.write { try $0.execute(sql: "UPDATE member SET balance = balance - 200 WHERE id = 3") }
          try note("Rowing ends", in: diary)
        },
        close: {
          try diary.close()
          try pool.close()
        })
    },
    right: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      let diary = try DatabaseQueue(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          diary.inDatabase { _ in }
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: {
          try note("Rowing begins", in: diary)
          try pool.write { try $0.execute(sql: "UPDATE member SET balance = balance - 200 WHERE id = 3") }
          try note("Rowing ends", in: diary)
        },
        close: {
          try diary.close()
          try pool.close()
        })
    })

  private static func note(_ text: String, in diary: DatabaseQueue) throws {
    try diary.write { db in
      try db.execute(sql: "INSERT INTO diary (text) VALUES (?)", arguments: [text])
    }
  }

  private static let wrongQueue = PlantedSuspension(
    "reader that is suspended, and writer that is not",
    setUp: { try Season.makeSingleFile(at: $0) },
    faulty: { path in
      var readerConfiguration = Configuration.suspendable
      readerConfiguration.readonly = true
      let reader = try DatabaseQueue(path: path, configuration: readerConfiguration)
      let writer = try DatabaseQueue(path: path)
      return SuspendedApp(
        suspend: {
          postSuspension()
          reader.inDatabase { _ in }
          writer.inDatabase { _ in }
        },
        resume: { postResumption() },
        work: { try raiseFees(with: writer, reader) },
        close: {
          try reader.close()
          try writer.close()
        })
    },
    right: { path in
      var readerConfiguration = Configuration.suspendable
      readerConfiguration.readonly = true
      let reader = try DatabaseQueue(path: path, configuration: readerConfiguration)
      let writer = try DatabaseQueue(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          reader.inDatabase { _ in }
          writer.inDatabase { _ in }
        },
        resume: { postResumption() },
        work: { try raiseFees(with: writer, reader) },
        close: {
          try reader.close()
          try writer.close()
        })
    })

  private static func raiseFees(with writer: DatabaseQueue, _ reader: DatabaseQueue) throws {
    try writer.write { db in
      try db.execute(sql: "UPDATE course SET fee = fee + 1")
      try db.execute(sql: "UPDATE course SET booked = (SELECT COUNT(*) FROM booking WHERE courseId = course.id)")
    }
    _ = try reader.read { try Course.fetchAll($0) }
  }

  private static let basket = PlantedSuspension(
    "basket that stays open between two taps",
    faulty: { path in
      var configuration = Configuration.suspendable
      configuration.allowsUnsafeTransactions = true
      let pool = try DatabasePool(path: path, configuration: configuration)
      return SuspendedApp(
        suspend: {
          postSuspension()
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: {
          guard try mayBuy(pool) else { return }
          // Three drinks are one sale.
          try pool.writeWithoutTransaction { db in
            if !db.isInsideTransaction { try db.beginTransaction(.immediate) }
            try sellDrink(db)
            let sold = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM payment WHERE receipt = 7") ?? 0
            if sold % 3 == 0 { try db.commit() }
          }
        },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      let basket = Basket()
      return SuspendedApp(
        suspend: {
          postSuspension()
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: {
          guard try mayBuy(pool) else { return }
          basket.drinks += 1
          guard basket.drinks >= 3 else { return }
          // Three drinks are one sale.
          try pool.write { db in
            for _ in 0..<basket.drinks { try sellDrink(db) }
          }
          basket.drinks = 0
        },
        close: { try pool.close() })
    })

  private static func mayBuy(_ pool: DatabasePool) throws -> Bool {
    try pool.read { db in try Member.fetchOne(db, key: 1)?.balance ?? -1 } >= 0
  }

  private static func sellDrink(_ db: Database) throws {
    try Payment(receipt: 7, memberId: 1, cents: 350, purpose: "drink").insert(db)
  }

  /// The drinks that are not paid yet. Only the thread that works uses it.
  private final class Basket: @unchecked Sendable {
    var drinks = 0
  }
}
