import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Each call of a search` {
  enum Work: CaseIterable { case search, marked, several, rows, count, typed, own, long }

  private struct Wine: Decodable {
    let title: String
  }

  private func run(_ work: Work, _ module: SearchedModule, on wrapper: any Sqlite3WrapperProtocol) throws -> [Int64] {
    let isExternal = work == .rows
    let table = module.table(content: isExternal ? .external(table: "wine", rowid: module == .fts5 ? "id" : "rowid") : .own)
    let open = String(decoding: [0xef, 0xb7, 0x90], as: UTF8.self)
    let connection = try module.opened(Array(SearchedModule.wines.prefix(3)) + [["\(open) wine", "x"]], in: table, on: wrapper)
    var found: [Int64]
    switch work {
    case .search:
      found = try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .bm25(weights: [2, 1]))).map(\.rowid)
    case .marked:
      let results = try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(highlights: ["title"], values: ["body"]))
      for result in results { #expect(result.highlights["title"]?.found.allSatisfy { $0.folded == "wine" } == true) }
      found = results.map(\.rowid)
    case .long:
      let text = String(repeating: "wine in ", count: 3) + String(repeating: "-", count: 66_000) + " wine"
      try connection.execute("UPDATE \(identifier: table.name) SET title = \(text) WHERE rowid IN (1, 4)")
      let results = try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(highlights: ["title"]))
      for result in results where [1, 4].contains(result.rowid) {
        #expect(result.highlights["title"]?.found.count == 4 && result.snippet?.found.count ?? 0 >= 3)
      }
      found = results.map(\.rowid)
    case .several: found = try connection.search(FullTextMatch.any(["red", "white", "x"]), in: table).map(\.rowid)
    case .rows: found = try connection.search(FullTextQuery("wine"), in: table, decoding: Wine.self).map(\.result.rowid)
    case .count: found = Array(1...Int64(try connection.countResults(of: FullTextQuery("wine"), in: table)))
    case .typed:
      let typed = try connection.liveSearch("wi", in: table, LiveSearchOptions(steps: 1_000_000))
      #expect(typed.outcome == .ranked)
      found = typed.results.map(\.rowid)
    case .own:
      try connection.addSearchRanking("mine", for: module.module, countingRows: true) { row in
        -Double(row.rowsWithHits(phrase: 0, column: 0))
      }
      found = try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .function("mine"))).map(\.rowid)
      found += try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .hits(), snippet: nil)).map(\.rowid)
      found = Array(Set(found))
    }
    try connection.close()
    return found.sorted()
  }

  /// Every other work with one of the modules, in a long run each with both.
  private static let cases = TestRun.sample(of: Array(Work.allCases.enumerated()), few: 2).flatMap { place, work in
    let modules = SearchedModule.allCases
    return (TestRun.isLong ? modules : [modules[(place + Int(TestRun.seed % 2)) % 2]]).map { (work, $0) }
  }

  @Test(arguments: cases)
  func `fails once and for ever, and nothing is open and nothing found half`(work: Work, module: SearchedModule) throws {
    let report = try FaultSweep<[Int64], (any Sqlite3WrapperProtocol) throws -> [Int64]>(
      seed: TestRun.seed,
      check: { result in
        switch result {
        case .success(let found): return found == [1, 2, 3, 4] ? nil : "found \(found)"
        case .failure(let error as SQLiteError): return error.message.contains("not an error") ? "\(error)" : nil
        case .failure(let error): return "\(error)"
        }
      }
    ) { wrapper in try run(work, module, on: wrapper) }.inProcess.everyCommitIsFine.sampled(TestRun.most(2)).report()
    #expect(report.problems.isEmpty, "\(report)")
    #expect(report.failableCalls > 20)
  }
}
