import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A line of a file, as in the article.
struct Line {
  var number: Int
  var text: String
}

/// A progress bar, as in the article.
final class Bar {
  private(set) var told: [Int] = []
  func show(_ count: Int) { told.append(count) }
}

/// The code of the article about bulk work.
@Suite struct `The article about bulk work` {
  let connection: Connection
  private let lines = (1...25).map { Line(number: $0, text: "line \($0)") }

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("word", "id INTEGER PRIMARY KEY, text TEXT UNIQUE, length INTEGER, kind, forms")
  }

  @Test func `inserts from any sequence`() throws {
    #expect(try BulkWorkArticle.columns(connection, lines) == 25)
    #expect(try connection.value("SELECT sum(length) FROM word") == 9 * 6 + 16 * 7)
  }

  @Test func `tells progress`() throws {
    let bar = Bar()
    try BulkWorkArticle.progress(connection, (1...20_001).map { Line(number: $0, text: "line \($0)") }, bar)
    #expect(bar.told == [10_000, 20_000])
    #expect(try connection.count("word") == 20_001)
  }

  @Test(arguments: [false, true]) func `imports off the thread, tells how far it is, and ends when it is told to`(isCancelled: Bool)
    async throws
  {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("words"))) { connection in
      try connection.createTable("word", "id INTEGER PRIMARY KEY, text TEXT UNIQUE", ifNotExists: true)
    }
    try database.insert(["text": "before"], into: "word")
    try database.withConnection { _ = try $0.checkpoint() }
    let before = try Data(contentsOf: folder.url.appending(path: "words"))
    let (total, made) = (isCancelled ? 20_000 : 2_500, Locked(0))
    let hasCancelled = DispatchSemaphore(value: 0)
    var told: [Int] = []
    do {
      let written = try await BulkWorkArticle.importing(
        database, total: total,
        record: { number in
          made.withLock { $0 += 1 }
          if isCancelled, number == 2_500 { hasCancelled.wait() }  // on the thread of the database
          return "word \(number)"
        }
      ) { count, cancel in
        told.append(count)
        if isCancelled { #expect((try? database.count("word")) == 1) }  // reading does not wait
        if isCancelled { cancel() }
        if isCancelled { hasCancelled.signal() }
      }
      #expect(!isCancelled && written == total && made.withLock { $0 } == total)
      #expect(told.allSatisfy { [1_000, 2_000].contains($0) } && told == told.sorted() && told.last == 2_000)
      #expect(try database.count("word") == total + 1)
    } catch is CancellationError {
      #expect(isCancelled && made.withLock { $0 } < total && !told.isEmpty)
      #expect(try database.read("word").map(\.values) == [[1, "before"]])
      try database.close()
      #expect(try Data(contentsOf: folder.url.appending(path: "words")) == before)
    }
  }

  @Test func `skips or changes what is there`() throws {
    try connection.insert(["id": 3, "text": "line 3"], into: "word")
    try connection.insert(["id": 100, "text": "x"], into: "word")
    // "line 3" is there and skipped, "y" becomes 101; then both are there by their keys.
    try BulkWorkArticle.conflicts(connection, [Line(number: 3, text: "line 3"), Line(number: 101, text: "y")])
    #expect(try connection.read("word", columns: ["id", "text"]).map(\.values) == [[3, "line 3"], [100, "x"], [101, "y"]])
  }

  @Test func `writes encodable values`() throws {
    typealias Word = BulkWorkArticle.Word
    let words = [Word(text: "go", kind: "verb", forms: ["went", "gone"]), Word(text: "house", kind: "noun", forms: [])]
    try BulkWorkArticle.encoded(connection, words, Word(id: 7, text: "is", kind: "verb", forms: []))
    #expect(
      try connection.read("word", columns: ["id", "text", "kind", "forms"]).map(\.values) == [
        [1, "go", "verb", #"["went","gone"]"#], [2, "house", "noun", "[]"], [7, "is", "verb", "[]"],
      ])
  }

  @Test func `has a value back with its rowid, and writes what differs`() throws {
    let (ride, changed) = try BulkWorkArticle.kept(connection)
    #expect(ride.id == 1 && changed == ["forms"])
    #expect(try connection.value("SELECT forms FROM word") == #"["rode","ridden"]"#)
  }

  @Test func `writes rows of other columns, and has written rows back`() throws {
    try BulkWorkArticle.otherColumns(connection)
    #expect(try connection.read("word", columns: ["text", "kind"]).map(\.values) == [["a", nil], ["b", 2], [nil, nil]])
    try connection.delete(from: "word", where: .all)
    let (id, whole, cleared) = try BulkWorkArticle.returning(connection)
    #expect(id == 1 && whole.values == [2, "b", nil, nil, nil])
    #expect(Set(cleared.map { $0.values[0] }) == ["a", "b"])
  }
}
