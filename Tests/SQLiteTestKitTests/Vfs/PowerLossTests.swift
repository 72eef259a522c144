import Expectations
import Foundation
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A database whose power is lost` {
  /// Records the operations of a transaction on the disk, and how many of them there were when it had ended.
  private func record(_ mode: JournalMode, _ synchronous: Synchronous) throws -> (stage: VFSStage, loss: PowerLoss, committed: Int) {
    let stage = try VFSStage(mode)
    let before = try Data(contentsOf: URL(filePath: stage.path))
    let vfs = try FaultInjectingVFS(byteLimit: 1 << 20, on: Sqlite3Wrapper())
    let connection = try VFSStage.open(vfs.location(stage.path), mode, synchronous: synchronous)
    try stage.change(connection)
    let committed = vfs.operations.count { $0.changesFile || $0.kind == .sync }
    try connection.close()
    return (stage, try PowerLoss(vfs.operations, before: [stage.path: Array(before)]), committed)
  }

  /// The rows of the database in the files that are left; nil when it is damaged.
  private func rows(_ stage: VFSStage, _ files: [String: [UInt8]]) throws -> [Int]? {
    let folder = try ScratchFolder()
    for (path, bytes) in files { try Data(bytes).write(to: folder.url.appending(path: URL(filePath: path).lastPathComponent)) }
    return try? VFSStage.wholeRows(folder.path("quiz.sqlite"))
  }

  private static let fates: [PowerLoss.Unsynced] = [.lost, .kept] + (0..<6).map { .torn(seed: TestRun.seed &+ $0) }

  @Test(arguments: [JournalMode.delete, .truncate, .persist, .wal])
  func `is the old one or the new one, whenever that is, and the new one after the commit`(mode: JournalMode) throws {
    // The folder of a journal that is deleted is synced in this mode alone.
    let (stage, loss, committed) = try record(mode, mode == .delete ? .extra : .full)
    #expect(loss.count > 20)
    var old = 0
    for (moment, fate) in TestRun.sample(of: loss.count, few: 10, ways: { _ in Self.fates }) {
      let found = try rows(stage, loss.files(after: moment - 1, unsynced: fate))
      #expect(found == stage.new || found == stage.old && moment - 1 < committed, "after \(moment - 1) of \(committed) operations, \(fate)")
      if found == stage.old { old += 1 }
    }
    #expect(old > 0)
    for fate in Self.fates { #expect(try rows(stage, loss.files(after: committed, unsynced: fate)) == stage.new, "\(fate)") }
  }

  @Test func `may be the old one after the commit, but no other, where the folder of its journal is not synced`() throws {
    let (stage, loss, committed) = try record(.delete, .full)
    let left = try Self.fates.map { try rows(stage, loss.files(after: committed, unsynced: $0)) }
    #expect(left.contains(stage.old) && left.contains(stage.new) && left.allSatisfy { $0 == stage.old || $0 == stage.new })
  }

  @Test func `is never put together of a journal that was deleted and the next one of its name`() throws {
    let stage = try VFSStage(.delete)
    let before = try Data(contentsOf: URL(filePath: stage.path))
    let vfs = try FaultInjectingVFS(byteLimit: 1 << 20, on: Sqlite3Wrapper())
    let connection = try VFSStage.open(vfs.location(stage.path), .delete)
    try stage.change(connection)
    let first = vfs.operations.count { $0.changesFile || $0.kind == .sync }
    try connection.transaction { try connection.execute("UPDATE t SET n = n + 1; DELETE FROM t WHERE a = 99") }
    let newest = try VFSStage.rows(connection)
    try connection.close()
    let loss = try PowerLoss(vfs.operations, before: [stage.path: Array(before)])
    for moment in first..<first + 5 {
      for seed in 0..<8 {
        let left = try rows(stage, loss.files(after: moment, unsynced: .torn(seed: UInt64(seed))))
        #expect(left == stage.old || left == stage.new || left == newest, "after \(moment), seed \(seed)")
      }
    }
  }

  @Test func `of two files is old in both or new in both, where both are put back to where they were`() throws {
    let folder = try ScratchFolder()
    let paths = [folder.path("one.sqlite"), folder.path("two.sqlite")]
    func open(_ location: (String) -> Connection.Location) throws -> Connection {
      var configuration = Connection.Configuration()
      configuration.synchronous = .extra
      let connection = try Connection(location(paths[0]), configuration: configuration, on: Sqlite3Wrapper())
      try connection.attach(location(paths[1]), as: "two")
      try connection.execute("PRAGMA two.synchronous = EXTRA")
      return connection
    }
    let made = try open { .file($0) }
    try made.execute("CREATE TABLE main.t (a); CREATE TABLE two.t (a); INSERT INTO main.t VALUES ('old'); INSERT INTO two.t VALUES ('old')")
    try made.close()
    let before = try Dictionary(uniqueKeysWithValues: paths.map { ($0, Array(try Data(contentsOf: URL(filePath: $0)))) })
    let vfs = try FaultInjectingVFS(byteLimit: 1 << 20, on: Sqlite3Wrapper())
    let connection = try open { vfs.location($0) }
    try connection.transaction { try connection.execute("UPDATE main.t SET a = 'new'; UPDATE two.t SET a = 'new'") }
    try connection.close()
    let loss = try PowerLoss(vfs.operations, before: before)
    var found: Set<[String]> = []
    for moment in 0..<loss.count {
      for fate in [PowerLoss.Unsynced.lost, .kept] {
        try loss.restore(after: moment, unsynced: fate)
        let left = try open { .file($0) }
        found.insert(try left.rows("SELECT a FROM main.t UNION ALL SELECT a FROM two.t", as: String.self))
        try left.close()
      }
    }
    #expect(found == [["old", "old"], ["new", "new"]])
    try Data("left by another moment".utf8).write(to: URL(filePath: paths[1] + "-shm"))
    try loss.restore(after: loss.count - 1, unsynced: .kept)
    #expect(try folder.contents == ["one.sqlite", "two.sqlite"])  // the journals of the moments before are gone
  }

  /// The counterpart: without syncs the same replay finds databases that are neither.
  @Test func `is neither of them where nothing is synced`() throws {
    let (stage, loss, committed) = try record(.delete, .off)
    let isBroken = try (0...committed).reversed().contains { moment in
      try Self.fates.contains { fate in
        let found = try rows(stage, loss.files(after: moment, unsynced: fate))
        return found != stage.old && found != stage.new
      }
    }
    #expect(isBroken)
  }

  private typealias Found = (before: [UInt8], kept: [UInt8]?, lost: [UInt8]?, now: [UInt8])

  /// The bytes of a database whose operations of a kind had a fault: before, by the log where all writes or no unsynced ones are kept, and on the disk.
  private func bytes(_ fault: FileFault, of kind: FileOperation.Kind) throws -> Found {
    let stage = try VFSStage()
    let url = URL(filePath: stage.path)
    let before = try Array(Data(contentsOf: url))
    let vfs = try FaultInjectingVFS(byteLimit: 1 << 20, on: Sqlite3Wrapper()) { operation in
      operation.kind == kind && operation.isOf("quiz.sqlite") ? fault : nil
    }
    let connection = try VFSStage.open(vfs.location(stage.path))
    try? stage.change(connection)
    let count = vfs.operations.count { $0.changesFile || $0.kind == .sync }
    let now = try Array(Data(contentsOf: url))
    let loss = try PowerLoss(vfs.operations, before: [stage.path: before])
    try connection.close()
    let (kept, lost) = (loss.files(after: count, unsynced: .kept), loss.files(after: count, unsynced: .lost))
    return (before, kept[stage.path], lost[stage.path], now)
  }

  @Test(arguments: [FileFault.drop, .tear(byteCount: 100, nil), .tear(byteCount: 100), .fail(.ioerrWrite)])
  func `has of a write what was done of it`(fault: FileFault) throws {
    let found = try bytes(fault, of: .write)
    #expect(found.kept == found.now)
  }

  @Test func `is the old one where the sync was lost as well`() throws {
    let found = try bytes(.drop, of: .sync)
    #expect(found.lost == found.before && found.kept == found.now && found.now != found.before)
  }

  @Test func `cannot be replayed without the bytes of its writes`() throws {
    let stage = try VFSStage()
    let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper())
    try stage.change(VFSStage.open(vfs.location(stage.path)))
    expectError(.misuse, "make it with a larger byteLimit") { try PowerLoss(vfs.operations, before: [:]) }
  }
}
