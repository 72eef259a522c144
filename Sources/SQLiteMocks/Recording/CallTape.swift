import SQLiteCalls

/// The tape of a ``RecordingSqlite3Wrapper``, a ``CassetteRecordingSqlite3Wrapper`` or a ``MockSqlite3Wrapper``: the newest calls in order,
/// up to a limit of calls and a limit of bytes.
package struct CallTape: CustomStringConvertible {
  /// The default limit of kept calls.
  static let standardLimit = 10_000
  /// The default limit of bytes in texts and blobs: 64 MB.
  static let standardByteLimit = 64 << 20

  private var kept: Newest<TapeEntry>
  /// The number of calls that have not returned.
  package private(set) var depth = 0
  /// The number of calls before the tape was emptied. Calls among them that return later are not on it.
  private var former = 0

  package init(limit: Int, byteLimit: Int) { kept = Newest(limit: limit, byteLimit: byteLimit) }

  /// Clears the tape; the numbers of calls start at 1 again.
  package mutating func removeAll() {
    former += kept.total
    depth = 0
    kept.removeAll()
  }

  /// The kept calls and callbacks, oldest first.
  package var entries: [TapeEntry] { kept.elements }

  /// The kept calls, oldest first.
  var calls: [RecordedCall] {
    kept.elements.enumerated().compactMap { index, entry in RecordedCall(entry, ordinal: droppedCalls + index + 1) }
  }

  /// The number of the next call.
  var nextOrdinal: Int { kept.total + 1 }

  /// The number of calls that are no longer kept.
  package var droppedCalls: Int { kept.dropped }

  /// Records the start of a call, with copies of its arguments. Returns the place of the call, which is unique.
  package mutating func begin(_ kind: TapeEntry.Kind, _ arguments: [Sqlite3Argument]) -> Int {
    let entry = TapeEntry(kind: kind, arguments: arguments, depth: depth)
    kept.append(entry, payload: entry.payload)
    depth += 1
    return former + kept.total
  }

  /// Adds the result of the call at a place, and the values that it handed out, if that call is still kept.
  package mutating func finish(_ place: Int, _ result: Sqlite3Argument?, _ outs: [Sqlite3Argument]) {
    guard place > former else { return }
    depth -= 1
    let payload = (result?.payload ?? 0) + outs.reduce(0) { $0 + $1.payload }
    kept.change(place - former, adding: payload) { entry in
      entry?.result = result
      entry?.outs = outs
      entry?.hasReturned = true
    }
  }

  /// Records the result of a call; a call that only reads has no place before it returns.
  mutating func finish<Answer>(_ place: Int?, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) {
    let result = argument(of: answer, from: call)
    if let place { finish(place, result, call.outs(answer, arguments)) } else { add(call, arguments, result) }
  }

  /// Records a call that only reads, whose arguments are numbers.
  mutating func add(_ call: Sqlite3Call, _ arguments: consuming [Sqlite3Argument], _ result: consuming Sqlite3Argument?) {
    let payload = result?.payload ?? 0
    kept.append(TapeEntry(kind: .call(call), arguments: arguments, depth: depth, result: result, hasReturned: true), payload: payload)
  }

  /// A line for each kept call, with handles named by kind and numbered by first appearance; a first line reports dropped calls.
  package var description: String {
    var names = HandleNames()
    let bytes = kept.droppedBytes > 0 ? ", \(kept.droppedBytes) bytes of texts and blobs" : ""
    let dropped = droppedCalls > 0 ? ["(\(droppedCalls) earlier calls dropped\(bytes))"] : []
    return (dropped + calls.map { names.describe($0) }).joined(separator: "\n")
  }
}

extension Sqlite3Call {
  /// Whether the call reads a column or a value, so that no other call is made before it returns.
  var isRead: Bool { Self.reads[place] }

  /// Whether each call is such a read, by its place. `sqlite3_value_pointer` takes a text, not a number.
  static let reads = allCases.map {
    ($0.rawValue.hasPrefix("sqlite3_column_") || $0.rawValue.hasPrefix("sqlite3_value_")) && $0 != .sqlite3_value_pointer
  }

  /// The handle that the call has stored through one of its arguments, if any. Read it before the call returns.
  func outs<Answer>(_ answer: Answer, _ arguments: [Sqlite3Argument]) -> [Sqlite3Argument] {
    for case .pointer in arguments { return handles.handedOut(answer, arguments).map { [.handle($0)] } ?? [] }
    return []
  }
}
