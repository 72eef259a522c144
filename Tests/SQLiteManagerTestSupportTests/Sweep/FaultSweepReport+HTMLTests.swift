import SQLiteCore
import SQLiteLive
import SQLiteManagerTestSupport
import Testing

@Suite struct `The page of a sweep` {
  @Test func `cuts long SQL, and has the whole of it`() throws {
    let page = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: stage) { _, connection in
      try connection.value("SELECT a FROM t WHERE b = 'one' AND a < 1000000 ORDER BY a", as: Int.self)
    }.report().html()
    #expect(page.contains(#"<code title="SELECT a FROM t WHERE b = 'one' AND a &lt; 1000000 ORDER BY a">"#))
    #expect(page.contains(">SELECT a FROM t WHERE b = 'one' AND a &lt; 100…</code>"))
  }
}
