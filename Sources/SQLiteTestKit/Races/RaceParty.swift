import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteStorage

/// A place of an operation: a call to SQLite that may use a file, or a file operation that SQLite requests.
struct RacePlace {
  enum Kind {
    case call(Sqlite3Call, sql: String?)
    case file(FileCall.Method, name: String)
  }

  let kind: Kind
  /// Whether the package makes the call for a look-up of its own.
  let isOwn = OwnStatements.reason != nil
  let thread = currentThreadNumber
  /// The code that makes the call; nil unless call sites are recorded.
  var site: CallSite?

  /// The statement that the call compiles or runs.
  var statement: KnownStatement? { if case .call(_, let sql?) = kind { KnownStatement.of(sql) } else { nil } }

  /// The place as text, such as `sqlite3_step "SELECT 1"` or `shmLock of cards.sqlite`.
  var text: String {
    switch kind {
    case .call(let call, _): FailableCall.text(call, statement?.shown)
    case .file(let method, let name): "\(method.rawValue) of \(name)"
    }
  }
}

/// One of the two operations of a race, or its `setUp`. It records the places that the operation comes to, and stops it at one of them.
final class RaceParty: Sendable {
  private struct State {
    var isRunning = false
    var findsSites = false
    var places: [RacePlace] = []
    /// The number of the place at which the operation stops, and the closure that is called there.
    var stop: (place: Int, body: @Sendable () -> Void)?
    var refusals: [RacePlace] = []
    /// The databases that were opened, each with whether this created it.
    var databases: [String: Bool] = [:]
  }

  private let state: Locked<State>
  /// The clock, which stands still. Its file system also reports file operations.
  private let time: SweepTime
  /// Whether SQLite sleeps, and calls busy handlers, for as long as the operation wants.
  let waits: Bool

  /// - Parameter locks: Records the locks of the operation, whose waits for locks are then real; nil if it never waits for a lock.
  init(locks: HeldLocks? = nil) {
    let state = Locked(State())
    (self.state, waits) = (state, locks != nil)
    let isAwake: @Sendable (Int32) -> Void = { _ in }
    time = SweepTime(
      sleep: locks == nil ? isAwake : nil,
      calls: { call, perform in
        Self.arrive(state, call)
        return locks?.perform(call, in: { Self.lastCall(state) }, perform) ?? perform()
      })
    time.stands = true
  }

  /// The file system in which the operation opens databases, and in which SQLite does not sleep; nil before that.
  var fileSystem: String? { time.systemName }

  /// Returns a wrapper whose calls are places of this operation.
  func wrapper(_ inner: any Sqlite3WrapperProtocol) -> LedgerSqlite3Wrapper {
    LedgerSqlite3Wrapper(RacingSqlite3Wrapper(SweptSqlite3Wrapper(inner, in: time), self))
  }

  /// Begins to record the places of the operation.
  ///
  /// - Parameters:
  ///   - findsSites: Whether call sites are recorded.
  ///   - stop: The number of a place, counted from 1, and a closure that is called there.
  func begin(findsSites: Bool, stop: (place: Int, body: @Sendable () -> Void)?) {
    time.begin()
    state.withLock { state in
      (state.isRunning, state.findsSites, state.places, state.refusals) = (true, findsSites, [], [])
      state.stop = stop
    }
  }

  func end() {
    let stop = state.withLock { state in
      defer { (state.isRunning, state.stop) = (false, nil) }
      return state.stop
    }
    withExtendedLifetime(stop) {}  // it is released without the lock: after a deadlock it alone keeps the runner, which uses the lock
  }

  /// The places that the operation has come to since it began.
  var places: [RacePlace] { state.withLock(\.places) }
  /// The number of these places.
  var placeCount: Int { state.withLock(\.places.count) }
  /// The number of calls that were refused because of a lock.
  var refusalCount: Int { state.withLock(\.refusals.count) }
  /// These calls.
  var refusals: [RacePlace] { state.withLock(\.refusals) }
  /// The paths of all databases that were opened in any run, each with whether opening it for the first time created it.
  var databases: [String: Bool] { state.withLock(\.databases) }

  func arrive(at place: RacePlace) { Self.arrive(state, place) }

  /// Records a call that was refused because of a lock.
  func isRefused(_ place: RacePlace) { state.withLock { if $0.isRunning { $0.refusals.append(place) } } }

  /// Returns the last call that the user's code has made on this thread since the operation began; nil if there is none, or if it has
  /// ended.
  private static func lastCall(_ state: Locked<State>) -> RacePlace? {
    state.withLock { state in state.isRunning ? state.places.last { $0.thread == currentThreadNumber && $0.isUsersCall } : nil }
  }

  private static func arrive(_ state: Locked<State>, _ call: FileCall) {
    guard let path = call.path else { return }
    if call.method == .open, OpenFlags(rawValue: call.flags).contains(.mainDb) {
      state.withLock { if $0.databases[path] == nil { $0.databases[path] = !LocalFileSystem().exists(path) } }
    }
    // These neither change a file nor see the changes of others.
    if [.access, .fileSize, .fileControl, .shmMap].contains(call.method) { return }
    arrive(state, RacePlace(kind: .file(call.method, name: path.folderAndName.name)))
  }

  private static func arrive(_ state: Locked<State>, _ place: RacePlace) {
    let findsSites = state.withLock { $0.isRunning && $0.findsSites }
    var place = place
    if findsSites, case .call = place.kind { place.site = CallSite.here() }
    let stop = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.isRunning else { return nil }
      state.places.append(place)
      return state.places.count == state.stop?.place ? state.stop?.body : nil
    }
    stop?()
  }
}

/// Reports the calls of an operation to its party.
final class RacingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let party: RaceParty
  private let traits = CallTraits.all

  init(_ inner: any Sqlite3WrapperProtocol, _ party: RaceParty) {
    self.party = party
    super.init(inner)
  }

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let traits = traits[call.place]
    guard call.compiles || !traits.isDisjoint(with: [.mayTakeLong, .opensConnection, .leavesCode, .repeatsCode]) else { return perform() }
    let place = RacePlace(kind: .call(call, sql: sql(of: call, traits, arguments())))
    party.arrive(at: place)
    let answer = perform()
    if failed != nil, !traits.contains(.releases), let code = exactly(answer, Int32.self), ResultCode(rawValue: code).isLock {
      party.isRefused(place)
    }
    return answer
  }

  // A handler that always tries again would never return while the other operation stops. Few tries without a wait are what SQLite needs
  // when the other operation has just ended.
  override func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: Sqlite3Callback.Busy!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    if party.waits { return unsafe super.sqlite3_busy_handler(db, handler, context) }
    return unsafe super.sqlite3_busy_handler(db, handler.map { _ in { _, tries in tries < 20 ? 1 : 0 } }, nil)
  }

  private func sql(of call: Sqlite3Call, _ traits: CallTraits, _ arguments: [Sqlite3Argument]) -> String? {
    guard traits.contains(.usesStatement) else { return traits.contains(.opensConnection) ? nil : arguments.text(1) }
    return unsafe arguments.bits(0).flatMap { unsafe inner.sqlite3_sql(OpaquePointer(bitPattern: $0)) }.map { unsafe String(cString: $0) }
  }
}

extension RacingSqlite3Wrapper: TransparentDouble {}

extension ResultCode {
  /// Whether another connection's lock is the reason. SQLITE_PROTOCOL means that a lock of the write-ahead log was tried in vain.
  fileprivate var isLock: Bool { [.busy, .locked, .protocol].contains(primary) }
}
