public import SQLiteCalls

/// All facts about the C API. A wrapper can be examined against them.
///
/// ```swift
/// let examined = ConformanceSuite.run(on: { _ in MyWrapper(Sqlite3Wrapper()) })
/// #expect(examined.lies.isEmpty)
/// #expect(examined.unserved == ["backups"])
/// ```
public enum ConformanceSuite {
  /// Facts about one subject.
  public struct Group: Sendable {
    /// The subject, such as `backups`.
    public let name: String
    /// The facts about the subject.
    public let facts: [ConformanceFact]
  }

  /// The result of one fact on a wrapper.
  public struct Result: Sendable, CustomStringConvertible {
    /// The fact.
    public let fact: ConformanceFact
    /// The name of the group of facts.
    public let group: String
    /// The observations.
    public let observed: [String]
    let expected: [String]
    /// Whether the observations match the expected ones.
    public var isTrue: Bool { observed == expected }
    /// The name of the fact; if it is not true, also the expected and actual observations.
    public var description: String { isTrue ? fact.name : "\(fact.name): expected \(expected), observed \(observed) (\(fact.page))" }
  }

  /// The results of all facts on a wrapper.
  public struct Examination: Sendable, CustomStringConvertible {
    /// The results of all examined facts, in order.
    public let results: [Result]
    /// The facts that were not examined on an engine because their program calls a function that the engine refuses; see
    /// ``RefusingSqlite3Wrapper``.
    public let beyond: [ConformanceFact]
    /// The names of the groups that the wrapper does not support: none of their facts is true, or the wrapper lacks the functions.
    public let unserved: [String]
    /// The facts that are not true of the wrapper, from the groups that it supports.
    public var lies: [Result] { results.filter { !$0.isTrue && !unserved.contains($0.group) } }

    /// The number of true facts, the false facts, and the unsupported groups.
    public var description: String {
      var rest = beyond.isEmpty ? [] : ["\(beyond.count) facts call functions that are not served"]
      if !unserved.isEmpty { rest.append("not served: " + unserved.joined(separator: ", ")) }
      return (["\(results.count(where: \.isTrue)) of \(results.count) facts are true"] + lies.map(\.description) + rest).joined(
        separator: "\n")
    }
  }

  /// Every fact, grouped by subject.
  public static let groups: [Group] = [
    Group(name: "compiling", facts: prepareFacts), Group(name: "running", facts: stepFacts),
    Group(name: "binding", facts: bindFacts + parameterFacts), Group(name: "columns", facts: columnFacts + conversionFacts),
    Group(name: "values", facts: valueFacts), Group(name: "errors", facts: errorFacts), Group(name: "connections", facts: connectionFacts),
    Group(name: "transactions", facts: transactionFacts + rollbackFacts), Group(name: "pragmas", facts: pragmaFacts),
    Group(name: "hooks", facts: hookFacts), Group(name: "functions", facts: functionFacts), Group(name: "blobs", facts: blobFacts),
    Group(name: "backups", facts: backupFacts),
  ]

  /// Every fact.
  public static let facts: [ConformanceFact] = groups.flatMap(\.facts)

  /// Examines a wrapper; each fact gets a new instance.
  ///
  /// The wrapper may refuse calls, return nil, or return rows forever. Facts about functions that the wrapper lacks are omitted, and so are
  /// facts for which an engine refused a function.
  ///
  /// - Parameter make: Makes the wrapper for a fact; for a mock use ``ConformanceFact/mock()``.
  public static func run(on make: (ConformanceFact) -> any Sqlite3WrapperProtocol) -> Examination {
    var results: [Result] = []
    var unserved: [String] = []
    var beyond: [ConformanceFact] = []
    for group in groups {
      let found = group.facts.compactMap { fact -> Result? in
        let wrapper = make(fact)
        guard fact.concerns(wrapper) else { return nil }
        let result = Result(fact: fact, group: group.name, observed: fact.observed(on: wrapper), expected: fact.expected(on: wrapper))
        guard let engine = wrapper as? RefusingSqlite3Wrapper, !engine.refused.isEmpty else { return result }
        beyond.append(fact)
        return nil
      }
      if !found.contains(where: \.isTrue) { unserved.append(group.name) }
      results += found
    }
    return Examination(results: results, beyond: beyond, unserved: unserved)
  }
}
