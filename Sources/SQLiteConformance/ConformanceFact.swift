public import SQLiteCalls

/// One thing that is true of the C API, as a program that any wrapper can run.
public struct ConformanceFact: Sendable, CustomStringConvertible {
  /// The fact, as a sentence.
  public let name: String
  /// The page that documents the fact.
  public let page: String
  /// The SQL that the fact needs in the database, run before it.
  public let setup: [String]
  /// The observations that have to be made: from the documentation, and seen on SQLite 3.40.1.
  public let expected: [String]
  /// The function that the fact is about, if a library may lack the function; nil for all others.
  public let needs: Sqlite3Call?
  private let before: Int32?
  private let later: [String]?
  private let script: @Sendable (MockSqlite3Wrapper) -> Void
  private let observe: @Sendable (ConformanceStage) -> [String]

  /// A fact.
  ///
  /// - Parameters:
  ///   - name: The fact, as a sentence.
  ///   - page: Its page below `https://sqlite.org/`.
  ///   - setup: SQL to run first; a mock answers it without a script.
  ///   - expected: The observations that have to be made.
  ///   - needs: The function that the fact is about, if a library may lack the function.
  ///   - before: The number of the first version, as `sqlite3_libversion_number` gives it, in which SQLite does otherwise; nil when every one does so.
  ///   - later: The observations from that version on; nil when it is not a fact then.
  ///   - script: Gives a mock its scripts for the SQL of the fact.
  ///   - observe: Makes the calls and answers the observations.
  public init(
    _ name: String, page: String, setup: [String] = [], expected: [String], needs: Sqlite3Call? = nil, before: Int32? = nil,
    later: [String]? = nil,
    script: @escaping @Sendable (MockSqlite3Wrapper) -> Void = { _ in }, observe: @escaping @Sendable (ConformanceStage) -> [String]
  ) {
    self.name = name
    self.page = "https://sqlite.org/" + page
    self.setup = setup
    self.expected = expected
    self.needs = needs
    self.before = before
    self.later = later
    self.script = script
    self.observe = observe
  }

  /// The name.
  public var description: String { name }

  /// Whether a wrapper has the function that the fact is about, and is of a version of which it is true.
  public func concerns(_ wrapper: any Sqlite3WrapperProtocol) -> Bool {
    (needs.map { wrapper.provides($0) } ?? true) && (later != nil || !isPast(wrapper))
  }

  /// The observations that have to be made on a wrapper, by its version.
  public func expected(on wrapper: any Sqlite3WrapperProtocol) -> [String] { isPast(wrapper) ? later ?? expected : expected }

  private func isPast(_ wrapper: any Sqlite3WrapperProtocol) -> Bool { before.map { wrapper.sqlite3_libversion_number() >= $0 } ?? false }

  /// A mock that is scripted for this fact.
  public func mock() -> MockSqlite3Wrapper {
    let mock = MockSqlite3Wrapper()
    for sql in setup { mock.when(sql).answers(.done) }
    script(mock)
    return mock
  }

  /// Makes the calls on a wrapper and answers the observations.
  public func observed(on wrapper: any Sqlite3WrapperProtocol) -> [String] {
    let stage = ConformanceStage(wrapper, setup: setup)
    defer { stage.tearDown() }
    return observe(stage)
  }
}
