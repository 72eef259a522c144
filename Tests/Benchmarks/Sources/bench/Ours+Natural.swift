import Foundation
import SQLiteManager

/// This package, used as a new user uses it.
extension Ours {
  static func insertOneByOne(_ things: [Thing], _ manager: SQLiteManager, _ insert: @escaping (Thing) throws -> Void) throws -> Contender {
    let handle = try smuggledHandle(of: manager)
    return Contender(Contender.ours) { stopwatch in
      try manager.delete(from: "thing", where: .all)
      try stopwatch.time { try manager.transaction { _ in for thing in things { try insert(thing) } } }
      return try Direct.checksumOfThings(handle)
    }
  }

  /// The handle of a manager's connection, on which the direct calls run while no other calls do.
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
}
