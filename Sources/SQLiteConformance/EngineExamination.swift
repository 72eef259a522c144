public import SQLiteCalls

/// A check that an engine implements exactly the functions that it declares.
///
/// ```swift
/// let examined = try EngineExamination(of: { Remote() }) { sqlite in try Stars(on: sqlite).add(42) }
/// #expect(examined.problems.isEmpty)
/// ```
///
/// ``ConformanceSuite`` compares an engine's results with SQLite's.
public struct EngineExamination: Sendable, CustomStringConvertible {
  /// The discrepancies, one sentence for each function: listed in ``RefusingSqlite3Wrapper/served``, but refused by the base class when the
  /// work called the function; overridden, but not listed; or listed, but never called by the work, so that nothing is known about it.
  public let problems: [String]

  /// Examines an engine.
  ///
  /// - Parameters:
  ///   - make: Makes the engine. One instance runs the work. On another instance, each function that is not listed is called once with null
  ///     pointers and zeros; an override that is not listed must tolerate this.
  ///   - work: Data code that calls all listed functions.
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

  /// The problems, one per line, or a sentence that says that there are none.
  public var description: String { problems.isEmpty ? "the engine serves the functions that it lists" : problems.joined(separator: "\n") }
}
