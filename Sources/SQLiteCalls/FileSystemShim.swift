import CSQLite

/// A virtual file system that stands before another one and is asked about every call of files.
///
/// Its methods are C function pointers in structures, whose members can only be named where C is imported. It lives until it is unregistered and
/// the last file is closed that was opened through it. <https://sqlite.org/c3ref/vfs.html>
@safe package final class FileSystemShim {
  /// Decides about a call: what SQLite is answered. `forward` passes it on, of a write no more than so many bytes.
  package typealias Decide = @Sendable (_ call: FileCall, _ forward: (_ byteCount: Int?) -> Int32) -> Int32

  /// The name it is registered under.
  package let name: String
  let inner: UnsafeMutablePointer<CSQLite.sqlite3_vfs>
  let decide: Decide
  private let wrapper: any Sqlite3WrapperProtocol
  private let nameText: UnsafeMutablePointer<CChar>
  private let structure: UnsafeMutablePointer<CSQLite.sqlite3_vfs>
  /// The methods of a file without shared memory, and with.
  let methods: UnsafeMutablePointer<CSQLite.sqlite3_io_methods>

  /// A shim before the file system of a name, the default one for nil. It is not registered yet.
  ///
  /// - Returns: Nil when there is no such file system.
  package init?(_ name: String, before inner: String?, on wrapper: any Sqlite3WrapperProtocol, _ decide: @escaping Decide) {
    guard let found = unsafe wrapper.sqlite3_vfs_find(inner) else { return nil }
    self.name = name
    self.wrapper = wrapper
    self.decide = decide
    unsafe self.inner = unsafe found
    let bytes = Array(name.utf8CString)
    unsafe nameText = .allocate(capacity: bytes.count)
    unsafe nameText.initialize(from: bytes, count: bytes.count)
    unsafe methods = .allocate(capacity: 2)
    unsafe methods.initialize(to: ShimmedFile.methods(withSharedMemory: false))
    unsafe (methods + 1).initialize(to: ShimmedFile.methods(withSharedMemory: true))
    unsafe structure = .allocate(capacity: 1)
    var vfs = unsafe Self.systemMethods
    unsafe vfs.szOsFile = unsafe Int32(ShimmedFile.innerOffset) + found.pointee.szOsFile
    unsafe vfs.mxPathname = unsafe found.pointee.mxPathname
    unsafe vfs.zName = unsafe UnsafePointer(nameText)
    unsafe structure.initialize(to: vfs)
    unsafe structure.pointee.pAppData = unsafe Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe structure.deallocate()
    unsafe methods.deallocate()
    unsafe nameText.deallocate()
  }

  /// Makes it known to SQLite, not as the default.
  package func register() -> ResultCode { unsafe ResultCode(rawValue: wrapper.sqlite3_vfs_register(structure, 0)) }

  /// Makes it unknown.
  package func unregister() -> ResultCode { unsafe ResultCode(rawValue: wrapper.sqlite3_vfs_unregister(structure)) }

  func call(_ method: FileCall.Method, _ path: String?) -> FileCall {
    unsafe FileCall(method, path) { [inner] in _ = unsafe inner.pointee.xSleep?(inner, $0) }
  }

  static func shim(of vfs: UnsafeMutablePointer<CSQLite.sqlite3_vfs>?) -> FileSystemShim? {
    unsafe vfs?.pointee.pAppData.map { unsafe Unmanaged<FileSystemShim>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What SQLite asks of the file system itself. What is no file is passed on unseen.
  private static var systemMethods: CSQLite.sqlite3_vfs {
    var vfs = unsafe CSQLite.sqlite3_vfs()
    unsafe vfs.iVersion = 2
    unsafe vfs.xOpen = { vfs, name, file, flags, got in
      guard let shim = unsafe FileSystemShim.shim(of: vfs), let file = unsafe file else { return ResultCode.misuse.rawValue }
      return unsafe ShimmedFile.open(file, name, flags, got, through: shim)
    }
    unsafe vfs.xDelete = { vfs, name, syncsFolder in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return ResultCode.misuse.rawValue }
      var call = shim.call(.delete, unsafe name.map { unsafe String(cString: $0) })
      call.flags = syncsFolder
      return shim.decide(call) { _ in unsafe shim.inner.pointee.xDelete?(shim.inner, name, syncsFolder) ?? ResultCode.ioerr.rawValue }
    }
    unsafe vfs.xAccess = { vfs, name, flags, answer in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return ResultCode.misuse.rawValue }
      var call = shim.call(.access, unsafe name.map { unsafe String(cString: $0) })
      call.flags = flags
      return shim.decide(call) { _ in unsafe shim.inner.pointee.xAccess?(shim.inner, name, flags, answer) ?? ResultCode.ioerr.rawValue }
    }
    unsafe vfs.xFullPathname = { vfs, name, count, out in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return ResultCode.misuse.rawValue }
      return unsafe shim.inner.pointee.xFullPathname?(shim.inner, name, count, out) ?? ResultCode.cantopen.rawValue
    }
    unsafe vfs.xRandomness = { vfs, count, out in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return 0 }
      return unsafe shim.inner.pointee.xRandomness?(shim.inner, count, out) ?? 0
    }
    unsafe vfs.xSleep = { vfs, microseconds in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return 0 }
      return unsafe shim.inner.pointee.xSleep?(shim.inner, microseconds) ?? 0
    }
    unsafe vfs.xCurrentTime = { vfs, time in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return ResultCode.misuse.rawValue }
      return unsafe shim.inner.pointee.xCurrentTime?(shim.inner, time) ?? ResultCode.error.rawValue
    }
    unsafe vfs.xCurrentTimeInt64 = { vfs, time in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return ResultCode.misuse.rawValue }
      if unsafe shim.inner.pointee.iVersion >= 2, let tell = unsafe shim.inner.pointee.xCurrentTimeInt64 {
        return unsafe tell(shim.inner, time)
      }
      var days = 0.0
      let code = unsafe shim.inner.pointee.xCurrentTime?(shim.inner, &days) ?? ResultCode.error.rawValue
      unsafe time?.pointee = Int64(days * 86_400_000)
      return code
    }
    unsafe vfs.xGetLastError = { vfs, count, out in
      guard let shim = unsafe FileSystemShim.shim(of: vfs) else { return 0 }
      return unsafe shim.inner.pointee.xGetLastError?(shim.inner, count, out) ?? 0
    }
    return unsafe vfs
  }
}
