import SQLiteDescriptions
import SQLiteManager

/// This package, used by descriptions of tables.
enum Described {
  static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
  static let amount = TypedColumn<Double>("amount", .real)
  static let title = TypedColumn<String>("title", .text)
  static let table = TableDescription(name: "thing", columns: [id, amount, title])

  static func row(_ key: Int64) -> ColumnValues { [id <- key, amount <- Double(key), title <- "title"] }

  static func insert(_ things: [Thing], _ connection: Connection) throws -> [Contender] {
    [
      try insert(Contender.ours, things, connection) { statement, thing in try statement.insert(thing.id, thing.amount, thing.title) },
      try insert("SQLiteManager, by typed column", things, connection) { statement, thing in
        try statement.insert([id <- thing.id, amount <- thing.amount, title <- thing.title])
      },
      try insert("SQLiteManager, by name", things, connection) { statement, thing in
        try statement.insert(["id": thing.id, "amount": thing.amount, "title": thing.title])
      },
    ]
  }

  private static func insert(
    _ name: String, _ things: [Thing], _ connection: Connection, _ insert: @escaping (borrowing InsertStatement, Thing) throws -> Void
  ) throws -> Contender {
    let handle = try Ours.handle(of: connection)
    return Contender(name) { stopwatch in
      try connection.execute(SQL(unchecked: Thing.deleteAll))
      try stopwatch.time {
        try connection.transaction {
          let statement = try connection.prepareInsert(into: table)
          for thing in things { try insert(statement, thing) }
        }
      }
      return try Direct.checksumOfThings(handle)
    }
  }

  static func find(_ ids: [Int64], _ connection: Connection) -> [Contender] {
    [
      Contender(Contender.ours) { stopwatch in
        var sum = Sum()
        try stopwatch.time {
          for key in ids {
            _ = try connection.find(in: table, key: key) { row in sum.add(try row[amount], text: try row[title]) }
          }
        }
        return sum.checksum
      },
      Contender("SQLiteManager, columns by number") { stopwatch in
        var sum = Sum()
        try stopwatch.time {
          for key in ids {
            _ = try connection.find(in: table, key: key) { row in
              sum.add(try row[1, as: Double.self], text: try row[2, as: String.self])
            }
          }
        }
        return sum.checksum
      },
      Contender("SQLiteManager, owned row") { stopwatch in
        var sum = Sum()
        try stopwatch.time {
          for key in ids {
            if let row = try connection.find(in: table, key: key) { sum.add(try row[amount], text: try row[title]) }
          }
        }
        return sum.checksum
      },
    ]
  }
}
