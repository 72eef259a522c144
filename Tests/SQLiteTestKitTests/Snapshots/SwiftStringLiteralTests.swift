import Foundation
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A string literal of Swift` {
  private static let texts = [
    "", "a", "a\n", "\n\n", "  a\n b", "say \"\"\"", "\\(x) and \\#(y)", "\"\"\"#\n\\##", "tab\t, cr\r, nul\u{0}, bidi \u{202E}",
    "trailing  \n \nx",
    "'a' || char(10)", "é\u{301}🇨🇿", "#\"", "\\",
  ]

  @Test(arguments: texts) func `is read again as what was written`(text: String) throws {
    for indentation in ["", "    ", "\t"] {
      let source = SwiftStringLiteral.multiline(text, indentation: indentation)
      let literal = try #require(SwiftStringLiteral(in: Array("x \(source) y".utf8), at: 2))
      #expect(literal.range == 2..<(2 + source.utf8.count))
      #expect(literal.value.map { Array($0.utf8) } == Array(text.utf8))
      #expect(source.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !SwiftLiteral.needsEscape($0) })
      #expect(!source.contains(" \n"))
    }
    let line = SwiftLiteral.text(text)
    #expect(SwiftStringLiteral(in: Array(line.utf8), at: 0)?.value.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func `is read as the compiler reads it`() throws {
    let literals: [(line: Int, text: String)] = [
      (#line, "a \"b\" \\ \u{e9} \n \t \0"),
      (#line, #"a "b" \ \#u{e9} \#n"#),
      (
        #line - 1,
        """
          indented
        not \""" \
        joined \([")"].count)
        """
      ),
      (
        #line - 1,
        ##"""
        a "" \#(b) \##n """#

          c\##
        d
        """##
      ),
    ]
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    let lines = source.split(separator: 10, omittingEmptySubsequences: false)
    for (line, text) in literals {
      let start = lines[..<(line - 1)].reduce(0) { $0 + $1.count + 1 }
      let comma = try #require(source[start...].firstIndex(of: UInt8(ascii: ",")))
      let begin = try #require(source[comma...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") })
      let literal = try #require(SwiftStringLiteral(in: source, at: begin))
      if text.hasPrefix("  indented") { #expect(literal.value == nil) } else { #expect(literal.value == text) }
    }
  }

  @Test(arguments: ["\"a", "\"a\nb\"", "#\"a\"", "\"\"\"\na", "a\"b\"", "\"\\q\"", "\"\\u{110000}\"", ""])
  func `that is not one is refused`(source: String) { #expect(SwiftStringLiteral(in: Array(source.utf8), at: 0) == nil) }
}
