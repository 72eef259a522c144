import Foundation

/// The settings of the run, as `Scripts/test` passes them on.
public enum TestRun {
  /// Whether the run is a long one, with time for everything.
  public static let isLong = variable("LONG_RUNS") != nil

  /// The seed of everything random, and of the choice of the calls that fail in a long sweep. Another seed may be given.
  public static let seed = variable("SEED").flatMap(UInt64.init) ?? 9

  /// Which of so many calls fail in a sweep whose runs take long: two thirds of `few`, or more, in a long run 400, and every one where `SQLITEMANAGER_LONG_RUNS`
  /// is `every`, which takes hours. Another seed chooses other calls.
  public static func sample(of count: Int, few: Int) -> StrideThrough<Int> {
    let step = variable("LONG_RUNS") == "every" ? 1 : max(1, isLong ? count / 400 : (count + few - 1) / few * 3 / 2)
    return stride(from: 1 + Int(seed % UInt64(step)), through: count, by: step)
  }

  /// The calls of a sample, each with a way to fail: the ways take turns, and in a long run each call fails in all of them.
  ///
  /// - Parameter turn: The place of the way in which the first call fails.
  public static func sample<Way>(of count: Int, few: Int, turn: Int = 0, ways: (Int) -> [Way]) -> [(call: Int, way: Way)] {
    sample(of: count, few: few).enumerated().flatMap { place, call in
      let all = ways(call)
      return (isLong ? all[...] : [all[(place + turn) % all.count]]).map { (call, $0) }
    }
  }

  /// Some of a test's cases, spread evenly over them; in a long run all.
  public static func sample<Case>(of cases: [Case], few: Int) -> [Case] {
    isLong ? cases : sample(of: cases.count, few: few).map { cases[$0 - 1] }
  }

  /// How many ways to fail a `FaultSweep` tries: in a long run 400, and every one where `SQLITEMANAGER_LONG_RUNS` is `every`.
  public static func most(_ few: Int) -> Int? { variable("LONG_RUNS") == "every" ? nil : isLong ? max(few, 400) : few }

  /// How often a random test is tried: `many` times in a long run, `few` times in another.
  public static func rounds(_ many: Int, few: Int) -> Int { isLong ? many : few }

  /// Whether a sanitizer watches: it maps terabytes, and takes the place of some of libc's functions.
  public static let isSanitized = variable("SANITIZED") != nil

  /// The value of an environment variable of these tests; nil where it is not set.
  public static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment["SQLITEMANAGER_" + name] }
}
