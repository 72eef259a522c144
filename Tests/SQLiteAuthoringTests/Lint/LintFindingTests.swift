import Testing

@testable import SQLiteAuthoring

@Suite struct `A finding of the lint` {
  @Test func `is described on one line, with the object where there is one`() {
    #expect(LintFinding("damage", .error, "the file is damaged").description == "error: damage: the file is damaged")
    #expect(LintFinding("wal", .warning, object: "card", "is new").description == "warning: wal: card: is new")
  }
}
