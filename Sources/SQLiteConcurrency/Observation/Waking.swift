import SQLiteCalls
import SQLiteCore

/// A task that wakes an observer. It is cancelled when the last reference to this object is released.
final class Waking: Sendable {
  private let task: Task<Void, any Error>

  /// - Parameter body: A closure that ends by throwing, when its clock ends or the task is cancelled.
  init(_ body: @escaping @Sendable () async throws -> Void) { task = Task.detached(operation: body) }

  /// Makes an observer check for commits of other processes after each interval.
  convenience init(_ subscription: Subscription, every interval: Duration, by clock: any Clock<Duration>) {
    self.init {
      while !Task.isCancelled {
        try await clock.sleep(for: interval.forClocks)
        subscription.look()
      }
    }
  }

  deinit { task.cancel() }
}

/// The time of a reading, from which the time to the next reading is measured.
final class ReadingMoment: Sendable {
  private let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    sleep = { duration in
      let end = start.advanced(by: duration)
      if clock.now < end { try await clock.sleep(until: end, tolerance: nil) }
    }
  }

  /// Makes an observer read again after a time; returns nil if there is no time or it is not positive.
  func wake(_ subscription: Subscription, after duration: Duration?) -> Waking? {
    guard let duration, duration > .zero else { return nil }
    return Waking { [sleep] in
      try await sleep(duration.forClocks)
      subscription.readAgain()
    }
  }
}

/// The state of a database and its attached databases as one connection sees it. It changes when another connection commits.
struct DatabaseVersion: Equatable, Sendable {
  /// Identifies the connection, because numbers of different connections cannot be compared.
  private final class Mark: ConnectionAttachment, Sendable {}

  private let mark: Mark
  private let numbers: [Int64]

  /// Returns nil when this package may not run its own SQL.
  init?(of connection: Connection) throws {
    guard connection.wrapper.runsAnySQL, let numbers = try connection.numbers(.data) else { return nil }
    mark = connection.attachment(orNew: Mark())
    self.numbers = numbers
  }

  static func == (first: DatabaseVersion, second: DatabaseVersion) -> Bool { first.mark === second.mark && first.numbers == second.numbers }
}

/// A pragma that returns a number for each database. <https://sqlite.org/pragma.html>
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
  /// Returns the value of a pragma for each database, except for an empty temporary one; nil when the pragma returns nothing.
  func numbers(_ pragma: VersionPragma) throws -> [Int64]? {
    var numbers: [Int64] = []
    for schema in hasAttached ? try schemaNames : ["main", "temp"] where schema != "temp" || hasTemporary {
      guard let number = try value(pragma.sql(of: schema), as: Int64.self) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
