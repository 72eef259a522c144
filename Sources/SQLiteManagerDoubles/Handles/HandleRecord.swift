import SQLiteCalls

/// What a ledger knows of one handle, while it lives and after. Its lock sees to it that only one thread is here at a time.
final class HandleRecord {
  let bits: UInt
  let handle: OpenHandle
  /// Whom to ask for its state; nil for a handle of a mock, which is a number and no address.
  let wrapper: (any Sqlite3WrapperProtocol)?
  /// The connections that are used when it is.
  let connections: [UInt]
  /// Of a connection: whether only one thread at a time may use it, because it was opened with SQLITE_OPEN_NOMUTEX.
  @safe @exclusivity(unchecked) var isConfined = false
  /// Of a connection: whether statements are lent to a trace callback.
  @safe @exclusivity(unchecked) var isTraced = false
  /// Of a statement: what its last step has left.
  @safe @exclusivity(unchecked) var place = Place.notStepped
  /// Of a statement: the values it has lent since it was last stepped or reset; they are good until the next time.
  @safe @exclusivity(unchecked) var lent: [UInt] = []
  /// Of a statement: those it had lent the time before.
  @safe @exclusivity(unchecked) var lentBefore: [UInt] = []
  /// Of a statement: whether it has lent more than are kept.
  @safe @exclusivity(unchecked) var hasLentMore = false
  /// Of a statement: how many columns its rows have, as far as that was asked.
  @safe @exclusivity(unchecked) var columnCount: Int32 = 0
  /// Of a statement: whether it tells its errors when it is reset, as those of the legacy interface do. <https://sqlite.org/c3ref/step.html>
  var isLegacy: Bool { handle.call == .sqlite3_prepare || handle.call == .sqlite3_prepare16 }
  /// Of a statement of the legacy interface: whether its error is still to be asked for by a reset.
  @safe @exclusivity(unchecked) var owesReset = false
  /// Of a statement: what its parameters hold.
  @safe @exclusivity(unchecked) var parameters = BoundParameters()

  /// Where a statement stands.
  enum Place { case notStepped, onRow, ended }

  init(_ handle: OpenHandle, _ wrapper: (any Sqlite3WrapperProtocol)? = nil) {
    bits = handle.bits
    self.handle = handle
    self.wrapper = wrapper
    connections = handle.kind == .connection ? [bits] : handle.parents
  }
}

/// Which of the first 64 parameters of a statement were bound: since it was reset, and before.
struct BoundParameters {
  private var now: UInt64 = 0
  private var before: UInt64 = 0

  mutating func bind(_ number: Int64) { if (1...64).contains(number) { now |= 1 << UInt64(number - 1) } }

  /// A run has ended, and the values stay.
  mutating func keep() { (before, now) = (before | now, 0) }

  /// The first parameter that has the value of an earlier run where others were bound for this one; nil where none were, or all.
  var leftOver: Int64? {
    let left = before & ~now
    return now == 0 || left == 0 ? nil : Int64(left.trailingZeroBitCount) + 1
  }
}
