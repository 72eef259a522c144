import SQLiteCalls
package import SQLiteCore
import Synchronization

/// The lender of the connections of a ``SharedDatabase``: one that writes, or several that only read, and beside the one that writes others that read.
///
/// `DatabaseAccess` tells the rules by which it lends.
public final class ConnectionLender: Sendable {
  /// How a connection for reading is opened beside the one that writes.
  package typealias OpenReader = @Sendable () throws -> Connection

  /// The connections that read beside the one that writes.
  enum Beside {
    /// It is not known yet whether there can be any.
    case unknown
    case none
    case some(Readers)
  }

  struct State {
    var beside = Beside.unknown
    /// Readers that were given up while some were lent, until all have come back.
    var retiring: [Readers] = []
    var isSuspended = false

    var readers: Readers? {
      guard case .some(let readers) = beside else { return nil }
      return readers
    }

    /// The readers that are known, and those that have still to come back.
    var allReaders: [Readers] {
      mutating get {
        retiring.removeAll(where: \.areUnused)
        return retiring + (readers.map { [$0] } ?? [])
      }
    }
  }

  /// The connection that writes, or those of a pool.
  package let line: ConnectionLine
  package let observers = Observers()
  /// The temporary tables, databases and functions that only the connection that writes has.
  package let own: WritersOwn
  let state = Locked(State())
  /// Whether it is known that there are no readers: then no thread takes the lock to ask. It is written under the lock.
  private let isAlone = Atomic(false)
  /// Whether all connections only read.
  let isPool: Bool
  private let readerLimit: Int
  private let waitLimit: Duration?
  /// Nil where there are none.
  private let openReader: OpenReader?
  /// How many threads read for tasks.
  private let readingTasks = Atomic(0)

  /// - Parameters:
  ///   - name: Its name in errors.
  ///   - poolLimit: How many connections of a pool there may be; nil where one writes.
  ///   - waitLimit: How long a thread or task waits for one.
  ///   - drainage: When connections are closed that are not in use.
  ///   - readerLimit: How many may read beside the one that writes.
  ///   - own: The record of the tables, databases and functions that only the connection that writes has. The code that opens it notes there those of all.
  ///   - closesWhenIdle: Closes the connection that writes after each loan, where it should not stay open; answers whether it did.
  ///   - open: Opens the connection that writes, or one of a pool.
  ///   - openReader: Opens one that reads beside it; nil where there are none.
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

  /// Closes the readers first: the last connection that closes folds the log into the file, which takes the right to write.
  deinit { known?.retire() }

  /// Opens the connection that writes, and looks whether others can read beside it.
  func open() throws { try line.lend { _ = try findReaders(beside: $0) } }

  // MARK: - Lending

  package func write<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    // The writing of a task that reads meanwhile ends with the task, too.
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

  package func performRead<Result: Sendable>(
    _ scope: ReadScope, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await performRead(scope, observingFrom: nil, body)
  }

  /// Reads for a task.
  ///
  /// - Parameter start: Starts it for an observation; nil for another caller.
  @inline(__always) nonisolated(nonsending) func performRead<Result: Sendable>(
    _ scope: ReadScope, observingFrom start: PerformedWork.Start?, _ body: @escaping @Sendable (Connection) throws -> Result
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

  /// Does a verb that most often only reads, for a task.
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

  // MARK: - The readers beside the one that writes

  /// How many threads and tasks wait.
  package var waitingCount: Int { line.waitingCount + (known?.reading.waitingCount ?? 0) }

  /// How many there may be.
  var readerCount: Int { known == nil ? 0 : readerLimit }

  /// The readers that are known.
  var known: Readers? { state.withLock { $0.readers } }

  /// The readers of which the current thread has one.
  var heldReaders: Readers? { state.withLock { $0.allReaders.first { $0.heldSlot != nil } } }

  private var mayHaveReaders: Bool { openReader != nil && !isAlone.load(ordering: .relaxed) }

  /// Keeps the knowledge of readers, under the lock.
  private func note(_ beside: Beside, in state: inout State) {
    state.beside = beside
    if case .none = beside { isAlone.store(true, ordering: .relaxed) } else { isAlone.store(false, ordering: .relaxed) }
  }

  private func readers() throws -> Readers? {
    let (retiring, beside) = state.withLock { ($0.retiring, $0.beside) }
    if let held = retiring.first(where: { $0.heldSlot != nil }) { return held }
    switch beside {
    case .some(let readers): return readers
    case .none: return nil
    case .unknown: return try line.lendPlace { try findReaders(beside: $0.connection) }
    }
  }

  /// - Parameter start: Starts the search, where there has to be one; nil afterwards.
  private nonisolated(nonsending) func readersOfTask(_ start: inout PerformedWork.Start?) async throws -> Readers? {
    switch state.withLock({ $0.beside }) {
    case .some(let readers): return readers
    case .none: return nil
    case .unknown:
      let isPatient = start != nil
      return try await line.performWithPlace(when: start.take(), isPatient: isPatient) { try self.findReaders(beside: $0.connection) }
    }
  }

  /// Finds out whether there can be readers beside a connection, in the thread that has its place.
  @discardableResult func findReaders(beside connection: Connection?) throws -> Readers? {
    guard let openReader, let connection, case .unknown = state.withLock({ $0.beside }) else { return known }
    let readers =
      try connection.canBeReadBesides()
      ? Readers(of: line.name, limit: readerLimit, waitLimit: waitLimit, beside: own, open: openReader) : nil
    state.withLock { state in
      note(readers.map { .some($0) } ?? .none, in: &state)
      if state.isSuspended { _ = readers?.refuseSuspended() }  // none waits for them yet
    }
    return readers
  }

  /// Takes note that there can be no readers, unless some are there, which have to be waited for, stopped and closed.
  private func giveUpReaders() {
    state.withLock { state in
      if state.readers?.areUnused != false { note(.none, in: &state) }
    }
  }

  /// Has the lender find out again whether there are readers: another connection is going to write. Readers that are lent close when all are back.
  func forgetReaders() {
    own.forget()
    let forgotten = state.withLock { state in
      let readers = state.readers
      note(.unknown, in: &state)
      if let readers { state.retiring.append(readers) }
      return readers
    }
    forgotten?.retire()
  }

  // MARK: - The place of the connection that writes

  /// Runs a closure while no other thread has the connection that writes, be it open or not.
  package func withPlace<Result>(_ body: () throws -> Result) throws -> Result { try line.lendPlace { _ in try body() } }

  /// Puts a connection in its place that is not opened by the first call.
  ///
  /// - Parameter open: It is called with whether there is one already, and answers the outcome, and the connection if it has opened one.
  package func openByHand<Result>(_ open: (_ isOpen: Bool) throws -> (Result, Connection?)) throws -> Result {
    try line.lendPlace { try self.open(in: $0, by: open) }
  }

  /// Does for a task what ``openByHand(_:)`` does, on a thread that is not the task's, and ends with the task.
  package func performOpening<Result: Sendable>(
    _ open: @escaping @Sendable (_ isOpen: Bool) throws -> (Result, Connection?)
  ) async throws -> Result {
    try await line.performWithPlace { try self.open(in: $0, by: open) }
  }

  private func open<Result>(in slot: Slot, by open: (_ isOpen: Bool) throws -> (Result, Connection?)) throws -> Result {
    let (result, connection) = try line.opening(slot) { try open(slot.connection != nil) }
    guard let connection else { return result }
    line.put(connection, in: slot)
    // Else the first reader asks, and may have to wait for a writer.
    if connection.configuration.journalMode == .wal { try findReaders(beside: connection) }
    return result
  }
}
