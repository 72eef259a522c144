import CSQLite

/// One file name in the file system that SQLite opens databases with.
///
/// The methods of a VFS are C function pointers in a structure, which only a target that imports C can call; this is all that is called of
/// them. <https://sqlite.org/c3ref/vfs.html>
@safe package struct VirtualFileSystem: ~Copyable {
  private let wrapper: any Sqlite3WrapperProtocol
  private let vfs: UnsafeMutablePointer<CSQLite.sqlite3_vfs>
  /// The full name, as `sqlite3_create_filename` makes it.
  private let name: UnsafePointer<CChar>

  /// A name in the default file system; nil when the library has none, or no memory.
  package init?(name: String, on wrapper: any Sqlite3WrapperProtocol) {
    guard let vfs = unsafe wrapper.sqlite3_vfs_find(nil) else { return nil }
    let capacity = unsafe vfs.pointee.mxPathname + 1
    var full = [CChar](repeating: 0, count: Int(capacity))
    let code = unsafe vfs.pointee.xFullPathname?(vfs, name, capacity, &full) ?? 1
    guard code & 0xff == 0 else { return nil }  // SQLITE_OK_SYMLINK is no error
    let made = unsafe full.withUnsafeBufferPointer { full in
      let path = unsafe full.baseAddress.map { unsafe String(cString: $0) } ?? ""
      return unsafe wrapper.sqlite3_create_filename(full.baseAddress, path + "-journal", path + "-wal", 0, nil)
    }
    guard let made = unsafe made else { return nil }
    self.wrapper = wrapper
    unsafe self.vfs = unsafe vfs
    unsafe self.name = unsafe made
  }

  deinit { unsafe wrapper.sqlite3_free_filename(name) }

  /// Makes the file, empty.
  ///
  /// - Returns: SQLITE_OK; SQLITE_PERM when something has the name; or what the file system says.
  package func makeFile() -> ResultCode {
    // A file that this process has open may be handed out again without a look at O_EXCL: hence the question first. It cannot tell who of
    // several is the first; opening does.
    var isThere: Int32 = 0
    let asked = unsafe vfs.pointee.xAccess?(vfs, name, SQLITE_ACCESS_READWRITE, &isThere) ?? 1
    if asked != 0 { return ResultCode(rawValue: asked) }
    if isThere != 0 { return .perm }
    let size = unsafe max(Int(vfs.pointee.szOsFile), MemoryLayout<CSQLite.sqlite3_file>.size)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer { unsafe memory.deallocate() }
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let file = unsafe memory.assumingMemoryBound(to: CSQLite.sqlite3_file.self)
    var got: Int32 = 0
    let wanted: OpenFlags = [.readwrite, .create, .exclusive, .mainDb]
    let code = unsafe vfs.pointee.xOpen?(vfs, name, file, wanted.rawValue, &got) ?? ResultCode.cantopen.rawValue
    if let methods = unsafe file.pointee.pMethods { _ = unsafe methods.pointee.xClose?(file) }
    if code != 0 { return ResultCode(rawValue: code) }
    // The file system opens a file for reading that it could not make.
    return OpenFlags(rawValue: got).contains(.readonly) ? .perm : .ok
  }

  /// Removes the file; one that cannot be removed stays.
  package func removeFile() { _ = unsafe vfs.pointee.xDelete?(vfs, name, 0) }
}
