import SQLiteCalls
import SQLiteCore

/// The text of a statement, and what it does.
struct KnownStatement {
  let sql: String
  let kind: StatementKind
  /// Whether it attaches a file.
  let attaches: Bool

  init(_ sql: String) {
    (self.sql, kind) = (sql, StatementKind(of: sql))
    attaches = kind == .reads && StatementText.words(of: Array(sql.utf8), limit: 1).first?.uppercased() == "ATTACH"
  }
}

/// What a call compiles or runs, as far as the ways in which it can fail depend on it.
@safe struct RunningStatement {
  var sql: String?
  var kind: StatementKind?
  /// Whether it attaches a file.
  var attaches = false
  var statement: OpaquePointer?
  var connection: UInt?
  /// Whether a transaction was begun before.
  var isInTransaction = false
  /// Whether it is a COMMIT, or the RELEASE of the savepoint that began the transaction, and something was written.
  var endsTransaction = false
  /// Whether the call is a reset or finalize that has to commit.
  var commitsWhenReset = false
}

extension PlausibleFault {
  /// The ways in which a call can fail with what it runs.
  static func all(of call: Sqlite3Call, _ running: RunningStatement) -> [PlausibleFault] {
    if running.commitsWhenReset {
      return [PlausibleFault(.busy), PlausibleFault(.ioerrFsync), PlausibleFault(.full), PlausibleFault(.ioerrFsync, .done)]
    }
    let kind = call.compiles ? nil : running.kind
    return all(of: call, kind, isInTransaction: running.isInTransaction, endsTransaction: running.endsTransaction)
  }
}

extension FaultInjectingSqlite3Wrapper {
  /// Looks at what a call compiles or runs.
  func run(by call: Sqlite3Call, _ arguments: () -> [Sqlite3Argument]) -> RunningStatement {
    var running = RunningStatement()
    switch call {
    case _ where call.compiles: running.sql = arguments().text(1)
    case .sqlite3_exec, .sqlite3_get_table:
      let arguments = arguments()
      guard let known = arguments.text(1).map({ KnownStatement($0) }) else { return running }
      (running.sql, running.kind, running.attaches) = (known.sql, known.kind, known.attaches)
      running.connection = arguments.handle(0)
    case .sqlite3_step, .sqlite3_reset, .sqlite3_finalize:
      guard let bits = arguments().handle(0), let statement = unsafe OpaquePointer(bitPattern: bits) else { return running }
      let known = unsafe known(statement)
      (running.sql, running.kind, running.attaches) = (known.sql, known.kind, known.attaches)
      unsafe running.statement = statement
      guard call == .sqlite3_step || known.kind == .writes else { return running }
      running.connection = unsafe UInt(bitPattern: inner.sqlite3_db_handle(statement))
    default:
      if call.traits.contains(.usesStatement), let bits = arguments().handle(0), let statement = unsafe OpaquePointer(bitPattern: bits) {
        running.sql = unsafe known(statement).sql
      }
      return running
    }
    guard let bits = running.connection, let db = unsafe OpaquePointer(bitPattern: bits) else { return running }
    running.isInTransaction = unsafe inner.sqlite3_get_autocommit(db) == 0
    switch running.kind {
    case .commits?: running.endsTransaction = unsafe running.isInTransaction && hasWritten(db)
    case .releases(let name)?:
      running.endsTransaction = unsafe state.withLock { $0.outermost[bits] } == name && hasWritten(db)
    case .opensSavepoint(let name)? where !running.isInTransaction: state.withLock { $0.outermost[bits] = name }
    default: break
    }
    if call == .sqlite3_reset || call == .sqlite3_finalize {
      running.commitsWhenReset =
        unsafe !running.isInTransaction && running.statement.map { unsafe inner.sqlite3_stmt_busy($0) != 0 } ?? false
    }
    return running
  }

  private func known(_ statement: OpaquePointer) -> KnownStatement {
    let bits = UInt(bitPattern: statement)
    if let known = state.withLock({ $0.statement(bits) }) { return known }
    let known = unsafe KnownStatement(inner.sqlite3_sql(statement).map { unsafe String(cString: $0) } ?? "")
    state.withLock { $0.note(known, of: bits) }
    return known
  }

  private func hasWritten(_ db: OpaquePointer) -> Bool {
    guard inner.provides(.sqlite3_txn_state) else { return true }
    return unsafe inner.sqlite3_txn_state(db, nil) == TransactionState.write.rawValue
  }

  /// The file that a call is about to attach.
  func attachment(of call: Sqlite3Call, _ running: RunningStatement) -> (path: String, connection: UInt)? {
    guard running.attaches, call == .sqlite3_exec || call == .sqlite3_step, let connection = running.connection, let sql = running.sql
    else { return nil }
    var text = sql
    if let statement = unsafe running.statement, let expanded = unsafe inner.sqlite3_expanded_sql(statement) {
      text = unsafe String(cString: expanded)
      unsafe inner.sqlite3_free(expanded)
    }
    let tokens = SQLToken.all(in: text).filter { !$0.isSign(";") }.dropFirst().drop { $0.isWord("database") }
    guard let literal = tokens.first, literal.kind == .text || literal.kind == .name else { return nil }
    return (literal.name, connection)
  }

  /// Leaves what SQLite leaves behind a call that failed so.
  func leave(_ fault: PlausibleFault, _ running: RunningStatement, of call: Sqlite3Call) {
    if call == .sqlite3_step || running.commitsWhenReset, let statement = unsafe running.statement {
      if fault.form == .usual, !running.isInTransaction, running.kind == .writes { unsafe undo(statement) }
      if call == .sqlite3_finalize, fault.form == .done { return }
      if call == .sqlite3_finalize {
        unsafe inner.sqlite3_finalize(statement)
        state.withLock { $0.note(nil, of: UInt(bitPattern: statement)) }
      } else {
        unsafe inner.sqlite3_reset(statement)
      }
    }
    guard fault.endsTransaction(running.kind), let bits = running.connection, let db = unsafe OpaquePointer(bitPattern: bits) else {
      return
    }
    if unsafe inner.sqlite3_get_autocommit(db) == 0 { unsafe inner.sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }
  }

  /// Undoes a statement that stands on a row of what it has written: an interrupted one is undone by SQLite itself.
  private func undo(_ statement: OpaquePointer) {
    guard unsafe inner.sqlite3_stmt_busy(statement) != 0 else { return }
    unsafe inner.sqlite3_interrupt(inner.sqlite3_db_handle(statement))
    unsafe inner.sqlite3_step(statement)
  }
}
