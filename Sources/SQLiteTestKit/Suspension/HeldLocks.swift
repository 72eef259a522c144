import SQLiteCalls
import SQLiteCore
import SQLiteStorage

/// A lock that a connection has taken on a database file.
struct HeldLock {
  /// The file operation that took it.
  let operation: FileCall
  /// The number of the connection, counted from 1 in the order in which connections have locked files.
  let connection: Int
  /// The level of the lock on the database, from 1, or the exclusive lock on its `-shm`, from 5; 0 for the use of a `-shm`.
  let level: Int
  /// Whether the app was suspended.
  let isLate: Bool
  /// The call that took it; nil if it is not known.
  let call: RacePlace?

  /// <https://sqlite.org/c3ref/c_lock_exclusive.html>, <https://sqlite.org/walformat.html#locks>
  private static let names = ["", "SHARED", "RESERVED", "PENDING", "EXCLUSIVE", "WRITE", "CKPT", "RECOVER"]

  var text: String {
    let words = isLate ? "is taken while suspended" : "is held when suspend returns"
    return "the \(Self.names[level]) lock on \"\(operation.path?.folderAndName.name ?? "")\" \(words), by connection \(connection)"
  }
}

/// The locks of all connections on database files, as the file operations of SQLite take and release them.
final class HeldLocks: Sendable {
  private struct State {
    /// The locks, and their lower levels.
    var held: [HeldLock] = []
    /// The numbers of the connections, by their open files.
    var connections: [UInt: Int] = [:]
    /// Whether the app is suspended; nil if it was not.
    var isSuspended: Bool?
    var found: [HeldLock] = []
  }

  private let state = Locked(State())

  /// Whether the app is or was suspended.
  var wasSuspended: Bool { state.withLock { $0.isSuspended != nil } }

  /// The locks that were held or taken during the suspension, one of each connection. In WAL mode, a connection keeps a SHARED lock.
  var found: [HeldLock] {
    let (held, found) = state.withLock { ($0.held, $0.found) }
    let logs = held.filter { $0.level == 0 }.map(\.operation.path)
    return found.filter { $0.level > 1 || $0.level == 1 && !logs.contains($0.operation.path) }.grouped(by: \.connection).map { $0[0] }
  }

  /// Forgets everything.
  func removeAll() { state.exchange(State()) }

  /// Begins a suspension.
  func suspend() { state.withLock { ($0.isSuspended, $0.found) = (true, $0.held.reversed()) } }

  /// Ends a suspension.
  func resume() { state.withLock { $0.isSuspended = false } }

  /// Performs a file operation, and records the locks that it takes or releases.
  ///
  /// - Parameter call: Returns the call to SQLite in which it is.
  func perform(_ operation: FileCall, in call: () -> RacePlace?, _ body: () -> Int32) -> Int32 {
    let (flags, slot) = (Int(operation.flags), Int(operation.offset) + 5)
    let (levels, takes) =
      switch operation.method {
      case .lock: (flags..<flags + 1, true)
      case .unlock: (flags + 1..<5, false)
      case .close: (1..<8, false)
      case .shmMap: (0..<1, true)
      case .shmLock where slot < 8 && flags & 8 != 0: (slot..<slot + operation.byteCount, flags & 2 != 0)  // others are of readers
      default: (0..<0, false)
      }
    if !takes, !levels.isEmpty {
      state.withLock { $0.held.removeAll { $0.operation.file == operation.file && levels.contains($0.level) } }
    }
    let code = body()
    guard takes, code == 0 else { return code }
    let call = call()
    state.withLock { state in
      let connection = state.connections[operation.file] ?? state.connections.count + 1
      state.connections[operation.file] = connection
      let isLate = state.isSuspended == true
      let new = levels.map { HeldLock(operation: operation, connection: connection, level: $0, isLate: isLate, call: call) }
      state.held += new
      if isLate { state.found += new }
    }
    return code
  }
}
