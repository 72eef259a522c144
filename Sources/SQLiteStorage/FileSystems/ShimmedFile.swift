import CSQLiteManager
import SQLiteCalls

/// A file opened through a shim: SQLite's structure, the context of the shim, then the file of the inner file system.
@unsafe struct ShimmedFile {
  var file: CSQLiteManager.sqlite3_file
  var context: Unmanaged<Context>?

  /// The shim, which stays alive while the file is open, and the path, which is nil for a file without a name.
  final class Context {
    let shim: FileSystemShim
    let path: String?

    init(_ shim: FileSystemShim, _ path: String?) {
      self.shim = shim
      self.path = path
    }
  }

  /// The offset of the inner file.
  static var innerOffset: Int { unsafe (MemoryLayout<ShimmedFile>.size + 15) & ~15 }

  typealias File = UnsafeMutablePointer<CSQLiteManager.sqlite3_file>

  private static func shimmed(_ file: File) -> UnsafeMutablePointer<ShimmedFile> {
    unsafe UnsafeMutableRawPointer(file).assumingMemoryBound(to: ShimmedFile.self)
  }

  private static func inner(_ file: File) -> File {
    unsafe (UnsafeMutableRawPointer(file) + innerOffset).assumingMemoryBound(to: CSQLiteManager.sqlite3_file.self)
  }

  /// Opens a file, which retains the shim until it is closed.
  static func open(
    _ file: File, _ name: UnsafePointer<CChar>?, _ flags: Int32, _ got: UnsafeMutablePointer<Int32>?, through shim: FileSystemShim
  ) -> Int32 {
    unsafe UnsafeMutableRawPointer(file).initializeMemory(as: UInt8.self, repeating: 0, count: innerOffset)
    let innerFile = unsafe inner(file)
    unsafe innerFile.pointee.pMethods = nil
    let path = unsafe name.map { unsafe String(cString: $0) }
    var call = shim.call(.open, path)
    call.flags = flags
    var isOpen = false
    let code = shim.decide(call) { _ in
      let code = unsafe shim.inner.pointee.xOpen?(shim.inner, name, innerFile, flags, got) ?? ResultCode.cantopen.rawValue
      isOpen = code == 0
      return code
    }
    guard code == 0, isOpen, let methods = unsafe innerFile.pointee.pMethods else {
      if let methods = unsafe innerFile.pointee.pMethods { _ = unsafe methods.pointee.xClose?(innerFile) }
      return code == 0 ? ResultCode.cantopen.rawValue : code  // a file that is not open must not be reported as open
    }
    unsafe shimmed(file).pointee.context = .passRetained(Context(shim, path))
    let hasSharedMemory = unsafe methods.pointee.iVersion >= 2 && methods.pointee.xShmMap != nil
    let version = unsafe !hasSharedMemory ? 1 : methods.pointee.iVersion >= 3 && methods.pointee.xUnfetch != nil ? 3 : 2
    unsafe file.pointee.pMethods = unsafe UnsafePointer(FileSystemShim.methods + version - 1)
    return 0
  }

  /// Lets the shim decide about a call.
  @inline(never) private static func decide(
    _ method: FileCall.Method, _ file: File?, offset: Int64 = 0, byteCount: Int = 0, flags: Int32 = 0, bytes: UnsafeRawBufferPointer? = nil,
    _ forward: (File, UnsafePointer<CSQLiteManager.sqlite3_io_methods>, Int) -> Int32?
  ) -> Int32 {
    guard let file = unsafe file, let context = unsafe shimmed(file).pointee.context?.takeUnretainedValue(),
      let methods = unsafe inner(file).pointee.pMethods
    else { return ResultCode.misuse.rawValue }
    var call = context.shim.call(method, context.path)
    (call.file, call.offset, call.byteCount, call.flags) = (UInt(bitPattern: file), offset, byteCount, flags)
    unsafe call.bytes = unsafe bytes
    return context.shim.decide(call) { count in unsafe forward(inner(file), methods, count ?? byteCount) ?? ResultCode.ioerr.rawValue }
  }

  /// Closes a file; the inner file is closed whatever the shim decides.
  private static func close(_ file: File?) -> Int32 {
    guard let file = unsafe file else { return 0 }
    var isClosed = false
    let code = unsafe decide(.close, file) { inner, methods, _ in
      isClosed = true
      return unsafe methods.pointee.xClose?(inner)
    }
    if !isClosed { _ = unsafe inner(file).pointee.pMethods?.pointee.xClose?(inner(file)) }
    unsafe file.pointee.pMethods = nil
    unsafe shimmed(file).pointee.context?.release()
    return code
  }

  /// The methods of a file. Depending on the version, SQLite calls the methods for shared memory from 2 on, and for mapping from 3 on. No
  /// page is ever mapped, so that the shim sees every read and write.
  static func methods(ofVersion version: Int32) -> CSQLiteManager.sqlite3_io_methods {
    var io = CSQLiteManager.sqlite3_io_methods()
    io.iVersion = version
    unsafe io.xClose = { unsafe ShimmedFile.close($0) }
    unsafe io.xRead = { file, place, count, offset in
      unsafe ShimmedFile.decide(.read, file, offset: offset, byteCount: Int(count)) { inner, methods, _ in
        unsafe methods.pointee.xRead?(inner, place, count, offset)
      }
    }
    unsafe io.xWrite = { file, place, count, offset in
      let bytes = unsafe UnsafeRawBufferPointer(start: place, count: Int(count))
      return unsafe ShimmedFile.decide(.write, file, offset: offset, byteCount: Int(count), bytes: bytes) { inner, methods, count in
        count == 0 ? 0 : unsafe methods.pointee.xWrite?(inner, place, Int32(count), offset)
      }
    }
    unsafe io.xTruncate = { file, size in
      unsafe ShimmedFile.decide(.truncate, file, offset: size) { inner, methods, _ in unsafe methods.pointee.xTruncate?(inner, size) }
    }
    unsafe io.xSync = { file, flags in
      unsafe ShimmedFile.decide(.sync, file, flags: flags) { inner, methods, _ in unsafe methods.pointee.xSync?(inner, flags) }
    }
    unsafe io.xFileSize = { file, size in
      unsafe ShimmedFile.decide(.fileSize, file) { inner, methods, _ in unsafe methods.pointee.xFileSize?(inner, size) }
    }
    unsafe io.xLock = { file, lock in
      unsafe ShimmedFile.decide(.lock, file, flags: lock) { inner, methods, _ in unsafe methods.pointee.xLock?(inner, lock) }
    }
    unsafe io.xUnlock = { file, lock in
      unsafe ShimmedFile.decide(.unlock, file, flags: lock) { inner, methods, _ in unsafe methods.pointee.xUnlock?(inner, lock) }
    }
    unsafe io.xCheckReservedLock = { file, result in
      unsafe ShimmedFile.decide(.checkReservedLock, file) { inner, methods, _ in unsafe methods.pointee.xCheckReservedLock?(inner, result) }
    }
    unsafe io.xFileControl = { file, operation, argument in
      unsafe ShimmedFile.decide(.fileControl, file, flags: operation) { inner, methods, _ in
        unsafe methods.pointee.xFileControl?(inner, operation, argument)
      }
    }
    unsafe io.xSectorSize = { file in
      guard let file = unsafe file else { return 0 }
      return unsafe ShimmedFile.inner(file).pointee.pMethods?.pointee.xSectorSize?(ShimmedFile.inner(file)) ?? 0
    }
    unsafe io.xDeviceCharacteristics = { file in
      guard let file = unsafe file else { return 0 }
      // SQLITE_IOCAP_BATCH_ATOMIC is removed, because its batches would be written by a file control.
      return unsafe (ShimmedFile.inner(file).pointee.pMethods?.pointee.xDeviceCharacteristics?(ShimmedFile.inner(file)) ?? 0) & ~0x4000
    }
    unsafe io.xShmMap = { file, region, size, extends, place in
      unsafe ShimmedFile.decide(.shmMap, file, offset: Int64(region), byteCount: Int(size), flags: extends) { inner, methods, _ in
        unsafe methods.pointee.xShmMap?(inner, region, size, extends, place)
      }
    }
    unsafe io.xShmLock = { file, offset, count, flags in
      unsafe ShimmedFile.decide(.shmLock, file, offset: Int64(offset), byteCount: Int(count), flags: flags) { inner, methods, _ in
        unsafe methods.pointee.xShmLock?(inner, offset, count, flags)
      }
    }
    unsafe io.xShmBarrier = { file in
      _ = unsafe ShimmedFile.decide(.shmBarrier, file) { inner, methods, _ in
        unsafe methods.pointee.xShmBarrier?(inner)
        return 0
      }
    }
    unsafe io.xShmUnmap = { file, deletes in
      unsafe ShimmedFile.decide(.shmUnmap, file, flags: deletes) { inner, methods, _ in unsafe methods.pointee.xShmUnmap?(inner, deletes) }
    }
    unsafe io.xFetch = { _, _, _, place in
      unsafe place?.pointee = nil
      return 0
    }
    unsafe io.xUnfetch = { file, offset, place in
      unsafe ShimmedFile.decide(.unfetch, file, offset: offset) { inner, methods, _ in
        unsafe methods.pointee.xUnfetch?(inner, offset, place)
      }
    }
    return io
  }
}
