import SQLiteManager
import SQLiteTesting
import Testing

@testable import SQLiteTestKit

@Suite struct `The page of a sweep` {
  private func page(_ version: @escaping (Connection) throws -> Int?) throws -> String {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full, .nomem], setUp: stage) { _, connection in
      let found = try version(connection)
      try connection.execute("DELETE FROM t WHERE b <> '<b>'")
      return found
    }.report().html()
  }

  @Test func `begins with the verdict, says what squares and codes are, and fits a phone`() throws {
    let page = try page { try $0.value("PRAGMA user_version") }
    let verdict = try #require(page.firstRange(of: "<p class=\"verdict threw\">No run had a problem.</p>"))
    #expect(try verdict.upperBound < #require(page.firstRange(of: "<h2")).lowerBound)
    for part in [
      "<i class=\"finished forever\"></i> round", "<a class=\"threw forever\"", "<a class=\"threw\"",
      "<span>FULL database or disk is full</span>", "<span>NOMEM out of memory</span>", "&lt;b&gt;",
      "<meta name=\"viewport\" content=\"width=device-width\">", "@media (max-width: 40em)",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("<b>"))
  }

  @Test func `folds look-ups in the schema away, unless something was found in them`() throws {
    let quiet = try page { try $0.value("PRAGMA user_version") }
    #expect(quiet.contains("look-ups in the schema and settings</summary>"))
    let found = try page { (try? $0.value("PRAGMA user_version")) ?? 7 }
    #expect(!found.contains("look-ups in the schema and settings</summary>") && found.contains("class=\"verdict problem\""))
  }

  @Test func `cuts long SQL, and has the whole of it`() throws {
    let page = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: stage) { _, connection in
      try connection.value("SELECT a FROM t WHERE b = 'one' AND a < 1000000 ORDER BY a", as: Int.self)
    }.report().html()
    #expect(page.contains(#"<code title="SELECT a FROM t WHERE b = 'one' AND a &lt; 1000000 ORDER BY a">"#))
    #expect(page.contains(">SELECT a FROM t WHERE b = 'one' AND a &lt; 100…</code>"))
  }
}
