import Foundation
import Scratch
import Testing

/// The initializers that an extension or the body of a type declares as public in some files: each as the type's name and its parameters.
private func openers(in files: [SourceFile]) -> [(type: String, parameters: [String])] {
  var found: [(String, [String])] = []
  for file in files {
    var type = ""
    var lines = file.lines[...]
    while let line = lines.popFirst() {
      let head = #/^(?:@\w+ |public |final |open )*(?:extension|class|struct) (\w+)/#
      if !line.hasPrefix(" "), let match = line.firstMatch(of: head) { type = String(match.1) }
      guard line.holds("public "), line.holds(" init("), let start = line.range(of: " init(") else { continue }
      var text = String(line[start.upperBound...])
      while text.count(where: { $0 == "(" }) >= text.count(where: { $0 == ")" }), let next = lines.popFirst() {
        text += " " + next.drop { $0 == " " }
      }
      found.append((type, parameters(in: text)))
    }
  }
  return found
}

/// The parameters of a declaration, from what stands behind its opening parenthesis.
private func parameters(in text: String) -> [String] {
  var parts = [""]
  var depth = 0
  for character in text {
    if "([{".contains(character) { depth += 1 }
    if ")]}".contains(character) { depth -= 1 }
    if depth < 0 { break }
    if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
  }
  return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

@Suite struct `The initializers over the real library` {
  @Test func `have the parameters and defaults of those that name a wrapper`() throws {
    let files = try SourceFile.all(generated: false).filter {
      $0.text.holds(" init(") && ($0.name == "SQLiteManager/Exports.swift" || $0.text.holds("wrapper: any Sqlite3WrapperProtocol"))
    }
    let short = openers(in: files.filter { $0.name == "SQLiteManager/Exports.swift" })
    let long = openers(in: files.filter { $0.name != "SQLiteManager/Exports.swift" })
    #expect(short.count == 6)
    for (type, parameters) in short {
      let others = long.filter { $0.type == type }.map { opener in
        opener.parameters.filter { !$0.contains("wrapper: any Sqlite3WrapperProtocol") }
      }
      #expect(others.contains(parameters), "\(type): \(parameters.joined(separator: ", ")) is not among \(others)")
    }
  }
}
