import SQLiteManager
import Scratch
import SQLiteTestKit
import Testing
import SQLiteDescriptions
import Expectations

@Suite struct `Each call of described work` {
  enum Work: String, CaseIterable { case create, insert, byName, oneShot, read, find, change, differences, describe }

  /// Does some work on the tables of ``Contact``, and returns the outcome.
  static func run(_ work: Work, on sqlite: any Sqlite3WrapperProtocol) throws -> [[SQLiteValue]] {
    let connection = try Connection(.memory, on: sqlite)
    try connection.createTable(Contact.table)
    var rows: [[SQLiteValue]] = []
    switch work {
    case .create: try connection.createTable(Contact.links)
    case .insert:
      let insert = try connection.prepareInsert(into: Contact.table)
      for number in 1...2 { try insert.insert(number, "n", number, nil as String?) }
      return try connection.contacts()
    case .byName:
      let insert = try connection.prepareInsert(into: Contact.table)
      try insert.insert(["name": "a", "points": 1])
      try insert.insert([Contact.name <- "b"])
      return try connection.contacts()
    case .oneShot:
      try connection.insert(["name": "a"], into: Contact.table)
      return try connection.contacts()
    case .read:
      try connection.execute("INSERT INTO contact (name) VALUES ('a'), ('b')")
      try connection.forEach(in: Contact.table) { row in rows.append([.text(try row[Contact.name])]) }
      let cursor = try connection.cursor(in: Contact.table)
      while let row = try cursor.next() { rows.append(row.values) }
    case .find:
      try connection.execute("INSERT INTO contact (name) VALUES ('a')")
      if let name = try connection.find(in: Contact.table, key: 1, do: { try $0[Contact.name] }) { rows.append([.text(name)]) }
      if let row = try connection.find(in: Contact.table, key: 1) { rows.append(row.values) }
    case .change:
      try connection.execute("INSERT INTO contact (name) VALUES ('a'), ('b')")
      try connection.update(Contact.table, set: [Contact.points <- 3], key: 1)
      try connection.upsert([Contact.id <- 1, Contact.name <- "c"], into: Contact.table)
      try connection.delete(from: Contact.table, key: 2)
      return try connection.contacts()
    case .differences: rows = try connection.differences(from: Contact.table).map { [.text($0)] }
    case .describe: rows = try connection.description(of: "contact").create().map { [.text($0.text)] }
    }
    return rows
  }

  @Test(arguments: Work.allCases)
  func `fails once and for ever, and nothing is lost without an error`(work: Work) throws {
    let right = try Self.run(work, on: Sqlite3Wrapper())
    let sweep = FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed,
      check: { result in
        switch result {
        case .success(let rows): rows == right ? nil : "\(rows) instead of \(right)"
        case .failure(let error): error is SQLiteError ? nil : "\(error)"
        }
      }
    ) { sqlite in try Self.run(work, on: sqlite) }
    #expect(try sweep.everyCommitIsFine.sampled(TestRun.most(6)).run().failableCalls > 20)
  }

  @Test func `that makes a table leaves all of it or nothing, and a comparison leaves nothing behind`() throws {
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    func work(_ connection: Connection) throws {
      try connection.createTable(Contact.table)
      _ = try connection.differences(from: Contact.table)
    }
    try work(Connection(.memory, on: counter))
    for k in TestRun.sample(of: counter.failableCalls, few: 12) {
      for plan in [FaultPlan.once(at: k), .forever(from: k)] {
        let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
        guard let connection = try? Connection(.memory, on: faulty) else { continue }
        do { try work(connection) } catch is SQLiteError { /* then it must be whole or nothing */  }
        faulty.plan = .none
        let objects = try connection.value("SELECT count(*) FROM sqlite_schema", as: Int.self)
        #expect(objects == 0 || objects == 3, "\(plan.choice)")
        #expect(try connection.value("SELECT count(*) FROM temp.sqlite_schema") == 0, "\(plan.choice)")
        #expect(!connection.isInTransaction, "\(plan.choice)")
      }
    }
  }
}
