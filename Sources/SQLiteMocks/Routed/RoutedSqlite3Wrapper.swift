public import SQLiteCalls
import SQLiteCore
public import SQLiteEngine

/// The base class of all doubles. Every call goes through ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
///
/// Calls are forwarded to the wrapper ``inner``. Without an inner wrapper, newer calls fall back to older calls, so that a double that
/// overrides only `sqlite3_open_v2`, `close`, `prepare_v2`, `step`, `finalize`, `column_int`, `column_text`, `bind_int` and `bind_text`
/// supports opening, reading, inserting, updating and deleting. Overriding a method takes that call out of the funnel unless the override
/// calls `super`.
open class RoutedSqlite3Wrapper: Sqlite3Funnel {
  /// The wrapper that calls are forwarded to.
  public final let inner: any Sqlite3WrapperProtocol

  /// Creates a double in front of another wrapper; with nil, a double whose newer calls fall back to older calls.
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

/// A double that behaves like its inner wrapper except for calls that it makes fail. The state of a handle may be read directly from the
/// inner wrapper.
package protocol TransparentDouble: RoutedSqlite3Wrapper {
  /// Whether the last failure that the double injected had this code and was for this call.
  func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool
}

extension TransparentDouble {
  /// False, because by default a double injects no failures.
  package func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool { false }
}

/// A double, or a part of a double, that reports problems at the end of a test.
package protocol JudgedDouble: AnyObject, Sendable {
  /// Messages about the problems, such as handles that are still open, misuses, and statements with slow query plans.
  var findings: [String] { get }
}

/// The ledgers and mocks, or the plan guards, created during a test that checks them. They count if they are created in the test's task or
/// in a task that it starts, except detached tasks.
package final class DoublesInTest: Sendable {
  /// The doubles of the current task's test.
  @TaskLocal package static var current: DoublesInTest?
  /// The plan guards of the current task's test, which another trait checks.
  @TaskLocal package static var plans: DoublesInTest?

  private let made = Locked<[any JudgedDouble]>([])

  /// An empty list of doubles.
  package init() {}

  /// Adds a double. A ledger that several wrappers share is added only once.
  package func note(_ double: any JudgedDouble) {
    made.withLock { made in if !made.contains(where: { $0 === double }) { made.append(double) } }
  }

  /// Whether no double has been created yet that could be checked.
  package var isEmpty: Bool { made.withLock { $0.isEmpty } }

  /// The findings of all these doubles.
  package var problems: [String] { made.withLock { $0 }.flatMap(\.findings) }
}
