import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Synchronization
import Testing

/// The order of bytes, or its opposite, which counts how often it is asked.
private final class CountedEngine: CollationEngine {
  let version: String
  let isBackwards: Bool
  let comparisons = Atomic<Int>(0)
  /// The interrupter that the engine calls when it compares notes.
  let stopped = Mutex<Interrupter?>(nil)

  init(isBackwards: Bool = false) {
    self.isBackwards = isBackwards
    version = isBackwards ? "backwards" : "forwards"
  }

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    comparisons.wrappingAdd(1, ordering: .relaxed)
    if unsafe first.starts(with: "n1".utf8) { stopped.withLock { $0?.interrupt() } }
    let order = unsafe first.lexicographicallyPrecedes(second) ? -1 : second.lexicographicallyPrecedes(first) ? 1 : 0
    return isBackwards ? -order : order
  }

  func add(to connection: Connection) throws {
    try connection.addLocalizedCollation("LOCALIZED", by: Collator(LocalizedCollation(locale: "cs"), engine: self))
  }
}

@Suite struct `Localized indexes of a bundle` {
  /// Every kind of index, over rows with NULLs, numbers, blobs, equal texts and texts that are not UTF-8.
  static let kinds: SQL = """
    CREATE TABLE word (name TEXT COLLATE LOCALIZED, x, note TEXT UNIQUE COLLATE LOCALIZED);
    CREATE INDEX by_name ON word (name); CREATE INDEX by_x ON word (x, name DESC); CREATE INDEX down ON word (name DESC, x COLLATE NOCASE);
    CREATE INDEX any ON word (x COLLATE LOCALIZED); CREATE UNIQUE INDEX both ON word (x, note);
    CREATE INDEX part ON word (name) WHERE x > 'b' COLLATE LOCALIZED; CREATE INDEX computed ON word ((name || x) COLLATE LOCALIZED);
    CREATE TABLE tree (k TEXT COLLATE LOCALIZED, n INT, x, PRIMARY KEY (k, n)) WITHOUT ROWID; CREATE INDEX tree_x ON tree (x);
    CREATE TABLE named (id INTEGER PRIMARY KEY, rowid, oid, _rowid_, name TEXT COLLATE LOCALIZED, g AS (name || 'x') COLLATE LOCALIZED);
    CREATE INDEX named_name ON named (name); CREATE INDEX named_g ON named (g);
    CREATE TABLE plain (name TEXT); CREATE INDEX plain_name ON plain (name);
    """

  private func bundle(_ folder: Folder, _ engine: CountedEngine, rows: Int, version: Int = 1, _ more: SQL = "") throws -> URL {
    let url = try folder.bundle(version: version, "")
    let connection = try Connection(.file(url.path), configuration: .text)
    try engine.add(to: connection)
    try connection.execute(Self.kinds + more)
    var generator = SplitMix64(seed: TestRun.seed)
    try connection.transaction {
      for number in 0..<rows {
        let texts: [SQLiteValue] = [.text("a"), .text("B"), .text("b"), .null, .text("čaj"), .text("c\(generator.below(9))")]
        let others: [SQLiteValue] = [.integer(Int64(number)), .real(1.5), .blob([1]), .null, .text("b"), .text("B")]
        let (name, x) = (texts[generator.below(6)], others[generator.below(6)])
        let note: SQLiteValue = number % 5 == 0 ? .null : .text("n\(number)")
        try connection.execute("INSERT INTO word VALUES (\(name), \(x), \(note)); INSERT INTO plain VALUES (\(name))")
        try connection.execute("INSERT INTO named (name) VALUES (\(name))")
        try connection.execute("INSERT INTO tree VALUES (\("k\(generator.below(5))"), \(number), \(x))")
        if number % 7 == 0 { try connection.execute("INSERT INTO word (name) VALUES (CAST(x'ff41' AS TEXT)), (CAST(x'fe41' AS TEXT))") }
      }
    }
    try connection.close()
    return url
  }

  private func check(_ folder: Folder, _ engine: CountedEngine) throws {
    let connection = try Connection(.file(folder.installed), configuration: .text)
    try engine.add(to: connection)
    #expect(try connection.integrityCheck() == [])
    #expect(try connection.checkLocalizedCollations() == [])
    #expect(try connection.indexedCollations().count > 10)
  }

  /// The indexes that an install sorts again.
  private func sortedAgain(_ folder: Folder, _ source: URL, _ engine: CountedEngine) throws -> [String] {
    var again: [String] = []
    let outcome = try folder.installer(
      source,
      prepare: { connection in
        try engine.add(to: connection)
        try connection.addTrace(.stmt) { event in
          guard let sql = event.sql, sql.hasPrefix("REINDEX main.") else { return }
          again += sql.split(separator: "\"").dropFirst().prefix(1).map(String.init)
        }.keepUntilClose()
      }
    ).install()
    #expect(outcome == .installed(version: 1))
    return again
  }

  @Test func `are sorted again where another engine sorted them, and recorded, of every kind`() throws {
    let folder = try Folder()
    let source = try bundle(folder, CountedEngine(), rows: 100)
    let engine = CountedEngine(isBackwards: true)
    let again = try sortedAgain(folder, source, engine)
    #expect(
      Set(again) == [
        "sqlite_autoindex_word_1", "by_name", "by_x", "down", "any", "both", "part", "computed", "sqlite_autoindex_tree_1", "tree_x",
        "named_name",
        "named_g",
      ])
    try check(folder, engine)
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func `are sorted again where only letters beyond ASCII are in another order`(encoding: String) throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, "")
    let connection = try Connection(.file(source.path), configuration: .text)
    try connection.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'"))")
    try CountedEngine().add(to: connection)
    let letters = (0xc0...0xff).compactMap { Unicode.Scalar($0).map(String.init) }
    try connection.execute("CREATE TABLE word (name TEXT COLLATE LOCALIZED); CREATE INDEX by_name ON word (name)")
    for letter in letters { try connection.execute("INSERT INTO word VALUES (\(letter))") }
    try connection.close()
    let engine = CountedEngine(isBackwards: true)
    #expect(try sortedAgain(folder, source, engine) == ["by_name"])
    let installed = try Connection(.file(folder.installed), configuration: .text)
    try engine.add(to: installed)
    #expect(try installed.integrityCheck() == [] && installed.checkLocalizedCollations() == [])
    #expect(try letters.filter { try installed.value("SELECT count(*) FROM word WHERE name = \($0)") != 1 } == [])
    #expect(try installed.rows("SELECT name FROM word ORDER BY name", as: String.self) == letters.reversed())
  }

  @Test func `stay as they are where they are in order, but for those that are computed`() throws {
    let folder = try Folder()
    let engine = CountedEngine()
    let again = try sortedAgain(folder, bundle(folder, engine, rows: 100), engine)
    #expect(Set(again) == ["part", "computed", "named_g"])
    #expect(again.count == 3)
    try check(folder, engine)
  }

  @Test func `take one comparison an entry, and no write to the index`() throws {
    let folder = try Folder()
    let engine = CountedEngine()
    let source = try folder.bundle(version: 1, "")
    let connection = try Connection(.file(source.path), configuration: .text)
    try engine.add(to: connection)
    let count = TestRun.rounds(100_000, few: 20_000)
    try connection.execute(
      """
      CREATE TABLE word (name TEXT); CREATE INDEX by_name ON word (name COLLATE LOCALIZED);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) INSERT INTO word SELECT 'word ' || (i * 7919 % 100003) FROM n
      """)
    try connection.close()
    let before = engine.comparisons.load(ordering: .relaxed)
    #expect(try sortedAgain(folder, source, engine) == [])
    let comparisons = engine.comparisons.load(ordering: .relaxed) - before
    #expect((count - 1..<count + 10_000).contains(comparisons), "\(comparisons) of \(count): 200 probes tell the engine")
    let (bundled, installed) = (try Data(contentsOf: source), try Data(contentsOf: URL(filePath: folder.installed)))
    let differing = stride(from: 0, to: bundled.count, by: 4_096).count { bundled[$0..<$0 + 4_096] != installed[$0..<$0 + 4_096] }
    #expect(differing < 4 && installed.count < bundled.count + 10 * 4_096, "\(differing) pages: the header, the schema")
    try engine.add(to: Connection(.file(folder.installed), configuration: .text))
  }

  @Test func `that an upgrade makes are recorded by it, and those of the user are left alone`() throws {
    let folder = try Folder()
    let engine = CountedEngine()
    let prepare: @Sendable (Connection) throws -> Void = { try engine.add(to: $0) }
    _ = try folder.installer(bundle(folder, engine, rows: 5), prepare: prepare).install()
    try folder.app { connection in
      try engine.add(to: connection)
      try connection.execute("CREATE TABLE mine (name TEXT COLLATE LOCALIZED UNIQUE)")
    }
    let second = try bundle(folder, engine, rows: 9, version: 2, "CREATE INDEX new ON plain (name COLLATE LOCALIZED)")
    guard case .upgraded = try folder.installer(second, prepare: prepare).install() else { return #expect(Bool(false)) }
    let connection = try Connection(.file(folder.installed), configuration: .text)
    try engine.add(to: connection)
    #expect(try connection.checkLocalizedCollations().map(\.index) == ["sqlite_autoindex_mine_1"])
    #expect(try connection.indexedCollations().contains { $0.index == "new" && $0.state == .sound })
    #expect(try connection.integrityCheck() == [])
  }

  @Test func `that steps of the user's schema make at a first install are recorded`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, "CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs UNIQUE); INSERT INTO word VALUES ('a')")
    let manager = SQLiteManager(
      .installed(.file(source), into: folder.target),
      userSchema: [.init(1, "CREATE TABLE mine (name TEXT COLLATE LOCALIZED_cs UNIQUE)")])
    #expect(try manager.open() == .installed(version: 1))
    #expect(manager.staleLocalizedIndexes == [])
    #expect(try manager.withConnection { try $0.indexedCollations().count } == 2)
  }

  @Test func `in which rows are equal for this engine are refused, and nothing is installed`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, "")
    func add(_ equality: LocalizedCollation.Equality, to connection: Connection) throws {
      try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs", strength: .primary, equality: equality)])
    }
    let connection = try Connection(.file(source.path), configuration: .text)
    try add(.identicalBytes, to: connection)
    try connection.execute(
      "CREATE TABLE word (name TEXT COLLATE LOCALIZED UNIQUE, x); INSERT INTO word VALUES ('Praha', 1), ('b', 2), ('PRAHA', 3)")
    try connection.close()
    let error = #expect(throws: ContentError.self) { try folder.installer(source, prepare: { try add(.strength, to: $0) }).install() }
    guard case .sourceDamaged(_, let reason) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(reason == "UNIQUE constraint failed: word.name")
    #expect(!FileManager.default.fileExists(atPath: folder.target.path))
  }

  @Test func `can be interrupted while they are looked through, and nothing is left`() throws {
    let folder = try Folder()
    let engine = CountedEngine()
    let source = try bundle(folder, engine, rows: 200)
    let error = #expect(throws: ContentError.self) {
      try folder.installer(
        source,
        prepare: { connection in
          try engine.add(to: connection)
          engine.stopped.withLock { $0 = connection.interrupter }
        }
      ).install()
    }
    #expect("\(String(describing: error))".contains("ROWS 1 PRECEDING"), "\(String(describing: error))")
    #expect("\(String(describing: error))".contains("SQLITE_INTERRUPT"), "\(String(describing: error))")
    #expect(!FileManager.default.fileExists(atPath: folder.target.path))
  }

  @Test func `in collations that this app has not stay as they are`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, "CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs); CREATE INDEX i ON word (name)")
    var installer = ContentInstaller(
      source: source, folder: folder.target, fileName: "quiz.sqlite", configuration: .hostileFile, on: Sqlite3Wrapper())
    installer.temporaryFolder = folder.url
    let error = #expect(throws: ContentError.self) { try installer.install() }
    guard case .configuration = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }
}
