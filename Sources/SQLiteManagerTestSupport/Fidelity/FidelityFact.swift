public import SQLiteCalls

/// One thing that is true of the C API, as a program that any wrapper can run.
public struct FidelityFact: Sendable, CustomStringConvertible {
  /// The fact, as a sentence.
  public let name: String
  /// Where it is documented.
  public let page: String
  /// What it needs in the database, run before it.
  public let setup: [String]
  /// What has to be observed: from the documentation, and seen on SQLite 3.40.1.
  public let expected: [String]
  /// The function it is about, if a library may lack that; nil for all others.
  public let needs: Sqlite3Call?
  private let script: @Sendable (MockSqlite3Wrapper) -> Void
  private let observe: @Sendable (FidelityStage) -> [String]

  /// A fact.
  ///
  /// - Parameters:
  ///   - name: The fact, as a sentence.
  ///   - page: Its page below `https://sqlite.org/`.
  ///   - setup: SQL to run first; a mock answers it without a script.
  ///   - expected: What has to be observed.
  ///   - needs: The function it is about, if a library may lack that.
  ///   - script: What a mock has to be told for the SQL of the fact.
  ///   - observe: Makes the calls and says what they answered.
  public init(
    _ name: String, page: String, setup: [String] = [], expected: [String], needs: Sqlite3Call? = nil,
    script: @escaping @Sendable (MockSqlite3Wrapper) -> Void = { _ in }, observe: @escaping @Sendable (FidelityStage) -> [String]
  ) {
    self.name = name
    self.page = "https://sqlite.org/" + page
    self.setup = setup
    self.expected = expected
    self.needs = needs
    self.script = script
    self.observe = observe
  }

  /// The name.
  public var description: String { name }

  /// Whether a wrapper has the function that the fact is about.
  public func concerns(_ wrapper: any Sqlite3WrapperProtocol) -> Bool { needs.map { wrapper.provides($0) } ?? true }

  /// A mock that is scripted for this fact.
  public func mock() -> MockSqlite3Wrapper {
    let mock = MockSqlite3Wrapper()
    for sql in setup { mock.when(sql).answers(.done) }
    script(mock)
    return mock
  }

  /// Makes the calls on a wrapper and says what they answered.
  public func observed(on wrapper: any Sqlite3WrapperProtocol) -> [String] {
    let bench = FidelityStage(wrapper, setup: setup)
    defer { bench.tearDown() }
    return observe(bench)
  }
}

/// The facts, and how a wrapper is examined with them.
///
/// ```swift
/// let examined = FidelitySuite.run(on: { _ in MyWrapper(Sqlite3Wrapper()) })
/// #expect(examined.lies.isEmpty)
/// #expect(examined.unserved == ["backups"])
/// ```
public enum FidelitySuite {
  /// Facts about one subject.
  public struct Group: Sendable {
    /// The subject, such as `backups`.
    public let name: String
    /// What is true of it.
    public let facts: [FidelityFact]
  }

  /// What a wrapper answered to one fact.
  public struct Result: Sendable, CustomStringConvertible {
    /// The fact.
    public let fact: FidelityFact
    /// The subject it is about.
    public let group: String
    /// What was observed.
    public let observed: [String]
    /// Whether that is what has to be observed.
    public var isTrue: Bool { observed == fact.expected }
    /// The name of the fact, and, unless it is true, what was expected and what was observed.
    public var description: String { isTrue ? fact.name : "\(fact.name): expected \(fact.expected), observed \(observed) (\(fact.page))" }
  }

  /// What a wrapper answered to all facts.
  public struct Examination: Sendable, CustomStringConvertible {
    /// Each fact that was examined, in order.
    public let results: [Result]
    /// The groups of facts that the wrapper does not serve: none of them is true of it, or it lacks the functions.
    public let unserved: [String]
    /// What is not true of the wrapper, of the groups that it serves.
    public var lies: [Result] { results.filter { !$0.isTrue && !unserved.contains($0.group) } }

    /// How many facts are true, which are not, and the groups that are not served.
    public var description: String {
      let rest = unserved.isEmpty ? [] : ["not served: " + unserved.joined(separator: ", ")]
      return (["\(results.count(where: \.isTrue)) of \(results.count) facts are true"] + lies.map(\.description) + rest).joined(
        separator: "\n")
    }
  }

  /// Every fact, by subject.
  public static let groups: [Group] = [
    Group(name: "compiling", facts: prepareFacts), Group(name: "running", facts: stepFacts),
    Group(name: "binding", facts: bindFacts + parameterFacts), Group(name: "columns", facts: columnFacts + conversionFacts),
    Group(name: "values", facts: valueFacts), Group(name: "errors", facts: errorFacts), Group(name: "connections", facts: connectionFacts),
    Group(name: "transactions", facts: transactionFacts + rollbackFacts), Group(name: "pragmas", facts: pragmaFacts),
    Group(name: "hooks", facts: hookFacts), Group(name: "functions", facts: functionFacts), Group(name: "blobs", facts: blobFacts),
    Group(name: "backups", facts: backupFacts),
  ]

  /// Every fact.
  public static let facts: [FidelityFact] = groups.flatMap(\.facts)

  /// Examines a wrapper, a new one for each fact, and survives one that refuses, answers nil or never comes to an end. Facts about functions
  /// that it lacks are left out.
  ///
  /// - Parameter make: Makes the wrapper for a fact; a mock comes from ``FidelityFact/mock()``.
  public static func run(on make: (FidelityFact) -> any Sqlite3WrapperProtocol) -> Examination {
    var results: [Result] = []
    var unserved: [String] = []
    for group in groups {
      let found = group.facts.compactMap { fact in
        let wrapper = make(fact)
        return fact.concerns(wrapper) ? Result(fact: fact, group: group.name, observed: fact.observed(on: wrapper)) : nil
      }
      if !found.contains(where: \.isTrue) { unserved.append(group.name) }
      results += found
    }
    return Examination(results: results, unserved: unserved)
  }
}
