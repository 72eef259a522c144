import Foundation

/// What `Scripts/test` says of the run.
public enum TestRun {
  /// Whether there is time for all of it.
  public static let isLong = variable("LONG_RUNS") != nil

  /// The seed of everything random, and of which calls of a long sweep fail. Another one may be given.
  public static let seed = variable("SEED").flatMap(UInt64.init) ?? 9

  /// Which of so many calls fail in a sweep whose runs take long: `few` of them, in a long run 400, and every one where `SQLITEMANAGER_LONG_RUNS`
  /// is `every`, which takes hours. Another seed takes others.
  public static func sample(of count: Int, few: Int) -> StrideThrough<Int> {
    let step = variable("LONG_RUNS") == "every" ? 1 : max(1, isLong ? count / 400 : (count + few - 1) / few)
    return stride(from: 1 + Int(seed % UInt64(step)), through: count, by: step)
  }

  /// The calls of a sample with how each of them fails: in one of the ways there are, which take turns, and in a long run in all of them.
  ///
  /// - Parameter turn: Which way is the first call's.
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

  /// How often something random is tried: so often in a long run, `few` times in another.
  public static func rounds(_ many: Int, few: Int) -> Int { isLong ? many : few }

  /// Whether a sanitizer watches: it maps terabytes, and takes the place of some of libc's functions.
  public static let isSanitized = variable("SANITIZED") != nil

  /// What an environment variable of these tests says.
  public static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment["SQLITEMANAGER_" + name] }
}
