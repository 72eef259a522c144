import Foundation
import Scratch
import SQLiteManager
import SQLiteManagerTestSupport
import SQLiteManagerTesting
import Testing

/// An engine that sorts as told: the stand-in for another version, or for another system.
private final class OtherEngine: CollationEngine {
  let version: String
  let isBackwards: Bool

  init(_ version: String, isBackwards: Bool = false) {
    self.version = version
    self.isBackwards = isBackwards
  }

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let order = unsafe first.lexicographicallyPrecedes(second) ? -1 : second.lexicographicallyPrecedes(first) ? 1 : 0
    return isBackwards ? -order : order
  }

  func sortKey(for text: String) -> [UInt8]? { nil }
}

extension Connection {
  fileprivate func sort(_ name: String = "LOCALIZED", by engine: OtherEngine, locale: String = "cs") throws {
    try addLocalizedCollation(name, by: Collator(LocalizedCollation(locale: locale), engine: engine))
  }
}

@Suite struct `The guard of localized indexes` {
  private static let schema: SQL = """
    CREATE TABLE word (id INTEGER PRIMARY KEY, name TEXT COLLATE LOCALIZED UNIQUE, note TEXT COLLATE NOCASE);
    CREATE INDEX note ON word (note);
    CREATE INDEX other ON word (note COLLATE SECOND, id);
    CREATE INDEX part ON word (note) WHERE name > 'm';
    CREATE TABLE plain (name TEXT COLLATE LOCALIZED);
    CREATE TABLE "a ""b" (k TEXT COLLATE LOCALIZED PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO word (name, note) VALUES ('a', 'x'), ('b', 'y'), ('z', 'z');
    INSERT INTO "a ""b" VALUES ('a'), ('b'), ('z')
    """

  private func opened(_ path: String, _ engine: OtherEngine) throws -> Connection {
    let connection = try Connection(.file(path))
    try connection.execute("PRAGMA synchronous = OFF")
    try connection.sort(by: engine)
    try connection.sort("SECOND", by: OtherEngine("always the same"))
    return connection
  }

  @Test func `names what nobody has recorded, records it, and is content then`() throws {
    let folder = try ScratchFolder()
    let connection = try opened(folder.path("a"), OtherEngine("1"))
    #expect(try connection.checkLocalizedCollations().isEmpty)
    #expect(try connection.rebuildLocalizedIndexes().isEmpty)
    #expect(try connection.tables().isEmpty)
    try connection.execute(Self.schema)
    let found = try connection.checkLocalizedCollations()
    #expect(found.map(\.index) == [#"sqlite_autoindex_a "b_1"#, "other", "part", "sqlite_autoindex_word_1"])
    #expect(found.map(\.collation).map { $0.uppercased() } == ["LOCALIZED", "SECOND", "LOCALIZED", "LOCALIZED"])
    #expect(found.allSatisfy { $0.state == .unrecorded })
    #expect(try connection.rebuildLocalizedIndexes() == found)
    #expect(try connection.checkLocalizedCollations().isEmpty)
    let again = try opened(folder.path("a"), OtherEngine("1"))
    #expect(try again.checkLocalizedCollations().isEmpty)
  }

  @Test func `sees that the engine sorts otherwise, and rebuilds the indexes concerned alone`() throws {
    let folder = try ScratchFolder()
    let before = try opened(folder.path("a"), OtherEngine("1"))
    try before.execute(Self.schema)
    try before.rebuildLocalizedIndexes()
    try before.close()

    let after = try opened(folder.path("a"), OtherEngine("1", isBackwards: true))
    #expect(try after.value("SELECT count(*) FROM word WHERE name = 'a'") == 0)
    let found = try after.checkLocalizedCollations()
    #expect(found.map(\.index) == [#"sqlite_autoindex_a "b_1"#, "part", "sqlite_autoindex_word_1"])
    for index in found {
      guard case .sortedOtherwise(let how) = index.state else {
        Issue.record("\(index)")
        continue
      }
      #expect(how.hasPrefix("cs tertiary"))
    }
    #expect(try after.rebuildLocalizedIndexes() == found)
    #expect(try after.checkLocalizedCollations().isEmpty)
    for name in ["a", "b", "z"] {
      #expect(try after.value("SELECT count(*) FROM word WHERE name = \(name)") == 1)
      #expect(try after.value("SELECT count(*) FROM \(identifier: "a \"b") WHERE k = \(name)") == 1)
    }
    #expect(try after.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `takes another version, locale or setting for another order`() throws {
    let folder = try ScratchFolder()
    let before = try opened(folder.path("a"), OtherEngine("1"))
    try before.execute(Self.schema)
    try before.rebuildLocalizedIndexes()
    #expect(try opened(folder.path("a"), OtherEngine("2")).checkLocalizedCollations().count == 3)
    try before.sort(by: OtherEngine("1"), locale: "sk")
    #expect(try before.checkLocalizedCollations().count == 3)
    let real = try Connection(.file(folder.path("a")))
    try real.addLocalizedCollations(locale: "cs")
    #expect(try real.checkLocalizedCollations().count == 3)
  }

  @Test func `leaves everything as it was when rows are equal now that were not`() throws {
    let connection = try Connection(.memory)
    try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs")])
    try connection.execute("CREATE TABLE word (name TEXT COLLATE LOCALIZED UNIQUE); INSERT INTO word VALUES ('a'), ('A')")
    try connection.rebuildLocalizedIndexes()
    try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs", strength: .primary, equality: .strength)])
    let error = #expect(throws: SQLiteError.self) { try connection.rebuildLocalizedIndexes() }
    #expect(error?.code.primary == .constraint)
    #expect(try connection.checkLocalizedCollations().count == 1)
    #expect(!connection.isInTransaction)
  }

  @Test func `looks at attached databases, and only reads`() throws {
    let folder = try ScratchFolder()
    let made = try opened(folder.path("a"), OtherEngine("1"))
    try made.execute(Self.schema)
    try made.close()
    let connection = try Connection(.memory)
    try connection.addLocalizedCollations(locale: "cs")
    try connection.execute("ATTACH \(folder.path("a")) AS \(identifier: "the content")")
    try connection.execute("PRAGMA query_only = ON")
    #expect(try connection.checkLocalizedCollations().isEmpty)
    #expect(try connection.checkLocalizedCollations(in: "the content").count == 3)
    try connection.execute("PRAGMA query_only = OFF")
    #expect(try connection.rebuildLocalizedIndexes(in: "the content").count == 3)
    try connection.addLocalizedCollations(["SECOND": LocalizedCollation(locale: "cs")])
    #expect(try connection.rebuildLocalizedIndexes(in: "the content").map(\.index) == ["other"])
    #expect(try connection.checkLocalizedCollations(in: "the content").isEmpty)
  }

  @Test(arguments: [nil, ResultCode.full])
  func `is done or not, whichever call fails`(code: ResultCode?) throws {
    let folder = try ScratchFolder()
    let made = try opened(folder.path("made"), OtherEngine("1"))
    try made.execute(Self.schema)
    try made.rebuildLocalizedIndexes()
    try made.close()
    var run = 0
    let report = try FaultSweep<Int, (any Sqlite3WrapperProtocol) throws -> Int>(
      codes: [code],
      check: { result in
        let after = try opened(folder.path("\(run)"), OtherEngine("1", isBackwards: true))
        let stale = try after.checkLocalizedCollations().count
        if case .success(3) = result, stale != 0 { return "said to be done, but \(stale) are stale" }
        if case .success(let count) = result, count != 3 { return "\(count) rebuilt" }
        let isSound = try after.value("PRAGMA integrity_check", as: String.self) == "ok"
        return stale == 0 && !isSound || (stale != 0 && stale != 3) ? "half: \(stale) stale, sound: \(isSound)" : nil
      }
    ) { sqlite in
      run += 1
      try FileManager.default.copyItem(atPath: folder.path("made"), toPath: folder.path("\(run)"))
      let connection = try Connection(.file(folder.path("\(run)")), on: sqlite)
      try connection.execute("PRAGMA synchronous = OFF")
      try connection.sort(by: OtherEngine("1", isBackwards: true))
      try connection.sort("SECOND", by: OtherEngine("always the same"))
      let rebuilt = try connection.rebuildLocalizedIndexes().count
      try connection.close()
      return rebuilt
    }.report()
    #expect(report.problems.isEmpty, "\(report)")
    #expect(report.failableCalls > 20)
  }
}
