import Foundation
import SQLiteManager
import SQLiteTestKit

extension Benchmark {
  /// The cost of a run of a sweep, with all oracles that need no copy, as a ratio to the operation that is swept: half of the operation on average, all
  /// of it again, and the reads of its database.
  static let sweep = sweep("sweep", "an operation of some 140 calls that can fail, swept in this process", most: 2.27, searching: false)

  /// The same for an operation that writes a search table, which is looked at in a copy.
  static let sweepSearch = sweep("sweep-search", "the same with a search table, which is looked at in a copy", most: 2.40, searching: true)

  private static func sweep(_ name: String, _ summary: String, most: Double, searching: Bool) -> Benchmark {
    Benchmark(
      name: name, summary: summary, unit: "run", count: 100, twins: [Contender.ours: Twin(of: operation, most: most)]
    ) { count in
      let swept = try SweptWork(searching: searching)
      return [
        Contender(operation) { stopwatch in
          for _ in 0..<count {
            try swept.putBack()
            try stopwatch.time { _ = try swept.work(on: Sqlite3Wrapper()) }
          }
          return Checksum()
        },
        Contender(Contender.ours) { stopwatch in
          try swept.sweep(count, measuredBy: stopwatch)
          return Checksum()
        },
      ]
    }
  }

  private static let operation = "the operation itself"
}

/// An operation on a file, and a sweep of it.
private struct SweptWork {
  private let folder: TemporaryFolder
  private let path: String
  private let bytes: Data
  private let searching: Bool

  struct Finding: Error { let text: String }

  init(searching: Bool) throws {
    self.searching = searching
    folder = try TemporaryFolder()
    path = folder.path + "/thing.sqlite"
    let connection = try Connection(.file(path))
    for sql in Self.schema { try connection.execute(SQL(unchecked: sql)) }
    if searching { try connection.execute("CREATE VIRTUAL TABLE word USING fts5(text)") }
    for id in 1...40 {
      try connection.execute("INSERT INTO list VALUES (\(id), \("list \(id)"), 0)")
      try connection.execute("INSERT INTO item VALUES (\(id), \((id + 3) / 4), \("title \(id)"), NULL, \(Double(id)))")
    }
    try connection.close()
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Puts the file back as it was before.
  func putBack() throws { try bytes.write(to: URL(fileURLWithPath: path)) }

  private static let schema = [
    "CREATE TABLE list (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, position INTEGER NOT NULL)",
    "CREATE TABLE item (id INTEGER PRIMARY KEY, list INTEGER NOT NULL REFERENCES list, title TEXT NOT NULL, done INTEGER, amount REAL)",
    "CREATE INDEX itemOfList ON item (list, done)", "CREATE TABLE log (at INTEGER, what TEXT NOT NULL)",
  ]

  /// The work of an app that opens its database, uses it and closes it.
  func work(on sqlite: any Sqlite3WrapperProtocol) throws -> Int64 {
    let connection = try Connection(.file(path), on: sqlite)
    let sum = try connection.transaction {
      var sum = try connection.value("SELECT count(*) FROM list JOIN item ON item.list = list.id WHERE done IS NULL", as: Int64.self) ?? 0
      for id in 101...110 {
        try connection.execute("INSERT INTO list (id, title, position) VALUES (\(id), \("new \(id)"), (SELECT count(*) FROM list))")
        for item in 1...2 { try connection.execute("INSERT INTO item (list, title) VALUES (\(id), \("item \(item)"))") }
      }
      try connection.execute("UPDATE list SET position = position + 1 WHERE id IN (SELECT list FROM item WHERE amount > \(20.5))")
      try connection.execute("INSERT INTO log SELECT max(id), 'lists ' || group_concat(title) FROM list WHERE id > \(100)")
      if searching { for id in 1...3 { try connection.execute("INSERT INTO word VALUES (\("some words of number \(id)"))") } }
      for id in 1...5 {
        sum += try connection.value("SELECT sum(id) FROM item WHERE list = \(id) GROUP BY list ORDER BY 1", as: Int64.self) ?? 0
      }
      try connection.execute("UPDATE item SET done = 1, title = upper(title) WHERE list = \(3)")
      try connection.execute("DELETE FROM item WHERE done = 1 AND id > \(30)")
      try connection.execute("INSERT INTO log VALUES (\(sum), 'done')")
      return sum
    }
    try connection.close()
    return sum
  }

  /// Makes all runs of a sweep, in an order other than that of the operation; measures so many of the runs in which a call fails.
  func sweep(_ count: Int, measuredBy stopwatch: Stopwatch) throws {
    try putBack()
    var judged = 0
    let sweep = FaultSweep(
      over: { Sqlite3Wrapper() },
      check: { _ in
        judged += 1
        if judged == 2 { stopwatch.begin() }
        if judged == 2 + count { stopwatch.end() }
        return nil
      }, work(on:))
    let report = try sweep.inProcess.within(.seconds(86_400)).report()
    guard report.isClean, judged >= 2 + count else { throw Finding(text: String(report.description.prefix(500))) }
  }
}
