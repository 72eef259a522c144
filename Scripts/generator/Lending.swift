import Foundation

// The verbs of every lender of a connection: each public method of `Connection` of such a name is forwarded by `DatabaseAccess`. The forwarders are
// generated, since a lender with only some of them, or some of their forms, would surprise: a method that works on a connection works on its lender.

/// The verbs that most often only read. They do not wait for the connection that writes, where there are others; SQLite is asked whether they may.
let readingVerbs: Set = [
  "rows", "row", "value", "forEach", "cursor",  // SQL
  "read", "find", "count", "exists",  // rows of tables
  "tableExists", "tables", "columns", "description", "differences",  // tables
  "search", "countResults", "forEachResult", "liveSearch",  // full-text search
]

/// The verbs that write: a connection that reads is not asked first.
let writingVerbs: Set = [
  "execute", "insert", "update", "upsert", "delete", "createTable", "createView", "dropTable",
]

/// A method of `Connection`, read from its source as swift-format writes it.
private struct Declaration {
  var documentation: [String] = []
  /// The attributes of the method that say how it is called.
  var marks = ""
  let name: String
  let generics: [String]
  let parameters: [String]
  let result: String
  let conditions: String

  /// - Parameter text: The text between `func` and the body.
  init?(_ text: String) {
    var rest = Substring(text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " "))
    name = String(rest.prefix { $0 != "<" && $0 != "(" })
    rest = rest.dropFirst(name.count)
    var generics: [String] = []
    if rest.first == "<" {
      guard let inner = Declaration.parenthesized(&rest) else { return nil }
      generics = Declaration.parts(inner)
    }
    self.generics = generics
    guard let inner = Declaration.parenthesized(&rest) else { return nil }
    parameters = Declaration.parts(inner)
    let words = rest.trimmingCharacters(in: .whitespaces).components(separatedBy: " where ")
    conditions = words.count > 1 ? " where " + words[1] : ""
    result = words[0].components(separatedBy: " -> ").dropFirst().joined(separator: " -> ")
  }

  /// The text between its first bracket and the one that closes it; all three are taken away.
  static func parenthesized(_ text: inout Substring) -> Substring? {
    var depth = 0
    var last: Character = " "
    for place in text.indices {
      if "([{<".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) || (text[place] == ">" && last != "-") { depth -= 1 }
      last = text[place]
      guard depth == 0 else { continue }
      let inner = text[text.index(after: text.startIndex)..<place]
      text = text[text.index(after: place)...]
      return inner
    }
    return nil
  }

  /// The parts between commas that stand in no brackets.
  static func parts(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      last = character
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// A generic parameter, which must be Sendable where its values leave the loan.
  private func sendable(_ generic: String) -> String {
    let name = generic.prefix { $0 != ":" }
    guard result.split(whereSeparator: { !$0.isLetter }).contains(name) else { return generic }
    return generic + (generic.contains(":") ? " & Sendable" : ": Sendable")
  }

  /// The parameter as it is handed on.
  private func argument(_ parameter: String) -> String {
    let names = parameter.prefix { $0 != ":" }.split(separator: " ")
    let isPack = parameter.contains(": repeat each ")
    let value = names[names.count - 1]
    let isVariadic = parameter.hasSuffix("...")  // arrays cannot be handed on: the type makes one value of several
    let type = parameter.split(separator: " ").last.map { $0.dropLast(3) } ?? ""
    return (names[0] == "_" ? "" : names[0] + ": ") + (isPack ? "repeat each " : "") + (isVariadic ? "\(type)(\(value))" : String(value))
  }

  var forwarder: String {
    let arguments = parameters.map(argument).joined(separator: ", ")
    let call = "\(name)(\(arguments))"
    var generics = generics.map(sendable)
    var parameters = parameters
    var result = result
    let lender = readingVerbs.contains(name) ? "reading" : "withConnection"
    var body = "try \(lender) { try $0.\(call) }"
    var documentation = documentation
    if result == "Cursor" {  // a cursor cannot leave the loan, so it is lent, too
      generics.append("Result: Sendable")
      parameters.append("_ body: (Cursor) throws -> Result")
      result = "Result"
      body =
        "try \(lender) {\n      let cursor = try $0.\(call)\n      $0.noteLending(of: cursor)\n      let result = try body(cursor)\n      try cursor.close()\n      return result\n    }"
      documentation.append("  /// The cursor is lent to a closure, whose result is the result.")
    }
    return documentation.joined(separator: "\n") + "\n  " + marks
      + "@_alwaysEmitIntoClient public func \(name)"
      + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
      + "(\(parameters.joined(separator: ", "))) throws" + (result.isEmpty ? "" : " -> \(result)") + conditions + " {\n    \(body)\n  }"
  }
}

/// The methods with a forwarded verb in the extensions of `Connection` of a file.
private func declarations(in text: String) -> [Declaration] {
  var found: [Declaration] = []
  var isInside = false
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
  var above: [String] = []
  while let line = lines.popFirst() {
    if line == "extension Connection {" { isInside = true }
    if line == "}" { isInside = false }
    if line.hasPrefix("  ///") || line.hasPrefix("  @") { above.append(line) }
    guard isInside, let range = line.range(of: "public func "), line.hasPrefix("  "), !line.hasPrefix("   ") else {
      if !line.hasPrefix("  ///"), !line.hasPrefix("  @") { above = [] }
      continue
    }
    if line.hasPrefix("  @") { above.removeLast() }
    var signature = String(line[range.upperBound...])
    while !isWhole(signature), let next = lines.popFirst() { signature += "\n" + next }
    let attributes = line[..<range.lowerBound] + above.filter { $0.hasPrefix("  @") }.joined()
    let documentation = above.filter { $0.hasPrefix("  ///") }.prefix { $0 != "  ///" }
    above = []
    guard let end = bodyStart(signature), var declaration = Declaration(String(signature[..<end])) else { continue }
    guard readingVerbs.contains(declaration.name) || writingVerbs.contains(declaration.name) else { continue }
    declaration.documentation = Array(documentation)
    declaration.marks = ["@discardableResult ", "@_disfavoredOverload "].filter(attributes.contains).joined()
    found.append(declaration)
  }
  return found
}

/// Where the body of a function begins; nil when the text has not come to it yet.
private func bodyStart(_ text: String) -> String.Index? {
  var depth = 0
  for place in text.indices {
    if "([".contains(text[place]) { depth += 1 }
    if ")]".contains(text[place]) { depth -= 1 }
    if text[place] == "{", depth == 0 { return place }
  }
  return nil
}

private func isWhole(_ text: String) -> Bool { bodyStart(text) != nil }

/// The forwarders for the methods that a target declares.
///
/// - Parameters:
///   - folder: The target's folder.
///   - imports: The modules that the file imports.
///   - others: Text of files that are generated themselves.
func lendingFile(_ folder: String, imports: [String], others: [String] = []) throws -> String {
  let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
  let sources = paths.filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }.sorted()
  let texts = try sources.map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) } + others
  let found = texts.flatMap(declarations)
  return """
    // Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
    // this file.

    \(imports.map { "public import \($0)\n" }.joined())
    // Each call has the connection to itself. The method of Connection of the same name documents the details and the errors.

    extension DatabaseAccess {
    \(found.map(\.forwarder).joined(separator: "\n\n"))
    }

    """
}
