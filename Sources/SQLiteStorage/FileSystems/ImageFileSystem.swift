import CSQLiteManager
import SQLiteCalls

/// A virtual file system with one read-only file, whose bytes come from a closure.
///
/// It lives until it is unregistered and the last connection closes the file. <https://sqlite.org/c3ref/vfs.html>
@safe final class ImageFileSystem: FileSystemInSwift, @unchecked Sendable {
  /// Fills the memory with the file's bytes from an offset. The file is guaranteed to contain the range.
  typealias Read = @Sendable (_ offset: Int64, _ place: UnsafeMutableRawBufferPointer) -> ResultCode

  private let byteCount: Int64
  private let read: Read
  /// The methods of every image; they are never freed.
  nonisolated(unsafe) private static let methods: UnsafeMutablePointer<CSQLiteManager.sqlite3_io_methods> = {
    let methods = UnsafeMutablePointer<CSQLiteManager.sqlite3_io_methods>.allocate(capacity: 1)
    unsafe methods.initialize(to: fileMethods)
    return unsafe methods
  }()

  /// Creates a file system with a file of this many bytes. It is not registered yet.
  ///
  /// - Returns: Nil when the library has no default file system, which provides sleep and time.
  init?(_ name: String, byteCount: Int64, on wrapper: any Sqlite3WrapperProtocol, _ read: @escaping Read) {
    self.byteCount = byteCount
    unsafe self.read = unsafe read
    unsafe super.init(name, before: nil, on: wrapper) { _ in unsafe Int32(MemoryLayout<OpenImage>.size) }
  }

  /// An open file: SQLite's structure, then the file system.
  @unsafe private struct OpenImage {
    var file: CSQLiteManager.sqlite3_file
    var system: Unmanaged<ImageFileSystem>
  }

  override func open(_ file: File, _ name: UnsafePointer<CChar>?, _ flags: Int32, _ got: UnsafeMutablePointer<Int32>?) -> Int32 {
    unsafe file.pointee.pMethods = nil
    let wanted = OpenFlags(rawValue: flags)
    guard wanted.contains(.mainDb), !wanted.contains(.exclusive) else { return ResultCode.cantopen.rawValue }
    let image = unsafe UnsafeMutableRawPointer(file).assumingMemoryBound(to: OpenImage.self)
    unsafe image.pointee.system = unsafe .passRetained(self)
    unsafe file.pointee.pMethods = unsafe UnsafePointer(Self.methods)
    unsafe got?.pointee = OpenFlags([.readonly, .mainDb]).rawValue
    return 0
  }

  private static func system(of file: File?) -> ImageFileSystem? {
    unsafe file.map { file in
      unsafe UnsafeMutableRawPointer(file).assumingMemoryBound(to: OpenImage.self).pointee.system.takeUnretainedValue()
    }
  }

  private func read(_ place: UnsafeMutableRawPointer, _ count: Int, _ offset: Int64) -> Int32 {
    let there = Int(min(max(byteCount - offset, 0), Int64(count)))
    if there > 0 {
      let code = unsafe self.read(offset, UnsafeMutableRawBufferPointer(start: place, count: there))
      if code != .ok { return code.rawValue }
    }
    if there == count { return 0 }
    unsafe (place + there).initializeMemory(as: UInt8.self, repeating: 0, count: count - there)
    return ResultCode.ioerrShortRead.rawValue
  }

  /// The methods of the file: all methods that would change it fail, and locks are not needed.
  private static var fileMethods: CSQLiteManager.sqlite3_io_methods {
    var io = CSQLiteManager.sqlite3_io_methods()
    io.iVersion = 1
    unsafe io.xClose = { file in
      guard let file = unsafe file else { return 0 }
      let image = unsafe UnsafeMutableRawPointer(file).assumingMemoryBound(to: OpenImage.self)
      unsafe file.pointee.pMethods = nil
      unsafe image.pointee.system.release()
      return 0
    }
    unsafe io.xRead = { file, place, count, offset in
      guard let system = unsafe ImageFileSystem.system(of: file), let place = unsafe place else { return ResultCode.misuse.rawValue }
      return unsafe system.read(place, Int(count), offset)
    }
    unsafe io.xWrite = { _, _, _, _ in ResultCode.readonly.rawValue }
    unsafe io.xTruncate = { _, _ in ResultCode.readonly.rawValue }
    unsafe io.xSync = { _, _ in 0 }
    unsafe io.xFileSize = { file, size in
      guard let system = unsafe ImageFileSystem.system(of: file) else { return ResultCode.misuse.rawValue }
      unsafe size?.pointee = system.byteCount
      return 0
    }
    unsafe io.xLock = { _, _ in 0 }
    unsafe io.xUnlock = { _, _ in 0 }
    unsafe io.xCheckReservedLock = { _, result in
      unsafe result?.pointee = 0
      return 0
    }
    unsafe io.xFileControl = { _, _, _ in ResultCode.notfound.rawValue }
    unsafe io.xSectorSize = { _ in 0 }
    unsafe io.xDeviceCharacteristics = { _ in DeviceCharacteristics.immutable.rawValue }
    return io
  }
}
