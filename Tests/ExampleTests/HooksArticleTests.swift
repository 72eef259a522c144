import Foundation
import SQLiteManagerTesting
import Testing

@Suite struct `The article on hooks` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (question INTEGER PRIMARY KEY); CREATE TABLE file (name TEXT)")
  }

  @Test func `hears of changed rows until they are rolled back`() throws {
    struct Stop: Error {}
    var changedStars: Set<Int64> = []
    let token = try connection.addUpdateHook { change in
      if change.table == "star" { changedStars.insert(change.rowid) }
    }
    var pending: Set<Int64> = []
    let tokens = [
      try connection.addUpdateHook { pending.insert($0.rowid) },
      try connection.addRollbackHook { pending = [] },
    ]
    try connection.execute("INSERT INTO star VALUES (1)")
    #expect(pending == [1])
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO star VALUES (2)")
        throw Stop()
      }
    }
    #expect(changedStars == [1, 2])
    #expect(pending == [])
    (tokens + [token]).forEach { $0.cancel() }
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_preupdate_hook))) func `hears of stars that are removed, with their values`() throws
  {
    try connection.execute("ALTER TABLE star ADD COLUMN note; INSERT INTO star VALUES (1, 'first'), (2, 'second')")
    var removedStars: [String] = []
    let token = try connection.addPreupdateHook { change in
      guard change.table == "star", change.kind == .delete else { return }
      removedStars.append((try? change.old(1)) ?? "")
    }
    try connection.execute("DELETE FROM star")
    #expect(removedStars == ["first", "second"])
    token.cancel()
  }

  @Test func `lets SQL read and nothing else`() throws {
    let guardian = try connection.addAuthorizer { request in
      switch request.action {
      case .select, .read, .function, .recursive: .allow
      default: .deny
      }
    }
    #expect(try connection.value("SELECT count(*) FROM star") == 0)
    let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM star") }
    #expect(error?.code == .auth)
    guardian.cancel()
  }

  @Test func `ends what takes too long`() throws {
    let clock = TickingClock()
    let start = clock.now
    let limit = try connection.addProgressHandler(everySteps: 10_000) { clock.now - start > .milliseconds(100) ? .interrupt : .proceed }
    let endless: SQL = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    let error = #expect(throws: SQLiteError.self) { try connection.value(endless, as: Int.self) }
    #expect(error?.code == .interrupt)
    limit.cancel()
  }

  private let byLength = Collation { one, other in  // the shorter first, then by the bytes
    let (first, second) = (Array(one.utf8), Array(other.utf8))
    if first == second { return .orderedSame }
    if first.count != second.count { return first.count < second.count ? .orderedAscending : .orderedDescending }
    return first.lexicographicallyPrecedes(second) ? .orderedAscending : .orderedDescending
  }

  @Test func `sorts by length, by name and by a provider`() throws {
    try connection.execute("INSERT INTO file VALUES ('file 10'), ('file 2')")
    let token = try connection.addCollationProvider { [byLength] name in name == "byLength" ? byLength : nil }
    #expect(try connection.rows("SELECT name FROM file ORDER BY name COLLATE byLength").map(\.values) == [["file 2"], ["file 10"]])
    try connection.createCollation(named: "byLength", byLength)
    let files = try connection.rows("SELECT name FROM file ORDER BY name COLLATE byLength")
    #expect(files.map(\.values) == [["file 2"], ["file 10"]])
    token.cancel()
    try connection.addLocalizedCollations(["people": LocalizedCollation(locale: "en", isNumeric: true)])
    #expect(try connection.value("SELECT 'file 2' < 'file 10' COLLATE people") == 1)
  }

  @Test func `tests an order, and a hook without SQLite`() throws {
    #expect(TotalOrderCheck().violation(of: byLength, among: ["file 2", "file 10"]) == nil)
    let sqlite = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: sqlite)
    var rowids: [Int64] = []
    let token = try connection.addUpdateHook { rowids.append($0.rowid) }
    unsafe sqlite.fireUpdate(.insert, table: "star", rowid: 42)
    #expect(rowids == [42])
    token.cancel()
  }
}

/// A clock that goes on by ten milliseconds whenever it is looked at.
private final class TickingClock {
  private var ticks: Int64 = 0

  var now: Duration {
    ticks += 10
    return .milliseconds(ticks)
  }
}
