// Swift of Sources/SQLiteManager/Documentation.docc/BulkWork.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum BulkWorkArticle {
struct Word: Codable { var id: Int?; var text: String; var kind: String; var forms: [String] }

  static func columns(_ connection: Connection, _ lines: [Line]) throws -> Int {
let written = try connection.insert(lines, into: "word", columns: ["id", "text", "length"]) { line in
  (line.number, line.text, line.text.count)
}
return written
  }

  static func progress(_ connection: Connection, _ lines: [Line], _ bar: Bar) throws {
try connection.insert(
  lines, into: "word", columns: ["text"], reportEvery: 10_000,
  progress: { count in
    bar.show(count)
    try Task.checkCancellation()
  }
) { $0.text }
  }

  static func importing(_ database: Database, total: Int, record: @escaping @Sendable (Int) -> String, show: (Int, () -> Void) -> Void) async throws -> Int {
let (counts, told) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
let importing = Task {
  defer { told.finish() }
  return try await database.perform { connection in
    let texts = (0..<total).lazy.map(record)
    return try connection.insert(texts, into: "word", columns: ["text"], reportEvery: 1_000, progress: { told.yield($0) }) { $0 }
  }
}
for await count in counts { show(count, importing.cancel) }  // what is shown, and what its button does
let written = try await importing.value
return written
  }

  static func conflicts(_ connection: Connection, _ lines: [Line]) throws {
try connection.insert(lines, into: "word", columns: ["text"], onConflict: .skip) { $0.text }
try connection.insert(lines, into: "word", columns: ["id", "text"], onConflict: .update(key: ["id"])) { ($0.number, $0.text) }
  }

  static func encoded(_ connection: Connection, _ words: [Word], _ word: Word) throws {
try connection.insert(encodingAll: words, into: "word")
try connection.insert(encoding: word, into: "word")
try connection.update("word", encoding: word, where: Column("id") == 7)
try connection.upsert(encoding: word, into: "word", onConflict: ["id"])
  }

  static func kept(_ connection: Connection) throws -> (ride: Word, changed: [String]?) {
var ride = try connection.insert(encoding: Word(text: "ride", kind: "verb", forms: []), into: "word", returning: Word.self)
ride.forms = ["rode", "ridden"]
let changed = try connection.update("word", encoding: ride)
return (ride, changed)
  }

  static func otherColumns(_ connection: Connection) throws {
try connection.insert([["text": "a"], ["text": "b", "kind": 2], [:]], into: "word")
  }

  static func returning(_ connection: Connection) throws -> (id: Int64, whole: OwnedRow, cleared: [OwnedRow]) {
let id = try connection.insert(["text": "a"], into: "word", returning: ["id"]) { try $0["id", as: Int64.self] }
let whole = try connection.insert(["text": "b"], into: "word", returning: nil)
let cleared = try connection.delete(from: "word", where: Column("kind").isNull, returning: ["text"])
return (id, whole, cleared)
  }

}
