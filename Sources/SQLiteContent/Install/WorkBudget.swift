import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// The limit of SQLite's work on files of a given size: their rows are read a few times, not endlessly.
///
/// It counts steps of SQLite's virtual machine. A check, a copy or an index takes 10 to 100 steps per row, and the shortest row has 5
/// bytes. A single step may call a function that takes seconds, such as `printf()` of a very long text, so there is a time limit as well.
package final class WorkBudget {
  /// The number of steps for each byte of the files.
  static let perByte: Int64 = 100
  private static let portion: Int32 = 1_000

  let steps: Int64
  /// The longest value that SQLite may create for the files, in bytes: four times the size of the files, and at least 1,000,000.
  let length: Int
  private var left: Int64
  /// The limit of this thread's processor time: twenty seconds for each megabyte, in addition to the given time. A busy machine or a slow
  /// disk is not the file's fault.
  let time: Duration
  private let start = ThreadTime.now
  /// Whether SQLite was stopped.
  private(set) var isSpent = false
  private var isLifted = false
  private var lengthBefore: Int?

  /// - Parameters:
  ///   - bytes: The size of the files.
  ///   - floor: The number of steps in addition to the number for the size.
  ///   - time: The time in addition to the time for the size.
  init(bytes: Int64, floor: Int, time: Duration) {
    let bytes = min(max(bytes, 0), Int64(1) << 50)  // no file has more, and its steps can be counted
    steps = bytes * Self.perByte + Int64(floor)
    left = steps
    self.time = time + .seconds(20 * Double(bytes) / 1_000_000)
    length = Int(min(max(bytes, 250_000), Int64(Int32.max / 4)) * 4)
  }

  /// Stops the connection's statements when the budget is spent. Limits the length of values if the app has set no limit.
  func limit(_ connection: Connection, limitsLength: Bool) throws {
    if limitsLength, case let before = try connection.limit(.length), before > length {
      lengthBefore = before
      try connection.setLimit(.length, to: length)
    }
    try connection.addProgressHandler(everySteps: Self.portion) { [self] in
      if isLifted { return .proceed }
      left -= Int64(Self.portion)
      if left < 0 || ThreadTime.now - start > time { isSpent = true }
      return isSpent ? .interrupt : .proceed
    }.keepUntilClose()
  }

  /// Removes the limits from a connection before the app's own code uses it.
  func lift(from connection: Connection) throws {
    isLifted = true
    if let lengthBefore { try connection.setLimit(.length, to: lengthBefore) }
  }

  /// The reason why the work was stopped; nil when it was not.
  fileprivate var problem: String? {
    guard isSpent else { return nil }
    let spent = left < 0 ? "\(steps) steps" : "\(time.components.seconds) seconds of the processor"
    return "it took SQLite more than \(spent), which is more than files of this size can need"
  }
}

extension ContentInstaller {
  /// Runs a closure with the budget for files of this size, in bytes. An error thrown after the budget was spent becomes
  /// ``ContentError/beyondLimits(path:reason:)``.
  ///
  /// - Parameter path: The bundled file.
  package func withBudget<Result>(forBytes size: Int64, of path: String, _ body: (WorkBudget) throws -> Result) throws -> Result {
    let budget = WorkBudget(bytes: size, floor: floorOfWork, time: timeOfWork)
    do { return try body(budget) } catch {
      throw budget.problem.map { ContentError.beyondLimits(path: path, reason: $0) } ?? error
    }
  }
}
