import SQLiteManager
import SystemSQLite

/// The table "thing" in memory, which contenders change row by row. Each of them finds the same rows.
final class Changed {
  let connection: Connection
  private let handle: OpaquePointer
  private let count: Int
  private let rows: Int

  /// - Parameters:
  ///   - count: How many rows are changed, from the key 1.
  ///   - rows: How many rows there are before; nil for as many as are changed.
  init(_ count: Int, rows: Int? = nil) throws {
    connection = try Ours.memory(rows: 0)
    handle = try Ours.handle(of: connection)
    (self.count, self.rows) = (count, rows ?? count)
  }

  private func working(_ name: String, _ work: @escaping (Int64) throws -> Void) -> Contender {
    Contender(name) { [self] stopwatch in
      try Direct.execute(handle, Thing.deleteAll)
      if rows > 0 { try Direct.execute(handle, Thing.fill(rows)) }
      try stopwatch.time { for key in 1...Int64(count) { try work(key) } }
      return try Direct.checksumOfThings(handle)
    }
  }

  func each(_ name: String, _ work: @escaping (Connection, Int64) throws -> Void) -> Contender {
    working(name) { [connection] in try work(connection, $0) }
  }

  /// A statement that is prepared once; ?1 is the key, ?2 an amount, ?3 a title.
  func directly(_ sql: String) throws -> Contender {
    let statement = try Prepared(sql, handle)
    return working(Contender.direct) { try statement.run($0) }
  }

  /// A row inserted in a transaction of its own, and one column of it read.
  func directlyReturning() throws -> Contender {
    let begin = try Prepared("BEGIN IMMEDIATE", handle)
    let insert = try Prepared(Thing.insert + " RETURNING id", handle)
    let commit = try Prepared("COMMIT", handle)
    return working(Contender.direct) { key in
      try begin.run(key)
      guard try insert.run(key, { sqlite3_column_int64($0, 0) }) == key else {
        throw Direct.Failure(code: SQLITE_ERROR, message: "another row came back")
      }
      try commit.run(key)
    }
  }
}

/// A statement of C that is kept.
final class Prepared {
  private let statement: OpaquePointer
  private let database: OpaquePointer
  private let parameters: Int32

  init(_ sql: String, _ database: OpaquePointer) throws {
    (statement, self.database) = (try Direct.prepare(database, sql), database)
    parameters = sqlite3_bind_parameter_count(statement)
  }

  deinit { sqlite3_finalize(statement) }

  func run(_ key: Int64) throws { _ = try run(key) { _ in } }

  /// Runs the statement, and returns what a closure makes of its row; nil without a row.
  func run<Answer>(_ key: Int64, _ row: (OpaquePointer) -> Answer) throws -> Answer? {
    if parameters > 0 { try Direct.check(sqlite3_bind_int64(statement, 1, key), database) }
    if parameters > 1 { try Direct.check(sqlite3_bind_double(statement, 2, Double(key)), database) }
    if parameters > 2 { try Direct.check(sqlite3_bind_text(statement, 3, "title", 5, Direct.transient), database) }
    var answer: Answer?
    if try Direct.step(statement, database) {
      answer = row(statement)
      guard try !Direct.step(statement, database) else { throw Direct.Failure(code: SQLITE_ERROR, message: "two rows") }
    }
    try Direct.check(sqlite3_reset(statement), database)
    return answer
  }
}

extension Thing {
  static let updateAmount = "UPDATE thing SET amount = ?2 WHERE id = ?1"
  static let deleteOne = "DELETE FROM thing WHERE id = ?1"
  static let upsert = """
    INSERT INTO thing (id, amount, title) VALUES (?1, ?2, ?3)
    ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, title = excluded.title
    """

  /// One column of a thing.
  struct Amount: Codable {
    var amount: Double
  }
}
