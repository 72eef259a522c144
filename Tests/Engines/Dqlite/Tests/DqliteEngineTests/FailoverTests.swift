import DqliteNodes
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite(.needsCluster, .serialized) struct `A leader that is gone` {
  /// Nodes that may be killed, one after the other.
  private static let nodes = Result { try DqliteNodes.cluster() }

  /// The nodes, all of them running, and an engine over them.
  private func cluster(callTimeout: Duration = .seconds(10)) throws -> (nodes: DqliteNodes, engine: DqliteSqlite3Wrapper) {
    let nodes = try Self.nodes.get()
    return (nodes, DqliteSqlite3Wrapper(DqliteCluster(addresses: nodes.addresses, callTimeout: callTimeout, leaderTimeout: .seconds(30))))
  }

  /// Kills the leader, and returns its index.
  private func killLeader(of nodes: DqliteNodes) throws -> Int {
    let index = try leader(of: nodes)
    try nodes.kill(index)
    return index
  }

  private func leader(of nodes: DqliteNodes) throws -> Int {
    var search = LeaderSearch(nodes.addresses, mostBytes: 1 << 20)
    let address = try search.leader(by: Deadline(after: .seconds(20))).address
    return try #require(nodes.addresses.firstIndex(of: address))
  }

  /// The test's table has nothing that would hide a row that is there twice.
  private func table(on engine: DqliteSqlite3Wrapper) throws -> Connection {
    let connection = try Connection(.file("failover-\(UUID().uuidString)"), on: engine)
    try connection.execute("CREATE TABLE entry(id INTEGER PRIMARY KEY, number INTEGER NOT NULL)")
    try connection.execute("CREATE INDEX entry_number ON entry(number)")
    return connection
  }

  @Test func `in the middle of 2,000 inserts costs no acknowledged row, writes none twice, and every call says what became of it`() throws {
    let (nodes, engine) = try cluster()
    let connection = try table(on: engine)
    let inserted = Locked(0)
    let killer = Thread {
      for limit in [600, 1400] {
        while inserted.withLock({ $0 }) < limit { Pause.milliseconds(1) }
        guard let killed = try? killLeader(of: nodes) else { return }
        Pause.milliseconds(500)
        try? nodes.start(killed)
      }
    }
    killer.start()
    var acknowledged: Set<Int> = []
    var errors: [SQLiteError] = []
    var longest = Duration.zero
    for number in 0..<2000 {
      while !acknowledged.contains(number) {
        let start = ContinuousClock.now
        do {
          try connection.insert(["number": number], into: "entry")
          acknowledged.insert(number)
        } catch let error as SQLiteError {
          errors.append(error)
          try #require([.ioerrOutcomeUnknown, .notLeader, .busy].contains(error.code), "\(error)")
          if error.meaning == .outcomeUnknown, try connection.count("entry", where: Column("number") == number) == 1 {
            acknowledged.insert(number)
          }
        }
        longest = max(longest, ContinuousClock.now - start)
      }
      inserted.withLock { $0 = number + 1 }
    }
    #expect(try connection.count("entry") == 2000)
    #expect(try connection.rows("SELECT number FROM entry GROUP BY number HAVING count(*) <> 1", as: Int.self) == [])
    #expect(try connection.value("SELECT sum(number) FROM entry", as: Int.self) == 1999 * 1000)
    #expect(longest > .milliseconds(100), "a leader was gone, and nobody waited")
    #expect(errors.count < 20)
    print("failover: \(errors.count) errors \(errors.map(\.code.rawValue)), the longest call took \(longest)")
  }

  @Test func `takes a transaction along, as an error that says so, and nothing of it is written`() throws {
    let (nodes, engine) = try cluster()
    let connection = try table(on: engine)
    var attempts = 0
    var killed = 0
    let error = #expect(throws: SQLiteError.self) {
      _ = try connection.transaction {
        attempts += 1
        try connection.insert(["number": 1], into: "entry")
        killed = try killLeader(of: nodes)
        try connection.insert(["number": 2], into: "entry")
      }
    }
    #expect(error?.code == .abortRollback)
    #expect(error?.message.contains("the transaction is gone with the leader") == true, "\(error.map { "\($0)" } ?? "")")
    #expect(!connection.isInTransaction)
    #expect(attempts == 1)
    #expect(try connection.count("entry") == 0)
    _ = try connection.transaction { try connection.insert(["number": 3], into: "entry") }
    #expect(try connection.rows("SELECT number FROM entry", as: Int.self) == [3])
    try nodes.start(killed)
  }

  @Test func `costs a transaction that may be begun again its first try`() throws {
    let (nodes, engine) = try cluster()
    let connection = try table(on: engine)
    var attempts = 0
    var killed = 0
    _ = try connection.transaction(retries: 2) {
      attempts += 1
      try connection.insert(["number": attempts], into: "entry")
      if attempts == 1 { killed = try killLeader(of: nodes) }
      try connection.insert(["number": 10 * attempts], into: "entry")
    }
    #expect(try connection.rows("SELECT number FROM entry ORDER BY number", as: Int.self) == [2, 20])
    try nodes.start(killed)
  }

  @Test func `or only silent is left for the next one, statements and settings along`() throws {
    let (nodes, engine) = try cluster(callTimeout: .seconds(2))
    let connection = try table(on: engine)
    try connection.insert(["number": 1], into: "entry")
    try connection.execute("PRAGMA case_sensitive_like = 1")
    let statement = try connection.prepare("SELECT number FROM entry WHERE 'a' LIKE 'a' AND NOT 'a' LIKE 'A'")
    #expect(try statement.rows().count == 1)
    let silent = try leader(of: nodes)
    try nodes.pause(silent)
    let error = #expect(throws: SQLiteError.self) { try statement.rows() }
    #expect(error?.code == .ioerrRead && error?.message.contains("the answer to this was lost") == true)
    #expect(try statement.rows().count == 1)
    let now = try leader(of: nodes)
    #expect(now != silent)
    try nodes.resume(silent)
  }
}
