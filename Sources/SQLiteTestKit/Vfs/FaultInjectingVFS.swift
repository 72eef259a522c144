public import SQLiteCalls
public import SQLiteCore
import SQLiteStorage

/// A virtual file system for tests, on top of another one. It logs SQLite's file operations and can fail, delay, tear or drop chosen
/// operations.
///
/// ```swift
/// let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { operation in
///   operation.kind == .sync && operation.isOf("-journal") ? .fail(.ioerrFsync) : nil
/// }
/// let connection = try Connection(vfs.location(path), on: Sqlite3Wrapper())
/// ```
/// It is registered with SQLite under a unique name, never as the default, and unregistered when it is deallocated. Files that are still
/// open then keep working. It is used by every connection that was opened at a ``location(_:)``, on any thread. Pages are never
/// memory-mapped, so that every read and write is seen. <https://sqlite.org/vfs.html>
public final class FaultInjectingVFS: Sendable {
  /// Returns the fault for an operation; nil to perform it as SQLite requested. The closure must not use a connection that uses this file
  /// system.
  public typealias Decide = @Sendable (FileOperation) -> FileFault?

  /// The name under which the file system is registered with SQLite.
  public var name: String { shim.name }
  private let log: Locked<Log>
  private let shim: FileSystemShim

  /// The operations in the log, the number of all operations, and the number of written bytes in the log.
  private typealias Log = (operations: [FileOperation], count: Int, byteCount: Int)

  /// Creates a file system on top of another one.
  ///
  /// - Parameters:
  ///   - inner: The name of the underlying file system; nil for the default.
  ///   - limit: The maximum number of operations in the log, which keeps the first ones.
  ///   - byteLimit: The maximum number of written bytes in the log, which keeps the first ones; 0 by default. ``PowerLoss`` needs them.
  ///   - wrapper: The library.
  ///   - decide: Returns the fault for each operation.
  /// - Throws: ``SQLiteError`` if the underlying file system does not exist, or if this one cannot be registered.
  ///
  /// The C function is `sqlite3_vfs_register`: <https://sqlite.org/c3ref/vfs_find.html>
  public init(
    before inner: String? = nil, limit: Int = 100_000, byteLimit: Int = 0, on wrapper: any Sqlite3WrapperProtocol,
    _ decide: @escaping Decide = { _ in nil }
  ) throws(SQLiteError) {
    let log = Locked<Log>(([], 0, 0))
    let decided: FileSystemShim.Decide = { call, forward in
      if call.method == .shmBarrier { return forward(nil) }  // it can neither fail nor change a file
      let operation = log.withLock { log in
        log.count += 1
        return FileOperation(log.count, call)
      }
      let fault = decide(operation)
      var done: Int?
      let code = Self.perform(fault, call) { count in
        let code = forward(count)
        if code == 0 { done = count ?? call.byteCount }
        return code
      }
      log.withLock { log in
        guard log.operations.count < limit else { return }
        var kept = operation
        (kept.code, kept.doneByteCount) = (ResultCode(rawValue: code), done)
        if call.method == .write, log.byteCount + call.byteCount <= byteLimit, let bytes = unsafe call.bytes {
          kept.bytes = unsafe Array(bytes)
          log.byteCount += call.byteCount
        }
        log.operations.append(kept)
      }
      return code
    }
    shim = try registered("faults", before: inner) { FileSystemShim($0, before: inner, on: wrapper, decided) }
    self.log = log
  }

  deinit { shim.retire() }

  /// SQLite's file operations, in order, up to the limit of the log.
  public var operations: [FileOperation] { log.withLock { $0.operations } }

  /// The number of all operations, including operations that are not in the log.
  public var operationCount: Int { log.withLock { $0.count } }

  /// Clears the log and restarts the numbering at 1.
  public func removeAll() { log.withLock { $0 = ([], 0, 0) } }

  /// Returns the location with which a file is opened through this file system.
  public func location(_ path: String) -> Connection.Location { .uri(SQL.fileURI(path: path) + "?vfs=" + name) }

  /// Performs an operation with the chosen fault.
  private static func perform(_ fault: FileFault?, _ call: FileCall, _ forward: (Int?) -> Int32) -> Int32 {
    switch fault {
    case nil: return forward(nil)
    case .fail(let code): return code.rawValue
    case .drop: return [.write, .truncate, .sync, .delete].contains(call.method) ? 0 : forward(nil)
    case .tear(let count, let code):
      guard call.method == .write else { return forward(nil) }
      let done = forward(min(max(count, 0), call.byteCount))
      return done == 0 ? code?.rawValue ?? 0 : done
    case .delay(let microseconds):
      call.sleep(microseconds)
      return forward(nil)
    }
  }
}

/// Creates a file system in Swift on top of another one and registers it under a unique name.
func registered<System: FileSystemInSwift>(_ kind: String, before inner: String?, _ make: (_ name: String) -> System?) throws(SQLiteError)
  -> System
{
  let name = "\(kind)-" + String(UInt64.random(in: 0 ... .max), radix: 36)
  guard let system = make(name) else {
    throw SQLiteError(.error, "there is no file system \(inner ?? "by default")", origin: .call(.sqlite3_vfs_find))
  }
  let code = system.register()
  if code != .ok { throw SQLiteError(code, "the file system \(name) cannot be registered", origin: .call(.sqlite3_vfs_register)) }
  return system
}
