import FileCallShim
import Foundation
import SQLiteManager

/// The folders of the runs: `world` is watched, with the bundle in `world/source`, the installed file in `world/target` and temporary copies
/// in `world/tmp`; the folders beside it are not.
struct World {
  static let fileName = "quiz.sqlite"

  let root: URL
  var url: URL { root.appendingPathComponent("world") }
  var source: URL { url.appendingPathComponent("source/quiz.sqlite") }
  var target: URL { url.appendingPathComponent("target") }
  var temporary: URL { url.appendingPathComponent("tmp") }
  var installed: URL { target.appendingPathComponent(Self.fileName) }
  /// A place for databases in the making.
  var workshop: URL { root.appendingPathComponent("workshop") }
  /// The bundle of an app before the update.
  var oldSource: URL { workshop.appendingPathComponent("v1") }
  var log: URL { root.appendingPathComponent("log") }

  init(_ folder: String) throws {
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    for folder in [source.deletingLastPathComponent(), target, temporary, workshop] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    unsafe file_call_shim_watch(url.path)
  }

  /// The installer of a bundle, nil for the present one, which waits for other connections so many milliseconds.
  func installer(
    of bundle: URL? = nil, configuration: Connection.Configuration = .init(), waiting milliseconds: Int32 = 20
  ) -> ContentInstaller {
    var configuration = configuration
    configuration.busyTimeoutMilliseconds = milliseconds
    var installer = ContentInstaller(
      source: bundle ?? source, folder: target, fileName: Self.fileName, configuration: configuration, on: Sqlite3Wrapper())
    installer.temporaryFolder = temporary
    return installer
  }

  /// The names in a folder, without those of lock files; empty when there is no folder.
  func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasSuffix(".lock") }.sorted()
  }

  /// The contents of `target` and `tmp`: bytes by path, and folders.
  func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    for top in ["target", "tmp"] where FileManager.default.fileExists(atPath: url.path + "/" + top) {
      snapshot.folders.insert(top)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path + "/" + top) {
        let path = "\(top)/\(name)"
        snapshot.files[path] = [UInt8](try Data(contentsOf: url.appendingPathComponent(path)))
      }
    }
    return snapshot
  }

  /// Puts a snapshot back: nothing else is in `target` and `tmp` then.
  func restore(_ snapshot: Snapshot) throws {
    for top in [target, temporary] { try? FileManager.default.removeItem(at: top) }
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    for folder in snapshot.folders.sorted() {
      try FileManager.default.createDirectory(at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for (path, bytes) in snapshot.files { try Data(bytes).write(to: url.appendingPathComponent(path)) }
  }

  /// Prints how many calls of each of the three callers come through the shim: Foundation, our file system, SQLite.
  static func showShim(in folder: String) throws {
    let world = try World(folder)
    func count(_ body: () throws -> Void) rethrows -> (Int64, Int64) {
      file_call_shim_arm(FileCallFaultNone, 0, 0)
      try body()
      return (file_call_shim_calls(), file_call_shim_writes())
    }
    print("works \(file_call_shim_works())")
    let file = world.target.appendingPathComponent("file")
    print("Foundation", try count { try Data("text".utf8).write(to: file) })
    print("LocalFileSystem", try count { try LocalFileSystem().copy(file.path, toNew: file.path + "2") })
    print("SQLite", try count { try Connection(.file(world.installed.path)).execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)") })
    file_call_shim_arm(FileCallFaultFailOnce, 1, EMFILE)
    print("fault", Result { try LocalFileSystem().syncFile(file.path) })
  }
}

/// Files and folders below the watched one.
struct Snapshot {
  var files: [String: [UInt8]] = [:]
  var folders: Set<String> = []

  /// A number for its content. The first connection to the database makes the `-shm` again from the `-wal`, so it does not count.
  var hash: UInt64 {
    var hash: UInt64 = 0
    for path in folders.sorted() { hash = path.hashed(hash) }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where !path.hasSuffix("-shm") {
      hash = path.hashed(hash)
      hash = unsafe bytes.withUnsafeBytes { unsafe file_call_shim_hash($0.baseAddress, $0.count, hash) }
    }
    return hash
  }
}

extension Snapshot: CustomStringConvertible {
  /// The files of the snapshot with their sizes.
  var description: String { files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ") }
}

extension String {
  fileprivate func hashed(_ seed: UInt64) -> UInt64 {
    let bytes = Array(utf8)
    return unsafe bytes.withUnsafeBytes { unsafe file_call_shim_hash($0.baseAddress, $0.count, seed) }
  }
}
