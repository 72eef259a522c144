import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

/// An installed database with a log beside it that holds every page of it, and the damage to the file.
private struct BrokenDatabase {
  let folder: Folder
  let log: CrashedDatabase.Log
  let bundle: URL

  init(_ log: CrashedDatabase.Log) throws {
    folder = try Folder()
    self.log = log
    try folder.install(version: 1)
    bundle = folder.source.appendingPathComponent("quiz.sqlite")
    let connection = try Connection(.file(folder.installed), access: .readWrite)
    try connection.execute("CREATE TABLE star (note); INSERT INTO star VALUES ('mine'), ('too')")
    switch log {
    case .wal: try connection.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; VACUUM")
    case .journal:
      try connection.execute("PRAGMA cache_size=2; PRAGMA cache_spill=1; BEGIN; PRAGMA user_version=1")
      for table in try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
        try connection.execute("DELETE FROM \(identifier: try table[0, as: String.self])")
      }
      try connection.execute("CREATE TABLE big (x)")
      for _ in 0..<100 { try connection.execute("INSERT INTO big VALUES (randomblob(3000))") }
    }
    let image = try ["", "-\(log.rawValue)"].map { ($0, try folder.bytes(folder.installed + $0)) }
    if log == .journal { try connection.execute("ROLLBACK") }
    try connection.close()
    for (suffix, bytes) in image { try bytes.write(to: URL(fileURLWithPath: folder.installed + suffix)) }
  }

  var logPath: String { folder.installed + "-\(log.rawValue)" }

  /// Changes the bytes of a file of the database.
  func change(_ suffix: String = "", _ change: (inout Data) -> Void) throws {
    var bytes = try folder.bytes(folder.installed + suffix)
    change(&bytes)
    try bytes.write(to: URL(fileURLWithPath: folder.installed + suffix))
  }

  func notes() throws -> [String] {
    try folder.app { try $0.prepare("SELECT note FROM star").rows { try $0[0, as: String.self] } }
  }

  /// The bytes of the files in the folder, by name.
  func contents() throws -> [String: Data] {
    try folder.contents()
  }

  func manager() -> SQLiteManager {
    SQLiteManager(.installed(.file(bundle), into: folder.target, fileName: "quiz.sqlite"), on: Sqlite3Wrapper())
  }

  /// Goes to every door, and checks its words about the damage and that the folder is as it was.
  func expectDamage(_ words: String, _ comment: Comment) throws {
    let before = try contents()
    func expectSame(_ door: String) throws { #expect(try contents() == before, "\(door) \(comment): \(folder.atRest)") }
    let findings = try folder.installer(bundle).check()?.findings ?? []
    #expect(findings.contains { words.isEmpty || $0.contains(words) }, "\(comment): \(findings)")
    try expectSame("check")
    for version in 1...2 {
      try folder.bundle(version: version)
      let manager = manager()
      guard case .damaged(let reason) = try manager.open() else { return surprise(nil) }
      #expect(words.isEmpty || reason.contains(words), "\(comment): \(reason)")
      try expectSame("open \(version)")
      do { try manager.openReadOnly() } catch { #expect(words.isEmpty || "\(error)".contains("the file is empty"), "\(comment): \(error)") }
      _ = try? manager.withConnection { try $0.rows("SELECT * FROM sqlite_schema") }
      try manager.close()
      try expectSame("openReadOnly")
    }
  }
}

@Suite struct `An installed file that is damaged, beside a log` {
  @Test(arguments: CrashedDatabase.Log.allCases, 0...1)
  func `stays as it is when it is empty, and the advice tells that the log has everything`(log: CrashedDatabase.Log, size: Int) throws {
    let broken = try BrokenDatabase(log)
    try broken.change { $0 = Data(count: size) }  // SQLite takes a file of one byte for an empty one
    try broken.expectDamage("the -\(log.rawValue) beside it holds the whole database", "\(size) bytes")
    try Data(count: 2).write(to: URL(fileURLWithPath: broken.folder.installed))  // as the advice says
    #expect(try broken.notes() == ["mine", "too"])
  }

  @Test(arguments: CrashedDatabase.Log.allCases)
  func `stays as it is when neither it nor the log has everything`(log: CrashedDatabase.Log) throws {
    let broken = try BrokenDatabase(log)
    try broken.change { $0 = Data() }
    try broken.change("-\(log.rawValue)") { $0 = $0.prefix(1_000) }
    try broken.expectDamage("the file is empty, and reading it would remove the -\(log.rawValue) beside it", "")
  }

  enum Fault: CaseIterable {
    case otherMagic, pageSize, halfAHeader, almostAHeader, end

    func strike(_ bytes: inout Data) {
      switch self {
      case .otherMagic: bytes.replaceSubrange(0..<16, with: Data("Another format 3".utf8))
      case .pageSize: bytes[16] = 0x03
      case .halfAHeader: bytes = bytes.prefix(60)
      case .almostAHeader: bytes = bytes.prefix(99)
      case .end: bytes = bytes.prefix(bytes.count - 5_000)
      }
    }
  }

  @Test(arguments: TestRun.sample(of: Fault.allCases, few: 4)) func `stays as it is whatever is wrong with it`(fault: Fault) throws {
    for log in CrashedDatabase.Log.allCases where fault != .end || log == .wal {  // a journal cuts the file to the pages there were
      let broken = try BrokenDatabase(log)
      try broken.change { fault.strike(&$0) }
      // Each log, cut to its first page, no longer has what the file lacks; the log of a transaction that is not finished does not count.
      try broken.change("-\(log.rawValue)") { $0 = $0.prefix(log == .wal ? 32 : 512) + Data(repeating: 7, count: 100) }
      try broken.expectDamage("", "\(fault) \(log)")
    }
  }

  @Test func `stays as it is when its journal names a super-journal`() throws {
    let broken = try BrokenDatabase(.journal)
    let name = Data((broken.folder.installed + "-mj0123456789").utf8)
    let sum = name.reduce(0 as UInt32) { $0 &+ UInt32($1) }
    func number(_ value: UInt32) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
    try broken.change("-journal") {
      $0 += number(0x4000_0000 / 4_096 + 1) + name + number(UInt32(name.count)) + number(sum)
      $0 += Data([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
    }
    try broken.change { $0 = Data() }
    try broken.expectDamage("the file is empty", "")
  }

  @Test func `stays as it is when it may not be read`() throws {
    let broken = try BrokenDatabase(.wal)
    try broken.change { $0 = Data() }
    let before = try broken.contents()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: broken.folder.installed)
    #expect(try broken.folder.installer(broken.bundle).check() != nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: broken.folder.installed)
    #expect(try broken.contents() == before)
  }

  @Test func `is not looked at behind a symbolic link`() throws {
    let broken = try BrokenDatabase(.wal)
    let elsewhere = broken.folder.target.path + "/elsewhere"
    try FileManager.default.moveItem(atPath: broken.folder.installed, toPath: elsewhere)
    try Data().write(to: URL(fileURLWithPath: elsewhere))
    try FileManager.default.createSymbolicLink(atPath: broken.folder.installed, withDestinationPath: elsewhere)
    let before = try broken.contents()
    let error = #expect(throws: ContentError.self) { _ = try broken.folder.installer(broken.bundle).check() }
    guard case .inTheWay(_, .symbolicLink) = error else { return surprise(error) }
    #expect(try broken.contents() == before)
  }

  @Test func `is set aside with all that belongs to it`() throws {
    let broken = try BrokenDatabase(.wal)
    try broken.change { $0 = Data() }
    for suffix in ["-journal", "-shm"] { try Data(suffix.utf8).write(to: URL(fileURLWithPath: broken.folder.installed + suffix)) }
    let before = try broken.contents().filter { $0.key.hasPrefix("quiz.sqlite") }
    let aside = try broken.manager().setAside()?.lastPathComponent ?? ""
    let after = try broken.contents().filter { $0.key.hasPrefix("quiz.sqlite") }
    #expect(after.count == 4)
    for (name, bytes) in before { #expect(after[aside + name.dropFirst("quiz.sqlite".count)] == bytes, "\(name)") }
  }

  @Test(arguments: CrashedDatabase.Log.allCases) func `is opened when its log mends it`(log: CrashedDatabase.Log) throws {
    let broken = try BrokenDatabase(log)
    try broken.change { $0.replaceSubrange(0..<16, with: Data("Another format 3".utf8)) }
    #expect(try broken.manager().open() == .current(version: 1))
    #expect(try broken.notes() == ["mine", "too"])
  }
}

@Suite struct `A database that is just being made` {
  @Test func `is opened although its file is empty: its journal holds nothing`() throws {
    let folder = try Folder()
    let path = folder.url.path + "/new"
    let connection = try Connection(.file(path))
    try connection.execute("BEGIN; CREATE TABLE t (x)")
    let journal = try folder.bytes(path + "-journal")
    try connection.execute("ROLLBACK")
    try connection.close()
    try Data().write(to: URL(fileURLWithPath: path))
    try journal.write(to: URL(fileURLWithPath: path + "-journal"))
    let manager = SQLiteManager(.database(.file(path)), on: Sqlite3Wrapper())
    #expect(try manager.open() == .opened)
  }
}

@Suite struct `A database of no bundle that is empty, beside its log` {
  @Test func `is not opened by the name of a link either`() throws {
    let broken = try BrokenDatabase(.wal)
    try broken.change { $0 = Data() }
    let link = broken.folder.url.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: broken.folder.installed)
    let before = try broken.contents()
    let manager = SQLiteManager(.database(.file(link)), on: Sqlite3Wrapper())
    expectError(.corrupt, "the file is empty") { try manager.open() }
    #expect(try broken.contents() == before)
  }

  @Test(arguments: CrashedDatabase.Log.allCases, [false, true])
  func `is not opened, and stays as it is`(log: CrashedDatabase.Log, isInPlace: Bool) throws {
    let broken = try BrokenDatabase(log)
    try broken.change { $0 = Data() }
    let before = try broken.contents()
    let manager = SQLiteManager(
      isInPlace
        ? .inPlace(.file(broken.bundle), userDatabase: URL(fileURLWithPath: broken.folder.installed))
        : .database(.file(broken.folder.installed)),
      on: Sqlite3Wrapper())
    for isReadOnly in [false, true] {
      let error = #expect(throws: (any Error).self) { if isReadOnly { try manager.openReadOnly() } else { try manager.open() } }
      #expect("\(error.map { "\($0)" } ?? "")".contains("the file is empty"), "\(String(describing: error))")
      #expect(try broken.contents() == before)
    }
  }
}
