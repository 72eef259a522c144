/// Decides whether a run of a sweep hangs, from readings of the process at regular intervals.
struct HangDetector {
  /// The state of the process at one reading.
  struct Reading {
    /// The seconds since the run began.
    var time: Double
    /// The processor time that the process has used, in seconds.
    var processor: Double
    /// The number of C calls that the run has made.
    var calls: Int
    /// Whether the run is in a call that may take long.
    var isInCall = false
    /// Whether other tasks get scheduled. If they do not, an asynchronous operation cannot be blamed for the processor time of others.
    var tasksGetTurn = true
  }

  /// The decision after a reading.
  enum Verdict: Equatable {
    case goesOn
    /// No more calls are made to fail.
    case hurry
    /// The process ends for the given reason.
    case ends(String)
  }

  private let limits: SweepLimits
  private let awaits: Bool
  private var last: Reading?
  /// The seconds without activity and the seconds of processor time since the last call, the seconds of pauses between calls, and all
  /// seconds of the run that count.
  private var (idle, spinning, pausing, passed) = (0.0, 0.0, 0.0, 0.0)

  init(_ limits: SweepLimits, awaits: Bool) {
    self.limits = limits
    self.awaits = awaits
  }

  /// The interval between readings, in seconds.
  var pause: Double { min(1, limits.idle / 5, limits.spinning / 5, limits.pausing / 5, limits.time.seconds / 20) }

  mutating func look(_ reading: Reading) -> Verdict {
    defer { last = reading }
    guard let last else { return .goesOn }
    let time = min(reading.time - last.time, 1.5 * pause)  // the machine may have been asleep
    let processor = reading.processor - last.processor
    let counted = awaits && !reading.tasksGetTurn ? time / 10 : time
    passed += counted
    let isResting = processor < time / 50
    if reading.calls != last.calls || reading.isInCall {
      (idle, spinning) = (0, 0)
    } else if isResting {
      idle += counted
    } else if !awaits || reading.tasksGetTurn {
      spinning += processor
    }
    if isResting, !reading.isInCall { pausing += counted }
    if idle >= limits.idle { return .ends("has made no call and used no processor for \(Self.text(limits.idle))") }
    if spinning >= limits.spinning { return .ends("has made no call in \(Self.text(limits.spinning)) of processor time") }
    if passed >= limits.time.seconds { return .ends("has not ended after \(limits.time)") }
    return pausing >= limits.pausing || passed >= limits.time.seconds / 2 ? .hurry : .goesOn
  }

  private static func text(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10) s" }
}
