import Foundation
import SQLiteManager

/// Upgrades of an installed database, against the same statements by direct calls. The file is put back before each upgrade, which does not
/// count.
extension Benchmark {
  static let upgrade = upgrade(
    "upgrade", "the content of an installed file replaced; a row of the user's for each second of content", 1.3, moves: false)

  static let upgradeMoved = upgrade(
    "upgrade-moved", "the same, where each row of content gets another id that the user's follow", 1.3, moves: true)

  private static func upgrade(_ name: String, _ summary: String, _ most: Double, moves: Bool) -> Benchmark {
    price(name, summary, count: 200_000, most: [Contender.ours: most]) { count in
      let release = try Release(rows: count, moves: moves)
      let statements = try release.statements()
      return [
        Contender(Contender.direct) { stopwatch in try release.upgraded { try stopwatch.time { try Spoken.run(statements) } } },
        Contender(Contender.ours) { stopwatch in
          try release.upgraded { try stopwatch.time { _ = try release.installer().install() } }
        },
      ].map { $0.keeping(release) }
    }
  }
}

/// Two versions of an app's content, and an installed copy of the first, to which rows of the user refer.
final class Release {
  private let folder: TemporaryFolder
  /// The file before the upgrade.
  private let before: String
  private let installed: String
  private let bundled: String

  /// - Parameter length: The length of the text of a row of content.
  init(rows: Int, length: Int = 40, moves: Bool) throws {
    folder = try TemporaryFolder()
    (before, installed, bundled) = (folder.path + "/before", folder.path + "/app/quiz.sqlite", folder.path + "/quiz.sqlite")
    try Self.make(bundled, version: 1, rows, length, moves: false)
    _ = try installer().install()
    let connection = try Connection(.file(installed), access: .readWrite)
    try connection.execute(
      """
      CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question, at TEXT);
      INSERT INTO star SELECT id, title FROM question WHERE id % 2 = 0
      """)
    try connection.close()
    try FileManager.default.moveItem(atPath: installed, toPath: before)
    try FileManager.default.removeItem(atPath: bundled)
    try Self.make(bundled, version: 2, rows, length, moves: moves)
  }

  private static func make(_ path: String, version: Int, _ rows: Int, _ length: Int, moves: Bool) throws {
    let connection = try Connection(.file(path))
    try connection.execute(
      """
      CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows))
      INSERT INTO question SELECT iif(\(moves ? 1 : 0), (i + 6) % \(rows) + 1, i), 'question ' || i, printf('%.*c', \(length), 'x') FROM n;
      """)
    if moves {
      try connection.execute(
        """
        CREATE TABLE sqlitemanager_keys (table_name TEXT NOT NULL, column_name TEXT NOT NULL);
        INSERT INTO sqlitemanager_keys VALUES ('question', 'title')
        """)
    }
    try connection.execute(SQL(unchecked: "PRAGMA user_version = \(version)"))
    try connection.close()
  }

  func installer(on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) -> ContentInstaller {
    ContentInstaller(
      source: URL(fileURLWithPath: bundled), folder: URL(fileURLWithPath: installed).deletingLastPathComponent(), fileName: "quiz.sqlite",
      on: wrapper)
  }

  /// The size of the installed file before the upgrade, in bytes.
  var size: Int { (try? FileManager.default.attributesOfItem(atPath: before)[.size] as? Int) ?? 0 }

  /// Puts the file back, upgrades it, and sums up the version and the user's references.
  func upgraded(_ upgrade: () throws -> Void) throws -> Checksum {
    try? FileManager.default.removeItem(atPath: installed)
    try FileManager.default.copyItem(atPath: before, toPath: installed)
    try upgrade()
    let connection = try Connection(.file(installed), access: .readOnly)
    let sums = try connection.rows(
      "SELECT count(*), sum(at = title), sum(question % 97) FROM star JOIN question ON id = question", as: Int64.self, Int64.self,
      Int64.self)
    var checksum = Checksum()
    checksum.add(Int64(try connection.pragma(.userVersion)))
    for (count, same, sum) in sums { for number in [count, same, sum] { checksum.add(number) } }
    try connection.close()
    return checksum
  }

  /// The statements of an upgrade.
  func statements() throws -> [Spoken] {
    let recorder = SpokenWrapper()
    _ = try upgraded { _ = try installer(on: recorder).install() }
    return recorder.spoken
  }
}

/// The memory of an upgrade of 100 MB.
enum Upgrades {
  /// The most that the process may take, in MB.
  private static let most = 64

  /// Upgrades with ids that stay, then with ids that move; returns false if the process took more memory than promised.
  static func measure() throws -> (report: Report, holds: Bool) {
    var report = Report()
    report.rows = [["the file", "the ids", "MB", "seconds", "memory, MB", "limit"]]
    var peak = 0
    for moves in [false, true] {
      let release = try Release(rows: 240_000, length: 400, moves: moves)
      let stopwatch = Stopwatch()
      _ = try release.upgraded { try stopwatch.time { _ = try release.installer().install() } }
      var usage = rusage()
      getrusage(0, &usage)  // RUSAGE_SELF, which is an Int32 on Apple's systems only
      #if os(Linux)
      peak = usage.ru_maxrss / 1_024
      #else
      peak = usage.ru_maxrss / 1_048_576
      #endif
      report.rows.append([
        "replaced", moves ? "move" : "stay", "\(release.size / 1_000_000)", String(format: "%.1f", Double(stopwatch.nanoseconds) / 1e9),
        "\(peak)", "\(most)",
      ])
    }
    return (report, peak <= most)
  }
}
