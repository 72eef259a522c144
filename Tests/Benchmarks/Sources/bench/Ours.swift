import SQLiteManager

/// This package, used as its documentation says.
enum Ours {
  /// The table "thing" with the rows 1 to `rows`.
  static func memory(rows: Int, on sqlite: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws -> Connection {
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute(SQL(unchecked: Thing.create))
    if rows > 0 { try connection.execute(SQL(unchecked: Thing.fill(rows))) }
    return connection
  }

  static func fetch(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender(Contender.ours) { stopwatch in
      let things = try stopwatch.time {
        try connection.rows(sql) { row in Thing(id: try row[0], amount: try row[1], title: try row[2]) }
      }
      return Checksum(things)
    }
  }

  static func fetchByName(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender(Contender.ours) { stopwatch in
      let things = try stopwatch.time {
        try connection.rows(sql) { row in Thing(id: try row["id"], amount: try row["amount"], title: try row["title"]) }
      }
      return Checksum(things)
    }
  }

  static func fetchOwned(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender("SQLiteManager, owned rows") { stopwatch in
      let rows = try stopwatch.time { try connection.rows(sql) }
      return Checksum(try rows.map { row in Thing(id: try row[0], amount: try row[1], title: try row[2]) })
    }
  }

  static func iterate(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectNumbers)
    return Contender(Contender.ours) { stopwatch in
      try stopwatch.time {
        var sum = Sum()
        try connection.prepare(sql).forEach { row in sum.add(try row[0], try row[1]) }
        return sum.checksum
      }
    }
  }

  static func insert(_ things: [Thing], _ connection: Connection) throws -> Contender {
    let sql = SQL(unchecked: Thing.insert)
    let handle = try handle(of: connection)
    return Contender(Contender.ours) { stopwatch in
      try connection.execute(SQL(unchecked: Thing.deleteAll))
      try stopwatch.time {
        try connection.transaction {
          let statement = try connection.prepare(sql)
          for thing in things { try statement.run(thing.id, thing.amount, thing.title) }
        }
      }
      return try Direct.checksumOfThings(handle)
    }
  }

  static func insertInterpolated(_ things: [Thing], _ connection: Connection) throws -> Contender {
    let handle = try handle(of: connection)
    return Contender("SQLiteManager, interpolated SQL each time") { stopwatch in
      try connection.execute(SQL(unchecked: Thing.deleteAll))
      try stopwatch.time {
        try connection.transaction {
          for thing in things {
            try connection.prepare("INSERT INTO thing VALUES (\(thing.id), \(thing.amount), \(thing.title))").run()
          }
        }
      }
      return try Direct.checksumOfThings(handle)
    }
  }

  static func lookup(_ ids: [Int64], _ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectOne)
    return Contender(Contender.ours) { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        for id in ids {
          let statement = try connection.prepare(sql)
          try statement.bind(id)
          _ = try statement.row { row in
            sum.add(try row[0, as: Double.self], text: try row[1, as: String.self])
          }
        }
      }
      return sum.checksum
    }
  }

  static func lookupInterpolated(_ ids: [Int64], _ connection: Connection) -> Contender {
    Contender("SQLiteManager, interpolated SQL, owned row") { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        for id in ids {
          guard let row = try connection.row("SELECT amount, title FROM thing WHERE id = \(id)") else { continue }
          sum.add(try row[0, as: Double.self], text: try row[1, as: String.self])
        }
      }
      return sum.checksum
    }
  }

  /// - Parameter isRecommended: Whether the file is opened with the settings that the documentation recommends.
  static func open(_ path: String, _ count: Int, isRecommended: Bool = false) -> Contender {
    .repeating(Contender.ours, count) {
      let connection = try Connection(.file(path), access: .readWrite, configuration: isRecommended ? .recommended : .init())
      let version = try connection.prepare("PRAGMA user_version").value(as: Int64.self)
      try connection.close()
      return version ?? -1
    }
  }

  /// The handle on which the direct calls run: they read the very same pages with the very same settings.
  static func handle(of connection: Connection) throws -> OpaquePointer {
    guard let handle = connection.handle else { throw Direct.Failure(code: 21, message: "the connection is closed") }
    return handle
  }
}
