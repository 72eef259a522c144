import SQLiteManager

/// 61. Over any type that lends a connection.
public func insertPatiently(_ database: some DatabaseAccess) throws {
  for _ in 0..<9 {
    do { try database.execute("INSERT INTO star VALUES (1)"); return } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}

/// 62. The same as an existential.
public func deletePatiently(_ database: any DatabaseAccess) throws {
  for _ in 0..<9 {
    do {
      try database.delete(from: "star", where: .all)
      return
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}

/// 63. A repository over both, with a retry of its own.
public struct Repository<Access: DatabaseAccess> {
  let access: Access

  /// Adds a star.
  public func add(_ name: String) throws -> Int64 {
    var left = 3
    while true {
      do { return try access.insert(["name": name], into: "star") } catch ResultCode.busy where left > 0 { left -= 1 }
    }
  }
}

/// 64. A protocol of the app, whose requirement throws.
public protocol StarStore {
  func rename(_ id: Int64, to name: String) throws
}

extension ConnectionQueue: StarStore {
  /// Gives a star another name.
  public func rename(_ id: Int64, to name: String) throws { try update("star", set: ["name": name], where: Column("id") == id) }
}

/// 65. A type that is read and written.
public struct Star: Codable, Equatable, Sendable {
  var id: Int64
  var name: String
}

/// The stars of a database; none where one does not fit.
public func stars(_ database: some DatabaseAccess) throws -> [Star] {
  do {
    return try database.rows("SELECT id, name FROM star") { row in Star(id: try row["id"], name: try row["name"]) }
  } catch let error as SQLiteError where error.code == .mismatch {
    return []
  }
}

/// 66. A generic value of a query.
public func value<Value: SQLiteExtractable & Sendable>(_ sql: SQL, or other: Value, _ database: some DatabaseAccess) throws -> Value {
  for _ in 0..<2 {
    do { return try database.value(sql, as: Value.self) ?? other } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
  return other
}

/// 67. A pack of values.
public func run<each Value: SQLiteBindable>(_ sql: SQL, _ value: repeat each Value, on connection: Connection) throws {
  let statement = try connection.prepare(sql)
  while true {
    do { return try statement.run(repeat each value) } catch let error as SQLiteError where error.code.primary == .busy { pause() }
  }
}

/// 68. An error type that is generic: the error of the body is thrown on.
public func logged<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
  do { return try body() } catch {
    pause()
    throw error
  }
}

/// A count that is logged.
public func loggedCount(_ connection: Connection) throws -> Int { try logged { try connection.count("star") } }

/// 69. rethrows.
public func twice(_ body: () throws -> Void) rethrows {
  for _ in 0..<2 { try body() }
}

/// Deletes twice.
public func executeTwice(_ connection: Connection) throws {
  do { try twice { try connection.execute("DELETE FROM star") } } catch let error as SQLiteError where error.code == .readonly { pause() }
}

/// 70. A dependency by its closures.
public struct StarClient: Sendable {
  var add: @Sendable (String) throws -> Void
  var count: @Sendable () throws -> Int

  /// Over a queue, with a retry.
  public static func live(_ queue: ConnectionQueue) -> StarClient {
    StarClient(
      add: { name in
        for _ in 0..<3 {
          do {
            try queue.insert(["name": name], into: "star")
            return
          } catch let error as SQLiteError where error.code.primary == .busy {
            pause()
          }
        }
      },
      count: { try queue.count("star") })
  }
}
