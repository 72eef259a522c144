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
}
