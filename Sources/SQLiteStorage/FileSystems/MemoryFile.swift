import CSQLiteManager
package import SQLiteCalls

/// A file in memory that all connections of the process can open by name, as long as this object or one of them keeps it open.
///
/// It is a file in SQLite's file system "memdb". <https://sqlite.org/c3ref/vfs.html>
@safe package final class MemoryFile: @unchecked Sendable {
  /// A URI that opens it.
  package let uri: String
  private let file: UnsafeMutablePointer<CSQLiteManager.sqlite3_file>

  /// Thrown when the file cannot be created.
  package struct Unusable: Error {
    /// The code of the file system; nil when the library does not have that file system.
    package let code: ResultCode?
  }

  /// Creates a file from bytes, which are copied once.
  ///
  /// - Parameter name: Letters and digits; no other file may have the same name.
  package init(named name: String, holding bytes: UnsafeRawBufferPointer, on wrapper: any Sqlite3WrapperProtocol) throws(Unusable) {
    guard let vfs = unsafe wrapper.sqlite3_vfs_find("memdb") else { throw Unusable(code: nil) }
    let size = unsafe max(Int(vfs.pointee.szOsFile), MemoryLayout<CSQLiteManager.sqlite3_file>.size)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let file = unsafe memory.assumingMemoryBound(to: CSQLiteManager.sqlite3_file.self)
    var got: Int32 = 0
    let wanted: OpenFlags = [.readwrite, .create, .mainDb]
    var code = unsafe vfs.pointee.xOpen?(vfs, "/" + name, file, wanted.rawValue, &got) ?? ResultCode.cantopen.rawValue
    var place = 0
    while code == 0, place < bytes.count, let start = bytes.baseAddress {
      let count = min(bytes.count - place, 1 << 30)
      unsafe code = file.pointee.pMethods.pointee.xWrite?(file, start + place, Int32(count), Int64(place)) ?? ResultCode.ioerr.rawValue
      place += count
    }
    if code != 0 {
      if let methods = unsafe file.pointee.pMethods { _ = unsafe methods.pointee.xClose?(file) }
      unsafe memory.deallocate()
      throw Unusable(code: ResultCode(rawValue: code))
    }
    unsafe self.file = unsafe file
    uri = "file:/\(name)?vfs=memdb"
  }

  deinit {
    if let methods = unsafe file.pointee.pMethods { _ = unsafe methods.pointee.xClose?(file) }
    unsafe UnsafeMutableRawPointer(file).deallocate()
  }
}
