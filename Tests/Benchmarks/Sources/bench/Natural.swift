import SQLiteManager
import SQLiteTestKit

/// The ways that a new user takes first: through the manager, one by one, by name.
extension Benchmark {
  static let valuesInsert = insertion(
    "insert-values", "manager.insert of named values, one by one in a transaction", limit: 2
  ) { manager, thing in
    try manager.insert(["id": thing.id, "amount": thing.amount, "title": thing.title], into: "thing")
  }

  static let encodedInsert = insertion(
    "insert-encoded", "manager.insert of an Encodable, one by one in a transaction", limit: 2.5
  ) { manager, thing in
    try manager.insert(encoding: thing, into: "thing")
  }

  private static func insertion(
    _ name: String, _ summary: String, limit: Double, _ insert: @escaping @Sendable (SQLiteManager, Thing) throws -> Void
  ) -> Benchmark {
    Benchmark(name: name, summary: summary, unit: "row", count: 100_000, limit: limit) { count in
      let things = Thing.made(count)
      let manager = try Ours.manager(rows: 0)
      return [
        Direct.insert(things, try Ours.smuggledHandle(of: manager)), try Ours.insertOneByOne(things, manager) { try insert(manager, $0) },
        Peer.insertRecords(things, try Peer.memory(rows: 0)),
      ]
    }
  }

  static let walk = Benchmark(
    name: "walk", summary: "two columns summed, row by row", unit: "row", count: 500_000,
    otherLimits: ["SQLiteManager, cursor of owned rows": 3],
    twins: [
      Contender.ours: Contender.exact(1.05), "SQLiteManager, by name": Contender.exact(1.15),
      "SQLiteManager, cursor, rows in place": Contender.exact(1.15),
    ]
  ) { count in
    let connection = try Ours.memory(rows: count)
    let handle = try Ours.handle(of: connection)
    return [Direct.iterate(handle), Direct.iterateExactly(handle)] + Ours.walks(connection)
  }

  static let openRecommended = Benchmark(
    name: "open-recommended", summary: "open with the recommended settings, read user_version, close", unit: "open", count: 1_000,
    limit: 1.25
  ) { count in
    let folder = try TemporaryFolder()
    let path = folder.path + "/thing.sqlite"
    let connection = try Connection(.file(path), configuration: .recommended)
    try connection.execute(SQL(unchecked: Thing.create + "; PRAGMA user_version = 7"))
    try connection.close()
    return [Direct.openRecommended(path, count), Ours.open(path, count, isRecommended: true)].map { $0.keeping(folder) }
  }
}

/// A value that may leave the thread it is lent to, because no other thread uses it.
struct Smuggled<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Thing {
  /// Keys in random order.
  static func someIDs(_ count: Int, of rows: Int) -> [Int64] {
    var generator = SeededGenerator(seed: 1)
    return (0..<count).map { _ in Int64.random(in: 1...Int64(rows), using: &generator) }
  }
}
