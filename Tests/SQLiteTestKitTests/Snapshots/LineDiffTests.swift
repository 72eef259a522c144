import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `The difference of two texts` {
  @Test func `is nothing for the same`() {
    #expect(LineDiff.between("", "") == "" && LineDiff.between("a\nb", "a\nb") == "")
  }

  @Test func `cuts long lines, and says where those differ that look alike`() {
    let long = String(repeating: "x", count: 5_000)
    let text = LineDiff.between("a\n\(long)1\(long)", "a\n\(long)2\(long)")
    #expect(text.hasPrefix("  a\n- xx") && text.hasSuffix("x\nline 2 is another one from byte 5001 on") && text.utf8.count < 4_000)
    #expect(!LineDiff.between("1\(long)", "2\(long)").contains("from byte"))
  }

  @Test func `shows the lines that are other, and three around them`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "changed"
    new.insert("more", at: 11)
    #expect(
      LineDiff.between(old.joined(separator: "\n"), new.joined(separator: "\n")) == """
          …
          line 7
          line 8
          line 9
        - line 10
        + changed
          line 11
        + more
          line 12
          line 13
          line 14
          …
        """)
    #expect(LineDiff.between("", "a\nb") == "+ a\n+ b" && LineDiff.between("a", "") == "- a")
    #expect(LineDiff.between("a\n", "a") == "  a\n- ")
    // The same to a reader, other bytes.
    #expect(LineDiff.between("e\u{301}", "\u{e9}").hasPrefix("- "))
  }

  @Test func `of long texts stays short`() {
    let old = (1...4_000).map { "\($0)" }.joined(separator: "\n")
    let new = (1...4_000).map { "-\($0)" }.joined(separator: "\n")
    let difference = LineDiff.between(old, new)
    #expect(difference.hasSuffix("… and 7800 lines more"))
  }
}
