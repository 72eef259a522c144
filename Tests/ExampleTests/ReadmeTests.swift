import Foundation
import SQLiteDescriptions
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteManagerFixtures
import Testing

@Suite struct `The README` {
  enum Star {
    static let question = TypedColumn<Int64>("question", .integer, .primaryKey)
    static let at = TypedColumn<Date>("at", .text)
    static let table = TableDescription(name: "star", columns: [question, at])
  }

  struct Question: Decodable {
    var id: Int
    var title: String
    var points: Int?
  }

  @Test func `reads, describes and edits the quiz`() async throws {
    let folder = try ScratchFolder()
    let quiz = SQLiteManager(
      .installed(.file(try QuizFixture.url(version: 2)), into: folder.url, fileName: "quiz.sqlite"))
    #expect(try await quiz.open() == .installed(version: 2))
    let rows = try quiz.read("question", where: Column("category") == 3 && Column("points") > 2, orderedBy: .ascending("title"))
    let titles = try rows.map { try $0["title", as: String.self] }
    #expect(titles.count > 1 && titles == titles.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })

    try quiz.createTable(Star.table, ifNotExists: true)
    try quiz.insert(["question": 101, "at": Date(timeIntervalSince1970: 1)], into: "star")
    try quiz.upsert(["question": 101, "at": Date(timeIntervalSince1970: 2)], into: "star", onConflict: ["question"])
    let starred = try quiz.find(in: Star.table, key: 101)?[Star.at]
    #expect(starred == Date(timeIntervalSince1970: 2))

    let ids = [101, 102]
    let few = try quiz.rows("SELECT * FROM question WHERE id IN \(list: ids)", decoding: Question.self)
    #expect(few.map(\.id) == ids)
    #expect(try await quiz.perform { try $0.count("star") } == 1)

    let search = FullTextTable("title_search", columns: ["title", "question"], content: .external(table: "question", rowid: "id"))
    try quiz.withConnection { try $0.createFullTextTable(search) }
    let found = try quiz.search(FullTextQuery("melnik \"capital lies\"", matching: .any), in: search)
    #expect(found.map(\.rowid).sorted() == [101, 102])
    let sorted = try quiz.read("question", orderedBy: .localized("title", locale: "cs"))
    #expect(sorted.count == (try quiz.count("question")))
  }

  @Test func `prints what the sweep finds`() throws {
    let failure = #expect(throws: FaultSweepFailure.self) {
      try READMEArticle.sweep { sqlite in
        let bank = try Connection(.memory, on: sqlite)
        try bank.execute(
          "CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER); INSERT INTO account VALUES (1, 100), (2, 0)")
        return bank
      }
    }
    let found = try #require(failure).description
    let printed = try #require(Self.text.firstMatch(of: #/\n```\n(private database.*\n)  in .*\n(  .*\n)```/#))
    for line in [printed.1, printed.2] {
      for part in line.split(separator: "…").map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) where !part.isEmpty {
        #expect(found.contains(part), "\(found)")
      }
    }
  }

  private static let text =
    (try? String(contentsOf: URL(filePath: #filePath).appending(path: "../../../README.md").standardized, encoding: .utf8)) ?? ""

  #if os(Linux)
  @Test func `prints code for the app that runs as it is pasted`() throws {
    let folder = try ScratchFolder()
    let outcomes = ["installed(version: 2)", "current(version: 2)"]
    for outcome in outcomes {
      // The app's support folder is in the folder of this test, so nothing is written outside of it.
      let (status, output) = try BuiltProduct.run("ReadmeApp", environment: ["HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path])
      #expect(status == 0)
      #expect(output == outcome + "\n")
    }
    let connection = try Connection(.file(folder.url.appending(path: "ReadmeApp/quiz.sqlite")), access: .readOnly)
    let hard = try connection.count("question", where: Column("points") > 2)
    #expect(try hard > 1 && connection.count("answer") == (1 + hard) * outcomes.count)
  }
  #endif

  @Test func `a full disk is reported, and nothing leaks`() throws {
    let sqlite = MockSqlite3Wrapper()
    try sqlite.when { try $0.createTable("star", "question INTEGER PRIMARY KEY", ifNotExists: true) }.answers(.done)
    let insertion = try sqlite.when { try $0.insert(["question": 42], into: "star") }.fails(.full)
    do {
      let stars = try Stars(on: sqlite)
      let error = #expect(throws: SQLiteError.self) { try stars.add(42) }
      #expect(error?.code == .full)
    }
    #expect(sqlite.bound(to: insertion) == [[42]])
    #expect(sqlite.openHandles.isEmpty)
  }

  @Test func `no failing call loses a star`() throws {
    let sweep = FaultSweep(check: { (try? $0.get()) == [42] || $0.isFailure ? nil : "a star was lost and nobody said so" }) { sqlite in
      let stars = try Stars(on: sqlite)
      try stars.add(42)
      return try stars.all()
    }
    #expect(try sweep.run().failableCalls > 20)
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
