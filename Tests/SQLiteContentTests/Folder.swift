import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

/// A temporary folder of one test, gone with it; bundled databases are made in `source`, installed ones stand in `target`.
final class Folder {
  private let scratch: ScratchFolder
  var url: URL { scratch.url }
  var source: URL { url.appendingPathComponent("source") }
  var target: URL { url.appendingPathComponent("target") }
  var installed: String { target.path + "/quiz.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
  }

  /// Makes a bundled database.
  @discardableResult func bundle(_ name: String = "quiz.sqlite", version: Int, _ sql: SQL = Folder.plain) throws -> URL {
    let url = source.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: url)
    let connection = try Connection(.file(url.path), configuration: .text)
    try connection.set(.dqsDdl, true)
    try connection.set(.defensive, false)
    try connection.execute(sql)
    try connection.execute(SQL(unchecked: "PRAGMA user_version=\(version)"))
    try connection.close()
    return url
  }

  static let plain: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL);
    INSERT INTO question VALUES (1, 'Kdo?'), (2, 'Wo?'), (5, 'Vem?');
    """

  func installer(
    _ source: URL, carrying: Set<String> = [], adopting: Set<String> = [], milliseconds: Int32 = 5_000,
    prepare: @escaping (Connection) throws -> Void = { _ in },
    files: any FileSystem = LocalFileSystem(), on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) -> ContentInstaller {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = milliseconds
    var installer = ContentInstaller(
      source: source, folder: target, fileName: "quiz.sqlite", carrying: carrying, adopting: adopting, configuration: configuration,
      prepare: prepare, files: files, on: wrapper)
    installer.temporaryFolder = url
    return installer
  }

  /// Makes a bundle of this version and installs it.
  @discardableResult func install(version: Int, _ sql: SQL = Folder.plain, carrying: Set<String> = [], adopting: Set<String> = []) throws
    -> InstallOutcome
  {
    try installer(try bundle(version: version, sql), carrying: carrying, adopting: adopting).install()
  }

  /// Runs a closure on the installed database, as an app would.
  func app<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    let connection = try Connection(.file(installed), access: .readWrite, configuration: .text)
    let result = try body(connection)
    try connection.close()
    return result
  }

  func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  /// The bytes of the files in the target folder, by name.
  func contents() throws -> [String: Data] {
    try Dictionary(uniqueKeysWithValues: atRest.map { ($0, try bytes(target.path + "/" + $0)) })
  }

  /// The names in the target folder; empty when there is no such folder.
  var atRest: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? []).sorted() }
}

/// An outcome without the details of each table.
enum PlainOutcome: Equatable {
  case installed(version: Int)
  case current(version: Int)
  case upgraded(from: Int, to: Int, orphans: Int)
  case other
}

extension InstallOutcome {
  var plain: PlainOutcome {
    switch self {
    case .installed(let version): .installed(version: version)
    case .current(let version): .current(version: version)
    case .upgraded(let from, let to, let report): .upgraded(from: from, to: to, orphans: report.orphanCount)
    default: .other
    }
  }
}

/// Fails a test that got something other than it wanted.
func surprise(_ found: (any Error)?) { Issue.record("\(String(describing: found))") }
