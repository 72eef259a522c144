public import SQLiteCalls
public import SQLiteCore
import SQLiteStorage

/// A virtual file system for tests, on top of another one: it logs SQLite's file operations, and makes chosen operations fail,
/// be delayed, torn or lost.
///
/// ```swift
/// let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { operation in
///   operation.kind == .sync && operation.isOf("-journal") ? .fail(.ioerrFsync) : nil
/// }
/// let connection = try Connection(vfs.location(path), on: Sqlite3Wrapper())
/// ```
/// It is registered with SQLite under a name of its own, never as the default, and unregistered when it is released. It is used by every
/// connection that was opened at a ``location(_:)``, on any thread; a file that is open then keeps what SQLite needs of it. Pages are never
/// memory-mapped, so that every read and write is seen. <https://sqlite.org/vfs.html>
public final class FaultInjectingVFS: Sendable {
  /// Returns the fault for an operation; nil to perform it as SQLite requested. The closure must not use a connection of this file system.
  public typealias Decide = @Sendable (FileOperation) -> FileFault?

  /// The name under which it is registered with SQLite.
  public var name: String { shim.name }
  private let log: Locked<Log>
  private let shim: FileSystemShim

  /// The kept operations, the number of all operations, and the number of kept bytes of writes.
  private typealias Log = (operations: [FileOperation], count: Int, byteCount: Int)

  /// A file system on top of another one.
  ///
  /// - Parameters:
  ///   - inner: The name of the underlying file system; nil for the default.
  ///   - limit: The greatest number of operations in the log, which keeps the first ones.
  ///   - byteLimit: The greatest number of bytes of writes in the log, which keeps the first ones; 0 by default. ``PowerLoss`` needs them.
  ///   - wrapper: The library.
  ///   - decide: Returns the fault for each operation.
  /// - Throws: ``SQLiteError`` when there is no such file system, or it cannot be registered.
  ///
  /// The C function is `sqlite3_vfs_register`: <https://sqlite.org/c3ref/vfs_find.html>
  public init(
    before inner: String? = nil, limit: Int = 100_000, byteLimit: Int = 0, on wrapper: any Sqlite3WrapperProtocol,
    _ decide: @escaping Decide = { _ in nil }
  ) throws(SQLiteError) {
    let log = Locked<Log>(([], 0, 0))
    let decided: FileSystemShim.Decide = { call, forward in
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

  /// The number of operations, kept or not.
  public var operationCount: Int { log.withLock { $0.count } }

  /// Removes the operations, and counts from 1 again.
  public func removeAll() { log.withLock { $0 = ([], 0, 0) } }

  /// The location of a file that is opened through this file system.
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

/// Makes a file system in Swift on top of another one, and registers it under a unique name.
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
