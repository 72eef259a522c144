import Foundation
import Scratch
import Testing

/// The public methods that an extension of a type declares in the sources of some targets: each as its name with the labels and types of its
/// parameters.
private func methods(of type: String, in targets: Set<String>) throws -> [String: Set<String>] {
  var found: [String: Set<String>] = [:]
  for file in try SourceFile.all(generated: true) where targets.contains(file.target) && file.text.holds("extension \(type) {") {
    var isInside = false
    var lines = file.lines[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("extension ") { isInside = line == "extension \(type) {" }
      guard isInside, let start = line.range(of: "public func ") else { continue }
      var text = String(line[start.upperBound...])
      while !isClosed(text), let next = lines.popFirst() { text += next.drop { $0 == " " } }
      let name = String(text.prefix { $0.isLetter })
      found[name, default: []].insert(parameters(of: text).filter { $0 != " " })
    }
  }
  return found
}

/// Whether the parentheses of the parameters are closed in a text.
private func isClosed(_ text: String) -> Bool { text.contains("(") && text.count { $0 == "(" } == text.count { $0 == ")" } }

/// What stands between the parentheses of the parameters.
private func parameters(of text: String) -> String {
  let opened = text.drop { $0 != "(" }
  var depth = 0
  for place in opened.indices {
    if opened[place] == "(" { depth += 1 }
    if opened[place] == ")" { depth -= 1 }
    if depth == 0 { return String(opened[opened.startIndex...place]) }
  }
  return String(opened)
}

@Suite struct `The verbs of a connection` {
  static let targets: Set = ["SQLiteCore", "SQLiteText", "SQLiteTables"]
  /// All that are forwarded.
  static func verbs() throws -> Set<String> { Set(try verbs("readingVerbs") + verbs("writingVerbs")) }

  /// A list that the generator writes the forwarders from.
  static func verbs(_ list: String) throws -> [String] {
    let generator = try #require(try SourceFile.all(in: "Scripts").first { $0.name == "generator/Lending.swift" })
    let lines = generator.lines.drop { !$0.hasPrefix("let \(list): Set") }.prefix { $0 != "]" }
    return lines.flatMap { $0.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 } }
      .map { String($0.element) }
  }

  @Test func `are those of everything that lends one`() throws {
    let own = try methods(of: "Connection", in: Self.targets)
    let lent = try methods(of: "DatabaseAccess", in: Self.targets)
    let (reading, writing) = (try Self.verbs("readingVerbs"), try Self.verbs("writingVerbs"))
    let verbs = try Self.verbs()
    #expect(verbs.count == reading.count + writing.count)
    #expect(verbs.isSuperset(of: ["rows", "row", "value", "forEach", "cursor", "read", "find", "count", "insert"]))
    for verb in verbs {
      let wanted = try #require(own[verb], "Connection has no \(verb)")
      // What is no value, a cursor, is lent to a closure.
      let found = Set((lent[verb] ?? []).map { $0.replacing(",_body:(Cursor)throws->Result)", with: ")") })
      #expect(found == wanted, "\(verb)")
    }
    #expect(Set(lent.keys) == verbs.union(["transaction", "withReader"]))
  }

  @Test func `take a table by its name or its description under the same label`() throws {
    let own = try methods(of: "Connection", in: Self.targets)
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
