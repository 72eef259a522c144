import SQLiteCalls

/// The compiled statements of a connection, by SQL text.
struct StatementCache: ~Copyable {
  let capacity: Int
  private var bySQL: [SQLText: PreparedStatement] = [:]
  /// The one asked for last: the same literal again is one comparison.
  private var last: PreparedStatement?
  /// Lent while another statement of the same text was lent too; not kept.
  private var extra: [PreparedStatement] = []
  private var lendings = 0

  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// An idle statement of this text, now lent; nil when there is none.
  mutating func lend(_ sql: String) -> PreparedStatement? {
    if let last, last.sql.isSameBytes(as: sql) { return lend(last) }
    guard let found = bySQL[SQLText(text: sql)] else { return nil }
    last = found
    return lend(found)
  }

  private mutating func lend(_ prepared: PreparedStatement) -> PreparedStatement? {
    if unsafe prepared.isLent { return nil }
    unsafe prepared.isLent = true
    lendings += 1
    unsafe prepared.lastLent = lendings
    return prepared
  }

  /// Takes note of a statement that was just compiled and is lent.
  mutating func add(_ prepared: PreparedStatement) {
    guard bySQL[SQLText(text: prepared.sql)] == nil else { return extra.append(prepared) }
    lendings += 1
    unsafe prepared.lastLent = lendings
    bySQL[SQLText(text: prepared.sql)] = prepared
    last = prepared
    trim()
  }

  /// Takes note of a statement that is finalized when it is given back.
  mutating func addExtra(_ prepared: PreparedStatement) { extra.append(prepared) }

  /// Takes a statement back, reset and without values, or finalizes it when there is no room.
  mutating func giveBack(_ prepared: PreparedStatement) {
    if unsafe prepared.isRunning { prepared.reset() }
    prepared.clearBindings()
    unsafe prepared.isLent = false
    if !extra.isEmpty, let place = extra.firstIndex(where: { $0 === prepared }) {
      extra.remove(at: place)
      prepared.finalize()
    } else if bySQL.count > capacity {
      trim()
    }
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

  private mutating func forget(_ prepared: PreparedStatement) {
    bySQL[SQLText(text: prepared.sql)] = nil
    if last === prepared { last = nil }
    prepared.finalize()
  }

  /// The text of the statements in use.
  var lentSQL: [String] { (bySQL.values.filter { unsafe $0.isLent } + extra).map(\.sql) }
}

/// A text as SQLite sees it: strings that Swift holds for equal, "é" in one character or in two, are different SQL.
private struct SQLText: Hashable {
  let text: String
  static func == (first: SQLText, second: SQLText) -> Bool { first.text.isSameBytes(as: second.text) }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension String {
  /// Whether the UTF-8 bytes are the same; at once for one literal or one string handed on.
  fileprivate func isSameBytes(as other: String) -> Bool {
    let isSame: Bool?? = unsafe utf8.withContiguousStorageIfAvailable { first in
      unsafe other.utf8.withContiguousStorageIfAvailable { second in
        guard first.count == second.count else { return false }
        if unsafe first.baseAddress == second.baseAddress { return true }
        return unsafe Self.isSame(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Compares eight bytes at a time; both are equally long.
  private static func isSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= first.count {
      let (a, b) = unsafe (
        first.loadUnaligned(fromByteOffset: offset, as: UInt64.self), second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      if a != b { return false }
      offset += 8
    }
    while offset < first.count {
      if unsafe first[offset] != second[offset] { return false }
      offset += 1
    }
    return true
  }
}
