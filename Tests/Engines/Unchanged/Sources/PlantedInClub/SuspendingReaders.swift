import Club
import Foundation
import GRDB

extension PlantedSuspensions {
  static let reading = [pages, attached]

  private static let pages = PlantedSuspension(
    "list that is read on when it is scrolled",
    setUp: { try Season.makeSingleFile(at: $0, adding: sixtyMembers) },
    faulty: { path in
      let queue = try DatabaseQueue(path: path)
      let (gate, list) = (Gate(), MemberList())
      return SuspendedApp(
        suspend: { gate.shut() },
        resume: { gate.open() },
        work: {
          try gate.through {
            try queue.inDatabase { db in
              let rows = try list.rows ?? Row.fetchCursor(db, sql: "SELECT name FROM member ORDER BY id")
              list.rows = rows
              for _ in 0..<3 {
                guard let row = try rows.next() else {
                  list.rows = nil
                  break
                }
                list.names.append(row[0])
              }
            }
          }
        },
        close: {
          queue.inDatabase { _ in list.rows = nil }
          try queue.close()
        })
    },
    right: { path in
      let queue = try DatabaseQueue(path: path)
      let (gate, list) = (Gate(), MemberList())
      return SuspendedApp(
        suspend: { gate.shut() },
        resume: { gate.open() },
        work: {
          try gate.through {
            try queue.inDatabase { db in
              let rows = try Row.fetchAll(
                db, sql: "SELECT id, name FROM member WHERE id > ? ORDER BY id LIMIT 3", arguments: [list.lastId])
              for row in rows { list.names.append(row["name"]) }
              list.lastId = rows.count < 3 ? 0 : rows[2]["id"]
            }
          }
        },
        close: { try queue.close() })
    })

  private static let sixtyMembers = """
    WITH RECURSIVE number(n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM number WHERE n < 65)
    INSERT INTO member SELECT n, 'Member ' || n, n || '@club', 0 FROM number;
    """

  /// The part of the list that is on the screen. Only the queue of the database uses it.
  private final class MemberList: @unchecked Sendable {
    var rows: RowCursor?
    var names: [String] = []
    var lastId: Int64 = 0
  }

  private static let attached = PlantedSuspension(
    "books that are attached to another database",
    setUp: { path in
      let cache = Season.neighbour("cache", of: path)
      Season.remove(cache)
      try Season.makeSingleFile(at: path)
      try DatabasePool(path: cache).whileOpen { pool in
        try pool.write { try $0.execute(sql: "CREATE TABLE seen (id INTEGER PRIMARY KEY, name TEXT NOT NULL)") }
      }
    },
    faulty: { path in
      let queue = try openCache(of: path, .suspendable)
      return SuspendedApp(
        suspend: {
          postSuspension()
          queue.inDatabase { _ in }
        },
        resume: { postResumption() },
        work: {
          try lookUp(queue)
          try tick(queue)
        },
        close: { try queue.close() })
    },
    right: { path in
      let queue = try openCache(of: path, Configuration())
      let gate = Gate()
      return SuspendedApp(
        suspend: { gate.shut { queue.interrupt() } },
        resume: { gate.open() },
        work: {
          try gate.through {
            try lookUp(queue)
            try tick(queue)
          }
        },
        close: { try queue.close() })
    })

  /// The cache of the app, which has a write-ahead log, with the club's books attached.
  private static func openCache(of path: String, _ configuration: Configuration) throws -> DatabaseQueue {
    var configuration = configuration
    configuration.prepareDatabase { db in
      try db.execute(sql: "ATTACH DATABASE ? AS club", arguments: [path])
    }
    return try DatabaseQueue(path: Season.neighbour("cache", of: path), configuration: configuration)
  }

  private static func lookUp(_ queue: DatabaseQueue) throws {
    _ = try queue.read { try Row.fetchAll($0, sql: "SELECT * FROM club.member ORDER BY id") }
    _ = try queue.read { try Row.fetchAll($0, sql: "SELECT * FROM club.course ORDER BY id") }
  }

  private static func tick(_ queue: DatabaseQueue) throws {
    try queue.write { db in
      try db.execute(sql: "REPLACE INTO main.seen SELECT id, name FROM club.member")
      try db.execute(sql: "UPDATE club.course SET fee = fee + 1 WHERE id = 3")
    }
  }
}
