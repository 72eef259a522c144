import Foundation
import Scratch

extension SourceFile {
  /// The paragraphs of its comments, without the examples in them.
  var comments: [Paragraph] {
    Paragraph.all(
      in: lines.map { line in
        guard line.holds("//") else { return nil }
        let bare = line.drop { $0 == " " }
        if bare.hasPrefix("//") { return bare.drop { $0 == "/" }.drop { $0 == " " } }
        return line.components(separatedBy: "  // ").dropFirst().last.map { Substring($0) }
      })
  }

  /// The texts of its code that are long enough for a message, each a paragraph.
  var messages: [Paragraph] {
    lines.enumerated().flatMap { index, line -> [Paragraph] in
      guard line.holds("\""), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { Paragraph(line: index + 1, words: parts[$0].split(separator: " ")) }
    }.filter { $0.words.count > 3 }
  }
}

/// Sentences that stand together, in a comment or an article.
struct Paragraph: Sendable {
  /// The number of its first line.
  let line: Int
  /// Its words.
  private(set) var words: [Substring]

  /// The paragraphs of lines, where nil holds no prose. A heading, table or example is not one; an item of a list is.
  static func all(in lines: [Substring?]) -> [Paragraph] {
    var found: [Paragraph] = []
    var isOpen = false
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line?.hasPrefix("```") == true { isCode.toggle() }
      guard let line, !isCode, !line.isEmpty, !line.hasPrefix("```"), !line.hasPrefix("#"), !line.hasPrefix("|") else {
        isOpen = false
        if line == nil { isCode = false }
        continue
      }
      let words = line.split(separator: " ")
      let isItem = ["-", "*", "1."].contains(words.first)
      if isOpen, !isItem {
        found[found.count - 1].words += words
      } else {
        found.append(Paragraph(line: index + 1, words: isItem ? Array(words.dropFirst()) : words))
      }
      isOpen = true
    }
    return found
  }
}
