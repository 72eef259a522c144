import Foundation
import SQLiteFullText
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import SQLiteSessions
import SQLiteStorage
import SQLiteVirtualTables

/// A library that calls no busy handler: a connection then waits by the library's own timeout.
private final class SilentWrapper: RoutedSqlite3Wrapper {
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_busy_handler && super.provides(call) }
}

/// A program on the package that uses every C function of SQLite which the package calls and which can fail.
struct LibraryProgram {
  private let folder: ScratchFolder
  private let connection: Connection
  private let heard = Heard()

  /// The error that was thrown within a callback: SQLite has its own words for it, or none where a callback cannot throw.
  private final class Heard {
    private(set) var error: (any Error)?

    func listen<Result>(_ body: () throws -> Result) throws -> Result {
      do { return try body() } catch {
        self.error = error
        throw error
      }
    }
  }

  static func run(on sqlite: any Sqlite3WrapperProtocol) throws {
    let program = try LibraryProgram(on: sqlite)
    do {
      try program.hook()
      try program.write()
      try program.read()
      try program.callFunctions()
      try program.makeTables()
      try program.search()
      try program.count()
      try program.copy()
      try program.record()
      try program.readImage()
      try program.connection.forgetModules()
      try program.connection.close()
    } catch { throw program.heard.error ?? error }
    if let error = program.heard.error { throw error }
  }

  private init(on sqlite: any Sqlite3WrapperProtocol) throws {
    folder = try ScratchFolder()
    var configuration = Connection.Configuration()
    configuration.journalMode = .wal
    configuration.busyTimeoutMilliseconds = 1
    connection = try Connection(.file(folder.path("a")), access: .new, configuration: configuration, on: sqlite)
    try connection.execute("CREATE TABLE t (a, b, c, d, e, f, g, h); CREATE VIRTUAL TABLE words USING fts5(title, body)")
  }

  /// Asks the library and the connection about themselves.
  private func count() throws {
    let library = SQLiteLibrary(connection.wrapper)
    _ = try (library.keywords, library.status(.memoryUsed), library.isComplete("SELECT 1;"))
    _ = try connection.status(.cacheUsed)
    try connection.releaseMemory()
    try connection.transaction {
      try connection.execute("UPDATE t SET b = b")
      try connection.flushCache()
    }
    try connection.set(.keepsLog, to: connection.isSet(.keepsLog))
    _ = try connection.metadata(ofColumn: "a", in: "t")
  }

  private func copy() throws {
    try connection.checkpoint(.full)
    try connection.backup(to: Connection(.memory, on: connection.wrapper))
    try connection.withBlob(in: "t", column: "e", rowid: 3, access: .readWrite) { blob in
      try blob.move(toRowid: 4)
      try blob.write(try blob.read(0..<1))
    }
    guard connection.wrapper.provides(.sqlite3_serialize) else { return }
    _ = try Connection(deserializing: connection.serialized(), access: .readWrite(upTo: 1 << 20), on: connection.wrapper)
  }

  /// A database of bytes that are not copied, and a shape that it is searched by.
  private func readImage() throws {
    try connection.setAutovacuumPages { $0.freePageCount }
    try connection.setAutovacuumPages(nil)
    let sqlite = connection.wrapper
    let hasShapes = sqlite.provides(.sqlite3_rtree_query_callback)
    let source = try Connection(.file(folder.path("image")), on: sqlite)
    let table: SQL = hasShapes ? "VIRTUAL TABLE place USING rtree" : "TABLE place"
    try source.execute("PRAGMA synchronous = OFF; CREATE \(table) (id, x0, x1); INSERT INTO place VALUES (1, 2, 3)")
    try source.close()
    let bytes = try Data(contentsOf: folder.url.appending(path: "image"))
    let image = try ImageFile(byteCount: bytes.count, on: sqlite) { bytes[$0] }
    let reader = try Connection(image.location, access: .readOnly, on: sqlite)
    guard hasShapes else { return _ = try reader.rows("SELECT id FROM place") }
    try reader.addShape("every") { [heard] box in try heard.listen { try box.extent(in: 0).minimum > 0 ? .inside : .outside } }
    _ = try reader.rows("SELECT id FROM place WHERE id MATCH every()")
  }

  /// Sessions, changesets and what is done with them; conflicts of each kind.
  private func record() throws {
    guard connection.wrapper.provides(.sqlite3session_create) else { return }
    let sqlite = connection.wrapper
    try connection.execute(
      """
      PRAGMA foreign_keys = OFF; CREATE TABLE k (a PRIMARY KEY, b); CREATE TABLE r (a PRIMARY KEY, b REFERENCES k);
      INSERT INTO k VALUES (1, 1), (2, 2)
      """)
    let session = try connection.openSession(recording: ["k", "r"], measuringSize: true)
    try connection.execute("UPDATE k SET b = 7 WHERE a = 1; INSERT INTO k VALUES (3, 3); DELETE FROM k WHERE a = 2")
    try connection.execute("INSERT INTO r VALUES (1, 99)")
    let (changeset, patchset) = (try session.changeset(), try session.patchset())
    try session.writeChangeset { _ in }
    try session.writePatchset { _ in }
    try session.close()
    try connection.attach(.memory, as: "beside")
    try connection.execute("CREATE TABLE beside.k (a PRIMARY KEY, b)")
    _ = try connection.diff(from: "beside", tables: ["k"])
    try connection.detach("beside")
    try connection.execute("PRAGMA foreign_keys = ON; DELETE FROM r; DELETE FROM k WHERE a = 3; UPDATE k SET b = 8")
    let rebase = try connection.apply(changeset) { [heard] _ in try heard.listen { .omit } }
    try connection.execute("DELETE FROM r; DELETE FROM k; PRAGMA foreign_keys = OFF")
    var bytes = [changeset.bytes, []]
    try connection.apply(from: { bytes.removeFirst() }) { _ in .omit }
    _ = try (changeset.inverted(on: sqlite), changeset.rebased(by: [rebase], on: sqlite))
    bytes = [changeset.bytes, [], patchset.bytes, []]
    try Changeset.invert(from: { bytes.removeFirst() }, to: { _ in }, on: sqlite)
    let group = try ChangesetGroup(on: sqlite)
    try group.add(patchset)
    try group.add(from: { bytes.removeFirst() })
    try group.write { _ in }
    _ = try group.changeset()
  }

  private func hook() throws {
    for handler in [BusyHandler.custom { _ in false }, .fail, .timeout(milliseconds: 1)] { try connection.setBusyHandler(handler) }
    try Connection(.memory, on: SilentWrapper(connection.wrapper)).close()
    let tokens = [
      try connection.addAuthorizer { _ in .allow }, try connection.addTrace { _ in }, try connection.addLogHook { _ in },
      try connection.addCollationProvider { _ in nil },
    ]
    try connection.execute("INSERT INTO t (a) VALUES ('x'), ('y')")
    for token in tokens { token.cancel() }
    try connection.createCollation(named: "own", Collation(bytes: { _, _ in .orderedSame }))
    guard connection.wrapper.provides(.sqlite3_preupdate_hook) else { return }
    let token = try connection.addPreupdateHook { [heard] change in
      _ = try? heard.listen { (try change.oldValues(), try change.newValues()) }
    }
    try connection.execute("UPDATE t SET a = 'z'")
    token.cancel()
  }

  /// A value for every function that binds.
  private func write() throws {
    let long = String(repeating: "x", count: 20_000)
    let sql: SQL = "INSERT INTO t VALUES (\(SQL(unchecked: "?, ?, ?, ?, ?, ?, ?, ?")))"
    try connection.prepare(sql).run(1, 2.5, "text", long, [UInt8]([1]), [UInt8](), ZeroBlob(count: 3), Int?.none)
    let rows = [1, 2]
    try connection.insert(rows, into: "t", columns: ["a", "b", "c", "d", "e", "f", "g", "h"]) { number in
      (number, 2.5, "text", long, [UInt8]([1]), [UInt8](), ZeroBlob(count: 3), Int?.none)
    }
    struct Row: Encodable {
      let a: Int, b: Double, c, d: String, e, f: [UInt8], h: Int?
    }
    let row = Row(a: 1, b: 2.5, c: "text", d: long, e: [1], f: [], h: nil)
    try connection.insert(encodingAll: [row, row], into: "t")
  }

  private func read() throws {
    let statement = try connection.prepare("SELECT c, e FROM t WHERE c IS NOT NULL AND a = \(1)")
    if connection.wrapper.provides(.sqlite3_column_origin_name) { _ = try statement.columnOrigins }
    _ = (try statement.declaredTypes, try statement.expandedSQL)
    _ = try statement.rows()
    try statement.forEach { row in
      _ = (try row["c", as: String.self], try row["e", as: [UInt8].self])
      _ = (try row.withBytes(at: 0) { $0.count }, try row.withBytes(at: 1) { $0.count })
    }
  }

  private func callFunctions() throws {
    try connection.addFunction("joined", argumentCount: 2) { [heard] arguments in
      try heard.listen { try arguments[0, as: String.self] + String(decoding: arguments[1, as: [UInt8].self], as: UTF8.self) }
    }
    try connection.addFunction("size", argumentCount: 1) { [heard] arguments in
      try heard.listen { try arguments.withBytes(at: 0) { $0.count } }
    }
    try connection.addFunction("zeros") { (count: Int) in ZeroBlob(count: count) }
    try connection.addAggregate(
      "texts", argumentCount: 1, initial: "",
      step: { [heard] all, arguments in all += try heard.listen { try arguments[0, as: String.self] } }, final: { $0 })
    try connection.addWindow(
      "total", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] },
      inverse: { sum, arguments in sum -= try arguments[0, as: Int.self] }, value: { $0 })
    _ = try connection.prepare("SELECT joined('a', x'62'), size('text'), size(x'01'), zeros(2)").rows()
    _ = try connection.prepare("SELECT texts('a'), total(1)").rows()
    try connection.removeFunction("zeros", argumentCount: 1)
  }

  private func makeTables() throws {
    try connection.addVirtualTable("numbers", Numbers(heard: heard))
    _ = try connection.rows("SELECT n FROM numbers('from') WHERE n IN (1, 2) AND n > 0")
    try connection.removeVirtualTable("numbers")
  }

  /// A table that asks for lists.
  private struct Numbers: VirtualTable {
    let heard: Heard
    let columns: [VirtualTableColumn] = ["n", .parameter("text")]

    func bestIndex(_ query: VirtualTableQuery) -> VirtualTablePlan<Bool>? {
      let list = query.constraints.first { query.isList($0) }
      _ = query.constraints.map { query.value(of: $0) }
      var plan = VirtualTablePlan(list != nil)
      if let list { plan.passList(list) }
      return plan
    }

    func open() -> Cursor { Cursor(heard: heard) }

    struct Cursor: VirtualTableCursor {
      let heard: Heard
      private var rest: [Int] = []

      init(heard: Heard) { self.heard = heard }

      mutating func filter(_ hasList: Bool, _ arguments: VirtualTableArguments) throws {
        rest = [try heard.listen { try arguments.parameter(0, as: String.self) }.utf8.count]
        guard hasList else { return }
        try heard.listen { try arguments.forEach(inList: 0) { rest.append($0) } }
      }

      mutating func next() { rest.removeFirst() }
      var isAtEnd: Bool { rest.isEmpty }
      func column(_ index: Int) -> any SQLiteBindable { rest.first }
      var rowid: Int64 { Int64(rest.count) }
    }
  }

  private func search() throws {
    try connection.addTokenizers()
    _ = try connection.tokens(of: "Žluťoučký kůň", with: .unicode61())
    _ = try connection.tokens(of: "Žluťoučký kůň", with: .folding)
    try connection.addFullTextFunction("facts") { [heard] match, _ in
      try heard.listen {
        for phrase in 0..<match.phraseCount { try match.forEachRow(matchingPhrase: phrase) { _ in } }
        try match.tokenize("red") { _, _, _ in }
        let numbers = [try match.size(), try match.instances.count, try match.text(ofColumn: 0)?.count ?? 0]
        return try match.auxiliary { 1 } + numbers.reduce(Int(try match.rowCount + match.totalSize()), +)
      }
    }
    try connection.execute("INSERT INTO words VALUES ('red wine', 'red and white')")
    _ = try connection.prepare("SELECT facts(words) FROM words WHERE words MATCH 'red'").rows()
  }
}
