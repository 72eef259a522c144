import SQLiteCalls
package import SQLiteCore
import Synchronization

/// The lender of the connections of a ``SharedDatabase``: one writer and several readers, or a pool of connections that only read.
///
/// `DatabaseAccess` documents the rules of lending.
public final class ConnectionLender: Sendable {
  /// Opens a reader for use alongside the writer.
  package typealias OpenReader = @Sendable () throws -> Connection

  struct State {
    /// The readers; nil if there are none, or if this is not known yet.
    var readers: Readers?
    /// Readers that were retired while some of them were lent. They are kept until all have been given back.
    var retiring: [Readers] = []
    var isSuspended = false

    /// The current readers, and the retired ones that are still lent.
    var allReaders: [Readers] {
      mutating get {
        retiring.removeAll(where: \.areUnused)
        return retiring + (readers.map { [$0] } ?? [])
      }
    }
  }

  /// The writer, or the connections of a pool.
  package let line: ConnectionLine
  package let observers = Observers()
  /// The temporary tables, databases and functions that only the writer has.
  package let own: WritersOwn
  let state = Locked(State())
  /// Whether there can be no readers. If true, no thread takes the lock to find out. It is written under the lock.
  private let isAlone = Atomic(false)
  /// Whether all connections are read-only.
  let isPool: Bool
  private let readerLimit: Int
  private let waitLimit: Duration?
  /// Opens a reader; nil for a database without readers.
  private let openReader: OpenReader?
  /// The number of threads that read for tasks.
  private let readingTasks = Atomic(0)

  /// - Parameters:
  ///   - name: The name of the lender in errors.
  ///   - poolLimit: The largest number of connections of a pool; nil for a database with a writer.
  ///   - waitLimit: The longest wait of a thread or task for a connection.
  ///   - drainage: The rule for closing unused connections.
  ///   - readerLimit: The largest number of readers in addition to the writer.
  ///   - own: The record of the objects that only the writer has. The code that opens the writer records in it the objects that all
  ///     connections have.
  ///   - closesWhenIdle: Closes the writer after a loan, if it should not stay open; returns whether it did.
  ///   - open: Opens the writer, or a connection of a pool.
  ///   - openReader: Opens a reader; nil when there are no readers.
  @inline(never) package init(
    of name: String, poolLimit: Int? = nil, waitLimit: Duration? = nil, drainage: Drainage? = nil, readerLimit: Int = 0,
    own: WritersOwn = WritersOwn(), closesWhenIdle: (@Sendable (Connection) throws -> Bool)? = nil,
    open: @escaping @Sendable () throws -> Connection,
    openReader: OpenReader? = nil
  ) {
    (self.readerLimit, self.waitLimit, self.openReader) = (readerLimit, waitLimit, readerLimit > 0 ? openReader : nil)
    isPool = poolLimit != nil
    self.own = own
    line = ConnectionLine(
      of: name, limit: poolLimit ?? 1, waitLimit: waitLimit,
      care: ConnectionLine.Care(
        drainage: drainage, observers: observers, own: openReader == nil ? nil : own, replacesKept: poolLimit != nil,
        closesWhenIdle: closesWhenIdle), open: open)
  }

  /// Closes the readers first. The last connection to close moves the log into the database file, so it must be allowed to write.
  deinit { currentReaders?.retire() }

  /// Opens the writer, and finds out whether there can be readers.
  func open() throws { try line.lend { _ = try findReaders(beside: $0) } }

  // MARK: - Lending

  package func write<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    // If the closure of a reading task writes, its writes end with the task, too.
    let work = readingTasks.load(ordering: .relaxed) > 0 ? heldReaders?.heldSlot?.work : nil
    return try line.lend(for: work, body)
  }

  package func read<Result>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    if mayHaveReaders, !line.isHeldByCurrentThread, let readers = try readers() {
      do {
        let line = readers.observing.isHeldByCurrentThread ? readers.observing : readers.reading
        return try line.lend { try $0.read(scope, body) }
      } catch is NoReaders { giveUpReaders() }
    }
    return try write { try $0.read(scope, body) }
  }

  package func perform<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await line.perform(body)
  }

  /// Reads for a task.
  ///
  /// - Parameter start: Starts the reading of an observation; nil for other callers.
  @inline(__always) nonisolated(nonsending) func performRead<Result: Sendable>(
    _ scope: ReadScope, observingFrom start: PerformedWork.Start? = nil, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    var isToStart = start
    if mayHaveReaders, let readers = try await readersOfTask(&isToStart) {
      do {
        return try await (start == nil ? readers.reading : readers.observing).perform(when: isToStart) { connection in
          self.readingTasks.add(1, ordering: .relaxed)
          defer { self.readingTasks.subtract(1, ordering: .relaxed) }
          return try connection.read(scope, body)
        }
      } catch is NoReaders {
        giveUpReaders()
        isToStart = nil
      }
    }
    return try await line.perform(when: isToStart, isPatient: start != nil) { try $0.read(scope, body) }
  }

  /// Runs, for a task, a closure that usually only reads.
  package func performReading<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    let isForWriter = Locked(false)
    do {
      let result = try await performRead(.statement) { connection in
        var isNoted = false
        defer { isForWriter.withLock { [isNoted] in $0 = isNoted } }
        return try connection.runVerb(isForWriter: &isNoted) { try body(connection) }
      }
      if !isForWriter.withLock({ $0 }) { return result }
    } catch  where isForWriter.withLock({ $0 }) {}
    return try await perform(body)
  }

  // MARK: - The readers beside the writer

  /// The number of waiting threads and tasks.
  package var waitingCount: Int { line.waitingCount + (currentReaders?.reading.waitingCount ?? 0) }

  /// The largest number of readers.
  var readerCount: Int { currentReaders == nil ? 0 : readerLimit }

  /// The current readers; nil if there are none, or if this is not known yet.
  var currentReaders: Readers? { state.withLock { $0.readers } }

  /// The readers that lent a connection to the current thread.
  var heldReaders: Readers? { state.withLock { $0.allReaders.first { $0.heldSlot != nil } } }

  private var mayHaveReaders: Bool { openReader != nil && !isAlone.load(ordering: .relaxed) }

  private func readers() throws -> Readers? {
    let (retiring, readers) = state.withLock { ($0.retiring, $0.readers) }
    if let held = retiring.first(where: { $0.heldSlot != nil }) { return held }
    return try readers ?? line.lendSlot { try findReaders(beside: $0.connection) }
  }

  /// - Parameter start: Starts the search, if one is needed; set to nil afterwards.
  private nonisolated(nonsending) func readersOfTask(_ start: inout PerformedWork.Start?) async throws -> Readers? {
    if let readers = currentReaders { return readers }
    let isPatient = start != nil
    return try await line.performWithSlot(when: start.take(), isPatient: isPatient) { try self.findReaders(beside: $0.connection) }
  }

  /// Finds out whether there can be readers, on the thread that has the writer's slot.
  @discardableResult func findReaders(beside connection: Connection?) throws -> Readers? {
    guard mayHaveReaders, let openReader, let connection, currentReaders == nil else { return currentReaders }
    let readers =
      try connection.canBeReadBesides()
      ? Readers(of: line.name, limit: readerLimit, waitLimit: waitLimit, beside: own, open: openReader) : nil
    state.withLock { state in
      state.readers = readers
      isAlone.store(readers == nil, ordering: .relaxed)
      if state.isSuspended { _ = readers?.refuseSuspended() }  // no caller waits for them yet
    }
    return readers
  }

  /// Records that there can be no readers, unless some are open; these must be waited for, stopped and closed.
  private func giveUpReaders() {
    state.withLock { state in
      if state.readers?.areUnused == false { return }
      state.readers = nil
      isAlone.store(true, ordering: .relaxed)
    }
  }

  /// Makes the lender search for readers again, because another connection is going to write. Lent readers close when all of them have been
  /// given back.
  func forgetReaders() {
    own.forget()
    let forgotten = state.withLock { state in
      isAlone.store(false, ordering: .relaxed)
      let readers = state.readers.take()
      if let readers { state.retiring.append(readers) }
      return readers
    }
    forgotten?.retire()
  }

  // MARK: - The slot of the writer

  /// Runs a closure while no other thread has the writer, open or not.
  package func withSlot<Result>(_ body: () throws -> Result) throws -> Result { try line.lendSlot { _ in try body() } }

  /// Opens the writer with the caller's closure instead of on the first loan.
  ///
  /// - Parameter open: Receives whether the writer is open. Returns the result, and the connection if it has opened one.
  package func openWriter<Result>(_ open: (_ isOpen: Bool) throws -> (Result, Connection?)) throws -> Result {
    try line.lendSlot { try self.open(in: $0, by: open) }
  }

  /// Opens the writer for a task like ``openWriter(_:)``, on a different thread than the task's. The work ends with the task.
  package func performOpening<Result: Sendable>(
    _ open: @escaping @Sendable (_ isOpen: Bool) throws -> (Result, Connection?)
  ) async throws -> Result {
    try await line.performWithSlot { try self.open(in: $0, by: open) }
  }

  private func open<Result>(in slot: Slot, by open: (_ isOpen: Bool) throws -> (Result, Connection?)) throws -> Result {
    let (result, connection) = try line.opening(slot) { try open(slot.connection != nil) }
    guard let connection else { return result }
    line.setConnection(connection, in: slot)
    // Otherwise the first reader would search, and might have to wait for a writer.
    if connection.configuration.journalMode == .wal { try findReaders(beside: connection) }
    return result
  }
}
