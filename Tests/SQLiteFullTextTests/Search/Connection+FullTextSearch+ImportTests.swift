import Scratch
import Testing

@Suite(.enabled(if: Compiler() != nil)) struct `Searching, as an app's compiler sees it` {
  private static let calls = [
    #"try connection.search("a", in: table)"#, #"try manager.search("a", in: table)"#, #"try database.search("a", in: table)"#,
    "manager.liveSearches(in: table)",
  ]

  private func compile(_ bodies: [String], importing modules: [String]) throws {
    let functions = bodies.enumerated().map { number, body in
      """
      func f\(number)(_ connection: Connection, _ manager: SQLiteManager, _ database: Database, _ table: FullTextTable) throws {
        _ = \(body)
      }
      """
    }
    let wine = "struct Wine: ExpressibleByRow { init(row: Row) throws {} }"
    try Compiler()?.compile((modules.map { "import \($0)" } + functions + [wine]).joined(separator: "\n"))
  }

  // Modules that were optimised bring the others along, and the members of these with them.
  @Test(.enabled(if: _isDebugAssertConfiguration())) func `names its product where that is not imported`() throws {
    let refusal = #expect(throws: Compiler.Refusal.self) { try compile(Self.calls, importing: ["SQLiteManager"]) }
    let said = refusal.map { "\($0)" } ?? ""
    for line in Self.calls.indices.map({ 3 * $0 + 3 }) {
      let errors = said.split(separator: "\n").filter { $0.contains(".swift:\(line):") && $0.contains(" error: ") }
      #expect(errors.count == 1 && errors.allSatisfy { $0.contains("import SQLiteFullText") }, "\(said)")
    }
  }

  @Test func `is that of its product where it is imported, in each form`() throws {
    let forms = [
      #"try connection.search("a", in: table, in: "main", FullTextOptions(limit: 1)) as [FullTextResult]"#,
      #"try manager.search(FullTextQuery("a"), in: table, .init(limit: 1)).map(\.rowid)"#,
      #"try connection.search(.expression("a"), in: table).first?.rank"#,
      #"try database.search("a", in: table).map { found in found.snippet?.marked("[", "]") ?? "" }"#,
      #"try connection.search("a", in: table, as: Wine.self).map(\.value)"#,
      #"try database.search("a", in: table, decoding: [String: Int].self).count"#,
      #"try connection.forEachResult(of: "a", in: table) { print($0.rowid) }"#,
      #"try manager.countResults(of: "a", in: table)"#, #"try manager.liveSearch("a", in: table).results"#,
      "manager.liveSearches(in: table, debounce: .zero).makeAsyncIterator()",
    ]
    try compile(Self.calls + forms, importing: ["SQLiteFullText", "SQLiteManager"])
  }
}
