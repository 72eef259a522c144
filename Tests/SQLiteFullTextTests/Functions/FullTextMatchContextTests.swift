import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// The weights of phrases, which ranking functions count first: rare phrases count more.
private final class PhraseWeights {
  let weights: [Double]
  init(_ weights: [Double]) { self.weights = weights }
}

/// The codes with which each method that takes a number refuses one that is too small or too large.
private func refusals(of match: FullTextMatchContext, _ number: Int) -> [ResultCode?] {
  var codes: [ResultCode?] = []
  do { codes.append(try match.text(ofColumn: number) == nil ? nil : .ok) } catch { codes.append(error.code) }
  do { codes.append(try match.size(ofColumn: number) == 0 ? nil : .ok) } catch { codes.append(error.code) }
  do { codes.append(try match.totalSize(ofColumn: number) == 0 ? nil : .ok) } catch { codes.append(error.code) }
  do { codes.append(try match.size(ofPhrase: number) == 0 ? nil : .ok) } catch { codes.append(error.code) }
  do { codes.append(try match.instance(at: number).phrase == 0 ? nil : .ok) } catch { codes.append(error.code) }
  do {
    try match.forEachRow(matchingPhrase: number) { _ in codes.append(nil) }
  } catch {
    codes.append((error as? SQLiteError)?.code)
  }
  return codes
}

private struct Problem: Error, Equatable { var text = "" }

private final class Counter { var living = 0 }

private final class Counted {
  let counter: Counter
  init(_ counter: Counter) {
    self.counter = counter
    counter.living += 1
  }
  deinit { counter.living -= 1 }
}

@Suite struct `An auxiliary function in Swift` {
  private func opened() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE VIRTUAL TABLE t USING fts5(title, body);
      INSERT INTO t VALUES ('red wine', 'red and white'), ('beer', 'red ale, white ale, ale'), ('water', NULL)
      """)
    return connection
  }

  @Test func `knows the table, the query and the match`() throws {
    let connection = try opened()
    var facts: [String] = []
    try connection.addFullTextFunction("facts") { match, arguments in
      facts = [
        "\(match.rowid)", "\(match.columnCount)", "\(match.phraseCount)", "\(try match.size(ofPhrase: 0))",
        "\(try match.size(ofPhrase: 1))",
        "\(try match.rowCount)", "\(try match.totalSize())", "\(try match.totalSize(ofColumn: 1))", "\(try match.size())",
        "\(try match.size(ofColumn: 1))", "\(try match.text(ofColumn: 0) ?? "nil")", "\(try match.instanceCount)",
        "\(try arguments[0, as: String.self])", "\(arguments.count)",
      ]
      return try match.instances.map { "\($0.phrase).\($0.column).\($0.tokenOffset)" }.joined(separator: " ")
    }
    let found = try connection.value("SELECT facts(t, 'x', 2) FROM t WHERE t MATCH 'red + ale OR white' AND rowid = 2", as: String.self)
    #expect(found == "0.1.0 1.1.2")
    #expect(facts == ["2", "2", "2", "2", "1", "3", "12", "8", "6", "5", "beer", "2", "x", "2"])
  }

  @Test func `reads NULL and cuts text as its table does`() throws {
    let connection = try opened()
    try connection.addFullTextFunction("words") { match, arguments in
      var words: [String] = []
      try match.tokenize(try arguments[0]) { word, range, isColocated in words.append("\(word)\(range)") }
      return words.joined(separator: " ") + (try match.text(ofColumn: 1) ?? " nil")
    }
    #expect(try connection.value("SELECT words(t, 'Ště 1') FROM t WHERE t MATCH 'water'") == "ste0..<5 16..<7 nil")
    #expect(try connection.value("SELECT words(t, '') FROM t WHERE t MATCH 'water'") == " nil")
  }

  @Test func `counts how rare phrases are once for a query`() throws {
    let connection = try opened()
    var counted = 0
    weak var last: PhraseWeights?
    try connection.addFullTextFunction("rarity") { match, _ in
      let kept = try match.auxiliary {
        counted += 1
        var weights: [Double] = []
        for phrase in 0..<match.phraseCount {
          var rows = 0.0
          try match.forEachRow(matchingPhrase: phrase) { row in
            rows += 1
            guard row.phraseCount == 1, try row.instances.allSatisfy({ $0.phrase == 0 }) else { throw Problem() }
          }
          weights.append(rows)
        }
        return PhraseWeights(weights)
      }
      last = kept
      return kept.weights.reduce(0, +)
    }
    let sql: SQL = "SELECT rarity(t) FROM t WHERE t MATCH 'red OR ale'"
    #expect(try connection.rows(sql, as: Double.self) == [3, 3])
    #expect(counted == 1)
    #expect(try connection.rows(sql, as: Double.self) == [3, 3])
    #expect(counted == 2)
    try connection.close()
    #expect(last == nil)
  }

  @Test func `ranks, by name and as the rank of the table`() throws {
    let connection = try opened()
    try connection.addFullTextFunction("hits") { match, _ in -(try match.instanceCount) }
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'red' ORDER BY hits(t), rowid", as: Int.self) == [1, 2])
    try connection.execute("INSERT INTO t(t, rank) VALUES ('rank', 'hits()')")
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'red' ORDER BY rank", as: Int.self) == [1, 2])
    #expect(try connection.rows("SELECT rank FROM t WHERE t MATCH 'red' ORDER BY rank", as: Int.self) == [-2, -1])
  }

  @Test(arguments: ["column", "none"]) func `works on a table with less detail`(detail: String) throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, y, detail = \(identifier: detail)); INSERT INTO t VALUES ('a b', 'c a')")
    try connection.addFullTextFunction("places") { match, _ in
      try match.instances.map { "\($0.phrase).\($0.column)" }.joined(separator: " ") + " \(try match.size())"
    }
    let found = try connection.value("SELECT places(t) FROM t WHERE t MATCH 'a'", as: String.self)
    #expect(found == "0.0 0.1 4")
  }

  @Test func `on a table without texts and sizes says so`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, content = '', columnsize = 0); INSERT INTO t (rowid, x) VALUES (1, 'a')")
    try connection.addFullTextFunction("length_of") { match, _ in try match.size(ofColumn: 0) }
    try connection.addFullTextFunction("text_of") { match, _ in try match.text(ofColumn: 0) }
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT length_of(t) FROM t WHERE t MATCH 'a'") }
    #expect(error?.message.contains("neither texts nor sizes") == true, "\(error?.message ?? "")")
    #expect(try connection.value("SELECT text_of(t) IS NULL FROM t WHERE t MATCH 'a'") == 1)
  }

  @Test(.tags(.misuses)) func `is told of numbers that are out of range`() throws {
    let connection = try opened()
    var refused: [ResultCode?] = []
    try connection.addFullTextFunction("wild") { match, _ in
      for number in [-1, 2, Int.max, Int.min] { refused += refusals(of: match, number) }
      return try match.text(ofColumn: 7)
    }
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT wild(t) FROM t WHERE t MATCH 'red' AND rowid = 1") }
    #expect(error?.code == .range)
    #expect(error?.message == "wild(): there is no column 7: there are 2, counted from 0")
    #expect(refused == Array(repeating: .range, count: 24))
  }

  @Test func `may throw, in a walk, too, and run other statements`() throws {
    let connection = try opened()
    try connection.addFullTextFunction("broken") { match, _ in
      var seen = 0
      try match.forEachRow(matchingPhrase: 0) { _ in
        seen += 1
        throw Problem(text: "row \(seen)")
      }
      return 0
    }
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT broken(t) FROM t WHERE t MATCH 'red'") }
    #expect(error?.underlying as? Problem == Problem(text: "row 1"))
    try connection.addFullTextFunction("nested") { match, arguments in
      try arguments.connection.value("SELECT count(*) FROM t WHERE t MATCH 'white' AND rowid <= \(match.rowid)", as: Int.self)
    }
    #expect(try connection.rows("SELECT nested(t) FROM t WHERE t MATCH 'red'", as: Int.self) == [1, 2])
    let outside = #expect(throws: SQLiteError.self) { try connection.rows("SELECT nested(t) FROM t") }
    #expect(outside?.message.contains("nested() can only be used in a query with MATCH") == true)
  }

  @Test func `is freed with its connection, and refused a bad name`() throws {
    weak var kept: Counter?
    let connection = try opened()
    do {
      let captured = Counter()
      kept = captured
      try connection.addFullTextFunction("kept") { _, _ in captured.living }
      try connection.addFullTextFunction("kept") { _, _ in 2 }
    }
    #expect(try connection.value("SELECT kept(t) FROM t WHERE t MATCH 'water'") == 2)
    #expect(kept != nil)
    expectError(.misuse, "the name for FTS5 has 1 to 255 bytes, and no NUL among them") {
      try connection.addFullTextFunction("") { _, _ in 1 }
    }
    try connection.close()
    #expect(kept == nil)
    let closed = #expect(throws: SQLiteError.self) { try connection.addFullTextFunction("kept") { _, _ in 1 } }
    #expect(closed?.code == .misuse)
  }

  @Test func `leaks nothing, whichever call fails`() throws {
    let counter = Counter()
    let report = try FaultSweep<[Double], (any Sqlite3WrapperProtocol) throws -> [Double]>(
      seed: TestRun.seed,
      check: { result in
        if case .success(let found) = result, found != [9] { return "found \(found)" }
        return counter.living == 0 ? nil : "\(counter.living) live"
      }
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x); INSERT INTO t VALUES ('a b a')")
      try connection.addFullTextFunction("score") { match, _ in
        let kept = try match.auxiliary {
          try match.forEachRow(matchingPhrase: 0) { _ = $0.rowid }
          return Counted(counter)
        }
        var sum = try Double(match.instances.count + kept.counter.living) + Double(match.rowCount) + Double(match.totalSize())
        try match.tokenize(match.text(ofColumn: 0) ?? "") { word, _, _ in if word == "a" { sum += 1 } }
        return sum + Double(try match.size(ofColumn: 0)) - 3
      }
      let found = try connection.rows("SELECT score(t) FROM t WHERE t MATCH 'a'", as: Double.self)
      try connection.close()
      return found
    }.inProcess.sampled(TestRun.most(16)).report()
    #expect(report.problems.isEmpty, "\(report)")
  }
}
