import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Searching with the tool` {
  private let folder: ScratchFolder
  private var path: String { folder.url.appending(path: "posts.sqlite").path }

  init() throws {
    folder = try ScratchFolder()
    let connection = try Connection(.file(folder.url.appending(path: "posts.sqlite").path), access: .create)
    try connection.execute(
      """
      CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT, body TEXT);
      INSERT INTO post VALUES
        (1, 'Štěpán''s red wine', 'old bottles and older corks'),
        (2, 'white wine', 'a red label: AND not OR'),
        (3, 'red', 'red red red wine-list col:x *'),
        (4, 'beer', NULL),
        (9, 'old red wine', 'café')
      """)
    for (name, module) in [("five", FullTextTable.Module.fts5), ("four", .fts4)] {
      try connection.createFullTextTable(
        FullTextTable(name, columns: ["title", "body"], module: module, content: .external(table: "post", rowid: "id")))
    }
    try connection.close()
  }

  private func ids(_ arguments: String..., input: String = "") throws -> [Int] {
    let answer = try Tool.run(["search", path] + arguments, input: Data(input.utf8))
    #expect(answer.status == 0, "\(arguments): \(answer.errors)")
    return try answer.output.split(separator: "\n").map { line in
      let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try #require(row["rowid"] as? Int)
    }
  }

  @Test(arguments: ["five", "four"]) func `rows hold all the words, or any, or a phrase`(table: String) throws {
    #expect(try ids(table, "red wine").sorted() == [1, 2, 3, 9])
    #expect(try ids(table, "STEPAN", "Red").sorted() == [1])
    #expect(try ids(table, #""old red""#) == [9])
    #expect(try ids(table, "beer corks", "--any").sorted() == [1, 4])
    #expect(try ids(table, "bott", "--prefix") == [1])
    #expect(try ids(table, "bott") == [])
    #expect(try ids(table, "wine", "--without", "red").isEmpty)
    #expect(try ids(table, "red", "--without", "old", "--without", "white") == [3])
    #expect(try ids(table, "red", "--column", "title").sorted() == [1, 3, 9])
  }

  @Test(arguments: ["five", "four"]) func `no text is an operator or an error`(table: String) throws {
    let texts = ["", " ", "\"", "*", "-", "^", "!!!", "(", "\u{202e}", "🎉", "AND", "col:zzz", "NEAR(", "a\"b\"c\""]
    for (place, text) in texts.enumerated() where TestRun.isLong || place % 4 == (table == "five" ? 0 : 2) + Int(TestRun.seed % 2) {
      let answer = try Tool.run(["search", path, table, "--", text])
      #expect(answer.status == 0, "\(text): \(answer.errors)")
    }
    #expect(try ids(table, "--", "-wine").count == 4)
    #expect(try ids(table, "AND").sorted() == [1, 2])
    #expect(try ids(table, "col:x") == [3])
    #expect(try ids(table, "red*") == (try ids(table, "red")))
    #expect(try ids(table, "wine \"red").sorted() == [1, 2, 3, 9])
  }

  @Test func `rows come best first, in pages, with a snippet`() throws {
    let best = try Tool.output("query", path, "SELECT rowid, bm25(five) AS rank FROM five WHERE five MATCH 'red' ORDER BY rank, rowid")
    let found = try Tool.output("search", path, "five", "red")
    let ranks = found.split(separator: "\n").map { $0.prefix { $0 != "s" } }
    #expect(ranks == best.split(separator: "\n").map { $0.dropLast() + ", \"" })
    let all = try ids("five", "red", "--limit", "0")
    #expect(all.count == 4)
    #expect(try ids("five", "red", "--limit", "2", "--offset", "1") == Array(all[1..<3]))
    #expect(found.contains(#""snippet": "a red label: AND not OR""#))
  }

  @Test(arguments: ["five", "four"]) func `text comes from standard input too, however long`(table: String) throws {
    #expect(try ids(table, "--stdin", input: "old\u{0}red\n").sorted() == [1, 9])
    let many = (0..<TestRun.rounds(150_000, few: 2_000)).map { "w\($0)" }.joined(separator: " ")
    #expect(try ids(table, "--stdin", input: many).isEmpty)
    #expect(try ids(table, "--stdin", "--any", input: many + " beer") == [4])
    #expect(try ids(table, "--stdin", input: String(repeating: "beer ", count: TestRun.rounds(500_000, few: 5_000))) == [4])
  }

  @Test func `what cannot be searched is named`() throws {
    #expect(try Tool.errors("search", path, "post", "red").contains("post is not a full-text table"))
    #expect(try Tool.errors("search", path, "five", "red", "--column", "titel").contains("titel"))
    #expect(try Tool.errors("search", path + "x", "five", "red").contains("posts.sqlitex"))
    #expect(try Tool.run("search", path, "five").status == 64)
    #expect(try Tool.run("search", path, "five", "red", "--stdin").status == 64)
  }

  @Test func `the query that was built is shown`() throws {
    let shown = try Tool.output("search", path, "five", #"red "old wine""#, "--explain")
    #expect(shown.contains(#""module": "fts5""#) && shown.contains("old wine"))
  }

  @Test func `nothing is changed, and nothing left beside the file`() throws {
    let before = try Data(contentsOf: URL(filePath: path))
    _ = try ids("five", "red")
    _ = try ids("four", "red")
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["posts.sqlite"])
  }
}
