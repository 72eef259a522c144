import SQLiteManager

/// The lookups of this package through the connection that a manager lends.
extension Ours {
  /// A manager of the table "thing" with the rows 1 to `rows`.
  static func manager(rows: Int) throws -> SQLiteManager {
    let manager = SQLiteManager(.database(.memory))
    try manager.open()
    try manager.execute(SQL(unchecked: Thing.create))
    try manager.execute(SQL(unchecked: Thing.fill(rows)))
    return manager
  }

  /// One loan for all lookups.
  static func lookupLent(_ ids: [Int64], _ manager: SQLiteManager) -> Contender {
    let sql = SQL(unchecked: Thing.selectOne)
    return Contender("SQLiteManager, in one with of a manager") { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        try manager.withConnection { connection in
          for id in ids { try add(id, to: &sum, sql, connection) }
        }
      }
      return sum.checksum
    }
  }

  /// A loan for each lookup.
  static func lookupLentEach(_ ids: [Int64], _ manager: SQLiteManager) -> Contender {
    let sql = SQL(unchecked: Thing.selectOne)
    return Contender("SQLiteManager, a with of a manager each time") { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        for id in ids { try manager.withConnection { connection in try add(id, to: &sum, sql, connection) } }
      }
      return sum.checksum
    }
  }

  @inline(__always) private static func add(_ id: Int64, to sum: inout Sum, _ sql: SQL, _ connection: Connection) throws {
    let statement = try connection.prepare(sql)
    try statement.bind(id)
    _ = try statement.row { row in sum.add(try row[0, as: Double.self], text: try row[1, as: String.self]) }
  }
}
