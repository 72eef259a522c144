import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `A lock file` {
  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private func set(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test func `that is a pipe, a folder, a link or a socket is refused at once`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    let lock = folder.installer(source).lockPath
    let kinds: [(FileStatus.Kind, () throws -> Void)] = [
      (.other, { #expect(unsafe mkfifo(lock, 0o666) == 0) }),
      (.folder, { try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false) }),
      (.symbolicLink, { try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: "/dev/null") }),
      (.symbolicLink, { try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: "/nowhere/at/all") }),
    ]
    for (kind, make) in kinds {
      try make()
      #expect(throws: ContentError.inTheWay(path: lock, kind: kind)) { try folder.installer(source).install() }
      #expect(folder.atRest == [".quiz.sqlite.lock"])
      try FileManager.default.removeItem(atPath: lock)
    }
    try folder.install(version: 1)
    try FileManager.default.removeItem(atPath: lock)
    #expect(unsafe mkfifo(lock, 0o666) == 0)
    #expect(throws: ContentError.inTheWay(path: lock, kind: .other)) { try folder.installer(source).removeInstalled() }
    #expect(throws: ContentError.inTheWay(path: lock, kind: .other)) { try folder.installer(source).setAside() }
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
  }

  @Test func `is not all that a pipe can stand for: SQLite would wait for one beside the database`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let source = try folder.bundle(version: 2)
    for suffix in ["-journal", "-wal", "-shm"] {
      #expect(unsafe mkfifo(folder.installed + suffix, 0o666) == 0)
      let refusal = ContentError.inTheWay(path: folder.installed + suffix, kind: .other)
      #expect(throws: refusal) { try folder.installer(source).install() }
      #expect(throws: refusal) { try folder.installer(source).check() }
      try FileManager.default.removeItem(atPath: folder.installed + suffix)
    }
    #expect(try folder.installer(source).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  @Test(arguments: LockKind.allCases) func `that another process holds is waited for as long as was said, then told`(kind: LockKind) throws
  {
    let folder = try Folder()
    try folder.install(version: 1)
    let source = try folder.bundle(version: 2)
    let files = OddFileSystem(LocalFileSystem(lockKinds: [kind]))
    var installer = folder.installer(source, files: files)
    installer.lockTimeout = .milliseconds(10_470)
    let holder = try LockHolder(installer.lockPath, kind)
    for job in [{ _ = try installer.install() }, { try installer.removeInstalled() }, { _ = try installer.setAside() }] {
      let pausesBefore = files.pauses.count
      let error = #expect(throws: ContentError.self) { try job() }
      guard case .busy(let reason, let process) = error else { return surprise(error) }
      #expect(reason.code == .busy)
      #expect(reason.message.contains(installer.lockPath))
      #if os(Linux)
      #expect(process == (kind == .openFile ? nil : holder.number))
      #endif
      let pauses = Array(files.pauses[pausesBefore...])
      #expect(pauses.prefix(7) == [1, 2, 4, 8, 16, 32, 50] && pauses.max() == 50)
      #expect(pauses.reduce(0, +) == 10_470)
    }
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
    holder.letGo()
    #expect(try installer.install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  @Test func `is waited for by a clock, however long the pauses turn out`() throws {
    let folder = try Folder()
    let path = folder.url.path + "/lock"
    let clock = VirtualClock()
    let files = OddFileSystem(atPause: { _ in #expect(throws: Never.self) { try clock.advance(by: .milliseconds(40)) } })
    try files.inner.withLock(path, like: nil) {
      let error = #expect(throws: FileSystemError.self) {
        try files.withLock(path, like: nil, waiting: .microseconds(100_500), by: clock) { Issue.record("it was not locked") }
      }
      #expect(error?.isLocked == true)
      #expect(files.pauses == [1, 2, 4])
      for limit in [Duration.seconds(-1), .zero, Duration(secondsComponent: .min, attosecondsComponent: 0)] {
        #expect(throws: FileSystemError.self) { try files.withLock(path, like: nil, waiting: limit, by: clock) {} }
      }
      #expect(files.pauses.count == 3)
    }
    try files.withLock(path, like: nil, waiting: Duration(secondsComponent: .max, attosecondsComponent: 0), by: clock) {}
  }

  @Test(arguments: LockKind.allCases) func `is taken as soon as its holder lets go`(kind: LockKind) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let source = try folder.bundle(version: 2)
    nonisolated(unsafe) let holder = try LockHolder(folder.installer(source).lockPath, kind)  // called within the same thread
    let files = OddFileSystem(LocalFileSystem(lockKinds: [kind])) { if $0 == 5 { unsafe holder.letGo() } }
    #expect(try folder.installer(source, files: files).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(files.pauses == [1, 2, 4, 8, 16])
  }

  @Test(arguments: LockKind.allCases)
  func `excludes the threads of one process, and is not lost when one of them tries`(kind: LockKind) throws {
    let folder = try Folder()
    let path = folder.url.path + "/lock"
    let files = LocalFileSystem(lockKinds: [kind])
    try files.withLock(path, like: nil) {
      for _ in 0..<2 {
        let error = #expect(throws: FileSystemError.self) { try files.withLock(path, like: nil) {} }
        #expect(error?.isLocked == true)
        #expect(error?.holder == getpid())
      }
      #expect { try LockHolder(path, kind) } throws: { ($0 as? CocoaError)?.code == .fileLocking }
    }
    try files.withLock(path, like: nil) {}
    try LockHolder(path, kind).letGo()
  }

  /// A child that is forked for another program has all open files until that runs.
  @Test(arguments: LockKind.allCases) func `is not kept by a child that was forked meanwhile`(kind: LockKind) throws {
    let folder = try Folder()
    let path = folder.url.path + "/lock"
    let files = LocalFileSystem(lockKinds: [kind])
    var copies: [Int32] = []
    try files.withLock(path, like: nil) {
      var wanted = stat()
      var found = stat()
      #expect(unsafe stat(path, &wanted) == 0)
      let open = (Int32(3)..<1024).filter { descriptor in
        unsafe fstat(descriptor, &found) == 0 && found.st_dev == wanted.st_dev && found.st_ino == wanted.st_ino
      }
      copies = open.map { dup($0) }
    }
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    try LockHolder(path, kind).letGo()
    try files.withLock(path, like: nil) {}
  }

  @Test func `on a file system without locks is refused in words of its own`() throws {
    let folder = try Folder()
    let installer = folder.installer(try folder.bundle(version: 1), files: LocalFileSystem(lockKinds: []))
    let error = #expect(throws: ContentError.self) { try installer.install() }
    guard case .unusablePath(installer.lockPath, let reason) = error else { return surprise(error) }
    #expect(reason.contains("flock"))
    #expect(folder.atRest.filter { $0 != ".quiz.sqlite.lock" }.isEmpty)
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o666, 0o640])
  func `can be read by those who may write the database, and nobody else`(mode: Int) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let lock = folder.target.path + "/.quiz.sqlite.lock"
    let own = try self.mode(folder.installed) & 0o222
    #expect(try self.mode(lock) == 0o600 | own | own << 1)
    try set(mode, folder.installed)
    for previous in [0o644, 0o600, nil] {  // of an earlier release, of this one, none
      if let previous { try set(previous, lock) } else { try FileManager.default.removeItem(atPath: lock) }
      let version = try folder.app { try $0.value("PRAGMA user_version", as: Int.self) ?? 0 }
      #expect(try folder.install(version: version + 1).plain == .upgraded(from: version, to: version + 1, orphans: 0))
      let writers = mode & 0o222
      #expect(try self.mode(lock) == 0o600 | writers | writers << 1)
    }
  }
}
