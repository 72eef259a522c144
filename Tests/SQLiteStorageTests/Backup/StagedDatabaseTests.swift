import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteStorage
import Testing

/// A way to make a copy of a database in a new file.
enum CopyMaker: String, CaseIterable, Sendable {
  case backup, vacuum

  func copy(_ source: Connection, to path: String) throws {
    switch self {
    case .backup: try source.backup(toNewFile: path)
    case .vacuum: try source.vacuum(into: path)
    }
  }

  func copy(_ source: Connection, to path: String, files: any FileSystem) throws {
    switch self {
    case .backup: try source.backup(toNewFile: path, files: files)
    case .vacuum: try source.vacuum(into: path, files: files)
    }
  }
}

/// A database `a` in a folder, to be copied to `b`, and another database elsewhere that is put at that name afterwards.
private struct CopyStage {
  let folder: ScratchFolder
  let source: Connection
  var copy: String { folder.path("b") }
  private static let otherRows = 7

  /// - Parameter rows: A row is nearly a page, and the cache of a connection holds about 500 of them.
  init(rows: Int, on sqlite: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws {
    folder = try ScratchFolder()
    source = try Connection(.file(folder.path("a")), on: sqlite)
    try source.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
    try source.transaction { for row in 1...rows { try source.execute("INSERT INTO t VALUES (\(row), zeroblob(3000))") } }
  }

  /// The bytes of the files in the folder, by name.
  func snapshot() throws -> [String: Data] {
    try folder.snapshot()
  }

  /// Puts another database at the name of the copy and expects that it stays what it is; then takes it away again.
  func expectNoTrap(_ comment: Comment) throws {
    let elsewhere = try ScratchFolder()
    let other = try Connection(.file(elsewhere.path("other")))
    try other.execute("CREATE TABLE u (a)")
    for row in 1...Self.otherRows { try other.execute("INSERT INTO u VALUES (\(row))") }
    try other.close()
    try FileManager.default.copyItem(atPath: elsewhere.path("other"), toPath: copy)
    let opened = try Connection(.file(copy), access: .readWrite)
    #expect(try opened.count("u") == Self.otherRows, comment)
    try opened.close()
    try FileManager.default.removeItem(atPath: copy)
  }

  /// Expects a copy that is whole, with nothing beside it.
  func expectCopy(_ comment: Comment) throws {
    #expect(try folder.contents == ["a", "b"], comment)
    let opened = try Connection(.file(copy), access: .readOnly)
    #expect(try opened.integrityCheck() == [] && opened.count("t") == source.count("t"), comment)
  }
}

/// The library with a default file system that fails on purpose.
private final class FaultyDefaultWrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  let vfs: FaultInjectingVFS
  private let fate: Locked<Fate>

  struct Fate {
    var kinds: Set<FileOperation.Kind> = []
    var seen = 0
    var first = Int.max
    var goesOn = false
    var code = ResultCode.full
  }

  init() throws {
    let fate = Locked(Fate())
    self.fate = fate
    vfs = try FaultInjectingVFS(limit: 0, on: Sqlite3Wrapper()) { operation in
      fate.withLock { fate in
        // Only operations on the copy fail, whatever its name is for now.
        guard fate.kinds.contains(operation.kind), !operation.isOf("/a") else { return nil }
        fate.seen += 1
        return fate.seen == fate.first || fate.goesOn && fate.seen > fate.first ? .fail(fate.code) : nil
      }
    }
    super.init(Sqlite3Wrapper())
  }

  /// Runs a closure while operations of some kinds fail from one on, and answers how many there were.
  func failing(
    _ kinds: Set<FileOperation.Kind>, from first: Int = .max, goesOn: Bool = true, _ code: ResultCode = .full, _ body: () throws -> Void
  ) rethrows -> Int {
    fate.withLock { $0 = Fate(kinds: kinds, first: first, goesOn: goesOn, code: code) }
    defer { fate.withLock { $0.kinds = [] } }
    try body()
    return fate.withLock { $0.seen }
  }

  override func sqlite3_vfs_find(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
    if unsafe name != nil { return unsafe super.sqlite3_vfs_find(name) }
    return unsafe vfs.name.withCString { unsafe super.sqlite3_vfs_find($0) }
  }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe vfs.name.withCString { unsafe super.sqlite3_open_v2(filename, ppDb, flags, zVfs ?? $0) }
  }
}

@Suite struct `A copy in a new file` {
  @Test(arguments: CopyMaker.allCases) func `on a disk that fills up leaves nothing, and no trap for the next file of its name`(
    maker: CopyMaker
  )
    throws
  {
    let sqlite = try FaultyDefaultWrapper()
    let stage = try CopyStage(rows: 2_700, on: sqlite)  // 11 MB, more than the cache of the copy
    let count = try sqlite.failing([.write]) { try maker.copy(stage.source, to: stage.copy) }
    #expect(count > 2_700)
    try stage.expectCopy("\(maker)")
    try FileManager.default.removeItem(atPath: stage.copy)
    let before = try stage.snapshot()
    for number in TestRun.sample(of: count, few: 6) {
      for goesOn in [true, false] {
        _ = sqlite.failing([.write], from: number, goesOn: goesOn) {
          expectError(.full, "disk is full") { try maker.copy(stage.source, to: stage.copy) }
        }
        #expect(try stage.snapshot() == before, "\(maker), write \(number)")
        try stage.expectNoTrap("\(maker), write \(number)")
      }
    }
  }

  @Test(arguments: CopyMaker.allCases) func `is whole or was never there, whichever operation of SQLite's file system fails`(
    maker: CopyMaker
  ) throws {
    let sqlite = try FaultyDefaultWrapper()
    let stage = try CopyStage(rows: 20, on: sqlite)
    let before = try stage.snapshot()
    let kinds = Set(FileOperation.Kind.allCases).subtracting([.close, .delete, .unlock])
    let count = try sqlite.failing(kinds) { try maker.copy(stage.source, to: stage.copy) }
    try FileManager.default.removeItem(atPath: stage.copy)
    for number in TestRun.sample(of: count, few: 10) {
      var isMade = false
      _ = sqlite.failing(kinds, from: number, goesOn: false, .ioerr) {
        do {
          try maker.copy(stage.source, to: stage.copy)
          isMade = true
        } catch {}
      }
      if isMade {
        try stage.expectCopy("\(maker), operation \(number)")
        try FileManager.default.removeItem(atPath: stage.copy)
      }
      #expect(try stage.snapshot() == before, "\(maker), operation \(number)")
    }
  }

  @Test(arguments: CopyMaker.allCases) func `is whole or was never there, whichever call of the system fails`(maker: CopyMaker) throws {
    let stage = try CopyStage(rows: 3)
    let before = try stage.snapshot()
    let clean = FaultInjectingFileSystem()
    try maker.copy(stage.source, to: stage.copy, files: clean)
    try stage.expectCopy("\(maker)")
    try FileManager.default.removeItem(atPath: stage.copy)
    for number in clean.operations.indices.map({ $0 + 1 }) {
      for plan in [FaultInjectingFileSystem.Plan.once(at: number), .forever(from: number)] {
        let comment: Comment = "\(maker), \(plan), \(clean.operations[number - 1])"
        let error = #expect(throws: SQLiteError.self, comment) {
          try maker.copy(stage.source, to: stage.copy, files: FaultInjectingFileSystem(plan: plan))
          throw SQLiteError(.ok, "made")  // the removal of the second name failed
        }
        if try stage.folder.contents.contains("b") {
          // The last calls: when the name is there, and its removal fails as well.
          #expect(error?.code == .ok || plan == .forever(from: number), comment)
          try FileManager.default.removeItem(atPath: stage.copy)
        }
        for name in try stage.folder.contents where name.hasSuffix(".partial") {
          #expect(error?.code == .ok, comment)
          try FileManager.default.removeItem(atPath: stage.folder.path(name))
        }
        #expect(try stage.snapshot() == before, comment)
      }
    }
  }

  @Test(arguments: CopyMaker.allCases) func `is renamed where the file system has no second names`(maker: CopyMaker) throws {
    let stage = try CopyStage(rows: 3)
    let clean = FaultInjectingFileSystem()
    try maker.copy(stage.source, to: stage.folder.path("c"), files: clean)
    try FileManager.default.removeItem(atPath: stage.folder.path("c"))
    let place = try #require(clean.operations.firstIndex(of: "link"))
    try maker.copy(stage.source, to: stage.copy, files: FaultInjectingFileSystem(plan: .once(at: place + 1), code: EPERM))
    try stage.expectCopy("\(maker)")
  }

  @Test(arguments: CopyMaker.allCases) func `is made in place where the system does not see the files of SQLite`(maker: CopyMaker) throws {
    let sqlite = try FaultyDefaultWrapper()
    let stage = try CopyStage(rows: 20, on: sqlite)
    let before = try stage.snapshot()
    let files = MemoryFileSystem()
    let count = try sqlite.failing([.write]) { try maker.copy(stage.source, to: stage.copy, files: files) }
    try stage.expectCopy("\(maker)")
    try FileManager.default.removeItem(atPath: stage.copy)
    for number in [1, count / 2, count] {
      _ = sqlite.failing([.write], from: number) {
        expectError(.full, "disk is full") { try maker.copy(stage.source, to: stage.copy, files: files) }
      }
      #expect(try stage.snapshot() == before, "\(maker), write \(number)")
      try stage.expectNoTrap("\(maker), write \(number)")
    }
  }

  @Test(arguments: CopyMaker.allCases) func `removes empty files beside its name`(maker: CopyMaker) throws {
    let stage = try CopyStage(rows: 3)
    try Data("an index".utf8).write(to: URL(filePath: stage.copy + "-shm"))
    for log in ["-journal", "-wal"] { try Data().write(to: URL(filePath: stage.copy + log)) }
    try maker.copy(stage.source, to: stage.copy)
    try stage.expectCopy("\(maker)")
  }

  @Test(arguments: CopyMaker.allCases, ["-journal", "-wal"])
  func `is refused where the journal of a database lies that is gone, and says which`(maker: CopyMaker, suffix: String) throws {
    let stage = try CopyStage(rows: 3)
    try Data("left".utf8).write(to: URL(filePath: stage.copy + suffix))
    let before = try stage.snapshot()
    expectError(.perm, "there is \(stage.copy)\(suffix), left over from a database that is gone") {
      try maker.copy(stage.source, to: stage.copy)
    }
    #expect(try stage.snapshot() == before)
    try FileManager.default.removeItem(atPath: stage.copy + suffix)
    try maker.copy(stage.source, to: stage.copy)
    try stage.expectCopy("\(maker)")
  }

  @Test func `loses to what gets its name, or lies beside it, while it is made`() throws {
    for suffix in ["", "-journal"] {
      let stage = try CopyStage(rows: 100)
      expectError(.perm, stage.copy + suffix) {
        try stage.source.backup(toNewFile: stage.copy, pagesPerStep: 60) { _ in
          #expect(try stage.folder.contents.filter { $0.hasPrefix(".b.") && $0.hasSuffix(".partial") }.count == 1)
          try Data("mine".utf8).write(to: URL(filePath: stage.copy + suffix))
        }
      }
      #expect(try stage.folder.contents == ["a", "b" + suffix])
      #expect(try String(contentsOfFile: stage.copy + suffix, encoding: .utf8) == "mine")
    }
  }

  @Test(arguments: CopyMaker.allCases) func `takes a path that leaves no room for another name`(maker: CopyMaker) throws {
    let stage = try CopyStage(rows: 3)
    var folder = stage.folder.url
    while folder.path.utf8.count < 380 { folder.append(path: String(repeating: "f", count: 50)) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.path + "/" + String(repeating: "n", count: 495 - folder.path.utf8.count)
    try maker.copy(stage.source, to: path)
    #expect(try Connection(.file(path), access: .readOnly).count("t") == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func `is not written through a link that leads nowhere`() throws {
    let stage = try CopyStage(rows: 3)
    try FileManager.default.createSymbolicLink(atPath: stage.copy, withDestinationPath: "elsewhere")
    for maker in CopyMaker.allCases { expectError(.perm, "there is a file already") { try maker.copy(stage.source, to: stage.copy) } }
    #expect(try stage.folder.contents == ["a", "b"])
  }
}
