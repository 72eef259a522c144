import Foundation
import Scratch
import Testing

/// Every sentence has a noun for its subject.
@Suite struct `The English of comments, messages and articles` {
  enum Fault: String {
    case what = "a sentence begins with What"
    case who = "a sentence begins with Who"
    case nobody = "whoever, nobody, somebody or anybody"
    case told = "the passive of tell"
  }

  @Test func `has a noun in each sentence`() throws {
    let files = try SourceFile.all()
    let comments = files.flatMap { file in file.comments.map { (file.name, $0) } }
    let messages = files.flatMap { file in file.messages.map { (file.name, $0) } }
    let folder = SourceFile.root.appending(path: "Sources/SQLiteManager/Documentation.docc")
    let articles = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return Paragraph.all(in: text.split(separator: "\n", omittingEmptySubsequences: false)).map { (name, $0) }
    }
    #expect(comments.count > 5_000 && messages.count > 1_000 && articles.count > 500)
    let places = Self.found(in: comments + messages + articles).map { "\($0.place) (\($0.fault.rawValue))" }
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }

  private static func found(in paragraphs: [(name: String, text: Paragraph)]) -> [(fault: Fault, place: String)] {
    paragraphs.flatMap { name, paragraph in
      faults(in: paragraph).map { ($0.0, "\(name):\(paragraph.line): \($0.1)") }
    }
  }

  private static let passive: Set<Substring> = ["is", "are", "was", "were", "be", "been", "being"]

  /// The faults of a paragraph, each with the words from there on.
  private static func faults(in paragraph: Paragraph) -> [(Fault, String)] {
    let words = paragraph.words
    return words.indices.compactMap { place in
      let fault: Fault
      switch words[place].prefix(while: \.isLetter) {
      case "What" where isBeginning(place, in: words): fault = .what
      case "Who" where isBeginning(place, in: words): fault = .who
      case "Whoever", "whoever", "Nobody", "nobody", "Somebody", "somebody", "Anybody", "anybody": fault = .nobody
      case "told" where words[..<place].suffix(2).contains(where: passive.contains): fault = .told
      default: return nil
      }
      return (fault, words[max(0, place - 2)...].prefix(12).joined(separator: " "))
    }
  }

  /// Whether a sentence that is not a question begins with a word. After a colon, as in a list of what is thrown, stands no sentence.
  private static func isBeginning(_ place: Int, in words: [Substring]) -> Bool {
    guard place == 0 || [".", "?", "!"].contains(words[place - 1].last) else { return false }
    return words[place...].first { [".", "?"].contains($0.last) }?.last != "?"
  }

  @Test(arguments: [
    ("What is read is copied.", 1), ("It is copied. What is read, too.", 1), ("What is read?", 0), ("It does what it says.", 0),
    ("Who reads it closes it.", 1), ("It is for those who read it.", 0), ("Whoever reads it, and nobody else.", 2),
    ("The connection is told of it.", 1), ("The lock was never told.", 1), ("It told the lock.", 0), ("- What is read.", 1),
    ("# What is read", 0), ("| What is read |", 0),
  ]) func `is found`(_ text: String, faults: Int) {
    #expect(Paragraph.all(in: [Substring(text)]).flatMap(Self.faults).count == faults)
    let file = SourceFile(
      target: "A", name: "A/A.swift", lines: ["/// " + text, "let a = 1", "let b = 2  // " + text, "// ```", "// " + text])
    #expect(file.comments.flatMap(Self.faults).count == 2 * faults)
    let message = SourceFile(target: "A", name: "A/A.swift", lines: ["let a = \"\(text)\"", "// \"\(text)\""])
    #expect(text.first != "W" || message.messages.flatMap(Self.faults).count == faults)
  }
}
