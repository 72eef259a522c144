public import SQLiteCalls
import Synchronization

/// Records every call with copies of its arguments and its answer, in order, and passes it on.
///
/// Only the newest calls are kept, up to a limit; how many were dropped is counted. It may be used and read from several threads when the
/// wrapper within may; calls are recorded in the order in which they come back.
open class RecordingSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  private struct State {
    var calls: [RecordedCall] = []
    var total = 0
  }

  private let state = Mutex(State())
  /// How many calls are kept at most.
  public let limit: Int

  /// A wrapper that records what passes.
  ///
  /// - Parameter limit: How many calls are kept at most, the newest; at least 1.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil, limit: Int = 10_000) {
    self.limit = max(limit, 1)
    super.init(inner)
  }

  /// The calls that are kept, oldest first.
  public var calls: [RecordedCall] { state.withLock { Array($0.calls.suffix(limit)) } }

  /// The kept calls of some functions, oldest first.
  public func calls(of functions: Sqlite3Call...) -> [RecordedCall] { calls.filter { functions.contains($0.call) } }

  /// How many calls are no longer kept, because there were more than ``limit``.
  public var droppedCalls: Int { state.withLock { max(0, $0.total - limit) } }

  /// Forgets all calls.
  public func removeAll() { state.withLock { $0 = State() } }

  /// A line for each kept call, handles named by kind and numbered by first appearance; a first line tells how many were dropped.
  public var description: String {
    var names = HandleNames()
    let dropped = droppedCalls
    return ((dropped > 0 ? ["(\(dropped) earlier calls dropped)"] : []) + calls.map { names.describe($0) }).joined(separator: "\n")
  }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    let answer = perform()
    let handedOut = call.handles.handedOut(answer, arguments)
    let recorded = RecordedCall(call: call, arguments: arguments, result: argument(of: answer, from: call), handedOut: handedOut)
    state.withLock { state in
      state.total += 1
      state.calls.append(recorded)
      if state.calls.count >= limit * 2 { state.calls.removeFirst(state.calls.count - limit) }  // rarely, so that it costs little
    }
    return answer
  }
}
