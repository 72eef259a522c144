import SQLiteCalls

/// The compiled statements of a connection, by SQL text.
struct StatementCache: ~Copyable {
  let capacity: Int
  private var bySQL: [SQLText: PreparedStatement] = [:]
  /// The idle statement that was given back last, unless it is this package's own. If the same literal is prepared again, the statement is
  /// moved out and in without a look-up and without being retained.
  private var last: PreparedStatement?
  /// Some recently found statements, so that operations that run several statements find them without hashing their texts.
  private var recent: [PreparedStatement] = []
  /// The statements that are not cached: lent while another statement with the same text was in use, or compiled before
  /// ``forgetAll(finalizes:)``.
  private var extra: [PreparedStatement] = []
  /// The statements that were idle when they were last sorted, with the number of their last loan, oldest first. A statement lent since
  /// then is younger than all of them.
  private var oldest: ArraySlice<(prepared: PreparedStatement, lent: Int)> = []
  /// The number of times that all statements were removed: a statement that was being compiled at that time is not cached.
  private(set) var generation = 0
  /// The number of loans so far.
  private(set) var lendings = 0
  /// The number of statements that are lent now.
  private(set) var lentCount = 0

  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// Lends the statement that was given back last; returns nil unless it was last lent for the same pieces of text.
  @inline(__always) mutating func lendLast(_ pieces: borrowing PiecedText) -> PreparedStatement? {
    guard last?.pieces.isMade(as: pieces) == true, let lent = last.take() else { return nil }
    noteLending(of: lent)
    return lent
  }

  /// Lends an idle statement with this text; returns nil if there is none.
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

  /// Lends a statement that was lent before, without comparing its text; returns false if it is in use, or no longer cached.
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

  /// Adds a statement that was just compiled and is lent.
  ///
  /// - Parameter generation: The ``generation`` when its compilation began.
  mutating func add(_ prepared: PreparedStatement, of generation: Int) {
    guard generation == self.generation, bySQL[SQLText(text: prepared.sql)] == nil else { return addExtra(prepared) }
    noteLending(of: prepared)
    prepared.isKept = true
    bySQL[SQLText(text: prepared.sql)] = prepared
    trim()
  }

  /// Adds a lent statement that is finalized when it is given back.
  mutating func addExtra(_ prepared: PreparedStatement) {
    noteLending(of: prepared)
    extra.append(prepared)
  }

  /// Takes back a statement that was reset and drops its values, or finalizes it when there is no room.
  @inline(__always) mutating func giveBack(_ loan: consuming Loan) {
    loan.prepared.dropBindings()
    loan.prepared.isLent = false
    lentCount &-= 1
    if !extra.isEmpty, finalizeExtra(loan.prepared) { return }
    if !loan.prepared.isOwn { last = loan.take() }
    if bySQL.count > capacity { trim() }
  }

  /// Finalizes the statements that are neither cached nor in use; returns whether the given one is among them.
  @discardableResult private mutating func finalizeExtra(_ prepared: PreparedStatement? = nil) -> Bool {
    let ending = extra.filter { !$0.isLent }
    guard !ending.isEmpty else { return false }
    extra.removeAll { !$0.isLent }
    for prepared in ending { prepared.finalize() }
    return ending.contains { $0 === prepared }
  }

  /// Finalizes the least recently lent idle statements until the cache fits its capacity. Statements are sorted again only when all
  /// statements from the last sort have been considered.
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

  /// Sorts statements by their last loan, least recent first, so that each run of a program makes the same calls in the same order.
  private static func byAge(_ all: [PreparedStatement]) -> [PreparedStatement] { all.sorted { $0.lastLent < $1.lastLent } }

  /// Finalizes every statement that is not in use.
  mutating func finalizeIdle() {
    oldest = []
    for prepared in Self.byAge(Array(bySQL.values)) where !prepared.isLent { forget(prepared) }
    finalizeExtra()
  }

  /// Removes all statements, so that every text is compiled again; a statement in use is not cached when it is given back.
  ///
  /// - Parameter finalizes: Whether idle statements are finalized now, instead of when the next one is given back.
  mutating func forgetAll(finalizes: Bool) {
    generation &+= 1
    for prepared in bySQL.values { prepared.isKept = false }
    extra += Self.byAge(Array(bySQL.values))
    (bySQL, recent) = ([:], [])
    last = nil
    oldest = []
    if finalizes { finalizeExtra() }
  }

  /// Finalizes the statement with this text, unless it is in use.
  mutating func forgetIdle(_ sql: String) {
    if let found = bySQL[SQLText(text: sql)], !found.isLent { forget(found) }
  }

  /// Removes a statement in use, so that its text is compiled again; it is not cached when it is given back.
  mutating func forgetLent(_ prepared: PreparedStatement) {
    prepared.isKept = false
    bySQL[SQLText(text: prepared.sql)] = nil
    recent.removeAll { $0 === prepared }
    extra.append(prepared)
  }

  /// Calls the closure with every statement, including statements in use.
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
}
