import SQLiteCalls

/// The compiled statements of a connection, by SQL text.
struct StatementCache: ~Copyable {
  let capacity: Int
  private var bySQL: [SQLText: PreparedStatement] = [:]
  /// The idle statement given back last, if it is not this package's own: for the same literal again it is moved out and in, without a look-up
  /// and without being retained.
  private var last: PreparedStatement?
  /// Some statements that were found lately, so that verbs which run several statements find them without hashing their texts.
  private var recent: [PreparedStatement] = []
  /// The statements that are not kept: lent while another one of the same text was lent too, or compiled before ``forgetAll(finalizes:)``.
  private var extra: [PreparedStatement] = []
  /// The statements that were idle at the last look, and when each was lent last, the oldest first. One lent since is younger than all these.
  private var oldest: ArraySlice<(prepared: PreparedStatement, lent: Int)> = []
  /// How often all statements were forgotten: one that was being compiled meanwhile is not kept.
  private(set) var generation = 0
  /// How many times a statement was lent.
  private(set) var lendings = 0
  /// How many statements are lent.
  private(set) var lentCount = 0

  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// The statement given back last, now lent; nil when it was not lent last for a text of these pieces.
  @inline(__always) mutating func lendLast(_ pieces: borrowing PiecedText) -> PreparedStatement? {
    guard last?.pieces.isMade(as: pieces) == true, let lent = last.take() else { return nil }
    noteLending(of: lent)
    return lent
  }

  /// An idle statement of this text, now lent; nil when there is none.
  mutating func lend(_ sql: String) -> PreparedStatement? {
    for found in recent where found.sql.isSameString(as: sql) { return lendsAgain(found) ? found : nil }
    if last?.sql.isSameBytes(as: sql) == true, let lent = last.take() {
      noteLending(of: lent)
      return lent
    }
    guard let found = bySQL[SQLText(text: sql)], lendsAgain(found) else { return nil }
    if found.sql.isSameString(as: sql) { recent.append(found, toAtMost: 8) }
    return found
  }

  /// Lends a statement that was lent before, without a look at its text; false when it is in use, or not kept any longer.
  mutating func lendsAgain(_ known: PreparedStatement) -> Bool {
    guard known.isKept, !known.isLent else { return false }
    if last === known { last = nil }
    noteLending(of: known)
    return true
  }

  @inline(__always) private mutating func noteLending(of prepared: PreparedStatement) {
    prepared.isLent = true
    lentCount &+= 1
    lendings &+= 1
    prepared.lastLent = lendings
  }

  /// Takes note of a statement that was just compiled and is lent.
  ///
  /// - Parameter generation: The ``generation`` when its compilation began.
  mutating func add(_ prepared: PreparedStatement, of generation: Int) {
    guard generation == self.generation, bySQL[SQLText(text: prepared.sql)] == nil else { return addExtra(prepared) }
    noteLending(of: prepared)
    prepared.isKept = true
    bySQL[SQLText(text: prepared.sql)] = prepared
    trim()
  }

  /// Takes note of a statement that is lent, and finalized when it is given back.
  mutating func addExtra(_ prepared: PreparedStatement) {
    noteLending(of: prepared)
    extra.append(prepared)
  }

  /// Takes a statement back that was reset, without its values, or finalizes it when there is no room.
  @inline(__always) mutating func giveBack(_ loan: consuming Loan) {
    loan.prepared.dropBindings()
    loan.prepared.isLent = false
    lentCount &-= 1
    if !extra.isEmpty, finalizeExtra(loan.prepared) { return }
    if !loan.prepared.isOwn { last = loan.take() }
    if bySQL.count > capacity { trim() }
  }

  /// Finalizes the statements that are neither kept nor in use; true when a given one is among them.
  @discardableResult private mutating func finalizeExtra(_ prepared: PreparedStatement? = nil) -> Bool {
    let ending = extra.filter { !$0.isLent }
    guard !ending.isEmpty else { return false }
    extra.removeAll { !$0.isLent }
    for prepared in ending { prepared.finalize() }
    return ending.contains { $0 === prepared }
  }

  /// Finalizes the idle statements that were not lent for longest, as many as are too many. One sorting serves for all that are idle then.
  private mutating func trim() {
    while bySQL.count > capacity {
      if let (prepared, lent) = oldest.popFirst() {
        if !prepared.isLent && prepared.lastLent == lent { forget(prepared) }
        continue
      }
      let idle = bySQL.values.filter { !$0.isLent }
      if idle.isEmpty { return }
      oldest = Self.byAge(idle).map { ($0, $0.lastLent) }[...]
    }
  }

  /// The statements, the one that was not lent for longest first: the same calls come in the same order in each run.
  private static func byAge(_ all: [PreparedStatement]) -> [PreparedStatement] { all.sorted { $0.lastLent < $1.lastLent } }

  /// Finalizes every statement that is not in use.
  mutating func finalizeIdle() {
    oldest = []
    for prepared in Self.byAge(Array(bySQL.values)) where !prepared.isLent { forget(prepared) }
    finalizeExtra()
  }

  /// Makes every text compile again: a statement that is lent now is not kept when it is given back.
  ///
  /// - Parameter finalizes: Whether statements not in use are finalized now, and not when the next one is given back.
  mutating func forgetAll(finalizes: Bool) {
    generation &+= 1
    for prepared in bySQL.values { prepared.isKept = false }
    extra += Self.byAge(Array(bySQL.values))
    (bySQL, recent) = ([:], [])
    last = nil
    oldest = []
    if finalizes { finalizeExtra() }
  }

  /// Finalizes the statement of a text, unless it is in use.
  mutating func forgetIdle(_ sql: String) {
    if let found = bySQL[SQLText(text: sql)], !found.isLent { forget(found) }
  }

  /// Makes one text compile again: its statement is not kept when it is given back.
  mutating func forgetLent(_ prepared: PreparedStatement) {
    prepared.isKept = false
    bySQL[SQLText(text: prepared.sql)] = nil
    recent.removeAll { $0 === prepared }
    extra.append(prepared)
  }

  /// Does something with every statement, those in use among them.
  func forEach(_ body: (PreparedStatement) -> Void) { for prepared in bySQL.values + extra { body(prepared) } }

  /// The statements in use, in the order in which they were lent.
  var lent: [PreparedStatement] {
    if lentCount == 0 { return [] }
    return Self.byAge((bySQL.values + extra).filter { $0.isLent })
  }

  private mutating func forget(_ prepared: PreparedStatement) {
    prepared.isKept = false
    bySQL[SQLText(text: prepared.sql)] = nil
    if last === prepared { last = nil }
    recent.removeAll { $0 === prepared }
    prepared.finalize()
  }

  /// The text of the statements in use.
  var lentSQL: [String] { lent.map(\.sql) }
}
