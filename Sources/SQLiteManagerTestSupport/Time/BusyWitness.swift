import SQLiteCalls

/// A busy handler of the code under test, behind a witness that sees whether time passes.
@safe final class BusyWitness {
  private let function: Sqlite3Callback.Busy
  private let context: UnsafeMutableRawPointer?
  private let course: ClockCourse
  private var moment: Duration
  private var tries = 0
  /// A timeout of SQLite's own has taken its place. SQLite may still ask where an authorizer has ignored the PRAGMA.
  var isReplaced = false

  init(_ function: @escaping Sqlite3Callback.Busy, _ context: UnsafeMutableRawPointer?, _ course: ClockCourse) {
    unsafe (self.function, self.context) = unsafe (function, context)
    self.course = course
    moment = course.time
  }

  /// The handler that SQLite gets in place of the code's own one, with a witness as its context.
  static let ask: Sqlite3Callback.Busy = { witness, attempts in
    guard let witness = unsafe witness else { return 0 }
    return unsafe Unmanaged<BusyWitness>.fromOpaque(witness).takeUnretainedValue().ask(attempts)
  }

  var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// Asks the handler of the code under test, and stops it when it lets no time pass.
  func ask(_ attempts: Int32) -> Int32 {
    let answer = unsafe function(context, attempts)
    guard answer != 0 else { return 0 }
    let now = course.time
    (tries, moment) = now == moment && attempts > 0 ? (tries + 1, moment) : (1, now)
    if course.isExhausted { return 0 }
    guard tries >= VirtualTimeSqlite3Wrapper.triesInOneMoment else { return answer }
    course.report(
      "a busy handler wanted to try again \(tries) times at \(now.told), and let no time pass: sleep in it, and give up at some time")
    return 0
  }
}
