import Expectations
import SQLiteManager
import Testing

/// Names that break software that pastes them into SQL: reserved words, every quote, comments, controls, other scripts.
let hostileNames: [String] = {
  let words = [
    "abort", "all", "and", "as", "between", "by", "case", "check", "collate", "commit", "constraint", "create", "default", "delete", "desc",
    "distinct", "drop", "else", "escape", "except", "exists", "foreign", "from", "group", "having", "in", "index", "insert", "intersect",
    "into", "is", "isnull", "join", "key", "limit", "not", "notnull", "null", "on", "or", "order", "primary", "references", "select", "set",
    "table", "then", "to", "transaction", "union", "unique", "update", "using", "values", "when", "where", "with", "without", "rowid",
    "oid",
    "_rowid_", "main", "temp",
  ]
  let marks = [
    "\"", "\"\"", "a\"b", "'", "''", "a'b", "`", "a`b", "[", "]", "[a]", "a]b", ";", "a;b", "--", "a--b", "/*", "*/", "a /* b */ c", "(",
    ")",
    "a(b)", ",", "a,b", "*", "?", "?1", ":a", "@a", "$a", "%", "a%b", "_", "\\", "a\\b", "\\n", "\n", "\t", "\r\n", " ", "  a  ", ".",
    "a.b", "#",
    "1", "1a", "0x1", "1e5", "-1", "+", "=", "==", "<>", "!", "a b", "a\u{a0}b", "\u{feff}a", "\u{200d}", "‮abc", "🙂", "👩‍👩‍👧", "é", "e\u{301}",
    "ß",
    "İ", "ı", "名前", "שם", "اسم", "\u{1}", "\u{7f}", "x\"; DROP TABLE keep; --", "x'; DROP TABLE keep; --", "x] ; DROP TABLE keep --",
    "x` ; DROP TABLE keep --", "Robert'); DROP TABLE keep;--", "1 OR 1=1", "\" OR \"\"=\"", "' OR ''='", "null--", "%s%s%s%n", "${jndi:x}",
    "<script>", "../../etc/passwd", "excluded", "Excluded", "a\"\u{301}; DROP TABLE keep; --", "\"\u{200d}",
    "a'\u{301}; DROP TABLE keep; --", "a\u{0300}\u{0300}\u{0300}", String(repeating: "n", count: 1_000),
  ]
  return words + marks
}()

@Suite struct `A hostile name` {
  @Test func `is one of more than a hundred`() { #expect(Set(hostileNames).count >= 140) }

  @Test(arguments: hostileNames)
  func `is a name and nothing else`(name: String) throws {
    let connection = try Connection(.memory)
    try connection.createTable("keep", "a")
    try connection.createTable(name, "\(identifier: name) TEXT, \(identifier: name + "2")")
    let schema = try connection.rows("SELECT * FROM sqlite_schema")
    try connection.insert([name: name, "\(name)2": 1], into: name)
    try connection.insert([[name: "other"], [name: SQLiteValue.null]], into: name)
    #expect(
      try connection.read(name, columns: [name], where: Column(name) == name, orderedBy: .ascending(name)).map(\.values) == [[.text(name)]])
    #expect(try connection.update(name, set: ["\(name)2": name], where: Column(name) == "other") == 1)
    #expect(try connection.count(name, where: Column("\(name)2") == name) == 1)
    #expect(try connection.delete(from: name, where: Column(name).isNull) == 1)
    #expect(try connection.columns(of: name).map(\.name) == [name, name + "2"])
    #expect(try connection.tables().map(\.name).contains(name))
    #expect(try connection.read(name).count == 2)
    #expect(try connection.rows("SELECT * FROM sqlite_schema") == schema)
  }

  @Test func `with a NUL is refused`() throws {
    let connection = try Connection(.memory)
    expectError(.mismatch, "a name cannot hold a NUL") { try connection.createTable("a\0b", "a") }
    expectError(.mismatch, "a name cannot hold a NUL") { try connection.read("a\0b") }
    #expect(try connection.tables().isEmpty)
  }
}
