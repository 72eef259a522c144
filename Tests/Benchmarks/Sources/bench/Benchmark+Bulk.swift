import SQLiteManager

extension Benchmark {
  static let bulkInsert = Benchmark(
    name: "bulk-insert", summary: "three values each from a lazy sequence, one transaction", unit: "row", count: 200_000, limit: 1.05
  ) { count in
    let connection = try Ours.memory(rows: 0)
    let titles = Thing.made(count).map(\.title)
    return [
      try Direct.bulkInsert(titles, connection), try Ours.bulkInsert(titles, connection), try Ours.bulkInsertValues(titles, connection),
    ]
  }

  static let encodableInsert = Benchmark(
    name: "encodable-insert", summary: "structs that are Encodable, one transaction", unit: "row", count: 200_000, limit: 1.25
  ) { count in
    let connection = try Ours.memory(rows: 0)
    let things = Thing.made(count)
    return [Direct.insert(things, try Ours.handle(of: connection)), try Ours.encodableInsert(things, connection)]
  }
}

extension Direct {
  static func bulkInsert(_ titles: [String], _ connection: Connection) throws -> Contender {
    insert(Thing.lazily(titles), try Ours.handle(of: connection))
  }
}

extension Thing {
  /// Things that are made while they are asked for.
  static func lazily(_ titles: [String]) -> some Sequence<Thing> {
    titles.lazy.enumerated().map { number, title in Thing(id: Int64(number) + 1, amount: Double(number + 1) * 0.5, title: title) }
  }
}

extension Ours {
  static func bulkInsert(_ titles: [String], _ connection: Connection) throws -> Contender {
    try inserting(Contender.ours, connection) {
      try connection.insert(Thing.lazily(titles), into: "thing", columns: ["id", "amount", "title"]) { ($0.id, $0.amount, $0.title) }
    }
  }

  static func bulkInsertValues(_ titles: [String], _ connection: Connection) throws -> Contender {
    try inserting("SQLiteManager, ColumnValues", connection) {
      let rows = Thing.lazily(titles).lazy.map { ["id": $0.id, "amount": $0.amount, "title": $0.title] as ColumnValues }
      try connection.insert(rows, into: "thing")
    }
  }

  static func encodableInsert(_ things: some Sequence<Thing>, _ connection: Connection) throws -> Contender {
    try inserting(Contender.ours, connection) { try connection.insert(encodingAll: things, into: "thing") }
  }

  private static func inserting(_ name: String, _ connection: Connection, _ work: @escaping () throws -> Void) throws -> Contender {
    let handle = try handle(of: connection)
    return Contender(name) { stopwatch in
      try connection.execute(SQL(unchecked: Thing.deleteAll))
      try stopwatch.time(work)
      return try Direct.checksumOfThings(handle)
    }
  }
}
