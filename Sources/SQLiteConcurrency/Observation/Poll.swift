import SQLiteCalls
import SQLiteCore

/// How often an observation looks whether another process has written.
struct Poll: Sendable {
  let interval: Duration
  let clock: any Clock<Duration>

  /// Polls until the last reference to the answer is released.
  func begin(_ subscription: Subscription) -> Waking {
    let pause = interval.forClocks
    return Waking { [clock] in
      while !Task.isCancelled {
        try await clock.sleep(for: pause)
        subscription.look()
      }
    }
  }
}

/// A task that wakes an observer, until the last reference to this is released.
final class Waking: Sendable {
  private let task: Task<Void, any Error>

  /// - Parameter body: A closure that ends with an error: its clock has ended, or it was cancelled.
  init(_ body: @escaping @Sendable () async throws -> Void) { task = Task.detached(operation: body) }

  deinit { task.cancel() }
}

/// The moment at which something is read, from which the time is counted until it is to be read again.
final class ReadingMoment: Sendable {
  private let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    sleep = { duration in
      let end = start.advanced(by: duration)
      if clock.now < end { try await clock.sleep(until: end, tolerance: nil) }
    }
  }

  /// Has an observer read again after a time; nil when that was over at once.
  func wake(_ subscription: Subscription, after duration: Duration?) -> Waking? {
    guard let duration, duration > .zero else { return nil }
    return Waking { [sleep] in
      try await sleep(duration.forClocks)
      subscription.readAgain()
    }
  }
}

/// The state of a database, and of those attached, as one connection sees it: another one when another connection has committed.
struct DatabaseVersion: Equatable, Sendable {
  /// Numbers of different connections cannot be compared.
  private final class Mark: ConnectionAttachment, Sendable {}

  private let mark: Mark
  private let numbers: [Int64]

  /// Nil where no SQL of this package's own runs.
  init?(of connection: Connection) throws {
    guard connection.wrapper.runsAnySQL, let numbers = try connection.numbers(.data) else { return nil }
    mark = connection.attachment(orNew: Mark())
    self.numbers = numbers
  }

  static func == (first: DatabaseVersion, second: DatabaseVersion) -> Bool { first.mark === second.mark && first.numbers == second.numbers }
}

/// A pragma that answers a number of each database. <https://sqlite.org/pragma.html>
enum VersionPragma: String {
  case data = "data_version"
  case schema = "schema_version"

  fileprivate var ofMain: SQL {
    switch self {
    case .data: "PRAGMA main.data_version"
    case .schema: "PRAGMA main.schema_version"
    }
  }

  fileprivate func sql(of schema: String) -> SQL {
    schema == "main" ? ofMain : "PRAGMA \(identifier: schema).\(SQL(unchecked: rawValue))"
  }
}

extension Connection {
  /// The answers of a pragma for each database, but for an empty temporary one; nil when it does not answer.
  func numbers(_ pragma: VersionPragma) throws -> [Int64]? {
    var numbers: [Int64] = []
    for schema in hasAttached ? try schemaNames : ["main", "temp"] where schema != "temp" || hasTemporary {
      guard let number = try value(pragma.sql(of: schema), as: Int64.self) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
