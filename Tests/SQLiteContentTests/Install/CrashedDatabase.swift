import Foundation
import Scratch
import SQLiteManager
import SQLiteTestKit
import Testing

/// An installed database whose process died: the user's rows are whole only together with the log that lies beside the file.
struct CrashedDatabase {
  enum Log: String, CaseIterable {
    /// The file holds half of a transaction, which the journal takes back.
    case journal
    /// The file holds none of the user's rows, the log all.
    case wal
  }

  static let userRows = 40
  let folder: Folder
  let log: Log
  let source: URL
  private let image: [String: Data]

  init(_ log: Log) throws {
    folder = try Folder()
    self.log = log
    try folder.install(version: 1)
    source = folder.source.appendingPathComponent("quiz.sqlite")
    let connection = try Connection(.file(folder.installed), access: .readWrite)
    if log == .wal { try connection.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0") }
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, note TEXT)")
    for id in 1...Self.userRows { try connection.execute("INSERT INTO star VALUES (\(id), 'mine')") }
    if log == .journal {
      try connection.execute("PRAGMA cache_size=2; PRAGMA cache_spill=1; CREATE TABLE big (x); BEGIN; DELETE FROM star WHERE id > 3")
      for _ in 0..<100 { try connection.execute("INSERT INTO big VALUES (randomblob(3000))") }
    }
    var image: [String: Data] = [:]
    for suffix in ["", "-\(log.rawValue)"] { image[suffix] = try folder.bytes(folder.installed + suffix) }
    self.image = image
    if log == .journal { try connection.execute("ROLLBACK") }
    try connection.close()
  }

  /// Puts the folder into the state in which the process died.
  func put() throws {
    try? FileManager.default.removeItem(at: folder.target)
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    for (suffix, bytes) in image { try bytes.write(to: URL(fileURLWithPath: folder.installed + suffix)) }
  }

  func installer(_ files: any FileSystem = LocalFileSystem()) -> ContentInstaller { folder.installer(source, files: files) }

  /// The names in the folder, but for the lock file, which is there as soon as something was locked.
  var databases: [String] { folder.atRest.filter { $0 != ".quiz.sqlite.lock" } }

  /// Where the database is now, with its log beside it; nil when it is gone.
  func place(_ comment: String) throws -> String? {
    let mains = databases.filter { name in !["-journal", "-wal", "-shm"].contains(where: name.hasSuffix) }
    #expect(mains.count <= 1, "\(comment): \(folder.atRest)")
    guard let main = mains.first else { return nil }
    #expect(folder.atRest.contains("\(main)-\(log.rawValue)"), "\(comment): \(folder.atRest)")
    return folder.target.path + "/" + main
  }

  /// Opens a database and counts the user's rows.
  func expectAllRows(at path: String, _ comment: String) throws {
    let connection = try Connection(.file(path), access: .readWrite)
    #expect(try connection.value("PRAGMA integrity_check") == "ok", "\(comment)")
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema WHERE name = 'star'") == 1, "\(comment)")
    if try connection.tableExists("star") {
      #expect(try connection.value("SELECT count(*) FROM star") == Self.userRows, "\(comment)")
    }
    try connection.close()
  }

  /// Checks that the installed database is a fresh one, with nothing of the old in it.
  func expectFresh(_ comment: String) throws {
    try folder.app { database throws in
      #expect(try database.value("PRAGMA integrity_check") == "ok", "\(comment)")
      #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name IN ('star', 'big')") == 0, "\(comment)")
    }
  }

  /// Runs a job once for each of its file operations, which then fails, alone or with all that follow: these are never reached, as in a
  /// process that is killed.
  func failingEach(_ job: (any FileSystem) throws -> Void, _ check: (_ error: (any Error)?, _ comment: String) throws -> Void) throws {
    try put()
    let clean = FaultInjectingFileSystem()
    try job(clean)
    let operations = clean.operations
    #expect(operations.count > 3)
    let runs = TestRun.sample(of: operations.count, few: 8) { [FaultInjectingFileSystem.Plan.once(at: $0), .forever(from: $0)] }
    for (k, plan) in runs {
      try put()
      let result = Result { try job(FaultInjectingFileSystem(plan: plan)) }
      try check(result.failure, "\(log) \(plan) \(operations[k - 1])")
    }
  }
}

extension Connection {
  fileprivate func tableExists(_ name: String) throws -> Bool {
    try value("SELECT 1 FROM sqlite_schema WHERE name = \(name)", as: Int.self) != nil
  }
}
