import CSQLiteManager

/// A file name, together with the file system with which SQLite opens it.
///
/// The methods of a VFS are C function pointers in a structure, which only a target that imports C can call; this type makes all of these
/// calls. <https://sqlite.org/c3ref/vfs.html>
@safe package struct VirtualFileSystem: ~Copyable {
  private let wrapper: any Sqlite3WrapperProtocol
  private let vfs: UnsafeMutablePointer<CSQLiteManager.sqlite3_vfs>
  /// The full name, as made by `sqlite3_create_filename`.
  private let name: UnsafePointer<CChar>

  /// The error for an unusable name.
  package struct Unusable: Error {
    /// The C function that returned nothing; nil when the file system rejected the name.
    package let call: Sqlite3Call?
  }

  /// Makes a name in the default file system, or in the preferred one if the library has it.
  package init(name: String, preferring system: String? = nil, on wrapper: any Sqlite3WrapperProtocol) throws(Unusable) {
    let preferred = unsafe system == nil ? nil : wrapper.sqlite3_vfs_find(system)
    guard let vfs = unsafe preferred ?? wrapper.sqlite3_vfs_find(nil) else { throw Unusable(call: .sqlite3_vfs_find) }
    let capacity = unsafe vfs.pointee.mxPathname + 1
    var full = [CChar](repeating: 0, count: Int(capacity))
    let code = unsafe vfs.pointee.xFullPathname?(vfs, name, capacity, &full) ?? 1
    guard code & 0xff == 0 else { throw Unusable(call: nil) }  // SQLITE_OK_SYMLINK is not an error
    let made = unsafe full.withUnsafeBufferPointer { full in
      let path = unsafe full.baseAddress.map { unsafe String(cString: $0) } ?? ""
      return unsafe wrapper.sqlite3_create_filename(full.baseAddress, path + "-journal", path + "-wal", 0, nil)
    }
    guard let made = unsafe made else { throw Unusable(call: .sqlite3_create_filename) }
    self.wrapper = wrapper
    unsafe self.vfs = unsafe vfs
    unsafe self.name = unsafe made
  }

  /// The full name.
  package var path: String { unsafe String(cString: name) }

  deinit { unsafe wrapper.sqlite3_free_filename(name) }

  /// Allocates zeroed memory for the file system's structure of an open file; the caller deallocates it.
  private func allocateFile() -> UnsafeMutablePointer<CSQLiteManager.sqlite3_file> {
    let size = unsafe max(Int(vfs.pointee.szOsFile), MemoryLayout<CSQLiteManager.sqlite3_file>.size)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return unsafe memory.assumingMemoryBound(to: CSQLiteManager.sqlite3_file.self)
  }

  /// Creates the file, which is empty.
  ///
  /// - Returns: SQLITE_OK; SQLITE_PERM when the file exists; or the code of the file system.
  package func makeFile() -> ResultCode {
    // If this process has the file open, the file system may reuse its descriptor without checking O_EXCL, so xAccess is called first. It
    // cannot decide which of several processes is the first; opening the file does.
    var isThere: Int32 = 0
    let code = unsafe vfs.pointee.xAccess?(vfs, name, SQLITE_ACCESS_READWRITE, &isThere) ?? 1
    if code != 0 { return ResultCode(rawValue: code) }
    if isThere != 0 { return .perm }
    return unsafe withFile([.readwrite, .create, .exclusive, .mainDb]) { _, _, flags in
      // The file system opens a file read-only when it could not create it.
      flags.contains(.readonly) ? ResultCode.perm.rawValue : 0
    }
  }

  /// Opens the file as a database and passes its raw bytes to a closure, in pieces of at most a megabyte.
  ///
  /// SQLite keeps its locks in this process: its file system keeps the descriptor of a file that is open elsewhere until the last lock on
  /// it is gone.
  /// - Parameters:
  ///   - limit: The maximum number of bytes to read.
  ///   - reserving: Whether to prevent other connections from writing, by taking a writer's locks. Otherwise no lock is taken.
  /// - Returns: SQLITE_OK, or the code of the file system: SQLITE_BUSY when another connection has a lock.
  /// - Throws: The error of the closure.
  package func read(atMost limit: Int64 = .max, reserving: Bool = false, _ body: (_ piece: [UInt8]) throws -> Void) throws -> ResultCode {
    let wanted: OpenFlags = reserving ? [.readwrite, .mainDb] : [.readonly, .mainDb]
    return try unsafe withFile(wanted, locks: reserving ? [SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED] : []) { file, methods, _ in
      var (count, place): (Int64, Int64) = (0, 0)
      var code = unsafe methods.pointee.xFileSize?(file, &count) ?? ResultCode.ioerr.rawValue
      while code == 0, place < min(count, limit) {
        let length = min(1 << 20, count - place, limit - place)
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: Int(length)) { piece, count in
          unsafe code = methods.pointee.xRead?(file, piece.baseAddress, Int32(length), place) ?? ResultCode.ioerr.rawValue
          count = code == 0 ? Int(length) : 0
        }
        if code == 0 { try body(piece) }
        place += length
      }
      return code
    }
  }

  /// Runs a closure while no other connection has or gets a lock on the file. With a write-ahead log, a connection has a lock as long as it
  /// is open; otherwise, only while it reads or writes. The file is not read, so no log is rolled back or checkpointed.
  ///
  /// A file that cannot be written cannot be locked against readers.
  /// - Returns: SQLITE_OK, or the code of the file system: SQLITE_BUSY when another connection has a lock. Then the closure has not run.
  /// - Throws: The error of the closure.
  package func withoutOthers(_ body: () throws -> Void) throws -> ResultCode {
    try unsafe withFile([.readwrite, .mainDb], locks: [SQLITE_LOCK_SHARED, SQLITE_LOCK_EXCLUSIVE]) { _, _, _ in
      try body()
      return 0
    }
  }

  /// Opens the file and holds locks on it while a closure runs. The closure gets the flags with which the file was opened, and returns a
  /// code.
  private func withFile(
    _ wanted: OpenFlags, locks: [Int32] = [],
    _ body: (UnsafeMutablePointer<CSQLiteManager.sqlite3_file>, UnsafePointer<CSQLiteManager.sqlite3_io_methods>, OpenFlags) throws -> Int32
  ) rethrows -> ResultCode {
    let file = unsafe allocateFile()
    defer { unsafe UnsafeMutableRawPointer(file).deallocate() }
    var got: Int32 = 0
    var code = unsafe vfs.pointee.xOpen?(vfs, name, file, wanted.rawValue, &got) ?? ResultCode.cantopen.rawValue
    guard let methods = unsafe file.pointee.pMethods else { return ResultCode(rawValue: code == 0 ? ResultCode.cantopen.rawValue : code) }
    defer { _ = unsafe (methods.pointee.xUnlock?(file, SQLITE_LOCK_NONE), methods.pointee.xClose?(file)) }  // nothing was written
    let flags = OpenFlags(rawValue: got)
    for lock in locks where code == 0 && (lock != SQLITE_LOCK_EXCLUSIVE || !flags.contains(.readonly)) {
      code = unsafe methods.pointee.xLock?(file, lock) ?? ResultCode.ioerr.rawValue
    }
    if code == 0 { code = try unsafe body(file, methods, flags) }
    return ResultCode(rawValue: code)
  }

  /// The maximum length in bytes of a path in the default file system, including the suffix that SQLite appends to a database's name; nil
  /// if there is none.
  package static func longestPath(on wrapper: any Sqlite3WrapperProtocol) -> Int? {
    unsafe wrapper.sqlite3_vfs_find(nil).map { unsafe Int($0.pointee.mxPathname) }
  }

  /// Removes the file; errors are ignored.
  package func removeFile() { _ = unsafe vfs.pointee.xDelete?(vfs, name, 0) }

  /// Removes the file with this name plus a suffix; errors are ignored.
  package func removeFile(beside suffix: String) {
    let path = unsafe String(cString: name) + suffix
    _ = unsafe vfs.pointee.xDelete?(vfs, path, 0)
  }
}
