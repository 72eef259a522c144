import SQLiteCalls

/// The facts that a ledger keeps about one handle, both while it is open and after its release. The ledger's lock protects them.
final class HandleRecord {
  let handle: OpenHandle
  /// The wrapper from which the state of the handle is read; nil for a mock's handle, which is a number and not an address.
  let wrapper: (any Sqlite3WrapperProtocol)?
  /// The connections that are used when the handle is used.
  let connections: [UInt]
  /// For a connection: whether only one thread at a time may use it, because it was opened with SQLITE_OPEN_NOMUTEX.
  @safe @exclusivity(unchecked) var isConfined = false
  /// For a connection: whether a trace callback receives its statements.
  @safe @exclusivity(unchecked) var isTraced = false
  /// For a statement: its position after the last step.
  @safe @exclusivity(unchecked) var place = Place.notStepped
  /// For a statement: the column values it has handed out since it was last stepped or reset. They are valid until it is stepped or reset
  /// again.
  @safe @exclusivity(unchecked) var lent: [UInt] = []
  /// For a statement: the column values it handed out between the two previous steps or resets.
  @safe @exclusivity(unchecked) var lentBefore: [UInt] = []
  /// For a statement: whether it has handed out more column values than `lent` keeps.
  @safe @exclusivity(unchecked) var hasLentMore = false
  /// For a statement: the number of columns of its rows; 0 until the ledger has read it.
  @safe @exclusivity(unchecked) var columnCount: Int32 = 0
  /// For a statement: whether it was compiled with the legacy interface, in which the reset reports the errors.
  /// <https://sqlite.org/c3ref/step.html>
  var isLegacy: Bool { handle.call == .sqlite3_prepare || handle.call == .sqlite3_prepare16 }
  /// For a statement of the legacy interface: whether a reset is still needed to get its error.
  @safe @exclusivity(unchecked) var owesReset = false
  /// For a statement: the parameters that were bound.
  @safe @exclusivity(unchecked) var parameters = BoundParameters()

  var bits: UInt { handle.bits }

  /// The position of a statement.
  enum Place { case notStepped, onRow, ended }

  init(_ handle: OpenHandle, _ wrapper: (any Sqlite3WrapperProtocol)? = nil) {
    self.handle = handle
    self.wrapper = wrapper
    connections = handle.kind == .connection ? [handle.bits] : handle.parents
  }
}

/// Records which of the first 64 parameters of a statement were bound since its last reset, and which were bound before.
struct BoundParameters {
  private var now: UInt64 = 0
  private var before: UInt64 = 0

  mutating func bind(_ number: Int64) { if (1...64).contains(number) { now |= 1 << UInt64(number - 1) } }

  /// Records that a run has ended and that its values stay bound.
  mutating func keep() { (before, now) = (before | now, 0) }

  /// The first parameter that still has the value of an earlier run although other parameters were bound for this run. Nil if there is
  /// none, or if no parameter was bound for this run.
  var leftOver: Int64? {
    let left = before & ~now
    return now == 0 || left == 0 ? nil : Int64(left.trailingZeroBitCount) + 1
  }
}
