public import SQLiteCalls

/// Two operations of data code that go wrong when one runs in the middle of the other, and their twins that are right at any moment.
///
/// All operations are right when they run one after the other, in either order, and return the same as their twins then. Each opens
/// connections of its own and closes them. No operation uses a clock, a random number or the network.
public struct PlantedRace: Sendable {
  /// Two operations on one database.
  public struct Pair: Sendable {
    /// An operation, with the wrapper it works on, the path of the database, and the memory that it shares with the other one.
    public typealias Operation = @Sendable (_ sqlite: any Sqlite3WrapperProtocol, _ path: String, _ stage: Stage) throws -> PlantedAnswer

    /// Makes the database at a path where no file is, and the memory that the operations share.
    public let setUp: @Sendable (_ sqlite: any Sqlite3WrapperProtocol, _ path: String) throws -> Stage
    /// One operation.
    public let one: Operation
    /// The operation that may run meanwhile.
    public let other: Operation

    init(_ before: Content, one: @escaping Operation, other: @escaping Operation) {
      setUp = { sqlite, path in
        try before.write(to: path, on: sqlite)
        return Stage()
      }
      self.one = one
      self.other = other
    }

    /// The same operation twice, with different inputs.
    init<Input: Sendable>(
      _ before: Content, _ one: Input, _ other: Input,
      _ operation: @escaping @Sendable (_ sqlite: any Sqlite3WrapperProtocol, _ path: String, Input) throws -> PlantedAnswer
    ) {
      self.init(
        before, one: { sqlite, path, _ in try operation(sqlite, path, one) },
        other: { sqlite, path, _ in try operation(sqlite, path, other) })
    }
  }

  /// The memory of the app that two operations share.
  public final class Stage: Sendable {
    let rates = RateCache()
  }

  /// The content of a database before the operations, and its journal.
  struct Content: Sendable {
    let journal: String
    let sql: String

    /// A database with SQLite's own default, a rollback journal.
    static func plain(_ sql: String) -> Content { Content(journal: "DELETE", sql: sql) }

    /// A database with a write-ahead log.
    static func wal(_ sql: String) -> Content { Content(journal: "WAL", sql: sql) }

    func write(to path: String, on sqlite: any Sqlite3WrapperProtocol) throws {
      try sqlite.withDatabase(path) { db in
        try sqlite.run(db, "PRAGMA journal_mode = \(journal); BEGIN; \(sql) COMMIT")
      }
    }
  }

  /// The name of the race.
  public let name: String
  /// The race in one sentence.
  public let sentence: String
  /// The operations with the race.
  public let faulty: Pair
  /// The operations without the race.
  public let right: Pair

  init(_ name: String, _ sentence: String, faulty: Pair, right: Pair) {
    self.name = name
    self.sentence = sentence
    self.faulty = faulty
    self.right = right
  }

  /// All races, by subject.
  public static let all: [PlantedRace] = [
    counting, inserting, claiming, reading, starting, cleaning, replacing, ordering, syncing,
  ].flatMap(\.self)
}

/// The result of an operation: enough kinds of values for a user's function.
public enum PlantedAnswer: Equatable, Sendable {
  case nothing
  case flag(Bool)
  case number(Int64)
  case numbers([Int64])
  case text(String?)
  case texts([String?])
}
