import SQLiteCalls
import Testing

@testable import SQLiteEngine

@Suite struct `What the table says of each call` {
  @Test func `stands in one line that names it, and is read as it stands`() throws {
    let lines = CallFacts.table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.flatMap { $0.dropFirst(4) }.sorted() == Sqlite3Call.allCases.map(\.rawValue).sorted())
    let kinds: [Sqlite3Failure.Kind: String] = [
      .notPerformed: "code", .notPerformedButDestroys: "destroys", .performedThenReported: "after", .answersNil: "nil",
      .onlyForCause: "cause",
      .never: "never",
    ]
    for call in Sqlite3Call.allCases {
      let line = try #require(lines.first { $0.dropFirst(4).contains(call.rawValue) }).prefix(4)
      let uses = call.handles
      let words =
        uses.arguments.enumerated().map { (uses.takesBack && $0 == 0 ? "-" : "") + "\($1.kind)@\($1.index)" }
        + uses.given.map { "+" + word($0) } + [uses.lends].compactMap { $0.map { "~" + word($0) } }
      let doubles = (call.isAnsweredByFallback ? ["fallback"] : []) + (call.isAnsweredByMock ? ["mock"] : [])
      let lists = [call.failure.codes.map { "\($0.rawValue)" }, words, doubles].map { $0.isEmpty ? "-" : $0.joined(separator: ",") }
      #expect([kinds[call.failure.kind] ?? ""] + lists == line.map { $0.replacing("idle", with: "fallback") }, "\(call)")
    }
  }

  private func word(_ given: CallHandles.Given) -> String {
    let place = given.index.map { "\($0)" } ?? "answer"
    return "\(given.kind)@\(place)"
  }
}
