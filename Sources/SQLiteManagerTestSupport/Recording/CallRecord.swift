import SQLiteCalls

/// The record of calls that a ``RecordingSqlite3Wrapper`` and a ``MockSqlite3Wrapper`` keep: the newest, up to a limit.
struct CallRecord: CustomStringConvertible {
  private var kept: [RecordedCall] = []
  /// How many calls there were.
  private(set) var total = 0
  let limit: Int

  init(limit: Int = .max) { self.limit = max(limit, 1) }

  /// The calls that are kept, oldest first.
  var calls: [RecordedCall] { Array(kept.suffix(limit)) }

  /// How many are no longer kept.
  var droppedCalls: Int { max(0, total - limit) }

  /// Records a call with copies of its arguments, and answers its number.
  mutating func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Int {
    total += 1
    kept.append(RecordedCall(ordinal: total, call: call, arguments: arguments, result: nil, handedOut: nil))
    if kept.count - limit >= limit { kept.removeFirst(kept.count - limit) }  // rarely, so that it costs little
    return total
  }

  /// Adds what the call of a number answered, if that call is still kept; to be called before it returns.
  mutating func finish<Answer>(_ ordinal: Int, _ answer: Answer) {
    let index = kept.count - 1 - (total - ordinal)
    guard kept.indices.contains(index) else { return }
    let call = kept[index].call
    kept[index].handedOut = call.handles.handedOut(answer, kept[index].arguments)
    kept[index].result = argument(of: answer, from: call)
  }

  /// A line for each kept call, handles named by kind and numbered by first appearance; a first line tells how many were dropped.
  var description: String {
    var names = HandleNames()
    let dropped = droppedCalls > 0 ? ["(\(droppedCalls) earlier calls dropped)"] : []
    return (dropped + calls.map { names.describe($0) }).joined(separator: "\n")
  }
}
