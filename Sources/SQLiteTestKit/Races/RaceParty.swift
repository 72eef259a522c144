import Foundation
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
    var hasReturned: (@Sendable () -> Void)?
    /// The databases that were opened, each with whether this created it.
    var databases: [String: Bool] = [:]
  }

  private let state: Locked<State>
  /// The clock, which stands still. Its file system also reports file operations.
  private let time: SweepTime

  init() {
    let state = Locked(State())
    self.state = state
    time = SweepTime(
      now: { Int64(Date().timeIntervalSince1970 * 1_000) }, sleep: { _ in }, isCalled: { Self.arrive(state, $0) })
    time.stands = true
  }

  /// Returns a wrapper whose calls are places of this operation.
  func wrapper(_ inner: any Sqlite3WrapperProtocol) -> LedgerSqlite3Wrapper {
    LedgerSqlite3Wrapper(RacingSqlite3Wrapper(SweptSqlite3Wrapper(inner, in: time), self))
  }

  /// Begins to record the places of the operation.
  ///
  /// - Parameters:
  ///   - findsSites: Whether call sites are recorded.
  ///   - stop: The number of a place, counted from 1, and a closure that is called there.
  ///   - hasReturned: Called after each call to SQLite.
  func begin(findsSites: Bool, stop: (place: Int, body: @Sendable () -> Void)?, _ hasReturned: @escaping @Sendable () -> Void) {
    time.begin()
    state.withLock { state in
      (state.isRunning, state.findsSites, state.places, state.refusals) = (true, findsSites, [], [])
      (state.stop, state.hasReturned) = (stop, hasReturned)
    }
  }

  func end() { state.withLock { ($0.isRunning, $0.stop, $0.hasReturned) = (false, nil, nil) } }

  /// The places that the operation has come to since it began.
  var places: [RacePlace] { state.withLock(\.places) }
  /// The number of these places.
  var placeCount: Int { state.withLock(\.places.count) }
  /// The calls that were refused because of a lock.
  var refusals: [RacePlace] { state.withLock(\.refusals) }
  /// The paths of all databases that were opened in any run, each with whether opening it for the first time created it.
  var databases: [String: Bool] { state.withLock(\.databases) }

  func arrive(at place: RacePlace) { Self.arrive(state, place) }

  /// Records the return of a call.
  ///
  /// - Parameter isRefused: Whether a lock was the reason of its failure.
  func returns(from call: Sqlite3Call, _ sql: String?, isRefused: Bool) {
    let hasReturned = state.withLock { state in
      if isRefused, state.isRunning { state.refusals.append(RacePlace(kind: .call(call, sql: sql))) }
      return state.hasReturned
    }
    hasReturned?()
  }

  private static func arrive(_ state: Locked<State>, _ call: FileCall) {
    guard let path = call.path else { return }
    if call.method == .open, OpenFlags(rawValue: call.flags).contains(.mainDb) {
      let isCreated = !LocalFileSystem().exists(path)
      state.withLock { $0.databases[path] = $0.databases[path] ?? isCreated }
    }
    // These neither change a file nor see the changes of others.
    if [.access, .fileSize, .fileControl, .shmMap].contains(call.method) { return }
    arrive(state, RacePlace(kind: .file(call.method, name: path.folderAndName.name)))
  }

  private static func arrive(_ state: Locked<State>, _ place: RacePlace) {
    let findsSites = state.withLock { $0.findsSites }
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
    let sql = sql(of: call, traits, arguments())
    party.arrive(at: RacePlace(kind: .call(call, sql: sql)))
    let answer = perform()
    let code = failed == nil || traits.contains(.releases) ? nil : exactly(answer, Int32.self)
    party.returns(from: call, sql, isRefused: code.map { ResultCode(rawValue: $0).isLock } ?? false)
    return answer
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
