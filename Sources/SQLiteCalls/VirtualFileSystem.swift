import CSQLiteManager

/// One file name in the file system that SQLite opens databases with.
///
/// The methods of a VFS are C function pointers in a structure, which only a target that imports C can call; these are all the calls that
/// are made to them. <https://sqlite.org/c3ref/vfs.html>
@safe package struct VirtualFileSystem: ~Copyable {
  private let wrapper: any Sqlite3WrapperProtocol
  private let vfs: UnsafeMutablePointer<CSQLiteManager.sqlite3_vfs>
  /// The full name, as `sqlite3_create_filename` makes it.
  private let name: UnsafePointer<CChar>

  /// Why a name cannot be used.
  package struct Unusable: Error {
    /// The C function that answered nothing; nil when the file system refused the name.
    package let call: Sqlite3Call?
  }

  /// Makes a name in the default file system, or in another one where the library has it.
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

  deinit { unsafe wrapper.sqlite3_free_filename(name) }

  /// Memory for the file system's structure of an open file, all zero; the caller deallocates it.
  private func allocateFile() -> UnsafeMutablePointer<CSQLiteManager.sqlite3_file> {
    let size = unsafe max(Int(vfs.pointee.szOsFile), MemoryLayout<CSQLiteManager.sqlite3_file>.size)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return unsafe memory.assumingMemoryBound(to: CSQLiteManager.sqlite3_file.self)
  }

  /// Makes the file, which is empty.
  ///
  /// - Returns: SQLITE_OK; SQLITE_PERM when a file has the name; or the code of the file system.
  package func makeFile() -> ResultCode {
    // A file that this process has open may be handed out again without a look at O_EXCL: hence the question first. It cannot tell which
    // of several processes is the first; opening does.
    var isThere: Int32 = 0
    let asked = unsafe vfs.pointee.xAccess?(vfs, name, SQLITE_ACCESS_READWRITE, &isThere) ?? 1
    if asked != 0 { return ResultCode(rawValue: asked) }
    if isThere != 0 { return .perm }
    let file = unsafe allocateFile()
    defer { unsafe UnsafeMutableRawPointer(file).deallocate() }
    var got: Int32 = 0
    let wanted: OpenFlags = [.readwrite, .create, .exclusive, .mainDb]
    let code = unsafe vfs.pointee.xOpen?(vfs, name, file, wanted.rawValue, &got) ?? ResultCode.cantopen.rawValue
    if let methods = unsafe file.pointee.pMethods { _ = unsafe methods.pointee.xClose?(file) }
    if code != 0 { return ResultCode(rawValue: code) }
    // The file system opens a file for reading when it could not make it.
    return OpenFlags(rawValue: got).contains(.readonly) ? .perm : .ok
  }

  /// Opens the file as a database and hands its bytes to a closure, as they are, in pieces of a megabyte at most.
  ///
  /// The locks of SQLite in this process stay: its file system keeps the descriptor of a file that it has open elsewhere until the last lock on it is gone.
  /// - Parameters:
  ///   - limit: How many bytes are read of a longer file.
  ///   - reserving: Whether no other connection may write meanwhile: then the locks of a writer are taken. Otherwise no lock is taken.
  /// - Returns: SQLITE_OK, or the code of the file system: SQLITE_BUSY where another connection has a lock.
  /// - Throws: The error of the closure.
  package func read(atMost limit: Int64 = .max, reserving: Bool = false, _ body: (_ piece: [UInt8]) throws -> Void) throws -> ResultCode {
    let wanted: OpenFlags = reserving ? [.readwrite, .mainDb] : [.readonly, .mainDb]
    return try unsafe withFile(wanted, locks: reserving ? [SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED] : []) { file, methods in
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

  /// Runs a closure while no other connection has a lock on the file, or gets one: with a write-ahead log each has one for as long as it is open, else
  /// while it reads or writes. The file is not read, so no log is rolled back or folded in.
  ///
  /// A file that cannot be written cannot be locked against others that read it.
  /// - Returns: SQLITE_OK, or the code of the file system: SQLITE_BUSY where another connection has a lock. Then the closure has not run.
  /// - Throws: The error of the closure.
  package func withoutOthers(_ body: () throws -> Void) throws -> ResultCode {
    try unsafe withFile([.readwrite, .mainDb], locks: [SQLITE_LOCK_SHARED, SQLITE_LOCK_EXCLUSIVE]) { _, _ in
      try body()
      return 0
    }
  }

  /// Opens the file and takes locks on it while a closure runs, which returns a code.
  private func withFile(
    _ wanted: OpenFlags, locks: [Int32],
    _ body: (UnsafeMutablePointer<CSQLiteManager.sqlite3_file>, UnsafePointer<CSQLiteManager.sqlite3_io_methods>) throws -> Int32
  ) throws -> ResultCode {
    let file = unsafe allocateFile()
    defer { unsafe UnsafeMutableRawPointer(file).deallocate() }
    var got: Int32 = 0
    var code = unsafe vfs.pointee.xOpen?(vfs, name, file, wanted.rawValue, &got) ?? ResultCode.cantopen.rawValue
    guard let methods = unsafe file.pointee.pMethods else { return ResultCode(rawValue: code == 0 ? ResultCode.cantopen.rawValue : code) }
    defer { _ = unsafe (methods.pointee.xUnlock?(file, SQLITE_LOCK_NONE), methods.pointee.xClose?(file)) }  // nothing was written
    for lock in locks where code == 0 && (lock != SQLITE_LOCK_EXCLUSIVE || !OpenFlags(rawValue: got).contains(.readonly)) {
      code = unsafe methods.pointee.xLock?(file, lock) ?? ResultCode.ioerr.rawValue
    }
    if code == 0 { code = try unsafe body(file, methods) }
    return ResultCode(rawValue: code)
  }

  /// The number of bytes that the default file system takes for a path, with the suffix that SQLite puts after a database's name; nil when there is none.
  package static func longestPath(on wrapper: any Sqlite3WrapperProtocol) -> Int? {
    unsafe wrapper.sqlite3_vfs_find(nil).map { unsafe Int($0.pointee.mxPathname) }
  }

  /// Removes the file; a file that cannot be removed stays.
  package func removeFile() { _ = unsafe vfs.pointee.xDelete?(vfs, name, 0) }

  /// Removes a file whose name is that of this one with a suffix; a file that cannot be removed stays.
  package func removeFile(beside suffix: String) {
    let path = unsafe String(cString: name) + suffix
    _ = unsafe vfs.pointee.xDelete?(vfs, path, 0)
  }
}
