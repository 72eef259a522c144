public import SQLiteCalls

/// Whether an engine serves what it says it does, no more and no less.
///
/// ```swift
/// let examined = try EngineExamination(of: { Remote() }) { sqlite in try Stars(on: sqlite).add(42) }
/// #expect(examined.problems.isEmpty)
/// ```
///
/// ``ConformanceSuite`` compares the results of the engine with the results of SQLite.
public struct EngineExamination: Sendable, CustomStringConvertible {
  /// The functions that are not as the engine says, a sentence for each: those in ``RefusingSqlite3Wrapper/served`` that the work called and the base
  /// refused; those that are not in it and are overridden all the same; those in it that the work never called, so that nothing is known of them.
  public let problems: [String]

  /// Examines an engine.
  ///
  /// - Parameters:
  ///   - make: Makes the engine. One runs the work; on another each function that is not served is called once with null pointers and zeros, so
  ///     an override that is not listed must bear that.
  ///   - work: Data code that reaches all functions that are served.
  public init<Engine: RefusingSqlite3Wrapper>(of make: () -> Engine, _ work: (any Sqlite3WrapperProtocol) throws -> Void) rethrows {
    let engine = make()
    let counting = CountingSqlite3Wrapper(engine)
    try work(counting)
    let idle = make()
    let unlisted = Set(Sqlite3Call.allCases).subtracting(engine.served).subtracting(RefusingSqlite3Wrapper.answeredByBase)
      .subtracting(RefusingSqlite3Wrapper.derived.keys)
    callEverything(on: idle, among: unlisted) { _ in }
    func sentences(_ calls: Set<Sqlite3Call>, _ problem: String) -> [String] {
      Sqlite3Call.allCases.filter(calls.contains).map { "\($0.rawValue) is \(problem)" }
    }
    problems =
      sentences(engine.refused.intersection(engine.served), "listed as served, and is not overridden")
      + sentences(unlisted.subtracting(idle.refused), "overridden, and not listed as served")
      + sentences(engine.served.subtracting(counting.counts.keys), "listed as served, and the work never called it")
  }

  /// The problems, a line each, or that there is none.
  public var description: String { problems.isEmpty ? "the engine serves the functions that it lists" : problems.joined(separator: "\n") }
}
