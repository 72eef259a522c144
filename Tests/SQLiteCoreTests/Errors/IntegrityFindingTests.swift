import SQLiteCalls
import Testing

@testable import SQLiteCore

@Suite struct `What a check of the whole database finds` {
  @Test(arguments: ["t", "two words", "\u{301}accent first", "index a", "\u{FE0F}"])
  func `names what it is about, whatever the name begins with`(
    name: String
  ) {
    #expect(IntegrityFinding("row not in PRIMARY KEY order for " + name) == .primaryKeyOrder(table: name))
    for line in ["row 7 missing from index ", "wrong # of entries in index ", "non-unique entry in index "] {
      #expect(IntegrityFinding(line + name) == .index(name))
    }
  }

  @Test func `is a page only where no name can stand`() {
    #expect(IntegrityFinding("Page 22: unable to get the page. error code=266") == .unreadablePage(.ioerrRead))
    #expect(IntegrityFinding("unable to get the page. error code=10") == .unreadablePage(.ioerr))
    let name = "unable to get the page. error code=10"
    #expect(IntegrityFinding("wrong # of entries in index " + name) == .index(name))
    #expect(IntegrityFinding("Page 22: unable to get the page. error code=") == nil)
    #expect(IntegrityFinding("Tree 5 page 9: 2nd reference to page 4") == nil)
  }

  @Test func `is of a module where the row begins with its words`() {
    for line in [
      "malformed inverted index for FTS4 table main.search", "malformed inverted index for FTS5 table main.search",
      "unable to validate the inverted index for FTS4 table main.search: SQL logic error", "In RTree main.box:\nNode 1 is too small",
      "fts5: corruption found reading blob 10 from table \"search\"", "fts5: checksum mismatch for table \"search\"",
    ] {
      #expect(IntegrityFinding(line) == .module)
      #expect(IntegrityFinding("row 7 missing from index " + line) == .index(line))
    }
  }
}
