import SQLiteCalls

/// The record of calls that a ``RecordingSqlite3Wrapper`` and a ``MockSqlite3Wrapper`` keep: the newest, up to a limit of calls and of bytes.
struct CallRecord: CustomStringConvertible {
  /// How many calls a recorder keeps unless it is told otherwise.
  static let standardLimit = 10_000
  /// How many bytes of texts and blobs a recorder and a mock keep unless they are told otherwise: 64 MB.
  static let standardByteLimit = 64 << 20

  private var kept: Newest<RecordedCall>

  init(limit: Int, byteLimit: Int) { kept = Newest(limit: limit, byteLimit: byteLimit) }

  /// The calls that are kept, oldest first.
  var calls: [RecordedCall] { kept.elements }

  /// How many calls there were.
  var total: Int { kept.total }

  /// How many are no longer kept.
  var droppedCalls: Int { kept.dropped }

  /// The bytes of the texts and blobs of those.
  var droppedBytes: Int { kept.droppedBytes }

  /// Records a call that has answered, with copies of its arguments.
  mutating func add<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) {
    kept.append(
      RecordedCall(
        ordinal: kept.total + 1, call: call, arguments: arguments, result: argument(of: answer, from: call),
        handedOut: call.handedOut(answer, arguments)))
  }

  /// Records a call with copies of its arguments, and answers its number.
  mutating func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Int {
    kept.append(RecordedCall(ordinal: kept.total + 1, call: call, arguments: arguments, result: nil, handedOut: nil))
    return kept.total
  }

  /// Adds what the call of a number answered, if that call is still kept; to be called before it returns.
  mutating func finish<Answer>(_ ordinal: Int, _ answer: Answer) {
    kept.change(ordinal) { recorded in
      recorded.handedOut = recorded.call.handedOut(answer, recorded.arguments)
      recorded.result = argument(of: answer, from: recorded.call)
    }
  }

  /// A line for each kept call, handles named by kind and numbered by first appearance; a first line tells what was dropped.
  var description: String {
    var names = HandleNames()
    let bytes = droppedBytes > 0 ? ", \(droppedBytes) bytes of texts and blobs" : ""
    let dropped = droppedCalls > 0 ? ["(\(droppedCalls) earlier calls dropped\(bytes))"] : []
    return (dropped + calls.map { names.describe($0) }).joined(separator: "\n")
  }
}

extension Sqlite3Call {
  /// The handle that it has put where one of its arguments points to, if one does.
  fileprivate func handedOut<Answer>(_ answer: Answer, _ arguments: [Sqlite3Argument]) -> UInt? {
    for case .pointer in arguments { return handles.handedOut(answer, arguments) }
    return nil
  }
}

extension RecordedCall: Lightened {
  var payload: Int {
    var sum = result?.payload ?? 0
    for argument in arguments { sum += argument.payload }
    return sum
  }

  mutating func lighten() { (arguments, result) = ([], nil) }
}

extension Sqlite3Argument: Weighed {
  var payload: Int {
    switch self {
    case .text(let text?): text.utf8.count
    case .blob(let bytes?): bytes.count
    default: 0
    }
  }
}
