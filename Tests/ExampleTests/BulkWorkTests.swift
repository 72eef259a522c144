import SQLiteManagerTesting
import Testing

private enum Kind: String, Codable { case noun, verb }

private struct Word: Encodable {
  var id: Int?
  var text: String
  var kind: Kind
  var forms: [String]
}

private struct Line {
  var number: Int
  var text: String
}

/// The code of the article about bulk work.
@Suite struct `The article about bulk work` {
  let connection: Connection
  private let lines = (1...25).lazy.map { Line(number: $0, text: "line \($0)") }

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("word", "id INTEGER PRIMARY KEY, text TEXT UNIQUE, length INTEGER, kind, forms")
  }

  @Test func `inserts from any sequence`() throws {
    let written = try connection.insert(lines, into: "word", columns: ["id", "text", "length"]) { line in
      (line.number, line.text, line.text.count)
    }
    #expect(written == 25)
    #expect(try connection.value("SELECT sum(length) FROM word") == 9 * 6 + 16 * 7)
  }

  @Test func `tells progress`() throws {
    var told: [Int] = []
    try connection.insert(
      lines, into: "word", columns: ["text"], reportEvery: 10,
      progress: { count in
        told.append(count)
        try Task.checkCancellation()
      }
    ) { $0.text }
    #expect(told == [10, 20])
    #expect(try connection.count("word") == 25)
  }

  @Test func `skips or changes what is there`() throws {
    try connection.insert(["id": 3, "text": "line 3"], into: "word")
    #expect(try connection.insert(lines, into: "word", columns: ["text"], onConflict: .skip) { $0.text } == 24)
    let update = ConflictPolicy.update(key: ["id"])
    #expect(try connection.insert(lines.prefix(1), into: "word", columns: ["id", "text"], onConflict: update) { ($0.number, "x") } == 1)
    #expect(try connection.value("SELECT text FROM word WHERE id = 1") == "x")
  }

  @Test func `writes encodable values`() throws {
    let words = [Word(text: "go", kind: .verb, forms: ["went", "gone"]), Word(text: "house", kind: .noun, forms: [])]
    try connection.insert(encodingAll: words, into: "word")
    try connection.insert(encoding: Word(id: 7, text: "be", kind: .verb, forms: []), into: "word")
    try connection.update("word", encoding: Word(id: 7, text: "was", kind: .verb, forms: []), where: Column("id") == 7)
    try connection.upsert(encoding: Word(id: 7, text: "is", kind: .verb, forms: []), into: "word", onConflict: ["id"])
    #expect(
      try connection.read("word", columns: ["id", "text", "kind", "forms"]).map(\.values) == [
        [1, "go", "verb", #"["went","gone"]"#], [2, "house", "noun", "[]"], [7, "is", "verb", "[]"],
      ])
  }

  @Test func `writes rows of other columns, and has written rows back`() throws {
    try connection.insert([["text": "x"], ["text": "y", "kind": 2], [:]], into: "word")
    let id = try connection.insert(["text": "a"], into: "word", returning: ["id"]) { try $0["id", as: Int64.self] }
    #expect(id == 4)
    let whole = try connection.insert(["text": "b"], into: "word", returning: nil)
    #expect(whole.values == [5, "b", nil, nil, nil])
    let cleared = try connection.delete(from: "word", where: Column("kind").isNull, returning: ["text"])
    #expect(Set(cleared.map { $0.values[0] }) == ["x", .null, "a", "b"])
  }
}
