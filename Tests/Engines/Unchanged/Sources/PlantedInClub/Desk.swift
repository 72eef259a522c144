import Club
import Foundation
import GRDB

extension Planted {
  static let desk = [settings, shift, leftNote]

  private static let settings = PlantedCase(
    "settings that are as on the first day",
    setUp: {
      try Season.makeSingleFile(
        at: $0,
        adding: """
          CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), currency TEXT NOT NULL, starts INTEGER NOT NULL);
          INSERT INTO settings VALUES (1, 'CHF', 41);
          """)
    },
    faulty: { path in
      try DatabaseQueue(path: path).whileOpen { queue in
        try queue.write { db in
          var settings = (try? Settings.fetchOne(db, key: 1)) ?? Settings()
          settings.starts += 1
          try settings.save(db)
        }
        return "Welcome"
      }
    },
    right: { path in
      try DatabaseQueue(path: path).whileOpen { queue in
        try queue.write { db in
          var settings = try Settings.fetchOne(db, key: 1) ?? Settings()
          settings.starts += 1
          try settings.save(db)
        }
        return "Welcome"
      }
    })

  private static let shift = PlantedCase(
    "shift that ends with its object",
    setUp: { try Season.makeSingleFile(at: $0) },
    faulty: { path in
      func work(_ queue: DatabaseQueue) throws {
        let shift = try Shift(queue)
        try shift.take(500, from: 1)
        try shift.take(700, from: 3)
      }
      return try DatabaseQueue(path: path, configuration: ownTransactions).whileOpen { queue in
        try work(queue)
        return "12.00 in the till"
      }
    },
    right: { path in
      func work(_ queue: DatabaseQueue) throws {
        let shift = try FinishedShift(queue)
        try shift.take(500, from: 1)
        try shift.take(700, from: 3)
        try shift.finish()
      }
      return try DatabaseQueue(path: path, configuration: ownTransactions).whileOpen { queue in
        try work(queue)
        return "12.00 in the till"
      }
    })

  private static let leftNote = PlantedCase(
    "note that is written later",
    setUp: { try Season.make(at: $0, adding: "CREATE TABLE note (id INTEGER PRIMARY KEY, memberId INTEGER, text TEXT);") },
    faulty: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let written = DispatchSemaphore(value: 0)
        pool.asyncWrite(
          { db in try db.execute(sql: "INSERT INTO note (memberId, text) VALUES (2, 'pays on Friday')") },
          completion: { _, _ in written.signal() })
        written.wait()
        return "Noted"
      }
    },
    right: { path in
      try DatabasePool(path: path).whileOpen { pool in
        let written = DispatchSemaphore(value: 0)
        let outcome = Outcome()
        pool.asyncWrite(
          { db in try db.execute(sql: "INSERT INTO note (memberId, text) VALUES (2, 'pays on Friday')") },
          completion: { _, result in
            outcome.result = result
            written.signal()
          })
        written.wait()
        try outcome.result?.get()
        return "Noted"
      }
    })

  /// The result of a write on another thread: it is set before the semaphore is signalled, and read after it.
  private final class Outcome: @unchecked Sendable {
    var result: Result<Void, any Error>?
  }
}

private struct Settings: Codable, FetchableRecord, PersistableRecord {
  var id = 1
  var currency = "EUR"
  var starts = 0
}

/// The payments of a shift, which are kept together.
private class Shift {
  let queue: DatabaseQueue

  init(_ queue: DatabaseQueue) throws {
    self.queue = queue
    try queue.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
  }

  func take(_ cents: Int, from member: Int64) throws {
    try queue.writeWithoutTransaction { db in
      try Payment(receipt: 4, memberId: member, cents: cents, purpose: "drinks").insert(db)
    }
  }

  deinit {
    try? queue.writeWithoutTransaction { try $0.commit() }
  }
}

private final class FinishedShift {
  let queue: DatabaseQueue

  init(_ queue: DatabaseQueue) throws {
    self.queue = queue
    try queue.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
  }

  func take(_ cents: Int, from member: Int64) throws {
    try queue.writeWithoutTransaction { db in
      try Payment(receipt: 4, memberId: member, cents: cents, purpose: "drinks").insert(db)
    }
  }

  func finish() throws {
    try queue.writeWithoutTransaction { try $0.commit() }
  }

  deinit {
    try? queue.writeWithoutTransaction { db in
      if db.isInsideTransaction { try db.rollback() }
    }
  }
}
