import SQLiteManager
import Scratch
import Testing

#if os(Linux)
@Suite struct `A stored sort key` {
  @Test(arguments: Languages.all)
  func `has the order of its collation`(locale: String) throws {
    for equality in [LocalizedCollation.Equality.identicalBytes, .strength] {
      for isNumeric in [false, true] {
        let collator = try LocalizedCollation(locale: locale, isNumeric: isNumeric, equality: equality).makeCollator()
        var generator = SplitMix64(seed: 10)
        var last = ""
        for _ in 0..<TestRun.rounds(50_000, few: 150) {
          let text = String(decoding: Languages.text(of: locale, using: &generator), as: UTF8.self)
          let keys = [try collator.sortKey(for: last), try collator.sortKey(for: text)]
          let order = keys[0].lexicographicallyPrecedes(keys[1]) ? -1 : keys[1].lexicographicallyPrecedes(keys[0]) ? 1 : 0
          #expect(order == collator.compare(last, text).signum(), "\(last.debugDescription) \(text.debugDescription)")
          last = text
        }
      }
    }
  }

  @Test func `sorts a plain column on a connection that knows no collation`() throws {
    let collator = try LocalizedCollation(locale: "cs").makeCollator()
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE word (name TEXT, name_order BLOB); CREATE INDEX by_order ON word (name_order, name)")
    let words = ["cena", "cíl", "čaj", "had", "chata", "ibis"]
    for word in words.sorted() { try connection.execute("INSERT INTO word VALUES (\(word), \(try collator.sortKey(for: word)))") }
    let sql: SQL = "SELECT name FROM word ORDER BY name_order"
    #expect(try connection.rows(sql) { try $0[0, as: String.self] } == words)
    #expect(try connection.rows("EXPLAIN QUERY PLAN " + sql).count == 1)
  }

  @Test func `of a long text is whole`() throws {
    let collator = try LocalizedCollation(locale: "ja", equality: .strength).makeCollator()
    let text = String(repeating: "日본ก", count: 10_000)
    let keys = [try collator.sortKey(for: text), try collator.sortKey(for: text + "a")]
    #expect(keys[0].lexicographicallyPrecedes(keys[1]))
  }

  @Test func `is not made by Foundation, which says so`() throws {
    let collator = try LocalizedCollation(locale: "cs", engine: .foundation).makeCollator()
    let error = #expect(throws: SQLiteError.self) { try collator.sortKey(for: "a") }
    #expect(error?.message.hasPrefix("Foundation") == true)
  }
}
#endif
