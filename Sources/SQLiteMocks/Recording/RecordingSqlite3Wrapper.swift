public import SQLiteCalls
import SQLiteCore

/// Records every call with copies of its arguments and its result, in order, and forwards it.
///
/// Only the newest calls are kept, up to a maximum number and a maximum size in bytes. Dropped calls are counted. The wrapper may be used
/// and read from several threads if the inner wrapper may. Calls are recorded in the order in which they are made, and their results are
/// added when they return.
open class RecordingSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  private let tape: Locked<CallTape>

  /// Creates a wrapper that records the calls it forwards.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that calls are forwarded to.
  ///   - limit: The maximum number of kept calls, at least 1; 10,000 by default. The newest calls are kept.
  ///   - byteLimit: The maximum size of their texts and blobs in bytes; 64 MB by default. The newest call is kept even if it is larger.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil, limit: Int? = nil, byteLimit: Int? = nil) {
    tape = Locked(CallTape(limit: limit ?? CallTape.standardLimit, byteLimit: byteLimit ?? CallTape.standardByteLimit))
    super.init(inner)
  }

  /// The kept calls, oldest first.
  public var calls: [RecordedCall] { tape.withLock { $0.calls } }

  /// Returns the kept calls to some functions, oldest first.
  public func calls(of functions: Sqlite3Call...) -> [RecordedCall] { calls.filter { functions.contains($0.call) } }

  /// The number of calls that were dropped because of a limit.
  public var droppedCalls: Int { tape.withLock { $0.droppedCalls } }

  /// Removes all calls.
  public func removeAll() { tape.withLock { $0.removeAll() } }

  /// A line for each kept call. Handles are named by kind and numbered by first appearance. If calls were dropped, the first line says so.
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
