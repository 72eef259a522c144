public import SQLiteCalls
import SQLiteCore
public import SQLiteEngine

/// The base of all doubles: each call goes through one ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
///
/// A wrapper to which calls are passed on is ``inner``. Without one, each call falls back from the newer to the older entry
/// point, so that a double that overrides only `sqlite3_open_v2`, `close`, `prepare_v2`, `step`, `finalize`, `column_int`,
/// `column_text`, `bind_int` and `bind_text` drives opening, reading, inserting, updating and deleting.
/// Overriding a method takes that call out of the funnel unless the override calls `super`.
open class RoutedSqlite3Wrapper: Sqlite3Funnel {
  /// The wrapper that the calls are passed on to.
  public final let inner: any Sqlite3WrapperProtocol

  /// A double in front of another wrapper, or, with nil, one whose calls fall back to each other.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil) {
    if let inner {
      self.inner = inner
      super.init(target: inner)
    } else {
      let fallback = FallbackSqlite3Wrapper()
      self.inner = fallback
      super.init(target: fallback)
      fallback.outer = self
    }
    if let test = DoublesInTest.current, let double = self as? any JudgedDouble { test.note(double) }
  }
}

/// A double that answers as the wrapper within it, but for calls that it makes fail: a question about the state of a handle may go past it.
package protocol TransparentDouble: RoutedSqlite3Wrapper {
  /// Whether the double last made a call fail with a code.
  func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool
}

extension TransparentDouble {
  /// False: the double makes no call fail.
  package func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool { false }
}

/// A double, or a part of one, that can say at the end of a test what went wrong.
package protocol JudgedDouble: AnyObject, Sendable {
  /// The handles that are still open, the misuses, and the statements that took a long way, a text each.
  var findings: [String] { get }
}

/// The ledgers and mocks, or the plan guards, that are made while a test runs which judges them: in its task, and in the tasks that it starts but for
/// detached ones.
package final class DoublesInTest: Sendable {
  /// The doubles of the test that runs in the current task.
  @TaskLocal package static var current: DoublesInTest?
  /// The plan guards of the test that runs in the current task: another trait judges them.
  @TaskLocal package static var plans: DoublesInTest?

  private let made = Locked<[any JudgedDouble]>([])

  /// No doubles yet.
  package init() {}

  /// Notes a double; a ledger that several wrappers share, once.
  package func note(_ double: any JudgedDouble) {
    made.withLock { made in if !made.contains(where: { $0 === double }) { made.append(double) } }
  }

  /// Whether no double was made that could be judged.
  package var isEmpty: Bool { made.withLock { $0.isEmpty } }

  /// The findings of all these doubles, a text each.
  package var problems: [String] { made.withLock { $0 }.flatMap(\.findings) }
}
