public import SQLiteCalls
import SQLiteCore

/// Records every call with copies of its arguments and its result, in order, and forwards it.
///
/// Only the newest calls are kept, up to a limit of calls and a limit of bytes; dropped calls are counted. It may be used and read from
/// several threads if the inner wrapper may; calls are recorded in the order in which they are made, and their results are added when they
/// return.
open class RecordingSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  private let tape: Locked<CallTape>

  /// A wrapper that records the calls it forwards.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that calls are forwarded to.
  ///   - limit: The greatest number of kept calls, the newest ones; at least 1. 10,000 by default.
  ///   - byteLimit: The greatest number of bytes in their texts and blobs; the newest call is kept whatever its size. 64 MB by default.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil, limit: Int? = nil, byteLimit: Int? = nil) {
    tape = Locked(CallTape(limit: limit ?? CallTape.standardLimit, byteLimit: byteLimit ?? CallTape.standardByteLimit))
    super.init(inner)
  }

  /// The kept calls, oldest first.
  public var calls: [RecordedCall] { tape.withLock { $0.calls } }

  /// The kept calls of some functions, oldest first.
  public func calls(of functions: Sqlite3Call...) -> [RecordedCall] { calls.filter { functions.contains($0.call) } }

  /// The number of calls that are no longer kept, because of a limit.
  public var droppedCalls: Int { tape.withLock { $0.droppedCalls } }

  /// Removes all calls.
  public func removeAll() { tape.withLock { $0.removeAll() } }

  /// A line for each kept call, with handles named by kind and numbered by first appearance; a first line reports dropped calls.
  public var description: String { tape.withLock { $0.description } }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    let place = call.isRead ? nil : tape.withLock { $0.begin(.call(call), arguments) }
    let answer = perform()
    tape.withLock { $0.finish(place, call, arguments, answer) }
    return answer
  }
}

extension RecordingSqlite3Wrapper: TransparentDouble {}
