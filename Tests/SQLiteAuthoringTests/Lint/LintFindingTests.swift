import Testing

@testable import SQLiteAuthoring

@Suite struct `A finding of the lint` {
  @Test func `is described on one line, with the object where there is one`() {
    #expect(LintFinding("damage", .error, "the file is damaged").description == "error: damage: the file is damaged")
    #expect(LintFinding("wal", .warning, object: "card", "is new").description == "warning: wal: card: is new")
  }

  @Test func `is on one line, whatever the names are`() {
    let finding = LintFinding("schema", .error, object: "a\r\nb\u{2028}c", "50%: d,\r\ne")
    #expect(finding.description == "error: schema: a b c: 50%: d, e")
    #expect(
      finding.gitHubAnnotation(file: "a%,b:\r\nč.sqlite")
        == "::error file=a%25%2Cb%3A č.sqlite,title=schema::a b c: 50%25: d, e")
  }
}
