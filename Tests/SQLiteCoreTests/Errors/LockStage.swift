import SQLiteManager
import Scratch
import Testing

/// A file with a table of three rows, and connections that do not wait for locks.
struct LockStage {
  let folder: ScratchFolder
  var path: String { folder.path("quiz.sqlite") }

  init(_ mode: JournalMode = .delete) throws {
    folder = try ScratchFolder()
    let connection = try connect()
    try connection.setPragma(.journalMode, to: mode)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)")
    try connection.close()
  }

  func connect(on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper(), clock: StatementClock? = nil) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 0
    configuration.statementClock = clock
    return try Connection(.file(path), configuration: configuration, on: wrapper)
  }
}

extension Connection {
  /// A cursor on its first row.
  func begunCursor(_ sql: SQL) throws -> Cursor {
    let cursor = try cursor(sql)
    #expect(try cursor.next() != nil)
    return cursor
  }
}
