import SQLiteCalls

/// The compiled statements of a connection, by SQL text.
struct StatementCache: ~Copyable {
  let capacity: Int
  private var bySQL: [SQLText: PreparedStatement] = [:]
  /// The one given back last, idle: for the same literal again it is moved out and in, without a look-up and without being retained.
  private var last: PreparedStatement?
  /// Lent while another statement of the same text was lent too; not kept.
  private var extra: [PreparedStatement] = []
  private var lendings = 0

  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// The statement given back last, now lent; nil when its text is not this very string.
  @inline(__always) mutating func lendLast(_ sql: String) -> PreparedStatement? {
    guard last?.sql.isSameString(as: sql) == true, let lent = last.take() else { return nil }
    noteLending(of: lent)
    return lent
  }

  /// An idle statement of this text, now lent; nil when there is none.
  mutating func lend(_ sql: String) -> PreparedStatement? {
    if last?.sql.isSameBytes(as: sql) == true, let lent = last.take() {
      noteLending(of: lent)
      return lent
    }
    guard let found = bySQL[SQLText(text: sql)], unsafe !found.isLent else { return nil }
    noteLending(of: found)
    return found
  }

  @inline(__always) private mutating func noteLending(of prepared: PreparedStatement) {
    unsafe prepared.isLent = true
    lendings &+= 1
    unsafe prepared.lastLent = lendings
  }

  /// Takes note of a statement that was just compiled and is lent.
  mutating func add(_ prepared: PreparedStatement) {
    guard bySQL[SQLText(text: prepared.sql)] == nil else { return extra.append(prepared) }
    noteLending(of: prepared)
    bySQL[SQLText(text: prepared.sql)] = prepared
    trim()
  }

  /// Takes note of a statement that is finalized when it is given back.
  mutating func addExtra(_ prepared: PreparedStatement) { extra.append(prepared) }

  /// Takes a statement back that was reset, without its values, or finalizes it when there is no room.
  @inline(__always) mutating func giveBack(_ loan: consuming Loan) {
    loan.prepared.dropBindings()
    unsafe loan.prepared.isLent = false
    if !extra.isEmpty, finalizeExtra(loan.prepared) { return }
    last = loan.take()
    if bySQL.count > capacity { trim() }
  }

  /// Finalizes a statement if it is one that is not kept.
  private mutating func finalizeExtra(_ prepared: PreparedStatement) -> Bool {
    guard let place = extra.firstIndex(where: { $0 === prepared }) else { return false }
    extra.remove(at: place)
    prepared.finalize()
    return true
  }

  /// Finalizes the idle statements that were not lent for longest, as many as are too many.
  private mutating func trim() {
    guard bySQL.count > capacity else { return }
    let idle = bySQL.values.filter { unsafe !$0.isLent }.sorted { unsafe $0.lastLent < $1.lastLent }
    for prepared in idle.prefix(bySQL.count - capacity) { forget(prepared) }
  }

  /// Finalizes every statement that nobody uses.
  mutating func finalizeIdle() {
    for prepared in bySQL.values where unsafe !prepared.isLent { forget(prepared) }
  }

  /// Makes every text compile anew: what is lent now is not kept when it is given back.
  mutating func forgetAll() {
    finalizeIdle()
    extra += bySQL.values
    bySQL = [:]
  }

  private mutating func forget(_ prepared: PreparedStatement) {
    bySQL[SQLText(text: prepared.sql)] = nil
    if last === prepared { last = nil }
    prepared.finalize()
  }

  /// The text of the statements in use.
  var lentSQL: [String] { (bySQL.values.filter { unsafe $0.isLent } + extra).map(\.sql) }
}
