import SQLiteManager
import SQLiteTestKit
import Scratch

/// Two connections to one file with a write-ahead log: at a chosen operation on files that one of them performs, the other one takes its turn.
final class CheckpointStage {
  /// The deed of the first connection.
  enum Deed: CaseIterable {
    case passive, full, restart, truncate, pragma, exclusive, besideStatement, commit, observedCommit
  }

  /// The turn that the other connection takes meanwhile.
  enum Turn: CaseIterable {
    /// A commit, which begins the log again where all of it is in the database.
    case commit
    /// A commit, and a checkpoint.
    case checkpoint
    /// The beginning of a transaction that writes.
    case begin
    /// The end of that transaction.
    case end
    /// A commit, with a reader of older pages.
    case commitBesideReader
  }

  /// The outcome of a deed and the turns beside it.
  struct Outcome {
    /// The operations on files.
    let operations: [FileOperation]
    /// The harm to the file: rows that were committed and are lost, or damage.
    let harm: String?

    /// Some of the operations after one, by their numbers from 1, and always those that matter: the lock of a checkpoint is taken, pages are given
    /// back because the log has changed.
    func places(after number: Int, few: Int) -> [Int] {
      let sample = TestRun.sample(of: max(0, operations.count - number), few: few).map { $0 + number }
      let matter = operations.indices.map { $0 + 1 }.filter { place in
        let operation = operations[place - 1]
        return place > number && (operation.kind == .unfetch || operation.kind == .shmLock && operation.byteOffset == 1)
      }
      return Set(sample).union(matter).sorted()
    }
  }

  /// The turns that are due at an operation.
  private final class Due: @unchecked Sendable {
    var count = 0
    var acts: [Int: () -> Void] = [:]

    func pass() {
      count += 1
      acts[count]?()
    }
  }

  private let folder: ScratchFolder
  private let due = Due()
  /// Time in which SQLite waits for locks that the other connection, below it on the stack, cannot let go meanwhile.
  private let time: VirtualTimeVFS
  private let vfs: FaultInjectingVFS
  private let first: Connection
  private let other: Connection
  private let reader: Connection
  private var committed = 0

  /// - Parameters:
  ///   - library: The library of the first connection.
  ///   - others: The library of the other one.
  private init(on library: any Sqlite3WrapperProtocol, beside others: any Sqlite3WrapperProtocol) throws {
    folder = try ScratchFolder()
    time = try VirtualTimeVFS(VirtualClock(), on: Sqlite3Wrapper())
    vfs = try FaultInjectingVFS(before: time.name, on: Sqlite3Wrapper()) { [due] operation in
      due.pass()
      return operation.kind == .sync ? .drop : nil  // a sync takes long, and no power is lost here
    }
    var settings = Connection.Configuration()
    settings.busyTimeoutMilliseconds = 0
    settings.journalMode = .wal
    settings.synchronous = .off
    other = try Connection(time.location(folder.path("a")), configuration: settings, on: others)
    reader = try Connection(time.location(folder.path("a")), configuration: settings, on: others)
    settings.synchronous = .normal
    first = try Connection(vfs.location(folder.path("a")), configuration: settings, on: library)
    for connection in [first, other, reader] { try connection.execute("PRAGMA wal_autocheckpoint = 0") }
    try other.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, x); CREATE INDEX i ON t (x)")
    try other.checkpoint(.truncate)
    _ = try first.value("SELECT count(*) FROM t", as: Int.self)
    for _ in 0..<20 { insert(on: other) }
    try other.checkpoint()
  }

  @discardableResult private func insert(on connection: Connection) -> Bool {
    let isCommitted = (try? connection.execute("INSERT INTO t (x) VALUES (printf('%05d%s', \(committed), hex(zeroblob(700))))")) != nil
    if isCommitted, !connection.isInTransaction { committed += 1 }
    return isCommitted
  }

  /// Commits a row on the first connection; another one that writes may stand in the way.
  private func insert() throws {
    do {
      try first.execute("INSERT INTO t (x) VALUES (hex(zeroblob(700)))")
      committed += 1
    } catch ResultCode.busy {}
  }

  /// Performs a deed, and at some of its operations, counted from 1, lets the other connection take turns.
  static func run(
    _ deed: Deed, on library: any Sqlite3WrapperProtocol, _ turns: [Int: Turn] = [:],
    beside others: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) throws -> Outcome {
    let stage = try CheckpointStage(on: library, beside: others)
    if turns.values.contains(.commitBesideReader) {
      try stage.reader.execute("BEGIN; SELECT count(*) FROM t")
      stage.insert(on: stage.other)
    }
    let due = turns.mapValues { turn in { stage.take(turn) } }
    try stage.perform(deed) {
      stage.vfs.removeAll()
      stage.due.count = 0
      stage.due.acts = due
    }
    stage.due.acts = [:]
    let operations = stage.vfs.operations
    if stage.other.isInTransaction { stage.take(.end) }
    if stage.reader.isInTransaction { try stage.reader.execute("COMMIT") }
    return Outcome(operations: operations, harm: try stage.harm())
  }

  private func take(_ turn: Turn) {
    switch turn {
    case .commit, .commitBesideReader: insert(on: other)
    case .checkpoint:
      insert(on: other)
      _ = try? other.checkpoint()
    case .begin: if (try? other.execute("BEGIN IMMEDIATE")) != nil { insert(on: other) }
    case .end: if other.isInTransaction, (try? other.execute("COMMIT")) != nil { committed += 1 }
    }
  }

  /// Performs the deed. When others do not let it end, it fails or is left for later, both of which are right.
  private func perform(_ deed: Deed, _ begin: () -> Void) throws {
    let modes: [Deed: CheckpointMode] = [.passive: .passive, .full: .full, .restart: .restart, .truncate: .truncate]
    if let mode = modes[deed] {
      begin()
      _ = try? first.checkpoint(mode)
    } else if deed == .pragma {
      begin()
      _ = try? first.rows("PRAGMA wal_checkpoint")
    } else if deed == .exclusive {
      try first.execute("PRAGMA locking_mode = EXCLUSIVE")  // the mode comes with the next access
      begin()
      _ = try? first.checkpoint()
      try first.execute("PRAGMA locking_mode = NORMAL; SELECT count(*) FROM t")
    } else if deed == .besideStatement {
      try first.attach(.file(folder.path("b")), as: "b")
      try first.execute("CREATE TABLE b.u (a); INSERT INTO b.u VALUES (1), (2)")
      let cursor = try first.cursor("SELECT a FROM b.u")
      _ = try cursor.next()
      begin()
      _ = try? first.checkpoint()
      _ = try cursor.next()
    } else {
      // With one page the log is long after a commit, and the lock for writing is taken; with three pages another connection reads.
      try first.setPragma(.walAutocheckpoint, to: deed == .observedCommit ? 3 : 1)
      let token = deed == .observedCommit ? try first.addLogHook { _ in } : nil
      begin()
      try insert()
      token?.cancel()
      try first.execute("PRAGMA wal_autocheckpoint = 0")
    }
  }

  /// Writes on, brings the whole log into the database, and looks for every row.
  private func harm() throws -> String? {
    for _ in 0..<60 { insert(on: other) }
    do {
      try other.checkpoint()
      try other.checkpoint(.truncate)
      let looking = try Connection(.file(folder.path("a")), access: .readOnly)
      let found = try looking.value("PRAGMA integrity_check", as: String.self) ?? ""
      let count = try looking.value("SELECT count(*) FROM t NOT INDEXED", as: Int.self) ?? 0
      return found == "ok" && count == committed ? nil : "\(count) rows of \(committed), \(found.prefix(60))"
    } catch let error as SQLiteError where error.code.primary == .corrupt {
      return error.message
    }
  }
}
