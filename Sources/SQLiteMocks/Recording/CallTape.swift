import SQLiteCalls

/// The tape of a ``RecordingSqlite3Wrapper``, a ``CassetteRecordingSqlite3Wrapper`` or a ``MockSqlite3Wrapper``. It keeps the newest calls
/// in order, up to a maximum number and a maximum size in bytes.
package struct CallTape: CustomStringConvertible {
  /// The default maximum number of kept calls.
  static let standardLimit = 10_000
  /// The default maximum size of texts and blobs: 64 MB.
  static let standardByteLimit = 64 << 20

  private var kept: Newest<TapeEntry>
  /// The number of calls that have not returned.
  package private(set) var depth = 0
  /// The number of calls recorded before the tape was cleared. If one of them returns later, its result is ignored.
  private var former = 0

  package init(limit: Int, byteLimit: Int) { kept = Newest(limit: limit, byteLimit: byteLimit) }

  /// Clears the tape. Call numbers start at 1 again.
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

  /// Records the start of a call, with copies of its arguments. Returns a unique number with which the call can be finished.
  package mutating func begin(_ kind: TapeEntry.Kind, _ arguments: [Sqlite3Argument]) -> Int {
    let entry = TapeEntry(kind: kind, arguments: arguments, depth: depth)
    kept.append(entry, payload: entry.payload)
    depth += 1
    return former + kept.total
  }

  /// Adds the result of a call and the values that it handed out, if that call is still kept. `place` is the result of ``begin(_:_:)``.
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

  /// Records the result of a call. If `place` is nil, the call only reads and is recorded as a whole here.
  mutating func finish<Answer>(_ place: Int?, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) {
    let result = argument(of: answer, from: call)
    if let place { finish(place, result, call.outs(answer, arguments)) } else { add(call, arguments, result) }
  }

  /// Records a call that only reads. Its arguments contain no texts or blobs.
  mutating func add(_ call: Sqlite3Call, _ arguments: consuming [Sqlite3Argument], _ result: consuming Sqlite3Argument?) {
    let payload = result?.payload ?? 0
    kept.append(TapeEntry(kind: .call(call), arguments: arguments, depth: depth, result: result, hasReturned: true), payload: payload)
  }

  /// A line for each kept call. Handles are named by kind and numbered by first appearance. If calls were dropped, the first line says so.
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

  /// Whether each call is such a read, in the order of `allCases`. `sqlite3_value_pointer` is not, because it takes a string argument.
  static let reads = allCases.map {
    ($0.rawValue.hasPrefix("sqlite3_column_") || $0.rawValue.hasPrefix("sqlite3_value_")) && $0 != .sqlite3_value_pointer
  }

  /// The handle that the call has stored through one of its arguments, if any. Read it before the call returns to its caller.
  func outs<Answer>(_ answer: Answer, _ arguments: [Sqlite3Argument]) -> [Sqlite3Argument] {
    for case .pointer in arguments { return handles.handedOut(answer, arguments).map { [.handle($0)] } ?? [] }
    return []
  }
}
