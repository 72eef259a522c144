import GRDB

/// GRDB, used as its documentation says for speed ("optimized for fetching performance": columns by their numbers) and as usual (by name).
enum Peer {
  /// The table "thing" with the rows 1 to `rows`.
  static func memory(rows: Int) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.inDatabase { database in
      try database.execute(sql: Thing.create)
      if rows > 0 { try database.execute(sql: Thing.fill(rows)) }
    }
    return queue
  }

  static func fetch(_ queue: DatabaseQueue) -> [Contender] {
    [
      Contender("GRDB, cursor of rows by number") { stopwatch in
        let things = try queue.inDatabase { database in
          try stopwatch.time {
            var things: [Thing] = []
            let rows = try Row.fetchCursor(database, sql: Thing.selectAll)
            while let row = try rows.next() { things.append(Thing(id: row[0], amount: row[1], title: row[2])) }
            return things
          }
        }
        return Checksum(things)
      },
      records("GRDB, FetchableRecord by number", of: ThingByNumber.self, queue),
      records("GRDB, FetchableRecord by name", of: ThingByName.self, queue),
    ]
  }

  private static func records<Record: FetchableRecord & OfThing>(
    _ name: String, of type: Record.Type, _ queue: DatabaseQueue
  ) -> Contender {
    Contender(name) { stopwatch in
      let records = try queue.inDatabase { database in
        try stopwatch.time { try Record.fetchAll(database, sql: Thing.selectAll) }
      }
      return Checksum(records.map(\.thing))
    }
  }

  /// Records by Codable, as GRDB's documentation shows.
  static func decode(_ queue: DatabaseQueue) -> Contender { records("GRDB, Codable record", of: ThingByKeys.self, queue) }

  static func iterate(_ queue: DatabaseQueue) -> Contender {
    Contender("GRDB, cursor of rows by number") { stopwatch in
      try queue.inDatabase { database in
        try stopwatch.time {
          var sum = Sum()
          let rows = try Row.fetchCursor(database, sql: Thing.selectNumbers)
          while let row = try rows.next() { sum.add(row[0], row[1]) }
          return sum.checksum
        }
      }
    }
  }

  static func insert(_ things: [Thing], _ queue: DatabaseQueue) -> [Contender] {
    [
      insert("GRDB, execute(arguments:)", things, queue) { statement, thing in
        try statement.execute(arguments: [thing.id, thing.amount, thing.title])
      },
      insert("GRDB, setUncheckedArguments", things, queue) { statement, thing in
        statement.setUncheckedArguments([thing.id, thing.amount, thing.title])
        try statement.execute()
      },
    ]
  }

  private static func insert(
    _ name: String, _ things: [Thing], _ queue: DatabaseQueue, _ insert: @escaping (Statement, Thing) throws -> Void
  ) -> Contender {
    insertAll(name, queue) { database in
      let statement = try database.makeStatement(sql: Thing.insert)
      for thing in things { try insert(statement, thing) }
    }
  }

  /// Records inserted one by one, as GRDB's documentation shows.
  static func insertRecords(_ things: [Thing], _ queue: DatabaseQueue) -> Contender {
    insertAll("GRDB, Codable record", queue) { database in
      for thing in things { try ThingByKeys(id: thing.id, amount: thing.amount, title: thing.title).insert(database) }
    }
  }

  private static func insertAll(_ name: String, _ queue: DatabaseQueue, _ insert: @escaping (Database) throws -> Void) -> Contender {
    Contender(name) { stopwatch in
      try queue.inDatabase { database in
        try database.execute(sql: Thing.deleteAll)
        try stopwatch.time {
          try database.inTransaction(.immediate) {
            try insert(database)
            return .commit
          }
        }
        return try Direct.checksumOfThings(handle(of: database))
      }
    }
  }

  static func lookup(_ ids: [Int64], _ queue: DatabaseQueue) -> Contender {
    sumOfEach("GRDB, cachedStatement", ids, queue) { database, id, sum in
      let statement = try database.cachedStatement(sql: Thing.selectOne)
      let rows = try Row.fetchCursor(statement, arguments: [id])
      if let row = try rows.next() { sum.add(row[0] as Double, text: row[1] as String) }
    }
  }

  static func open(_ path: String, _ count: Int) -> Contender {
    .repeating("GRDB, DatabaseQueue", count) {
      let queue = try DatabaseQueue(path: path)
      let version = try queue.inDatabase { try Int64.fetchOne($0, sql: "PRAGMA user_version") }
      try queue.close()
      return version ?? -1
    }
  }

  static func sumOfEach(
    _ name: String, _ ids: [Int64], _ queue: DatabaseQueue, isInTransaction: Bool = false,
    _ read: @escaping (Database, Int64, inout Sum) throws -> Void
  ) -> Contender {
    Contender(name) { stopwatch in
      try queue.inDatabase { database in
        if isInTransaction { try database.beginTransaction(.deferred) }
        var sum = Sum()
        try stopwatch.time { for id in ids { try read(database, id, &sum) } }
        if isInTransaction { try database.commit() }
        return sum.checksum
      }
    }
  }

  static func handle(of database: Database) throws -> OpaquePointer {
    guard let handle = database.sqliteConnection else { throw Direct.Failure(code: 21, message: "the connection is closed") }
    return handle
  }
}

/// A record of GRDB that holds a thing.
protocol OfThing {
  var thing: Thing { get }
}

private struct ThingByNumber: FetchableRecord, OfThing {
  let thing: Thing

  init(row: Row) { thing = Thing(id: row[0], amount: row[1], title: row[2]) }
}

private struct ThingByName: FetchableRecord, OfThing {
  let thing: Thing

  init(row: Row) { thing = Thing(id: row["id"], amount: row["amount"], title: row["title"]) }
}

struct ThingByKeys: FetchableRecord, PersistableRecord, Codable, OfThing {
  static let databaseTableName = "thing"

  let id: Int64
  let amount: Double
  let title: String

  var thing: Thing { Thing(id: id, amount: amount, title: title) }
  /// The same with another amount.
  var changed: Self { Self(id: id, amount: Double(id), title: title) }
}
