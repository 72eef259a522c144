import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteText
import Synchronization

/// What one thread at a time may touch. The thread that has the lock may take it again, so that a closure can call the manager.
final class ManagerState: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// How many times the thread that has the lock has taken it.
  private var depth = 0
  /// It is lent to the thread that has the lock, and to nobody while none has it.
  var connection: Connection? {
    didSet {
      oldValue?.endLoan()
      lend()
      preparedObservers = connection?.observerCount ?? 0
    }
  }
  /// The work of a task and the thread that does it, which alone sets and reads it; 0 for none.
  private let performer = Atomic<UInt>(0)
  private var work: PerformedWork?
  /// It was opened and then closed because nobody used it.
  var wasOpened = false
  /// It was opened for reading alone.
  var isReadOnly = false
  /// What came of the last try to open it, when it is not open since.
  var whyNotOpen: String?
  /// That the database is not open, and why or what to do.
  var notOpen: String { "not open: \(whyNotOpen ?? "call open() first")" }
  /// How many observers of hooks `prepare` gave the connection, which are there again when it is opened again.
  var preparedObservers = 0
  /// What opening found.
  var staleIndexes: [IndexedCollation] = []
  /// How many closures are inside each other.
  var users = 0
  let wrapper: any Sqlite3WrapperProtocol
  let prepare: (Connection) throws -> Void

  init(wrapper: any Sqlite3WrapperProtocol, prepare: @escaping (Connection) throws -> Void) {
    self.wrapper = wrapper
    self.prepare = prepare
  }

  func locked<Result>(_ body: (ManagerState) throws -> Result) rethrows -> Result {
    lock.lock()
    if depth == 0 { lend() }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        ownWork?.hold(nil)
        connection?.endLoan()
      }
      lock.unlock()
    }
    return try body(self)
  }

  /// Lends the connection, where there is one, to the current thread.
  private func lend() {
    connection?.lend()
    ownWork?.hold(connection)
  }

  /// The work that the current thread does.
  private var ownWork: PerformedWork? {
    let thread = performer.load(ordering: .relaxed)
    return thread != 0 && thread == currentThreadNumber ? work : nil
  }

  /// Runs a closure that is work of a task. One at a time, on a queue.
  func perform<Result>(_ work: PerformedWork, _ body: () throws -> Result) throws -> Result {
    self.work = work
    performer.store(currentThreadNumber, ordering: .relaxed)
    defer {
      performer.store(0, ordering: .relaxed)
      self.work = nil
    }
    do {
      return try body()
    } catch let error as SQLiteError where error.code.primary == .interrupt && work.isCancelled {
      throw CancellationError()
    }
  }
}
