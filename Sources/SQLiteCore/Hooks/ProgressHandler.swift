import SQLiteCalls

/// The decision of a progress handler.
public enum ProgressDecision: Hashable, Sendable {
  /// The statement continues.
  case proceed
  /// The statement ends with SQLITE_INTERRUPT, and its changes are undone.
  case interrupt
}

extension Connection {
  /// Adds an observer that is called while statements run, about once every given number of steps of SQLite's virtual machine.
  ///
  /// A few thousand steps take a millisecond or less. If observers have different numbers of steps, each is called at the first opportunity
  /// after its own number. All are called until one interrupts. SQL on the connection is refused within the closure.
  /// - Parameters:
  ///   - steps: The number of steps, at least 1.
  ///   - body: Returns whether the statement may continue.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for fewer steps than 1, SQLITE_MISUSE after ``close()`` and within a callback of this
  ///   connection.
  ///
  /// The C function is `sqlite3_progress_handler`: <https://sqlite.org/c3ref/progress_handler.html>
  public func addProgressHandler(everySteps steps: Int32, _ body: @escaping () -> ProgressDecision) throws(SQLiteError) -> HookToken {
    guard steps > 0 else {
      throw SQLiteError.refused(.range, "a progress handler cannot be called every \(steps) steps")
    }
    return try hooksToChange().progress.add(ProgressObserver(steps, body))
  }
}

/// One observer, and the number of steps since it was last called.
final class ProgressObserver {
  let steps: Int32
  @safe @exclusivity(unchecked) private var seen: Int32 = 0
  private let body: () -> ProgressDecision

  init(_ steps: Int32, _ body: @escaping () -> ProgressDecision) {
    self.steps = steps
    self.body = body
  }

  /// Counts a number of steps, and returns whether to interrupt the statement.
  func interrupts(after count: Int32) -> Bool {
    let (sum, isTooMuch) = seen.addingReportingOverflow(count)
    seen = isTooMuch ? .max : sum
    guard seen >= steps else { return false }
    seen = 0
    return body() == .interrupt
  }
}

final class ProgressHook: HookObservers<ProgressObserver> {
  /// The interval between SQLite's calls, in steps: the smallest that any observer wants.
  private var steps: Int32 = 1

  override var call: Sqlite3Call { .sqlite3_progress_handler }
  override var dependsOnObservers: Bool { true }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
      guard let hook = unsafe context.object(as: ProgressHook.self) else { return 0 }
      let steps = hook.steps
      return hook.first { observer in observer.interrupts(after: steps) } ? 1 : 0
    }
    steps = bodies.map(\.steps).min() ?? 1
    unsafe connection.wrapper.sqlite3_progress_handler(connection.handle, isNeeded ? steps : 0, isNeeded ? callback : nil, context)
    return 0
  }
}
