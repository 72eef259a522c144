#if Tool
import Foundation
import Scratch
import Testing

@Suite struct `The tour` {
  /// The output of the tour without arguments.
  private static let printed = Result { try run() }
  private static let printedAll = Result { try run("--all") }

  private static func run(_ arguments: String...) throws -> String {
    let temporary = try ScratchFolder()
    let tour = try Tool.run(["tour"] + arguments, environment: ["TMPDIR": temporary.url.path(percentEncoded: false)])
    #expect(tour.status == 0, "\(tour.errors)")
    #expect(try temporary.contents.isEmpty)
    return tour.output
  }

  /// The words of a text, one space between two of them: where lines are broken does not matter.
  private static func words(_ text: some StringProtocol) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The lines of the chapter on faults after its heading.
  private static func lastChapter(_ text: String) throws -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines[(try #require(lines.firstIndex { $0.hasPrefix("7  ") }) + 1)...])
  }

  @Test func `goes from install to faults and leaves nothing behind`() throws {
    let words = Self.words(try Self.printed.get())
    for word in [
      "install", "upgrade", "search", "mock", "Upgraded from version 1 to 2: replaced ", "orphans: 1 in star", "are kept: yes",
      "0 with a problem",
    ] {
      #expect(words.contains(word), "\(word)")
    }
    #expect(!words.contains("PROBLEM") && !words.contains("\u{1b}"))
    for number in 1...7 { #expect(words.contains(" \(number) ")) }
  }

  @Test func `ends each part with the place of its code`() throws {
    let text = try Self.printed.get()
    let places = text.matches(of: #/\nIts code: (Sources/sqlite-manager/Tour/\w+\.swift), (\w+)\(/#)
    #expect(places.count == 7)
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    for place in places {
      let code = try String(contentsOf: root.appending(path: String(place.output.1)), encoding: .utf8)
      #expect(code.contains("func \(place.output.2)("), "\(place.output.0)")
    }
    let parts = text.split(separator: #/\n\d  /#).dropFirst()
    #expect(parts.allSatisfy { $0.contains("\nIts code: ") })
  }

  @Test func `has no line of more than 80 columns, where no terminal says how many it has`() throws {
    for text in [try Self.printed.get(), try Self.printedAll.get()] {
      // No character of the quiz takes two columns.
      let wide = text.split(separator: "\n").filter { $0.count > 80 }
      #expect(wide == [])
      #expect(text.contains("  INSERT INTO \"star\" "), "lines of SQL are indented")
    }
  }

  @Test func `says result codes by their names`() throws {
    for text in [try Self.printed.get(), try Self.printedAll.get()] {
      let words = Self.words(text)
      #expect(words.contains("SQLITE_FULL (13) in sqlite3_step") && words.contains(#/, SQLITE_[A-Z_]+ \(\d+\) once/#))
      #expect(words.matches(of: #/call \d+: \d|": \d+, |\d+ (?:once|forever)\b|\bcode \d/#).isEmpty)
    }
  }

  @Test func `begins the last chapter with the verdict, and shows its table when all is asked for`() throws {
    let chapter = try Self.lastChapter(try Self.printed.get())
    let all = try Self.lastChapter(try Self.printedAll.get())
    for lines in [chapter, all] {
      #expect(lines.first?.hasPrefix("Verdict: ") == true, "\(lines.first ?? "")")
      #expect(lines.contains { $0.contains("0 with a problem") })
      #expect(Self.words(lines.joined(separator: " ")).contains("is neither as before nor as after"))
    }
    let isHead = { (line: Substring) in line.hasPrefix("call  C function ") }
    #expect(!chapter.contains(where: isHead) && all.contains(where: isHead))
    #expect(chapter.count < 30 && all.count > chapter.count + 20, "\(chapter.count) and \(all.count)")
    #expect(Self.words(chapter.joined(separator: " ")).contains("tour --all"))
  }
}
#endif
