import Foundation
import SQLiteManager

extension Folder {
  /// The error with which the installer refuses a bundle, and leaves the folder as before; nil when it takes the bundle.
  func refusal(
    version: Int = 1, limits: [Limit: Int] = [:], _ sql: SQL, changing change: (inout ContentInstaller) -> Void = { _ in }
  ) throws -> String? {
    let source = try bundle(version: version, sql)
    let before = (atRest, try? bytes(installed))
    var configuration = Connection.Configuration()
    configuration.limits = limits
    var installer = ContentInstaller(
      source: source, folder: target, fileName: "quiz.sqlite", configuration: configuration, on: Sqlite3Wrapper())
    installer.temporaryFolder = url
    change(&installer)
    do {
      _ = try installer.install()
      return nil
    } catch let error as ContentError {
      guard before == (atRest, try? bytes(installed)) else { return "the folder is not as before: \(error)" }
      return "\(error)"
    }
  }
}

/// SQL that makes a tower: each view names the one below it twice.
enum Tower {
  static func join(_ levels: Int) -> SQL { make(levels) { "SELECT x.a FROM v\($0) x, v\($0) y" } }
  static func union(_ levels: Int) -> SQL { make(levels) { "SELECT a FROM v\($0) UNION ALL SELECT a FROM v\($0)" } }

  static func make(_ levels: Int, _ level: (Int) -> String) -> SQL {
    var sql = "CREATE TABLE t (a); INSERT INTO t VALUES (1); CREATE VIEW v0 AS SELECT a FROM t;"
    for number in 1...levels { sql += " CREATE VIEW v\(number) AS \(level(number - 1));" }
    return SQL(unchecked: sql)
  }
}
