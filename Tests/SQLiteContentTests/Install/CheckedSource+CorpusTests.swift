import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `A damaged database` {
  /// Numbers that are the same in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Ways to damage a file: cut short, header fields changed, pages emptied or swapped, bits and runs of bytes changed; and what is in it: texts of
  /// the schema, pages of a full-text index, entries of others, the list of free pages, a log beside it.
  private static let count = TestRun.rounds(500, few: 26)

  private static func damaged(_ good: Data) throws -> [(String, Data, log: Data?)] {
    let inside = try (0..<count / 2).map { try DamagedInside(good, number: $0, seed: 2026) }
    return damagedOutside(good).map { ($0, $1, nil) } + inside.map { ($0.what, $0.bytes, $0.log) }
  }

  private static func damagedOutside(_ good: Data) -> [(String, Data)] {
    var random = Seeded(state: 2026)
    let pageCount = good.count / 4_096
    return (0..<(count + 1) / 2).map { number in
      var bad = good
      let place = Int.random(in: 0..<good.count, using: &random)
      let page = Int.random(in: 0..<pageCount, using: &random) * 4_096
      switch number % 8 {
      case 0: return ("cut at \(place)", good.prefix(place))
      case 1:
        let field = Int.random(in: 0..<100, using: &random)
        bad[field] ^= UInt8.random(in: 1...255, using: &random)
        return ("header byte \(field)", bad)
      case 2:
        bad.replaceSubrange(page..<(page + 4_096), with: Data(count: 4_096))
        return ("page at \(page) emptied", bad)
      case 3:
        let other = Int.random(in: 0..<pageCount, using: &random) * 4_096
        bad.replaceSubrange(page..<(page + 4_096), with: good[other..<(other + 4_096)])
        return ("page at \(page) is that at \(other)", bad)
      case 4:
        let header = page == 0 ? 100 : page
        let field = header + Int.random(in: 0..<12, using: &random)
        bad[field] ^= UInt8.random(in: 1...255, using: &random)
        return ("page header byte \(field)", bad)
      case 5:
        for offset in place..<min(place + 64, bad.count) { bad[offset] = UInt8.random(in: 0...255, using: &random) }
        return ("64 bytes at \(place)", bad)
      case 6:
        bad[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        return ("a bit at \(place)", bad)
      default:
        for offset in 0..<4_096 where Bool.random(using: &random) { bad[page + offset] = UInt8.random(in: 0...255, using: &random) }
        return ("page at \(page) scrambled", bad)
      }
    }
  }

  private static let content: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL, body);
    WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) INSERT INTO question SELECT i, 'title ' || i, zeroblob(i * 7) FROM n;
    CREATE INDEX by_title ON question(title); CREATE TABLE pair (a, b, PRIMARY KEY (a, b)) WITHOUT ROWID;
    INSERT INTO pair SELECT title, id FROM question; CREATE TABLE gone AS SELECT * FROM question; DROP TABLE gone; CREATE VIRTUAL TABLE search USING fts5(title); INSERT INTO search SELECT title FROM question;
    CREATE TABLE star (question REFERENCES question(id)); INSERT INTO star VALUES (1), (2);
    """

  /// Puts a log, or none, beside a file.
  private static func put(_ log: Data?, beside path: String) throws {
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    try log?.write(to: URL(fileURLWithPath: path + "-wal"))
  }

  /// Searches the installed database: the outcome is rows or an error of SQLite.
  private static func search(_ database: Connection, _ what: String) {
    do {
      _ = try database.rows("SELECT highlight(search, 0, '[', ']') FROM search WHERE search MATCH 'title'")
    } catch { #expect(error is SQLiteError, "\(what): \(error)") }
  }

  @Test func `as bundle is refused with a reason, or its damage is where SQLite cannot see it and harmless`() throws {
    let folder = try Folder()
    let good = try folder.bytes(try folder.bundle("good.sqlite", version: 2, Self.content).path)
    try folder.install(version: 1, Self.content, carrying: ["star"])
    try folder.app { try $0.execute("UPDATE star SET question = question + 100") }
    let installed = try folder.bytes(folder.installed)
    let source = folder.source.appendingPathComponent("bad.sqlite")
    var refused = 0
    for (what, bytes, log) in try Self.damaged(good) {
      try bytes.write(to: source)
      try Self.put(log, beside: source.path)
      try installed.write(to: URL(fileURLWithPath: folder.installed))
      do {
        let outcome = try folder.installer(source, carrying: ["star"]).install()
        if case .damaged = outcome { Issue.record("\(what): the installed file is not the damaged one") }
        if case .upgraded = outcome {
          try folder.app { database throws in
            #expect(try database.value("PRAGMA integrity_check") == "ok", "\(what)")
            #expect(try database.value("SELECT group_concat(question) FROM star") == "101,102", "\(what)")
            Self.search(database, what)
          }
        } else {
          #expect(try folder.bytes(folder.installed) == installed, "\(what)")
        }
      } catch let error as ContentError {
        refused += 1
        #expect(try folder.bytes(folder.installed) == installed, "\(what): \(error)")
        if case .configuration = error { Issue.record("\(what): \(error)") }
      }
    }
    #expect(refused > Self.count / 2)
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
  }

  @Test func `whose content shares a page with the user's rows is left: dropping one would empty the other`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { database in
      try database.set(.defensive, false)
      try database.execute(
        """
        CREATE TABLE mine (x); INSERT INTO mine VALUES ('mine'); PRAGMA writable_schema=ON;
        UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'mine') WHERE name = 'question';
        """)
    }
    let before = try folder.bytes(folder.installed)
    let outcome = try folder.install(version: 2)
    guard case .damaged = outcome else { throw Unexpected(outcome: outcome) }
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `that is installed is left as it is, or upgraded with the user's rows`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.content, carrying: ["star"])
    let good = try folder.bytes(folder.installed)
    let source = try folder.bundle(version: 2, Self.content)
    var left = 0
    for (what, bytes, log) in try Self.damaged(good) where !bytes.isEmpty {
      try bytes.write(to: URL(fileURLWithPath: folder.installed))
      try Self.put(log, beside: folder.installed)
      let result = Result { try folder.installer(source, carrying: ["star"]).install() }
      switch result {
      case .success(.upgraded):
        try folder.app { database throws in
          #expect(try database.value("SELECT count(*) FROM star") == 2, "\(what)")
          #expect(try database.value("SELECT count(*) FROM question") == 300, "\(what)")
          Self.search(database, what)
        }
      default:
        left += 1
        if let error = result.failure { #expect(error is ContentError, "\(what): \(error)") }
        #expect(try folder.bytes(folder.installed) == bytes, "\(what): \(result)")
      }
    }
    #expect(left > Self.count / 3)
  }
}
