import Foundation
import SQLiteCalls
import SQLiteConcurrency
import SQLiteCore
import SQLiteText
import Synchronization

/// What one thread at a time may touch. The thread that has the lock may take it again, so that a closure can call the manager.
final class ManagerState: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// The thread that has the lock; 0 for none.
  private let holder = Atomic<UInt>(0)
  /// How many times the thread that has the lock has taken it.
  private var depth = 0
  /// It is lent to the thread that has the lock, and to nobody while none has it.
  var connection: Connection? {
    didSet {
      if let oldValue { ownWork?.letGo(of: oldValue) }
      oldValue?.endLoan()
      readers.lookAgain()
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
  /// The connections that read beside this one.
  let readers = ManagerReaders()
  /// Who is told what this connection writes.
  let observers = Observers()
  let wrapper: any Sqlite3WrapperProtocol
  let prepare: @Sendable (Connection) throws -> Void

  init(wrapper: any Sqlite3WrapperProtocol, prepare: @escaping @Sendable (Connection) throws -> Void) {
    self.wrapper = wrapper
    self.prepare = prepare
  }

  /// Closes the readers first: the last connection that closes folds the log into the file, which takes the right to write.
  deinit { readers.forget()?.retire() }

  func locked<Result>(_ body: (ManagerState) throws -> Result) rethrows -> Result {
    lock.lock()
    if depth == 0 {
      holder.store(currentThreadNumber, ordering: .relaxed)
      lend()
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        if let connection {
          readers.noteEnd(of: connection)
          observers.noteReturn(of: connection)
          ownWork?.letGo(of: connection)
        }
        connection?.endLoan()
        holder.store(0, ordering: .relaxed)
      }
      lock.unlock()
    }
    return try body(self)
  }

  /// Whether the current thread has the lock.
  var isHeldByCurrentThread: Bool { holder.load(ordering: .relaxed) == currentThreadNumber }

  /// Lends the connection, where there is one, to the current thread.
  private func lend() {
    guard let connection else { return }
    connection.lend()
    ownWork?.hold(connection)
    observers.noteLoan(of: connection)
  }

  /// The work that the current thread does.
  var ownWork: PerformedWork? {
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
    return try work.run(body)
  }
}
