import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// Two shared databases on one file, in each of which a closure runs.
private struct SharedFile: Sendable {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  func race<One: Sendable, Other: Sendable>(
    _ one: @escaping @Sendable (Database) throws -> One, against other: @escaping @Sendable (Database) throws -> Other
  ) throws {
    let path = folder.path("a")
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let made = try Connection(.file(path), configuration: .recommended, on: sqlite)
        try made.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 10), (2, 20)")
        try made.close()
      },
      opening: { try Database(.file(path), on: $0) }
    ) { _, database in
      defer { try? database.close() }
      return try one(database)
    } against: { _, database in
      defer { try? database.close() }
      return try other(database)
    }.run()
  }
}

@Suite struct `Two shared databases on one file` {
  @Test(arguments: TestRun.sample(of: [TransactionKind.deferred, .immediate, .exclusive], few: 1))
  func `move an amount in transactions`(kind: TransactionKind) throws {
    try SharedFile().race { database in
      try database.transaction(kind) { connection in
        let amount = try connection.value("SELECT b FROM t WHERE a = 1", as: Int.self) ?? 0
        try connection.execute("UPDATE t SET b = \(amount - 1) WHERE a = 1; UPDATE t SET b = b + 1 WHERE a = 2")
        return amount
      }
    } against: { database in
      try database.transaction(kind) { connection in
        let amount = try connection.value("SELECT b FROM t WHERE a = 1", as: Int.self) ?? 0
        try connection.execute("UPDATE t SET b = \(amount - 2) WHERE a = 1; UPDATE t SET b = b + 2 WHERE a = 2")
        return amount
      }
    }
  }

  @Test func `are read at one moment while the other one writes`() throws {
    try SharedFile().race { database in
      try database.withReader { connection in
        [try connection.value("SELECT sum(b) FROM t", as: Int.self), try connection.value("SELECT count(*) FROM t", as: Int.self)]
      }
    } against: { database in
      try database.transaction { connection in
        try connection.insert(["a": 3, "b": 30], into: "t")
        try connection.delete(from: "t", where: Column("a") == 1)
      }
    }
  }
}
