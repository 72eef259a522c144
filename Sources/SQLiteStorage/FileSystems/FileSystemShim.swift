import CSQLiteManager
package import SQLiteCalls

/// A virtual file system in front of another one that intercepts every call about files.
///
/// It lives until it is unregistered and the last file opened through it is closed. <https://sqlite.org/c3ref/vfs.html>
@safe package class FileSystemShim: FileSystemInSwift, @unchecked Sendable {
  /// Decides what to do with a call, and returns the result code for SQLite. `forward` forwards the call, a write with at most
  /// `byteCount` bytes; nil forwards all bytes.
  package typealias Decide = @Sendable (_ call: FileCall, _ forward: (_ byteCount: Int?) -> Int32) -> Int32

  final let decide: Decide
  /// The methods of a file, for each version from 1. All shims share them; they are never freed.
  nonisolated(unsafe) static let methods: UnsafeMutablePointer<CSQLiteManager.sqlite3_io_methods> = {
    let methods = UnsafeMutablePointer<CSQLiteManager.sqlite3_io_methods>.allocate(capacity: 3)
    for version in 1...3 { unsafe (methods + version - 1).initialize(to: ShimmedFile.methods(ofVersion: Int32(version))) }
    return unsafe methods
  }()

  /// Creates a shim in front of the named file system, or of the default if nil. It is not registered yet.
  ///
  /// - Returns: Nil when there is no such file system.
  package init?(_ name: String, before inner: String?, on wrapper: any Sqlite3WrapperProtocol, _ decide: @escaping Decide) {
    self.decide = decide
    unsafe super.init(name, before: inner, on: wrapper) { unsafe Int32(ShimmedFile.innerOffset) + $0.pointee.szOsFile }
  }

  final func call(_ method: FileCall.Method, _ path: String?) -> FileCall {
    unsafe FileCall(method, path) { [inner] in _ = unsafe inner.pointee.xSleep?(inner, $0) }
  }

  override func open(_ file: File, _ name: UnsafePointer<CChar>?, _ flags: Int32, _ got: UnsafeMutablePointer<Int32>?) -> Int32 {
    unsafe ShimmedFile.open(file, name, flags, got, through: self)
  }

  override func delete(_ name: UnsafePointer<CChar>?, _ syncsFolder: Int32) -> Int32 {
    var call = call(.delete, unsafe name.map { unsafe String(cString: $0) })
    call.flags = syncsFolder
    return decide(call) { _ in unsafe inner.pointee.xDelete?(inner, name, syncsFolder) ?? ResultCode.ioerr.rawValue }
  }

  override func access(_ name: UnsafePointer<CChar>?, _ flags: Int32, _ result: UnsafeMutablePointer<Int32>?) -> Int32 {
    var call = call(.access, unsafe name.map { unsafe String(cString: $0) })
    call.flags = flags
    return decide(call) { _ in unsafe inner.pointee.xAccess?(inner, name, flags, result) ?? ResultCode.ioerr.rawValue }
  }
}
