import CSQLite
package import SQLiteCallsCore

/// A virtual file system that sleeps and answers the time by two closures, and passes all other calls on to another file system.
///
/// It lives until it is unregistered and the last file is closed that was opened through it. <https://sqlite.org/c3ref/vfs.html>
@safe package final class TimedFileSystem: FileSystemInSwift, @unchecked Sendable {
  /// Milliseconds from the beginning of the Julian day numbers, noon in Greenwich on November 24, 4714 B.C., to 1970.
  package static let millisecondsBefore1970: Int64 = 210_866_760_000_000

  private let sleep: (@Sendable (_ microseconds: Int32) -> Void)?
  private let now: @Sendable () -> Int64

  /// Makes a file system in front of the one with a name, or of the default one for nil. It is not registered yet.
  ///
  /// - Parameters:
  ///   - sleep: Sleeps for the given number of microseconds; nil for real sleep.
  ///   - now: The milliseconds since 1970.
  /// - Returns: Nil when there is no such file system.
  package init?(
    _ name: String, before inner: String?, on wrapper: any Sqlite3WrapperProtocol,
    sleep: (@Sendable (_ microseconds: Int32) -> Void)? = nil, now: @escaping @Sendable () -> Int64
  ) {
    (self.sleep, self.now) = (sleep, now)
    unsafe super.init(name, before: inner, on: wrapper) { unsafe Int32(TimedFile.offset($0) + MemoryLayout<TimedFile>.size) }
  }

  override func sleep(microseconds: Int32) -> Int32 {
    guard let sleep else { return super.sleep(microseconds: microseconds) }
    sleep(microseconds)
    return microseconds
  }

  override func currentTime(_ time: UnsafeMutablePointer<Int64>?) -> Int32 {
    unsafe time?.pointee = now() + Self.millisecondsBefore1970
    return 0
  }

  override func currentTime(inDays time: UnsafeMutablePointer<Double>?) -> Int32 {
    unsafe time?.pointee = Double(now() + Self.millisecondsBefore1970) / 86_400_000
    return 0
  }

  override func open(_ file: File, _ name: UnsafePointer<CChar>?, _ flags: Int32, _ got: UnsafeMutablePointer<Int32>?) -> Int32 {
    let code = unsafe inner.pointee.xOpen?(inner, name, file, flags, got) ?? ResultCode.cantopen.rawValue
    if code == 0 { unsafe TimedFile.keep(self, with: file) }
    return code
  }

  override func delete(_ name: UnsafePointer<CChar>?, _ syncsFolder: Int32) -> Int32 {
    unsafe inner.pointee.xDelete?(inner, name, syncsFolder) ?? ResultCode.ioerrDelete.rawValue
  }

  override func access(_ name: UnsafePointer<CChar>?, _ flags: Int32, _ answer: UnsafeMutablePointer<Int32>?) -> Int32 {
    unsafe inner.pointee.xAccess?(inner, name, flags, answer) ?? ResultCode.ioerrAccess.rawValue
  }
}

/// The end of the structure of an open file, which begins with that of the file system behind. It holds the methods of the file system behind, except for
/// closing, so that nothing comes between SQLite and the file; and this file system, which lives until the file is closed.
@unsafe private struct TimedFile {
  typealias File = UnsafeMutablePointer<CSQLite.sqlite3_file>

  var methods: CSQLite.sqlite3_io_methods
  let methodsBehind: UnsafePointer<CSQLite.sqlite3_io_methods>
  let system: Unmanaged<TimedFileSystem>

  /// The offset of this part in an open file.
  static func offset(_ vfs: UnsafeMutablePointer<CSQLite.sqlite3_vfs>) -> Int {
    unsafe (max(Int(vfs.pointee.szOsFile), MemoryLayout<CSQLite.sqlite3_file>.size) + 15) & ~15
  }

  static func keep(_ system: TimedFileSystem, with file: File) {
    guard let behind = unsafe file.pointee.pMethods else { return }
    let place = unsafe (UnsafeMutableRawPointer(file) + offset(system.inner)).assumingMemoryBound(to: TimedFile.self)
    unsafe place.initialize(to: TimedFile(methods: Self.methods(behind), methodsBehind: behind, system: .passRetained(system)))
    unsafe file.pointee.pMethods = unsafe UnsafePointer(
      UnsafeRawPointer(place).assumingMemoryBound(to: CSQLite.sqlite3_io_methods.self))
  }

  /// A copy of the methods that the version of the file has: the structure of an older version ends before the others.
  private static func methods(_ behind: UnsafePointer<CSQLite.sqlite3_io_methods>) -> CSQLite.sqlite3_io_methods {
    var io = CSQLite.sqlite3_io_methods()
    io.iVersion = unsafe min(3, behind.pointee.iVersion)
    unsafe (io.xRead, io.xWrite, io.xTruncate) = unsafe (behind.pointee.xRead, behind.pointee.xWrite, behind.pointee.xTruncate)
    unsafe (io.xSync, io.xFileSize, io.xLock) = unsafe (behind.pointee.xSync, behind.pointee.xFileSize, behind.pointee.xLock)
    unsafe (io.xUnlock, io.xCheckReservedLock) = unsafe (behind.pointee.xUnlock, behind.pointee.xCheckReservedLock)
    unsafe (io.xFileControl, io.xSectorSize) = unsafe (behind.pointee.xFileControl, behind.pointee.xSectorSize)
    unsafe io.xDeviceCharacteristics = unsafe behind.pointee.xDeviceCharacteristics
    if io.iVersion >= 2 {
      unsafe (io.xShmMap, io.xShmLock) = unsafe (behind.pointee.xShmMap, behind.pointee.xShmLock)
      unsafe (io.xShmBarrier, io.xShmUnmap) = unsafe (behind.pointee.xShmBarrier, behind.pointee.xShmUnmap)
    }
    if io.iVersion >= 3 { unsafe (io.xFetch, io.xUnfetch) = unsafe (behind.pointee.xFetch, behind.pointee.xUnfetch) }
    unsafe io.xClose = { file in
      // The methods that SQLite sees are the first member.
      guard let file = unsafe file, let methods = unsafe file.pointee.pMethods else { return 0 }
      let (behind, system) = unsafe UnsafeRawPointer(methods).withMemoryRebound(to: TimedFile.self, capacity: 1) {
        unsafe ($0.pointee.methodsBehind, $0.pointee.system)
      }
      unsafe file.pointee.pMethods = unsafe behind
      let code = unsafe behind.pointee.xClose?(file) ?? 0
      unsafe system.release()
      return code
    }
    return io
  }
}
