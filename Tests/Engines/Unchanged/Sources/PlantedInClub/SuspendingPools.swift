import Club
import Foundation
import GRDB

extension PlantedSuspensions {
  static let pools = [deaf, hasty, interrupting, impatient]

  private static let deaf = PlantedSuspension(
    "pool that does not hear the notification",
    faulty: { path in
      let pool = try DatabasePool(path: path)
      return SuspendedApp(
        suspend: {
          postSuspension()
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: { try teach(pool) },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: { try teach(pool) },
        close: { try pool.close() })
    })

  private static let hasty = PlantedSuspension(
    "app that does not wait for its writer",
    faulty: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: { postSuspension() },
        resume: { postResumption() },
        work: { try teach(pool) },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          pool.writeWithoutTransaction { _ in }
        },
        resume: { postResumption() },
        work: { try teach(pool) },
        close: { try pool.close() })
    })

  private static let interrupting = PlantedSuspension(
    "pool that is only interrupted",
    faulty: { path in
      let pool = try DatabasePool(path: path)
      return SuspendedApp(
        suspend: {
          pool.interrupt()
          try pool.barrierWriteWithoutTransaction { _ in }
        },
        resume: {},
        work: { try teach(pool) },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path)
      let gate = Gate()
      return SuspendedApp(
        suspend: { gate.shut { pool.interrupt() } },
        resume: { gate.open() },
        work: { try gate.through { try teach(pool) } },
        close: { try pool.close() })
    })

  private static let impatient = PlantedSuspension(
    "app that waits for its writer, but not long",
    faulty: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          let isIdle = DispatchSemaphore(value: 0)
          pool.asyncWriteWithoutTransaction { _ in isIdle.signal() }
          _ = isIdle.wait(timeout: .now() + .milliseconds(5))
        },
        resume: { postResumption() },
        work: { try teach(pool) },
        close: { try pool.close() })
    },
    right: { path in
      let pool = try DatabasePool(path: path, configuration: .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          let isIdle = DispatchSemaphore(value: 0)
          pool.asyncWriteWithoutTransaction { _ in isIdle.signal() }
          isIdle.wait()
        },
        resume: { postResumption() },
        work: { try teach(pool) },
        close: { try pool.close() })
    })

  /// Two lessons, each with its fees.
  private static func teach(_ pool: DatabasePool) throws {
    for course: Int64 in [1, 2] {
      let members = try pool.read { db in
        try Int64.fetchAll(db, sql: "SELECT memberId FROM booking WHERE courseId = ? ORDER BY memberId", arguments: [course])
      }
      try pool.write { db in
        for member in members {
          try db.execute(sql: "UPDATE member SET balance = balance - 100 WHERE id = ?", arguments: [member])
        }
        try Payment(receipt: 0, memberId: 0, cents: 100 * members.count, purpose: "lesson").insert(db)
      }
    }
  }
}
