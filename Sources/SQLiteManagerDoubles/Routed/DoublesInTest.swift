import SQLiteCore

/// A double, or what belongs to it, that can say at the end of a test what went wrong.
package protocol JudgedDouble: AnyObject, Sendable {
  /// What is still open, what was misused and what took a long way, a text each.
  var findings: [String] { get }
}

/// The ledgers and mocks, or the plan guards, that are made while a test runs which judges them: in its task, and in the tasks that it starts but for detached ones.
package final class DoublesInTest: Sendable {
  /// Those of the test that runs in the current task.
  @TaskLocal package static var current: DoublesInTest?
  /// The plan guards of the test that runs in the current task: another trait judges them.
  @TaskLocal package static var plans: DoublesInTest?

  private let made = Locked<[any JudgedDouble]>([])

  /// None yet.
  package init() {}

  /// Notes a double; a ledger that several wrappers share, once.
  package func note(_ double: any JudgedDouble) {
    made.withLock { made in if !made.contains(where: { $0 === double }) { made.append(double) } }
  }

  /// Whether nothing was made that could be judged.
  package var isEmpty: Bool { made.withLock { $0.isEmpty } }

  /// What they all found, a text each.
  package var problems: [String] { made.withLock { $0 }.flatMap(\.findings) }
}
