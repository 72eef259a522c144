public import SQLiteCalls
import SQLiteCore

/// Records every call with copies of its arguments and its answer, in order, and passes it on.
///
/// Only the newest calls are kept, up to a limit; how many were dropped is counted. It may be used and read from several threads when the
/// wrapper within may; calls are recorded in the order in which they come back.
open class RecordingSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  private let record: Locked<CallRecord>
  /// How many calls are kept at most.
  public let limit: Int

  /// A wrapper that records what passes.
  ///
  /// - Parameter limit: How many calls are kept at most, the newest; at least 1.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil, limit: Int = 10_000) {
    self.limit = max(limit, 1)
    record = Locked(CallRecord(limit: limit))
    super.init(inner)
  }

  /// The calls that are kept, oldest first.
  public var calls: [RecordedCall] { record.withLock { $0.calls } }

  /// The kept calls of some functions, oldest first.
  public func calls(of functions: Sqlite3Call...) -> [RecordedCall] { calls.filter { functions.contains($0.call) } }

  /// How many calls are no longer kept, because there were more than ``limit``.
  public var droppedCalls: Int { record.withLock { $0.droppedCalls } }

  /// Forgets all calls.
  public func removeAll() { record.withLock { $0 = CallRecord(limit: limit) } }

  /// A line for each kept call, handles named by kind and numbered by first appearance; a first line tells how many were dropped.
  public var description: String { record.withLock { $0.description } }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    let answer = perform()
    record.withLock { record in
      let ordinal = record.begin(call, arguments)
      record.finish(ordinal, answer)
    }
    return answer
  }
}

extension RecordingSqlite3Wrapper: TransparentDouble {}
