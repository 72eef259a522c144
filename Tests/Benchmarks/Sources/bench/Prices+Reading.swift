import SQLiteManager

extension Benchmark {
  static let findOne = price(
    "find-one", "one row by its key, in a transaction",
    most: [Contender.ours: 1.5, "SQLiteManager, owned row": 1.9, "SQLiteManager, decoded": 1.9]
  ) { count in
    let looked = try Looked(count)
    return [
      try looked.directly(),
      looked.each(Contender.ours) { connection, key, sum in
        _ = try connection.find(in: "thing", key: key) { row in
          sum.add(try row["amount", as: Double.self], text: try row["title", as: String.self])
        }
      },
      looked.each("SQLiteManager, owned row") { connection, key, sum in
        guard let row = try connection.find(in: "thing", key: key) else { return }
        sum.add(try row["amount", as: Double.self], text: try row["title", as: String.self])
      },
      looked.each("SQLiteManager, decoded") { connection, key, sum in
        guard let thing = try connection.find(decoding: Thing.self, in: "thing", key: key) else { return }
        sum.add(thing.amount, text: thing.title)
      },
      try Peer.findOne(looked.keys, rows: looked.rows),
    ]
  }

  static let readOne = price(
    "read-one", "two columns of the row of a condition on its key, in a transaction",
    most: [Contender.ours: 2.5, "SQLiteManager, decoded": 2.6]
  ) { count in
    let looked = try Looked(count)
    return [
      try looked.directly(),
      looked.each(Contender.ours) { connection, key, sum in
        guard let row = try connection.read("thing", columns: ["amount", "title"], where: Column("id") == key).first else { return }
        sum.add(try row["amount", as: Double.self], text: try row["title", as: String.self])
      },
      looked.each("SQLiteManager, decoded") { connection, key, sum in
        guard let thing = try connection.read(decoding: Thing.self, from: "thing", where: Column("id") == key).first else { return }
        sum.add(thing.amount, text: thing.title)
      },
      try Peer.readOne(looked.keys, rows: looked.rows),
    ]
  }

  static let readManaged = price(
    "read-managed", "two columns of the row of a condition on its key, through the manager, autocommit", most: [Contender.ours: 2.5]
  ) { count in
    let manager = try Ours.manager(rows: Looked.rows)
    let keys = Thing.someIDs(count, of: Looked.rows)
    return [
      Direct.lookup(keys, try Ours.smuggledHandle(of: manager)),
      Contender(Contender.ours) { stopwatch in
        var sum = Sum()
        try stopwatch.time {
          for key in keys {
            guard let row = try manager.read("thing", columns: ["amount", "title"], where: Column("id") == key).first else { continue }
            sum.add(try row["amount", as: Double.self], text: try row["title", as: String.self])
          }
        }
        return sum.checksum
      },
    ]
  }
}

/// The table "thing" in memory, in which contenders look up row after row, in one transaction.
private final class Looked {
  static let rows = 10_000

  let connection: Connection
  let keys: [Int64]
  var rows: Int { Self.rows }

  init(_ count: Int) throws {
    connection = try Ours.memory(rows: Self.rows)
    keys = Thing.someIDs(count, of: Self.rows)
  }

  func directly() throws -> Contender {
    let handle = try Ours.handle(of: connection)
    let lookup = Direct.lookup(keys, handle)
    return Contender(Contender.direct) { stopwatch in
      try Direct.execute(handle, "BEGIN")
      let answer = try lookup.run(stopwatch)
      try Direct.execute(handle, "COMMIT")
      return answer
    }
  }

  func each(_ name: String, _ look: @escaping (Connection, Int64, inout Sum) throws -> Void) -> Contender {
    Contender(name) { [connection, keys] stopwatch in
      try connection.transaction {
        var sum = Sum()
        try stopwatch.time { for key in keys { try look(connection, key, &sum) } }
        return sum.checksum
      }
    }
  }
}
