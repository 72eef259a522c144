/// The closure and the result of a task's work.
///
/// The task that waits takes both out of here before it goes on, and the error, and so has the last reference to them and to all that they hold.
/// An object of the caller's may call the database when it ends: it must not end on a thread, or under a lock, for which other threads wait.
final class TaskWork<Result>: PerformedWork, @unchecked Sendable {
  // The thread that does the work has these from when it begins, before and after that the task.
  @safe @exclusivity(unchecked) private var body: ((Slot) throws -> Result)?
  @safe @exclusivity(unchecked) private var result: Result?

  private typealias Outcome = (result: Result?, failure: (any Error)?, body: ((Slot) throws -> Result)?)

  init(_ body: @escaping (Slot) throws -> Result) { self.body = body }

  override func call(with slot: Slot) throws {
    let made = try body?(slot)
    handingOver { result = made }
  }

  /// Hands the task its result, and lets go of the rest.
  ///
  /// - Throws: The error that was noted; `CancellationError` where the work was never begun.
  func end() throws -> Result {
    let left: Outcome = handingOver { (result.take(), failure.take(), body.take()) }
    if let failure = left.failure { throw failure }
    guard let made = left.result else { throw CancellationError() }
    return made
  }
}
