import Foundation
import Scratch

/// A public method or initializer, as an extension or the body of a type declares it.
struct Signature {
  /// The type, with the types that it stands in.
  let type: String
  /// The name; empty for an initializer.
  let name: String
  /// The parameters as they are written, on one line each.
  let parameters: [String]
}

extension SourceFile {
  /// The public methods, or initializers, that the file declares.
  ///
  /// - Parameter keyword: `func`, or `init`.
  func signatures(_ keyword: String) -> [Signature] {
    guard text.holds("public ") else { return [] }
    var found: [Signature] = []
    var type = ""
    // A literal is compiled each time that it is come to.
    let head = #/^(?:@\w+ |public |final |open )*(?:extension|class|struct|protocol|enum) ([\w.]+)/#
    var lines = lines[...]
    while let line = lines.popFirst() {
      if !line.hasPrefix(" "), let match = line.firstMatch(of: head) { type = String(match.1) }
      guard line.holds("public "), line.holds(" \(keyword)"), let start = line.range(of: " \(keyword)") else { continue }
      var text = String(line[start.upperBound...].drop { $0 == " " })
      while !text.contains("(") || text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }), let next = lines.popFirst() {
        text += " " + next.drop { $0 == " " }
      }
      found.append(Signature(type: type, name: String(text.prefix { $0.isLetter }), parameters: Self.parameters(in: text)))
    }
    return found
  }

  /// The parts between the commas of the first parentheses.
  private static func parameters(in text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text.drop(while: { $0 != "(" }).dropFirst() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
