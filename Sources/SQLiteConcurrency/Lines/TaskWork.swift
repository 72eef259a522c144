/// The closure and the result of a task's work.
///
/// The waiting task takes both, and the error, out of this object before it continues, so that it has the last reference to them and to
/// everything they hold. An object of the caller may call the database in its deinit, so it must not be released on a thread, or under a
/// lock, that other threads wait for.
final class TaskWork<Result>: PerformedWork, @unchecked Sendable {
  // The thread that does the work has exclusive access to both from beginning to end; the task has it before and after.
  @safe @exclusivity(unchecked) private var body: ((Slot) throws -> Result)?
  @safe @exclusivity(unchecked) private var result: Result?

  private typealias Outcome = (result: Result?, failure: (any Error)?, body: ((Slot) throws -> Result)?)

  init(_ body: @escaping (Slot) throws -> Result) { self.body = body }

  override func call(with slot: Slot) throws {
    let made = try body?(slot)
    handingOver { result = made }
  }

  /// Returns the result to the task, and releases everything else.
  ///
  /// - Throws: The recorded error; `CancellationError` if the work never began.
  func end() throws -> Result {
    let left: Outcome = handingOver { (result.take(), failure.take(), body.take()) }
    if let failure = left.failure { throw failure }
    guard let made = left.result else { throw CancellationError() }
    return made
  }
}
