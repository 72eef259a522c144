import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

/// Performs a COMMIT and then says that it failed, as SQLite does when only the unlocking fails.
private final class ForgetfulCommit: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let code: ResultCode
  private let isBlindAfterwards: Bool
  private let hasCommitted = Locked(false)

  /// - Parameter isBlindAfterwards: Whether nothing can be opened after the COMMIT.
  init(_ code: ResultCode, isBlindAfterwards: Bool = false) {
    self.code = code
    self.isBlindAfterwards = isBlindAfterwards
    super.init(Sqlite3Wrapper())
  }

  override func sqlite3_open_v2(
    _ name: UnsafePointer<CChar>!, _ db: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ vfs: UnsafePointer<CChar>!
  ) -> Int32 {
    guard isBlindAfterwards, hasCommitted.withLock({ $0 }) else { return unsafe super.sqlite3_open_v2(name, db, flags, vfs) }
    return ResultCode.cantopen.rawValue
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    let answer = unsafe super.sqlite3_step(statement)
    guard let sql = unsafe inner.sqlite3_sql(statement), unsafe String(cString: sql) == "COMMIT" else { return answer }
    hasCommitted.withLock { $0 = true }
    return code.rawValue
  }
}

@Suite struct `What was said to have failed and was done` {
  @Test(arguments: [ResultCode.ioerrUnlock, .ioerrDirFsync, .full, .busy]) func `is an upgrade all the same`(code: ResultCode) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { try $0.execute("CREATE TABLE star (q REFERENCES question(id)); INSERT INTO star VALUES (5)") }
    let source = try folder.bundle(version: 2, Folder.plain + "; DELETE FROM question WHERE id = 5")
    #expect(try folder.installer(source, on: ForgetfulCommit(code)).install().plain == .upgraded(from: 1, to: 2, orphans: 1))
    #expect(try folder.installer(source).install() == .current(version: 2))
  }

  @Test func `is told as what nobody knows when it cannot be looked at`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let source = try folder.bundle(version: 2)
    let wrapper = ForgetfulCommit(.ioerrUnlock, isBlindAfterwards: true)
    let error = #expect(throws: ContentError.self) { try folder.installer(source, on: wrapper).install() }
    guard case .unconfirmed(folder.installed, version: 2, let reason) = error else { return surprise(error) }
    #expect(reason.contains("SQLITE_IOERR_UNLOCK") && reason.contains("SQLITE_CANTOPEN"))
    #expect(try folder.installer(source).install() == .current(version: 2))
  }
}

@Suite struct `The folder of a first install` {
  @Test func `that is not said to be on the disk is told as what it is`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    let clean = FaultInjectingFileSystem()
    _ = try folder.installer(source, files: clean).install()
    try FileManager.default.removeItem(at: folder.target)
    let link = try #require(clean.operations.firstIndex(of: "link"))
    #expect(clean.operations[link + 1] == "syncFolder")
    let files = FaultInjectingFileSystem(plan: .once(at: link + 2))
    let error = #expect(throws: ContentError.self) { try folder.installer(source, files: files).install() }
    guard case .unconfirmed(folder.installed, version: 1, _) = error else { return surprise(error) }
    #expect(try #require(error).description.contains("as it was") == false)
    #expect(try folder.installer(source).install() == .current(version: 1))
  }

  @Test func `has lost a stale log on the disk before the new file gets its name`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    try Data("stale".utf8).write(to: URL(fileURLWithPath: folder.installed + "-wal"))
    let files = FaultInjectingFileSystem()
    #expect(try folder.installer(source, files: files).install() == .installed(version: 1))
    let link = try #require(files.operations.firstIndex(of: "link"))
    #expect(files.operations[link - 1] == "syncFolder")
    #expect(files.operations[..<link].lastIndex(of: "remove").map { $0 < link - 1 } == true)
  }
}
