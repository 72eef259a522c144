public import SQLiteCalls

/// A fact about the C API, as a program that can be run on any wrapper.
public struct ConformanceFact: Sendable, CustomStringConvertible {
  /// The fact, as a sentence.
  public let name: String
  /// The page that documents the fact.
  public let page: String
  /// The SQL that prepares the database for the fact.
  let setup: [String]
  /// The expected observations, taken from the documentation and confirmed on SQLite 3.40.1.
  let expected: [String]
  /// The function that the fact is about, if a library may lack it; otherwise nil.
  let needs: Sqlite3Call?
  private let before: Int32?
  private let later: [String]?
  private let script: @Sendable (MockSqlite3Wrapper) -> Void
  private let observe: @Sendable (ConformanceStage) -> [String]

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - name: The fact, as a sentence.
  ///   - page: The path of its page at `https://sqlite.org/`.
  ///   - setup: SQL to run first; `script` need not cover it.
  ///   - expected: The expected observations.
  ///   - needs: The function that the fact is about, if a library may lack it.
  ///   - before: The first version, as `sqlite3_libversion_number` returns it, in which SQLite behaves differently; nil if there is none.
  ///   - later: The expected observations from that version on; nil if the fact does not apply to it.
  ///   - script: Adds scripts for the fact's SQL to a mock.
  ///   - observe: Makes the calls and returns the observations.
  init(
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

  /// The name of the fact.
  public var description: String { name }

  /// Returns whether a wrapper has the function that the fact is about, and whether the fact applies to the wrapper's version.
  public func concerns(_ wrapper: any Sqlite3WrapperProtocol) -> Bool {
    (needs.map { wrapper.provides($0) } ?? true) && (later != nil || !isPast(wrapper))
  }

  /// Returns the expected observations for a wrapper, which depend on its version.
  public func expected(on wrapper: any Sqlite3WrapperProtocol) -> [String] { isPast(wrapper) ? later ?? expected : expected }

  private func isPast(_ wrapper: any Sqlite3WrapperProtocol) -> Bool { before.map { wrapper.sqlite3_libversion_number() >= $0 } ?? false }

  /// Returns a mock that is scripted for this fact.
  public func mock() -> MockSqlite3Wrapper {
    let mock = MockSqlite3Wrapper()
    for sql in setup { mock.when(sql).answers(.done) }
    script(mock)
    return mock
  }

  /// Makes the calls on a wrapper and returns the observations.
  public func observed(on wrapper: any Sqlite3WrapperProtocol) -> [String] {
    let stage = ConformanceStage(wrapper, setup: setup)
    defer { stage.tearDown() }
    return observe(stage)
  }
}
