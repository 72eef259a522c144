import SQLiteManager

extension Ours {
  static func tuples(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender(Contender.ours) { stopwatch in
      let rows = try stopwatch.time { try connection.rows(sql, as: Int64.self, Double.self, String.self) }
      return Checksum(rows.map { Thing(id: $0.0, amount: $0.1, title: $0.2) })
    }
  }

  static func tuplesOneByOne(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender("SQLiteManager, a closure for each") { stopwatch in
      let things = try stopwatch.time {
        var things: [Thing] = []
        try connection.prepare(sql).forEach(as: Int64.self, Double.self, String.self) {
          things.append(Thing(id: $0, amount: $1, title: $2))
        }
        return things
      }
      return Checksum(things)
    }
  }

  static func iterateTuples(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectNumbers)
    return Contender("SQLiteManager, two types") { stopwatch in
      try stopwatch.time {
        var sum = Sum()
        try connection.prepare(sql).forEach(as: Int64.self, Double.self) { sum.add($0, $1) }
        return sum.checksum
      }
    }
  }

  static func fetchRows(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender("SQLiteManager, ExpressibleByRow by name") { stopwatch in
      let things = try stopwatch.time { try connection.rows(sql, as: ThingOfRow.self) }
      return Checksum(things.map(\.thing))
    }
  }

  static func decode(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Thing.selectAll)
    return Contender(Contender.ours) { stopwatch in
      let things = try stopwatch.time { try connection.rows(sql, decoding: Thing.self) }
      return Checksum(things)
    }
  }

  /// The table "note" with the rows 1 to `rows`.
  static func notes(rows: Int) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute(SQL(unchecked: Note.make(rows)))
    return connection
  }

  static func notes(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Note.selectAll)
    return Contender(Contender.ours) { stopwatch in
      let notes = try stopwatch.time {
        try connection.rows(sql) { row in Note(id: try row[0], weight: try row[1], title: try row[2], body: try row[3]) }
      }
      return Checksum(notes)
    }
  }

  static func noteTuples(_ connection: Connection) -> Contender {
    let sql = SQL(unchecked: Note.selectAll)
    return Contender("SQLiteManager, tuples") { stopwatch in
      let rows = try stopwatch.time { try connection.rows(sql, as: Int64.self, Double?.self, String?.self, String.self) }
      return Checksum(rows.map { Note(id: $0.0, weight: $0.1, title: $0.2, body: $0.3) })
    }
  }
}

private struct ThingOfRow: ExpressibleByRow {
  let thing: Thing

  init(row: borrowing Row) throws { thing = Thing(id: try row["id"], amount: try row["amount"], title: try row["title"]) }
}
