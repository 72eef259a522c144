import SQLiteDescriptions
import SQLiteManager

/// The code that users write first, one row at a time, against the same by kept C statements. The limits are of instructions.
extension Benchmark {
  static let prices =
    [update, delete, upsert, insertOne, insertReturning]
    + [executed("update", Thing.updateAmount) { "UPDATE thing SET amount = \(Double($0)) WHERE id = \($0)" }]
    + [executed("delete", Thing.deleteOne) { "DELETE FROM thing WHERE id = \($0)" }]
    + [executed("insert", Thing.insert) { "INSERT INTO thing VALUES (\($0), \(Double($0)), \("title"))" }]
    + [findOne, readOne, readManaged, encodableLazily, openManager, openPlaced, observeOne, upgrade, upgradeMoved]

  static let update = price(
    "update-one", "one column of the row of a key, autocommit",
    most: [
      Contender.ours: 2, "SQLiteManager, by condition": 2.5, "SQLiteManager, Encodable by condition": 2.5,
      "SQLiteManager, by a description": 2,
    ],
    twins: ["SQLiteManager, by a description": Twin(of: Contender.ours, most: 1.1)]
  ) { count in
    let changed = try Changed(count)
    return [
      try changed.directly(Thing.updateAmount),
      changed.each(Contender.ours) { try $0.update("thing", set: ["amount": Double($1)], key: $1) },
      changed.each("SQLiteManager, by condition") { try $0.update("thing", set: ["amount": Double($1)], where: Column("id") == $1) },
      changed.each("SQLiteManager, Encodable by condition") {
        try $0.update("thing", encoding: Thing.Amount(amount: Double($1)), where: Column("id") == $1)
      },
      changed.each("SQLiteManager, by a description") {
        try $0.update(Described.table, set: [Described.amount <- Double($1)], key: $1)
      },
      try Peer.changed("GRDB, update of a record", count) { try $1.changed.update($0) },
    ]
  }

  static let delete = price(
    "delete-one", "the row of a key, autocommit",
    most: [Contender.ours: 2.2, "SQLiteManager, by condition": 2.5, "SQLiteManager, by a description": 2],
    twins: ["SQLiteManager, by a description": Twin(of: Contender.ours, most: 1.1)]
  ) { count in
    let changed = try Changed(count)
    return [
      try changed.directly(Thing.deleteOne),
      changed.each(Contender.ours) { try $0.delete(from: "thing", key: $1) },
      changed.each("SQLiteManager, by condition") { try $0.delete(from: "thing", where: Column("id") == $1) },
      changed.each("SQLiteManager, by a description") { try $0.delete(from: Described.table, key: $1) },
      try Peer.changed("GRDB, delete of a record", count) { try $1.delete($0) },
    ]
  }

  static let upsert = price(
    "upsert-one", "a row that is there, autocommit", most: [Contender.ours: 2, "SQLiteManager, by a description": 2],
    twins: ["SQLiteManager, by a description": Twin(of: Contender.ours, most: 1.1)]
  ) { count in
    let changed = try Changed(count)
    return [
      try changed.directly(Thing.upsert),
      changed.each(Contender.ours) {
        try $0.upsert(["id": $1, "amount": Double($1), "title": "title"], into: "thing", onConflict: ["id"])
      },
      changed.each("SQLiteManager, by a description") { try $0.upsert(Described.row($1), into: Described.table) },
      try Peer.changed("GRDB, upsert of a record", count) { try $1.changed.upsert($0) },
    ]
  }

  static let insertOne = price(
    "insert-one", "a row, autocommit", most: [Contender.ours: 2, "SQLiteManager, by a description": 2],
    twins: ["SQLiteManager, by a description": Twin(of: Contender.ours, most: 1.1)]
  ) { count in
    let changed = try Changed(count, rows: 0)
    return [
      try changed.directly(Thing.insert),
      changed.each(Contender.ours) { try $0.insert(["id": $1, "amount": Double($1), "title": "title"], into: "thing") },
      changed.each("SQLiteManager, by a description") { try $0.insert(Described.row($1), into: Described.table) },
      try Peer.changed("GRDB, insert of a record", count, rows: 0) { try $1.changed.insert($0) },
    ]
  }

  static let insertReturning = price(
    "insert-returning", "a row that comes back as it was written, in a transaction of its own", most: [Contender.ours: 1.8]
  ) { count in
    let changed = try Changed(count, rows: 0)
    return [
      try changed.directlyReturning(),
      changed.each(Contender.ours) {
        let row = ["id": $1, "amount": Double($1), "title": "title"] as ColumnValues
        _ = try $0.insert(row, into: "thing", returning: ["id"]) { row in try row[0, as: Int64.self] }
      },
      try Peer.changed("GRDB, insertAndFetch of a record", count, rows: 0) { _ = try $1.changed.insertAndFetch($0) },
    ]
  }

  /// A statement with values in it, against one that is prepared once.
  private static func executed(_ verb: String, _ direct: String, _ sql: @escaping @Sendable (Int64) -> SQL) -> Benchmark {
    price("execute-\(verb)", "execute of one \(verb.uppercased()) with values, autocommit", most: [Contender.ours: 2]) { count in
      let changed = try Changed(count, rows: verb == "insert" ? 0 : count)
      return [try changed.directly(direct), changed.each(Contender.ours) { try $0.execute(sql($1)) }]
    }
  }

  static let encodableLazily = price(
    "encodable-lazily", "structs that are Encodable from a lazy sequence, one transaction", most: [Contender.ours: 1.4]
  ) { count in
    let connection = try Ours.memory(rows: 0)
    let titles = Thing.made(count).map(\.title)
    return [try Direct.bulkInsert(titles, connection), try Ours.encodableInsert(Thing.lazily(titles), connection)]
  }

  /// - Parameters:
  ///   - most: The largest ratios of instructions, by the names of contenders.
  ///   - twins: The largest ratios to other contenders than the direct calls.
  static func price(
    _ name: String, _ summary: String, count: Int = 100_000, most: [String: Double], twins: [String: Twin] = [:],
    _ contenders: @escaping @Sendable (Int) throws -> [Contender]
  ) -> Benchmark {
    Benchmark(
      name: name, summary: summary, unit: "row", count: count, otherLimits: most, twins: twins, contenders: contenders)
  }
}
