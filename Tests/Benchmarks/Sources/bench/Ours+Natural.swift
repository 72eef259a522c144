import Foundation
import SQLiteManager

/// This package, used as a new user does.
extension Ours {
  static func insertOneByOne(_ things: [Thing], _ manager: SQLiteManager, _ insert: @escaping (Thing) throws -> Void) throws -> Contender {
    let handle = try smuggledHandle(of: manager)
    return Contender(Contender.ours) { stopwatch in
      try manager.deleteAll(from: "thing")
      try stopwatch.time { try manager.transaction { _ in for thing in things { try insert(thing) } } }
      return try Direct.checksumOfThings(handle)
    }
  }

  /// The handle of a manager's connection, on which the direct calls run while nobody else does.
  static func smuggledHandle(of manager: SQLiteManager) throws -> OpaquePointer {
    try manager.withConnection { connection in Smuggled(try handle(of: connection)) }.value
  }

  static func walks(_ connection: Connection) -> [Contender] {
    let sql = SQL(unchecked: Thing.selectNumbers)
    return [
      Contender(Contender.ours) { stopwatch in
        try stopwatch.time {
          var sum = Sum()
          try connection.forEach(sql) { row in sum.add(try row[0], try row[1]) }
          return sum.checksum
        }
      },
      Contender("SQLiteManager, by name") { stopwatch in
        try stopwatch.time {
          var sum = Sum()
          try connection.forEach(sql) { row in sum.add(try row["id"], try row["amount"]) }
          return sum.checksum
        }
      },
      Contender("SQLiteManager, cursor of owned rows") { stopwatch in
        try stopwatch.time {
          var sum = Sum()
          let cursor = try connection.cursor(sql)
          while let row = try cursor.next() { sum.add(try row[0], try row[1]) }
          return sum.checksum
        }
      },
      Contender("SQLiteManager, cursor, rows in place") { stopwatch in
        try stopwatch.time {
          var sum = Sum()
          let cursor = try connection.cursor(sql)
          while try cursor.next({ row in sum.add(try row[0], try row[1]) }) != nil {}
          return sum.checksum
        }
      },
    ]
  }

  static func readByKey(_ ids: [Int64], _ name: String, _ read: @escaping (Condition) throws -> [OwnedRow]) -> Contender {
    Contender(name) { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        for id in ids {
          guard let row = try read(Column("id") == id).first else { continue }
          sum.add(try row["amount", as: Double.self], text: try row["title", as: String.self])
        }
      }
      return sum.checksum
    }
  }

  static func decodeByKey(_ ids: [Int64], _ connection: Connection) -> Contender {
    Contender(Contender.ours) { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        for id in ids {
          guard let thing = try connection.find(decoding: Thing.self, in: "thing", key: id) else { continue }
          sum.add(thing.amount, text: thing.title)
        }
      }
      return sum.checksum
    }
  }

  static func installed(_ source: String, into folder: String) -> SQLiteManager {
    SQLiteManager(.installed(.file(URL(fileURLWithPath: source)), into: URL(fileURLWithPath: folder), fileName: "thing.sqlite"))
  }

  static func openInstalled(_ manager: SQLiteManager, _ count: Int) -> Contender {
    .repeating(Contender.ours, count) {
      guard case .current(let version) = try manager.open() else { return -1 }
      try manager.close()
      return Int64(version)
    }
  }
}
