import CSQLiteManager
package import SQLiteCalls

/// A virtual file system in Swift. A subclass provides the files, and optionally the time; all other calls go to another file system.
///
/// Its methods are C function pointers in structures, whose members are accessible only where C is imported. SQLite calls them on any
/// thread.
/// <https://sqlite.org/c3ref/vfs.html>
@safe package class FileSystemInSwift: @unchecked Sendable {
  typealias VFS = UnsafeMutablePointer<CSQLiteManager.sqlite3_vfs>
  typealias File = UnsafeMutablePointer<CSQLiteManager.sqlite3_file>

  /// The name that the file system is registered under.
  package final let name: String
  /// The file system that receives forwarded calls.
  final let inner: UnsafeMutablePointer<CSQLiteManager.sqlite3_vfs>
  private let wrapper: any Sqlite3WrapperProtocol
  private let nameText: UnsafeMutablePointer<CChar>
  private let structure: UnsafeMutablePointer<CSQLiteManager.sqlite3_vfs>

  /// Creates a file system in front of the named one, or of the default if nil. It is not registered yet.
  ///
  /// - Parameter fileByteCount: Returns the number of bytes that SQLite reserves for an open file.
  /// - Returns: Nil when there is no such file system.
  init?(_ name: String, before inner: String?, on wrapper: any Sqlite3WrapperProtocol, fileByteCount: (VFS) -> Int32) {
    guard let found = unsafe wrapper.sqlite3_vfs_find(inner) else { return nil }
    self.name = name
    self.wrapper = wrapper
    unsafe self.inner = unsafe found
    let bytes = Array(name.utf8CString)
    unsafe nameText = .allocate(capacity: bytes.count)
    unsafe nameText.initialize(from: bytes, count: bytes.count)
    unsafe structure = .allocate(capacity: 1)
    var vfs = unsafe Self.methods
    unsafe vfs.szOsFile = unsafe fileByteCount(found)
    unsafe vfs.mxPathname = unsafe found.pointee.mxPathname
    unsafe vfs.zName = unsafe UnsafePointer(nameText)
    unsafe structure.initialize(to: vfs)
    unsafe structure.pointee.pAppData = unsafe Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe structure.deallocate()
    unsafe nameText.deallocate()
  }

  /// Registers the file system with SQLite, not as the default.
  package final func register() -> ResultCode { unsafe ResultCode(rawValue: wrapper.sqlite3_vfs_register(structure, 0)) }

  package final func unregister() -> ResultCode { unsafe ResultCode(rawValue: wrapper.sqlite3_vfs_unregister(structure)) }

  /// Unregisters the file system permanently. If that fails twice, for example with a mock that makes it fail, the object is leaked,
  /// because SQLite may still have it in its list.
  package final func retire() {
    if unregister() != .ok, unregister() != .ok { unsafe _ = Unmanaged.passRetained(self) }
  }

  // MARK: Calls about files

  /// Opens a file in the given memory. Its methods are set only once the file is open.
  func open(_ file: File, _ name: UnsafePointer<CChar>?, _ flags: Int32, _ got: UnsafeMutablePointer<Int32>?) -> Int32 {
    ResultCode.cantopen.rawValue
  }

  func delete(_ name: UnsafePointer<CChar>?, _ syncsFolder: Int32) -> Int32 { ResultCode.ioerrDelete.rawValue }

  /// Reports whether a file exists, or whether it can be read or written.
  func access(_ name: UnsafePointer<CChar>?, _ flags: Int32, _ result: UnsafeMutablePointer<Int32>?) -> Int32 {
    unsafe result?.pointee = 0
    return 0
  }

  // MARK: Calls about time

  /// Sleeps, and returns the number of microseconds slept.
  func sleep(microseconds: Int32) -> Int32 { unsafe inner.pointee.xSleep?(inner, microseconds) ?? 0 }

  /// Reads the time, in milliseconds since the Julian epoch.
  func currentTime(_ time: inout Int64) -> Int32 {
    if unsafe inner.pointee.iVersion >= 2, let read = unsafe inner.pointee.xCurrentTimeInt64 { return unsafe read(inner, &time) }
    var days = 0.0
    let code = unsafe inner.pointee.xCurrentTime?(inner, &days) ?? ResultCode.error.rawValue
    time = Int64(days * 86_400_000)
    return code
  }
}

extension FileSystemInSwift {
  private static func system(of vfs: VFS?) -> FileSystemInSwift? {
    unsafe vfs?.pointee.pAppData.map { unsafe Unmanaged<FileSystemInSwift>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Forwards a call to the inner file system; returns nil if it has no such method.
  private static func forward<Result>(_ vfs: VFS?, _ call: (VFS) -> Result?) -> Result? {
    unsafe system(of: vfs).flatMap { unsafe call($0.inner) }
  }

  /// The methods that SQLite calls on the file system itself.
  fileprivate static var methods: CSQLiteManager.sqlite3_vfs {
    var vfs = unsafe CSQLiteManager.sqlite3_vfs()
    unsafe vfs.iVersion = 2
    unsafe vfs.xOpen = { vfs, name, file, flags, got in
      guard let system = unsafe FileSystemInSwift.system(of: vfs), let file = unsafe file else { return ResultCode.misuse.rawValue }
      return unsafe system.open(file, name, flags, got)
    }
    unsafe vfs.xDelete = { vfs, name, syncsFolder in
      unsafe FileSystemInSwift.system(of: vfs)?.delete(name, syncsFolder) ?? ResultCode.misuse.rawValue
    }
    unsafe vfs.xAccess = { vfs, name, flags, result in
      unsafe FileSystemInSwift.system(of: vfs)?.access(name, flags, result) ?? ResultCode.misuse.rawValue
    }
    // Calls about neither files nor time are forwarded.
    unsafe vfs.xFullPathname = { vfs, name, count, out in
      unsafe FileSystemInSwift.forward(vfs) { unsafe $0.pointee.xFullPathname?($0, name, count, out) } ?? ResultCode.cantopen.rawValue
    }
    unsafe vfs.xRandomness = { vfs, count, out in
      unsafe FileSystemInSwift.forward(vfs) { unsafe $0.pointee.xRandomness?($0, count, out) } ?? 0
    }
    unsafe vfs.xSleep = { vfs, microseconds in unsafe FileSystemInSwift.system(of: vfs)?.sleep(microseconds: microseconds) ?? 0 }
    unsafe vfs.xCurrentTime = { vfs, days in
      var time: Int64 = 0
      let code = unsafe FileSystemInSwift.system(of: vfs)?.currentTime(&time) ?? ResultCode.misuse.rawValue
      unsafe days?.pointee = Double(time) / 86_400_000
      return code
    }
    unsafe vfs.xCurrentTimeInt64 = { vfs, time in
      guard let time = unsafe time else { return ResultCode.misuse.rawValue }
      return unsafe FileSystemInSwift.system(of: vfs)?.currentTime(&time.pointee) ?? ResultCode.misuse.rawValue
    }
    unsafe vfs.xGetLastError = { vfs, count, out in
      unsafe FileSystemInSwift.forward(vfs) { unsafe $0.pointee.xGetLastError?($0, count, out) } ?? 0
    }
    // A connection loads libraries through its file system, and closes its files before its libraries. So each library retains the file
    // system.
    unsafe vfs.xDlOpen = { vfs, name in
      guard let system = unsafe FileSystemInSwift.system(of: vfs) else { return nil }
      let library = unsafe system.inner.pointee.xDlOpen?(system.inner, name)
      if unsafe library != nil { unsafe _ = Unmanaged.passRetained(system) }
      return unsafe library
    }
    unsafe vfs.xDlError = { vfs, count, out in
      unsafe FileSystemInSwift.forward(vfs) { unsafe $0.pointee.xDlError?($0, count, out) }
    }
    unsafe vfs.xDlSym = { vfs, library, symbol in
      unsafe FileSystemInSwift.forward(vfs) { unsafe $0.pointee.xDlSym?($0, library, symbol) }
    }
    unsafe vfs.xDlClose = { vfs, library in
      guard let system = unsafe FileSystemInSwift.system(of: vfs) else { return }
      unsafe system.inner.pointee.xDlClose?(system.inner, library)
      unsafe Unmanaged.passUnretained(system).release()
    }
    return unsafe vfs
  }
}
