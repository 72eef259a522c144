import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// The ledger that recorded the last connection at each address. SQLite may hand out a connection at an address that another ledger
/// recorded as released.
private let lastGivers = Locked<[UInt: ObjectIdentifier]>([:])

private final class LedgerIdentity: Sendable {}

/// The state of a ledger, protected by its lock.
struct LedgerState {
  private let identity = LedgerIdentity()
  var calls = 0
  var open: [UInt: HandleRecord] = [:]
  var returned: [UInt: HandleRecord] = [:]
  var misuses: [HandleMisuse] = []
  /// The calls in progress, each with the connections that it uses and the handle that it releases.
  private var underWay: [(ordinal: Int, call: Sqlite3Call, thread: UInt, connections: [UInt], back: UInt?)] = []
  /// The last code that an application-defined function returned. If its statement fails with that code, the caller made no mistake.
  var functionCode: ResultCode?
  /// The statement that was used last. The next two properties are its pointer and the number of its columns that may be read without
  /// calling SQLite.
  private var lastStatement: HandleRecord?
  private var lastBits: UInt = 0
  private var readable: Int32 = 0
  /// The last value that a statement handed out, while it is valid; otherwise 0.
  private var freshValue: UInt = 0
  /// The statement that handed out each value that is no longer valid.
  private var lenders: [UInt: HandleRecord] = [:]

  // MARK: Notes

  mutating func note(_ kind: HandleMisuse.Kind, _ call: Sqlite3Call, _ handle: OpenHandle?, ordinal: Int? = nil, argument: Int64? = nil) {
    misuses.append(HandleMisuse(kind: kind, call: call, ordinal: ordinal ?? calls, handle: handle, argument: argument))
  }

  /// Returns whether a handle may be used, and records a misuse if not.
  mutating func admits(_ call: Sqlite3Call, _ bits: UInt, _ kind: HandleKind) -> Bool {
    let found = open[bits]
    if let found, found.handle.kind == kind { return true }
    if let dead = returned[bits], dead.handle.kind == kind {
      if isLent(bits) { return true }
      if kind == .connection, isOthers(bits) {
        renew(bits)
        return true
      }
      note(call.handles.takenBack == kind ? .returnedTwice : .usedAfterReturn, call, dead.handle)
      return false
    }
    if let found, found.handle.kind.isObject, !isLent(bits) {
      note(.wrongKind(found.handle.kind, usedAs: kind), call, found.handle)
      return false
    }
    return true
  }

  /// Whether SQLite may have passed a pointer to a callback that the current thread is running: a statement to a trace callback, or the
  /// handle that is being released.
  private func isLent(_ bits: UInt) -> Bool {
    guard !underWay.isEmpty else { return false }
    let thread = currentThreadNumber
    return underWay.contains { call in
      call.thread == thread && (call.back == bits || call.connections.contains { (open[$0] ?? returned[$0])?.isTraced == true })
    }
  }

  /// Records a misuse if a connection confined to one thread at a time is used while another thread is in a call on it.
  mutating func noteOtherThread(_ call: Sqlite3Call, _ connections: [UInt], _ record: HandleRecord?) {
    guard !underWay.isEmpty, call != .sqlite3_interrupt else { return }
    let thread = currentThreadNumber
    for connection in connections where (open[connection] ?? returned[connection])?.isConfined == true {
      guard let other = underWay.first(where: { $0.thread != thread && $0.connections.contains(connection) }) else { continue }
      note(.usedByTwoThreads(other.call, ordinal: other.ordinal), call, (record ?? open[connection])?.handle)
    }
  }

  // MARK: Calls that come back later

  mutating func begin(_ call: Sqlite3Call, _ connections: [UInt], back: UInt? = nil) {
    let used = call == .sqlite3_interrupt ? [] : connections
    underWay.append((calls, call, currentThreadNumber, used, back))
  }

  mutating func end(_ ordinal: Int) {
    if underWay.last?.ordinal == ordinal {
      underWay.removeLast()
    } else if let index = underWay.lastIndex(where: { $0.ordinal == ordinal }) {  // other threads have begun calls since
      underWay.remove(at: index)
    }
  }

  // MARK: Statements

  /// The record of an open statement.
  mutating func statement(_ bits: UInt) -> HandleRecord? {
    if bits == lastBits { return lastStatement }
    guard let found = open[bits], found.handle.kind == .statement else { return nil }
    setLast(found)
    return found
  }

  /// Caches the statement that will most likely be used next, with its current state.
  mutating func setLast(_ record: HandleRecord?) {
    lastStatement = record
    lastBits = record?.bits ?? 0
    readable = record?.place == .onRow ? record?.columnCount ?? 0 : 0
  }

  /// Counts a call on a statement and returns whether it may be forwarded. Records a misuse if not.
  mutating func admitsStatement(_ call: Sqlite3Call, _ bits: UInt) -> Bool {
    calls += 1
    if call == .sqlite3_clear_bindings { statement(bits)?.parameters = BoundParameters() }
    if bits == lastBits && underWay.isEmpty || bits == 0 { return true }
    guard let record = statement(bits) else { return admits(call, bits, .statement) }
    if !underWay.isEmpty { noteOtherThread(call, record.connections, record) }
    return true
  }

  /// Whether the ledger knows, without calling SQLite, that a column may be read.
  func isReadable(_ bits: UInt, _ column: Int32) -> Bool { bits == lastBits && column >= 0 && column < readable }

  /// Records the beginning of a step or a reset. Returns the number of the call, or nil if it must not be forwarded.
  mutating func beginMove(_ call: Sqlite3Call, _ bits: UInt) -> Int? {
    guard admitsStatement(call, bits) else { return nil }
    guard bits != 0, let record = statement(bits) else {
      begin(call, [])
      return calls
    }
    begin(call, record.connections)
    functionCode = nil
    if call == .sqlite3_step, record.owesReset { note(.steppedWithoutReset, call, record.handle) }
    if call == .sqlite3_step, record.place == .notStepped, let left = record.parameters.leftOver {
      note(.steppedWithOldValue, call, record.handle, argument: left)
    }
    if call == .sqlite3_reset, record.place != .notStepped { record.parameters.keep() }
    endLoans(of: record)
    record.place = call == .sqlite3_step ? .ended : .notStepped
    record.owesReset = false
    readable = 0
    return calls
  }

  /// Records the end of a step or a reset.
  mutating func endMove(_ call: Sqlite3Call, _ bits: UInt, _ ordinal: Int, _ code: ResultCode) {
    end(ordinal)
    guard call == .sqlite3_step, bits != 0, let record = statement(bits) else { return }
    record.place = code == .row ? .onRow : .ended
    record.owesReset = record.isLegacy && ![.row, .done, .busy, .misuse].contains(code.primary)
    setLast(record)
  }

  // MARK: Values

  /// Returns whether a call on a value may be forwarded, and records a misuse if not. Values passed to callbacks are not checked.
  mutating func admitsValue(_ call: Sqlite3Call, _ bits: UInt) -> Bool {
    if bits == freshValue || lastStatement?.lent.contains(bits) == true { return true }
    if !underWay.isEmpty, case let thread = currentThreadNumber, underWay.contains(where: { $0.thread == thread }) { return true }
    guard let lender = lenders[bits], !open.values.contains(where: { $0.hasLentMore || $0.lent.contains(bits) }) else { return true }
    note(.usedAfterLoan(.value), call, lender.handle)
    return false
  }

  /// Records that a statement has handed out a value.
  mutating func lend(_ value: UInt, of bits: UInt) {
    guard value != freshValue || bits != lastBits, let record = statement(bits), record.place == .onRow else { return }
    freshValue = value
    guard !record.lent.contains(value) else { return }
    if record.lent.count < 64 { record.lent.append(value) } else { record.hasLentMore = true }
  }

  /// Records that the values handed out by a statement are no longer valid.
  private mutating func endLoans(of record: HandleRecord) {
    freshValue = 0
    record.hasLentMore = false
    guard !record.lent.isEmpty else { return }
    if record.lent != record.lentBefore {
      for value in record.lent { lenders[value] = record }
      record.lentBefore = record.lent
    }
    record.lent.removeAll(keepingCapacity: true)
    if lenders.count > 10_000 { lenders = [:] }  // a mock never reuses the addresses of its values, so the table would grow forever
  }

  /// Forgets the earlier handle and value at an address, because a new object is there now.
  mutating func renew(_ bits: UInt) {
    returned[bits] = nil
    lenders[bits] = nil
  }

  // MARK: Handles that are given out and come back

  mutating func giveOut(_ record: HandleRecord) {
    renew(record.bits)
    if record.handle.kind == .connection, record.wrapper != nil { lastGivers.withLock { $0[record.bits] = ObjectIdentifier(identity) } }
    if lastBits == record.bits { setLast(nil) }
    open[record.bits] = record
  }

  /// Whether the connection now at an address belongs to another ledger. A backup between two wrappers passes such a connection.
  private func isOthers(_ bits: UInt) -> Bool { lastGivers.withLock { $0[bits] } != ObjectIdentifier(identity) }

  /// Records the release of a handle. This happens before the call is forwarded, because afterwards another thread may get the same
  /// pointer.
  mutating func takeBack(_ bits: UInt, _ kind: HandleKind) -> HandleRecord? {
    guard let record = open[bits], record.handle.kind == kind else { return nil }
    open[bits] = nil
    returned[bits] = record
    endLoans(of: record)
    if lastBits == bits { setLast(nil) }
    return record
  }

  /// Restores a handle that the call did not release after all.
  mutating func restore(_ record: HandleRecord) {
    guard returned[record.bits] === record else { return }
    returned[record.bits] = nil
    open[record.bits] = record
  }

  /// Forgets memory that SQLite owns from now on.
  mutating func giveAway(_ bits: UInt) {
    if open[bits]?.handle.kind == .memory { open[bits] = nil }
  }

  /// Forgets the oldest released handles, keeping `limit` of them, once there are more than twice as many. A mock never reuses their
  /// numbers.
  mutating func forgetReturned(beyond limit: Int) {
    guard returned.count > 2 * limit else { return }
    let ordinals = returned.values.map(\.handle.ordinal).sorted()
    returned = returned.filter { $0.value.handle.ordinal >= ordinals[ordinals.count - limit] }
  }

  /// Forgets the released handles of a kind, because SQLite may reuse their addresses.
  mutating func forgetReturned(_ kind: HandleKind) { returned = returned.filter { $0.value.handle.kind != kind } }
}

extension HandleKind {
  /// Whether a handle of this kind is an object of SQLite that can be mistaken for another kind.
  fileprivate var isObject: Bool {
    [.connection, .statement, .blob, .backup, .session, .changegroup, .rebaser, .string].contains(self)
  }
}
