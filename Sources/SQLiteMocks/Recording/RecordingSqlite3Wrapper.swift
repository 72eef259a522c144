public import SQLiteCalls
import SQLiteCore

/// Records every call with copies of its arguments and its answer, in order, and passes it on.
///
/// Only the newest calls are kept, up to a limit of calls and one of bytes; dropped calls are counted. It may be used and read from several threads when the
/// wrapper within may; calls are recorded in the order in which they come, and are given their answers when they return.
open class RecordingSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  private let tape: Locked<CallTape>
  /// How many calls are kept at most.
  public let limit: Int
  /// How many bytes of texts and blobs are kept at most.
  public let byteLimit: Int

  /// A wrapper that records the calls that pass it.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that calls are passed on to.
  ///   - limit: How many calls are kept at most, the newest; at least 1. 10,000 unless given.
  ///   - byteLimit: How many bytes their texts and blobs may have together; the newest call is kept whatever it holds. 64 MB unless given.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil, limit: Int? = nil, byteLimit: Int? = nil) {
    self.limit = max(limit ?? CallTape.standardLimit, 1)
    self.byteLimit = max(byteLimit ?? CallTape.standardByteLimit, 0)
    tape = Locked(CallTape(limit: self.limit, byteLimit: self.byteLimit))
    super.init(inner)
  }

  /// The calls that are kept, oldest first.
  public var calls: [RecordedCall] { tape.withLock { $0.calls } }

  /// The kept calls of some functions, oldest first.
  public func calls(of functions: Sqlite3Call...) -> [RecordedCall] { calls.filter { functions.contains($0.call) } }

  /// How many calls are no longer kept, because they were more than ``limit``, or their texts and blobs longer than ``byteLimit``.
  public var droppedCalls: Int { tape.withLock { $0.droppedCalls } }

  /// Forgets all calls.
  public func removeAll() { tape.withLock { $0.removeAll() } }

  /// A line for each kept call, handles named by kind and numbered by first appearance; a first line says how much was dropped.
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
