import Foundation
import GRDB

extension Peer {
  /// Records, changed one by one as GRDB's documentation shows, in autocommit.
  static func changed(
    _ name: String, _ count: Int, rows: Int? = nil, _ work: @escaping (GRDB.Database, ThingByKeys) throws -> Void
  ) throws -> Contender {
    let queue = try memory(rows: 0)
    let things = (1...Int64(count)).map { ThingByKeys(id: $0, amount: 0, title: "title") }
    return Contender(name) { stopwatch in
      try queue.inDatabase { database in
        try database.execute(sql: Thing.deleteAll)
        if rows != 0 { try database.execute(sql: Thing.fill(count)) }
        try stopwatch.time { for thing in things { try work(database, thing) } }
        return try Direct.checksumOfThings(handle(of: database))
      }
    }
  }

  static func findOne(_ keys: [Int64], rows: Int) throws -> Contender {
    try sumOfEach("GRDB, fetchOne of a record by its key", keys, memory(rows: rows), isInTransaction: true) { database, key, sum in
      guard let thing = try ThingByKeys.fetchOne(database, key: key) else { return }
      sum.add(thing.amount, text: thing.title)
    }
  }

  static func readOne(_ keys: [Int64], rows: Int) throws -> Contender {
    let columns = [GRDB.Column("amount"), GRDB.Column("title")]
    return try sumOfEach("GRDB, Row.fetchOne of a filtered table", keys, memory(rows: rows), isInTransaction: true) { database, key, sum in
      guard let row = try Row.fetchOne(database, Table("thing").select(columns).filter(GRDB.Column("id") == key)) else { return }
      sum.add(row["amount"] as Double, text: row["title"] as String)
    }
  }

  private static func migrator() -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("answers") { try $0.execute(sql: "CREATE TABLE answer (question INTEGER PRIMARY KEY, given TEXT)") }
    return migrator
  }

  static func migrate(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try migrator().migrate(queue)
    try queue.close()
  }

  static func openQuiz(_ name: String, _ path: String, _ count: Int, migrates: Bool = false) -> Contender {
    let migrator = migrator()
    return .repeating(name, count) {
      let queue = try DatabaseQueue(path: path)
      if migrates { try migrator.migrate(queue) }
      let title = try queue.read { try String.fetchOne($0, sql: Quiz.select) }
      try queue.close()
      return Int64(title?.utf8.count ?? -1)
    }
  }

  static func awaited(_ count: Int, _ file: SharedFile) throws -> Contender {
    let pool = try DatabasePool(path: file.path)
    return Contender("GRDB, ValueObservation") { stopwatch in
      try pool.write { try $0.execute(sql: Thing.deleteAll) }
      let handed = Handed()
      let observer = ValueObservation.tracking { try Int64.fetchOne($0, sql: "SELECT count(*) FROM thing") ?? -1 }
        .start(in: pool, scheduling: .async(onQueue: .global()), onError: { _ in handed.hand(-2) }, onChange: { handed.hand($0) })
      defer { observer.cancel() }
      _ = handed.wait()
      var checksum = Checksum()
      try stopwatch.time(by: CLOCK_PROCESS_CPUTIME_ID) {
        for key in 1...Int64(count) {
          try pool.write { database in
            try database.cachedStatement(sql: Thing.insert).execute(arguments: [key, Double(key), "title"])
          }
          checksum.add(handed.wait())
        }
      }
      return checksum
    }
  }
}
