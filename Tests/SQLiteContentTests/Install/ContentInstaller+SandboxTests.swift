import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Where a file may have no second name` {
  @Test(arguments: [EPERM, ENOTSUP]) func `a database is installed, upgraded and set aside with its log`(code: Int32) throws {
    let refused = Locked(0)
    let files = OddFileSystem(refusal: { operation in
      guard operation == "link" else { return nil }
      refused.withLock { $0 += 1 }
      return code
    })
    let crashed = try CrashedDatabase(.wal)
    try FileManager.default.removeItem(at: crashed.folder.target)
    #expect(try crashed.installer(files).install() == .installed(version: 1))
    try crashed.put()
    try crashed.folder.bundle(version: 2)
    #expect(try crashed.installer(files).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    try crashed.expectAllRows(at: crashed.folder.installed, "upgraded")
    try crashed.put()
    let aside = try #require(try crashed.installer(files).setAside())
    try crashed.expectAllRows(at: aside.path, "set aside")
    #expect(refused.withLock { $0 } == 2)
  }
}

/// The library on a device that is locked: files that are protected cannot be opened. The app's own files are not protected.
private final class LockedDevice: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let folder: String
  private let code: ResultCode

  init(_ folder: String, _ code: ResultCode) {
    (self.folder, self.code) = (folder, code)
    super.init(Sqlite3Wrapper())
  }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ db: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ vfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe String(cString: filename).contains("/source/") ? super.sqlite3_open_v2(filename, db, flags, vfs) : code.rawValue
  }

  override func sqlite3_vfs_find(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! { nil }
}

@Suite struct `A database on a device that is locked` {
  static let codes: [ResultCode] = [.cantopen, .auth, .perm, .ioerrAuth]

  @Test(arguments: codes, [nil, .journal, .wal] as [CrashedDatabase.Log?])
  func `is not damaged, is left as it is, and is upgraded when it is unlocked`(code: ResultCode, log: CrashedDatabase.Log?) throws {
    let crashed = try CrashedDatabase(log ?? .wal)
    if log == nil { try FileManager.default.removeItem(atPath: crashed.folder.installed) } else { try crashed.put() }
    let folder = crashed.folder
    if log == nil { try folder.install(version: 1) }
    let source = try folder.bundle(version: 2)
    let before = try folder.atRest.map { try folder.bytes(folder.target.path + "/" + $0) }
    let files = OddFileSystem(refusal: { $0 == "link" ? nil : EPERM })
    let locked = folder.installer(source, files: files, on: LockedDevice(folder.target.path, code))
    for job in [{ _ = try locked.install() }, { _ = try locked.check() }] as [() throws -> Void] {
      let error = #expect(throws: ContentError.self) { try job() }
      #expect(error?.description.contains(folder.target.path) == true, "\(String(describing: error))")
    }
    #expect(try folder.atRest.map { try folder.bytes(folder.target.path + "/" + $0) } == before)
    #expect(try folder.installer(source).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    if log != nil { try crashed.expectAllRows(at: folder.installed, "\(code)") }
  }
}
