import Foundation
import Scratch
import Testing

/// The public methods of a type that the sources of some targets declare: each as its name with the labels and types of its parameters.
private func methods(of type: String, in targets: Set<String>) throws -> [String: Set<String>] {
  let files = try SourceFile.all(generated: true).filter { targets.contains($0.target) && $0.text.holds("extension \(type) {") }
  let found = files.flatMap { $0.signatures("func") }.filter { $0.type == type }
  return Dictionary(grouping: found, by: \.name).mapValues { methods in
    Set(methods.map { "(" + $0.parameters.joined(separator: ",").filter { $0 != " " } + ")" })
  }
}

@Suite struct `The verbs of a connection` {
  static let targets: Set = ["SQLiteCore", "SQLiteDescriptions", "SQLiteFullText", "SQLiteTables"]
  /// The methods of the connection, read once for all tests.
  private static let own = Result { try methods(of: "Connection", in: targets) }
  /// All verbs that are forwarded.
  static func verbs() throws -> Set<String> { Set(try verbs("readingVerbs") + verbs("writingVerbs")) }

  /// A list that the generator writes the forwarders from.
  static func verbs(_ list: String) throws -> [String] {
    let generator = try #require(try SourceFile.all(in: "Scripts").first { $0.name == "generator/Lending.swift" })
    let lines = generator.lines.drop { !$0.hasPrefix("let \(list): Set") }.prefix { $0 != "]" }
    return lines.flatMap { $0.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 } }
      .map { String($0.element) }
  }

  @Test func `are those of everything that lends one`() throws {
    let own = try Self.own.get()
    let lent = try methods(of: "DatabaseAccess", in: Self.targets)
    let (reading, writing) = (try Self.verbs("readingVerbs"), try Self.verbs("writingVerbs"))
    let verbs = try Self.verbs()
    #expect(verbs.count == reading.count + writing.count)
    #expect(verbs.isSuperset(of: ["rows", "row", "value", "forEach", "cursor", "read", "find", "count", "insert"]))
    for verb in verbs {
      let wanted = try #require(own[verb], "Connection has no \(verb)")
      // A cursor is not a value, so it is lent to a closure.
      let found = Set((lent[verb] ?? []).map { $0.replacing(",_body:(Cursor)throws->Result)", with: ")") })
      #expect(found == wanted, "\(verb)")
    }
    #expect(Set(lent.keys) == verbs.union(["transaction", "withReader"]))
  }

  @Test func `take a table by its name or its description under the same label`() throws {
    let own = try Self.own.get()
    for (verb, label) in [
      ("read", "_"), ("count", "_"), ("update", "_"), ("find", "in"), ("forEach", "in"), ("cursor", "in"), ("insert", "into"),
      ("upsert", "into"), ("delete", "from"),
    ] {
      let methods = own[verb] ?? []
      let parameters = methods.flatMap { $0.dropFirst().dropLast().split(separator: ",").map(String.init) }
      let labels = parameters.filter { $0.hasSuffix("table:someTableReference") }.map { $0.replacing("table:someTableReference", with: "") }
      #expect(labels.contains(label) && Set(labels).isSubset(of: [label, "from", "in"]), "\(verb): \(labels)")
    }
  }
}
