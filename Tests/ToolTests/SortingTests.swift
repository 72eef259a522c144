#if Tool
import Foundation
import SQLiteManager
import Scratch
import SQLiteManagerFixtures
import Testing

@Suite struct `Sorting by a locale` {
  private static let words = ["zub", "čaj", "had", "chata", "cíl", "Čeněk", "", "a\0b", "auto"]

  private func sample() throws -> Sample {
    let sample = try Sample("CREATE TABLE word (name TEXT, size INT)")
    let connection = try Connection(.file(sample.path))
    for word in Self.words { try connection.execute("INSERT INTO word VALUES (\(word), \(word.utf8.count))") }
    try connection.execute("INSERT INTO word VALUES (NULL, 0)")
    try connection.close()
    return sample
  }

  private func names(_ sample: Sample, _ options: String...) throws -> String {
    let answer = try Tool.run(["read", sample.path, "word", "--order-by", "name", "--format", "csv"] + options)
    #expect(answer.status == 0, "\(answer.errors)")
    return answer.output.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "," }) }.joined(separator: " ")
  }

  @Test func `reads as its people do, forwards, backwards and by the page`() throws {
    let sample = try sample()
    let before = try sample.snapshot()
    #expect(try names(sample, "--locale", "cs") == #" "" a\#u{0}b auto cíl čaj Čeněk had chata zub"#)
    #expect(try names(sample, "--locale", "en-GB") == #" "" a\#u{0}b auto čaj Čeněk chata cíl had zub"#)
    #expect(try names(sample, "--locale", "cs_CZ", "--descending", "--limit", "3") == "zub chata had")
    #expect(try names(sample, "--locale=es@collation=traditional", "--limit", "2", "--offset", "5") == "Čeněk cíl")
    #expect(try names(sample) == #" "" a\#u{0}b auto chata cíl had zub Čeněk čaj"#)
    #expect(try sample.snapshot() == before)
  }

  @Test(arguments: ["", "xx", "cs_XX_foo", "root", "en-US-u-co-foo", "-x", "--"])
  func `names a locale that is unknown or empty`(locale: String) throws {
    let sample = try sample()
    let option = locale.isEmpty ? ["--locale", ""] : ["--locale=\(locale)"]
    for command in [["read", sample.path, "word", "--order-by", "name"], ["sort-check", sample.path]] {
      let answer = try Tool.run(command + option)
      #expect(answer.status == 1)
      #expect(answer.errors.contains("no order for the locale \"\(locale)\""))
    }
  }

  @Test func `needs a column, and one that is there`() throws {
    let sample = try sample()
    #expect(try Tool.run("read", sample.path, "word", "--locale", "cs").status == 64)
    #expect(try Tool.errors("read", sample.path, "word", "--locale", "cs", "--order-by", "nothing").contains("no such column"))
  }

  @Test func `goes by no index that another engine has sorted`() throws {
    let sample = try Disordered().sample
    let first = try Tool.output("read", sample.path, "word", "--order-by", "name", "--locale", "cs", "--limit", "1")
    #expect(first.contains(#""name": "auto""#))
    // Sorting by the column's own collation would go by that index: then rather not at all.
    #expect(try Tool.errors("read", sample.path, "word", "--order-by", "loc").contains("no such collation sequence: LOCALIZED"))
    #expect(try Tool.output("tables", sample.path).contains(#""rows": 9"#))
  }
}

/// A file whose indexes in localized collations were sorted by bytes: one of them is in order all the same.
private struct Disordered {
  let sample: Sample

  init() throws {
    sample = try Sample()
    let connection = try Connection(.file(sample.path))
    for name in ["LOCALIZED", "LOCALIZED_cs", "LOCALIZED_sv"] {
      try connection.createCollation(named: name) {
        $0 == $1 ? .orderedSame : $0.utf8.lexicographicallyPrecedes($1.utf8) ? .orderedAscending : .orderedDescending
      }
    }
    try connection.execute(
      """
      CREATE TABLE word (name TEXT, loc TEXT COLLATE LOCALIZED UNIQUE, plain TEXT);
      CREATE INDEX czech ON word (name COLLATE "LOCALIZED_cs" DESC, plain);
      CREATE INDEX part ON word (plain) WHERE plain > 'č' COLLATE LOCALIZED_cs;
      CREATE INDEX ascii ON word (plain COLLATE LOCALIZED_sv);
      CREATE INDEX plain ON word (plain);
      CREATE TABLE tree (k TEXT COLLATE LOCALIZED_cs PRIMARY KEY, x) WITHOUT ROWID;
      CREATE INDEX tree_x ON tree (x)
      """)
    for word in ["zub", "čaj", "had", "chata", "cíl", "šest", "sto", "žena", "auto"] {
      try connection.execute("INSERT INTO word VALUES (\(word), \(word), 'a'); INSERT INTO tree VALUES (\(word), 1)")
    }
    try connection.close()
  }

  func lines(_ arguments: String..., status: Int32) throws -> [String] {
    let answer = try Tool.run(["sort-check", sample.path, "--format", "csv"] + arguments)
    #expect(answer.status == status, "\(answer.errors)")
    return answer.output.split(separator: "\n").dropFirst().map {
      let cells = $0.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[1]) \(cells[3]) \(cells[4])"
    }
  }
}

@Suite struct `Checking the order of indexes` {
  @Test func `names those that are in another order, changes nothing, and says so by its status`() throws {
    let file = try Disordered()
    let before = try file.sample.snapshot()
    let expected = [
      "sqlite_autoindex_tree_1 cs wrong order", "tree_x cs wrong order", "ascii sv unrecorded", "czech cs wrong order",
      "part cs unrecorded", "sqlite_autoindex_word_1 cs wrong order",
    ]
    #expect(try file.lines("--locale", "cs", status: 1).filter { !$0.hasPrefix("part") } == expected.filter { !$0.hasPrefix("part") })
    let errors = try Tool.errors("sort-check", file.sample.path, "--locale", "cs")
    #expect(errors.contains("4 indexes are not in the sort order of this machine"))
    #expect(errors.contains("--repair"))
    let check = try Tool.run("check", file.sample.path, "--locale", "cs")
    #expect(check.status == 1 && check.output.contains("missing from index czech"), "\(check)")
    #expect(check.errors.contains("are not in the sort order of this machine") && check.errors.contains("--repair"), "\(check)")
    #expect(try file.sample.snapshot() == before)
  }

  @Test func `names an unknown collation`() throws {
    let file = try Disordered()
    #expect(try file.lines(status: 1).contains("sqlite_autoindex_word_1  unknown collation"))
    let connection = try Connection(.file(file.sample.path))
    try connection.createCollation(named: "MINE") { _, _ in .orderedSame }
    try connection.execute("CREATE TABLE other (x TEXT COLLATE MINE); CREATE INDEX mine ON other (x)")
    try connection.close()
    #expect(try file.lines("--locale", "cs", "--repair", status: 1).contains("mine  unknown collation"))
    #expect(try Tool.errors("sort-check", file.sample.path, "--locale", "cs").contains("no such collation: MINE"))
  }

  @Test func `sorts those again, only those, and records it`() throws {
    let file = try Disordered()
    let rebuilt = try file.lines("--locale", "cs", "--repair", status: 0).filter { $0.hasSuffix("rebuilt") }
    #expect(
      rebuilt == [
        "sqlite_autoindex_tree_1 cs rebuilt", "tree_x cs rebuilt", "czech cs rebuilt", "sqlite_autoindex_word_1 cs rebuilt",
      ])
    #expect(try file.sample.folder.contents == ["a.sqlite"])
    let after = try file.lines(status: 0)  // LOCALIZED is recorded now
    #expect(after.filter { $0.hasSuffix("sound") }.count == 4)
    #expect(after.contains("ascii sv unrecorded"))
    let before = try file.sample.snapshot()
    #expect(try file.lines("--repair", status: 0) == after)
    #expect(try file.sample.snapshot() == before)
    let connection = try Connection(.file(file.sample.path))
    try connection.addLocalizedCollations(locale: "cs")
    #expect(try connection.integrityCheck() == [])
    #expect(try connection.rows("SELECT k FROM tree ORDER BY k LIMIT 3") { try $0[0, as: String.self] } == ["auto", "cíl", "čaj"])
  }

  @Test func `tells each index of a table with thousands of rows apart`() throws {
    let sample = try Sample()
    let connection = try Connection(.file(sample.path))
    try connection.addLocalizedCollations([:])
    try connection.createCollation(named: "LOCALIZED_cs") { $0 == $1 ? .orderedSame : $0 > $1 ? .orderedAscending : .orderedDescending }
    try connection.execute(
      "CREATE TABLE word (name TEXT); CREATE INDEX wrong ON word (name COLLATE LOCALIZED_cs); CREATE INDEX \"index wrong\" ON word (name COLLATE LOCALIZED_sv)"
    )
    try connection.transaction { for number in 0..<2_000 { try connection.execute("INSERT INTO word VALUES (\("č\(number)"))") } }
    try connection.close()
    let answer = try Tool.run("sort-check", sample.path, "--format", "csv")
    #expect(answer.status == 1)
    #expect(answer.output.contains("word,wrong,LOCALIZED_cs,cs,wrong order"))
    #expect(answer.output.contains("word,index wrong,LOCALIZED_sv,sv,unrecorded"))
  }

  @Test(arguments: ["1", "12 words", "-3", "0x1"]) func `looks for each row of a table whose name SQLite takes for a number`(name: String)
    throws
  {
    let sample = try Sample()
    let connection = try Connection(.file(sample.path))
    try connection.createCollation(named: "LOCALIZED_cs") { $0 == $1 ? .orderedSame : $0 > $1 ? .orderedAscending : .orderedDescending }
    try connection.execute(
      """
      CREATE TABLE \(identifier: name) (a, b);
      CREATE INDEX first ON \(identifier: name) (a COLLATE LOCALIZED_cs);
      CREATE INDEX second ON \(identifier: name) (b COLLATE LOCALIZED_cs)
      """)
    for word in ["a", "b", "c"] { try connection.execute("INSERT INTO \(identifier: name) VALUES (\(word), \(word))") }
    try connection.close()
    let answer = try Tool.run("sort-check", sample.path, "--format", "csv")
    #expect(answer.status == 1)
    for index in ["first", "second"] { #expect(answer.output.contains(",\(index),LOCALIZED_cs,cs,wrong order"), "\(answer)") }
  }

  @Test func `leaves the file as it is when rows of a unique index are now equal, and when it cannot be written`() throws {
    let sample = try Sample()
    let connection = try Connection(.file(sample.path))
    try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs", strength: .primary, equality: .strength)])
    try connection.execute("CREATE TABLE word (name TEXT COLLATE LOCALIZED UNIQUE)")
    try connection.rebuildLocalizedIndexes()
    try connection.close()
    let bytes = try Connection(.file(sample.path))
    try bytes.createCollation(named: "LOCALIZED") { $0 == $1 ? .orderedSame : $0 < $1 ? .orderedAscending : .orderedDescending }
    try bytes.execute("INSERT INTO word VALUES ('a'), ('A'), ('b')")
    try bytes.close()
    let before = try sample.snapshot()
    #expect(try Tool.errors("sort-check", sample.path).contains("1 index is not in the sort order"))
    #expect(try Tool.errors("sort-check", sample.path, "--repair").contains("UNIQUE constraint failed"))
    #expect(try sample.snapshot() == before)
  }

  @Test func `finds nothing to say of a file without such indexes`() throws {
    let quiz = try QuizFixture.url(version: 2).path(percentEncoded: false)
    #expect(try Tool.output("sort-check", quiz).isEmpty)
    let strange = try Sample("CREATE TABLE sqlitemanager_collations (x); INSERT INTO sqlitemanager_collations VALUES (1)")
    #expect(try Tool.output("sort-check", strange.path).isEmpty)
    #expect(try Tool.output("read", strange.path, "sqlitemanager_collations") == "{\"x\": 1}\n")
  }
}
#endif
