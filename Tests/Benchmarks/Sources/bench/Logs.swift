import Foundation
import SQLiteManager
import SQLiteTestKit

/// How long the write-ahead log becomes, how long a commit takes at most and how many fail, with the automatic checkpoint that this package makes where
/// SQLite's can lose commits, beside SQLite's own: the same library under two numbers.
enum Logs {
  /// The maker of the checkpoints.
  enum Way: String, CaseIterable {
    case package = "ours"
    case library = "SQLite's own"

    fileprivate var version: Int32 { self == .package ? 3_051_002 : 3_051_003 }
  }

  /// The writers and readers of the log.
  private enum Course: String, CaseIterable {
    case alone = "one writer that never pauses"
    case reader = "one writer, and a reader of 10 s"
    case processes = "two processes that write"

    var writers: Int { self == .processes ? 2 : 1 }
  }

  /// The option of the process of a writer: after it come the path, the way, and how many seconds or commits it writes.
  static let writer = "--log-writer"

  private final class NumberedWrapper: RoutedSqlite3Wrapper {
    private let version: Int32

    init(_ version: Int32) {
      self.version = version
      super.init(Sqlite3Wrapper())
    }

    override func sqlite3_libversion_number() -> Int32 { version }
  }

  private static func open(_ path: String, _ way: Way) throws -> Connection {
    var settings = Connection.Configuration.recommended
    settings.busyTimeoutMilliseconds = 1_000
    return try Connection(.file(path), configuration: settings, on: NumberedWrapper(way.version))
  }

  /// The report of a writer.
  private struct Outcome {
    var commits = 0
    var failures = 0
    var longest: Duration = .zero
    var logByteCount = 0
  }

  /// Writes row after row, and prints the outcome.
  static func write(_ arguments: [String]) throws {
    guard arguments.count == 4, let way = Way(rawValue: arguments[1]) else { return }
    let connection = try open(arguments[0], way)
    let limit = Int(arguments[2]) ?? 0
    let clock = ContinuousClock()
    let start = clock.now
    var outcome = Outcome()
    var now = start
    while arguments[3] == "commits" ? outcome.commits < limit : now - start < .seconds(limit) {
      let before = now
      do {
        try connection.execute("INSERT INTO t VALUES (NULL, randomblob(100))")
        outcome.commits += 1
      } catch ResultCode.busy { outcome.failures += 1 }
      now = clock.now
      outcome.longest = max(outcome.longest, now - before)
    }
    let size = try FileManager.default.attributesOfItem(atPath: arguments[0] + "-wal")[.size] as? Int ?? 0
    print(outcome.commits, outcome.failures, outcome.longest.microseconds, size)
  }

  private static func run(_ course: Course, _ way: Way, seconds: Int) throws -> [Outcome] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/log"
    let connection = try open(path, way)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, x)")
    let writers = try (0..<course.writers).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      process.arguments = [writer, path, way.rawValue, "\(seconds)", "seconds"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      return (process, output)
    }
    if course == .reader {
      Thread.sleep(forTimeInterval: 1)
      try connection.transaction(.deferred) {
        _ = try connection.value("SELECT count(*) FROM t", as: Int.self)
        Thread.sleep(forTimeInterval: 10)
      }
    }
    return writers.map { process, output in
      let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(whereSeparator: \.isWhitespace)
      process.waitUntilExit()
      let numbers = words.compactMap { Int($0) }
      guard numbers.count == 4 else { return Outcome(failures: .max) }
      return Outcome(commits: numbers[0], failures: numbers[1], longest: .microseconds(numbers[2]), logByteCount: numbers[3])
    }
  }

  /// Runs each course for 15 seconds in each way.
  static func measure() throws -> Report {
    var report = Report()
    report.rows = [["what goes on", "checkpoints", "commits", "failed", "longest commit", "log at most", "ratio"]]
    for course in Course.allCases {
      let outcomes = try [Way.library, .package].map { ($0, try run(course, $0, seconds: 15)) }
      let own = outcomes[0].1.map(\.logByteCount).max() ?? 0
      for (way, writers) in outcomes {
        let size = writers.map(\.logByteCount).max() ?? 0
        report.rows.append([
          course.rawValue, way.rawValue, "\(writers.reduce(0) { $0 + $1.commits })", "\(writers.reduce(0) { $0 + $1.failures })",
          String(format: "%.1f ms", Double(writers.map(\.longest.microseconds).max() ?? 0) / 1_000),
          String(format: "%.1f MB", Double(size) / 1_000_000), String(format: "%.2f", Double(size) / Double(max(own, 1))),
        ])
      }
    }
    return report
  }
}

extension Duration {
  fileprivate var microseconds: Int { Int(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000) }
}
