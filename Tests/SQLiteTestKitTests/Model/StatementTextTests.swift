import SQLiteCore
import SQLiteLive
import Testing

@testable import SQLiteMocks

@Suite struct `The statements of a script, as the doubles cut it` {
  private func statements(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return StatementText.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: ["trigger", "\"trigger\"", "a, trigger", "begin", "[case]"])
  func `are not held together by a column that is called as a keyword`(column: String) {
    let script = ["CREATE TABLE t (\(column));", " INSERT INTO t VALUES (1);", " SELECT 1"]
    #expect(statements(of: script.joined()) == script)
    #expect(StatementText.firstLength(of: Array(script.joined().utf8)) == script[0].utf8.count)
  }

  @Test func `end where SQLite says that a text is complete`() {
    let words = [
      "CREATE", "create", "TEMP", "temporary", "TRIGGER", "TABLE", "END", "end", ";", ";", ";", "BEGIN", "CASE",
      "x", "'a;b'", "\"trigger\"", "/* ; */", "-- ;\n", "(", ")", "trigger",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 1...3_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let whole = text + " ; x"
      for statement in statements(of: whole).dropLast() {
        #expect(unsafe Sqlite3Wrapper().sqlite3_complete(statement) == 1, "\(statement)")
        #expect(unsafe Sqlite3Wrapper().sqlite3_complete(String(statement.dropLast())) == 0, "\(statement)")
      }
    }
  }
}
