import SQLiteCalls
import SQLiteCore

/// Facts about the text of a statement. They are computed once per text because the runs of a sweep repeat the same statements.
final class KnownStatement: Sendable {
  let sql: String
  let kind: StatementKind
  /// Whether the statement names a file to attach or create.
  let namesFile: Bool
  /// The text without literal values.
  let withoutValues: String
  /// A hash of the text without its values. It does not depend on the order of the words, because columns from a `Dictionary` have a
  /// different order in each run.
  let essence: UInt64
  /// The first statement without surrounding spaces, comments and semicolons, shortened for a report.
  let shown: String
  /// Whether the text consists of several statements.
  let isScript: Bool

  private init(_ sql: String) {
    let bytes = Array(sql.utf8)
    (self.sql, kind, isScript) = (sql, StatementKind(of: sql), StatementText.ranges(in: bytes).count > 1)
    let text = StatementText.trimmedFirst(of: bytes)
    shown = text.utf8.count > 300 ? String(text.prefix(280)) + " …" : text
    namesFile = SQLToken.all(in: text, limit: 1).contains { $0.isWord("attach") || $0.isWord("vacuum") }
    withoutValues = StatementText.withoutValues(sql)
    essence = withoutValues.split(separator: " ").reduce(0) { $0 &+ $1.utf8.fnv1a }
  }

  /// Returns the essence of a text, using its known facts if given.
  static func essence(of known: KnownStatement?, _ sql: String?) -> UInt64? { known?.essence ?? sql.map { of($0).essence } }

  private static let all = Locked<(texts: [SQLText: KnownStatement], byteCount: Int)>(([:], 0))
  /// The maximum total size of the known texts, in bytes.
  private static let mostBytes = 1 << 22

  /// Returns the facts about a text.
  static func of(_ sql: String) -> KnownStatement {
    let key = SQLText(text: sql)  // compared byte by byte: equal strings may differ in their bytes
    if let known = all.withLock({ $0.texts[key] }) { return known }
    let known = KnownStatement(sql)
    all.withLock { all in
      if all.byteCount > mostBytes { all = ([:], 0) }
      all.texts[key] = known
      all.byteCount += sql.utf8.count + 100  // the approximate size of the facts besides the text
    }
    return known
  }
}

/// The properties of the statement that a call compiles or runs on which its possible failures depend.
@safe struct RunningStatement {
  /// The SQL that the call compiles; nil for other calls.
  var compiled: String?
  /// The facts about the statement's text; nil if the call compiles it, because they may not be known yet.
  var known: KnownStatement?
  /// Whether the call runs the statement.
  var runs = false
  var sql: String? { compiled ?? known?.sql }
  var kind: StatementKind? { runs ? known?.kind : nil }
  var statement: OpaquePointer?
  var connection: UInt?
  /// Whether a transaction was open before the call.
  var isInTransaction = false
  /// Whether the statement ends a transaction that has written: with COMMIT, or with RELEASE of the savepoint that began the transaction.
  var endsTransaction = false
  /// Whether changes have been made by unfinished work: a statement on a row, or a blob that is open for writing.
  var hasMadeChanges = false
  /// Whether the call resets or finalizes a statement, or closes a blob, and thereby has to commit.
  var commitsWhenReset = false
}

extension FaultInjectingSqlite3Wrapper {
  /// Returns the statement that a call compiles or runs.
  func run(by call: Sqlite3Call, _ arguments: () -> [Sqlite3Argument]) -> RunningStatement {
    var running = RunningStatement()
    look(at: call, arguments, &running)
    return running
  }

  /// Stores the statement that a call compiles or runs in a variable of the caller, which avoids a copy on every call.
  func look(at call: Sqlite3Call, _ arguments: () -> [Sqlite3Argument], _ running: inout RunningStatement) {
    switch call {
    case _ where call.compiles: running.compiled = arguments().text(1)
    case .sqlite3_exec, .sqlite3_get_table:
      let arguments = arguments()
      guard let known = arguments.text(1).map(KnownStatement.of) else { return }
      (running.known, running.runs) = (known, true)
      running.connection = arguments.handle(0)
    case .sqlite3_step, .sqlite3_reset, .sqlite3_finalize:
      guard let bits = arguments().handle(0), let statement = unsafe OpaquePointer(bitPattern: bits) else { return }
      let known = unsafe known(statement)
      (running.known, running.runs) = (known, true)
      unsafe running.statement = statement
      guard call == .sqlite3_step || known.kind == .writes else { return }
      running.connection = unsafe UInt(bitPattern: inner.sqlite3_db_handle(statement))
    case .sqlite3_blob_close: running.connection = connection(of: call, arguments())
    default:
      if traits[call.place].contains(.usesStatement), let bits = arguments().handle(0),
        let statement = unsafe OpaquePointer(bitPattern: bits)
      {
        let known = unsafe known(statement)
        running.known = known
        unsafe running.statement = statement
      }
      return
    }
    guard let bits = running.connection, let db = unsafe OpaquePointer(bitPattern: bits) else { return }
    running.isInTransaction = unsafe inner.sqlite3_get_autocommit(db) == 0
    switch running.kind {
    case .commits?: running.endsTransaction = unsafe running.isInTransaction && hasWritten(db)
    case .releases(let name)?:
      running.endsTransaction =
        unsafe state.withLock { $0.connections[bits]?.releaseSavepoint(name) == true } && running.isInTransaction && hasWritten(db)
    case .opensSavepoint(let name)?:
      state.withLock { $0.connections[bits, default: .init()].openSavepoint(name, isInTransaction: running.isInTransaction) }
    default: break
    }
    if call == .sqlite3_blob_close {
      running.hasMadeChanges = unsafe hasWritten(db)
    } else if running.kind == .writes, let statement = unsafe running.statement {
      running.hasMadeChanges = unsafe inner.sqlite3_stmt_busy(statement) != 0
    }
    running.commitsWhenReset = traits[call.place].contains(.repeatsCode) && running.hasMadeChanges && !running.isInTransaction
  }

  private func known(_ statement: OpaquePointer) -> KnownStatement {
    let bits = UInt(bitPattern: statement)
    if let known = state.withLock({ $0.statement(bits) }) { return known }
    let known = unsafe KnownStatement.of(inner.sqlite3_sql(statement).map { unsafe String(cString: $0) } ?? "")
    state.withLock { $0.note(known, of: bits) }
    return known
  }

  private func hasWritten(_ db: OpaquePointer) -> Bool {
    guard inner.provides(.sqlite3_txn_state) else { return true }
    return unsafe inner.sqlite3_txn_state(db, nil) == TransactionState.write.rawValue
  }

  /// The file that a call is about to attach, or to create with `VACUUM INTO`.
  func namedFile(of call: Sqlite3Call, _ running: RunningStatement) -> NamedFile? {
    guard call == .sqlite3_exec || call == .sqlite3_step, let connection = running.connection,
      let sql = running.sql
    else { return nil }
    var text = sql
    if let statement = unsafe running.statement, let expanded = unsafe inner.sqlite3_expanded_sql(statement) {
      text = unsafe String(cString: expanded)
      unsafe inner.sqlite3_free(expanded)
    }
    let tokens = Array(SQLToken.all(in: text).filter { !$0.isSign(";") }.drop { !$0.isWord("attach") && !$0.isWord("into") })
    let rest = tokens.dropFirst().drop { $0.isWord("database") }
    guard let literal = rest.first, literal.kind == .text || literal.kind == .name else { return nil }
    let schema = tokens[0].isWord("attach") ? rest.dropFirst(2).first?.named : nil
    return (literal.name, schema, connection)
  }

  /// Puts the statement and the transaction into the state in which SQLite leaves them after this fault.
  func leave(_ fault: PlausibleFault, _ running: RunningStatement, of call: Sqlite3Call) {
    if fault.form != .done && running.hasMadeChanges || fault.endsTransaction(running.kind) { undo(by: running.connection) }
    if call == .sqlite3_step { unsafe inner.sqlite3_reset(running.statement) }
  }

  /// Whether a connection is in a transaction.
  func isInTransaction(_ connection: UInt?) -> Bool {
    guard let db = unsafe connection.flatMap({ unsafe OpaquePointer(bitPattern: $0) }) else { return false }
    return unsafe inner.sqlite3_get_autocommit(db) == 0
  }

  /// Undoes everything that a connection has written in a transaction or, with an unfinished statement or blob handle, outside a
  /// transaction. Like SQLite, it uses ROLLBACK, which does not interrupt statements that read.
  func undo(by connection: UInt?) {
    guard let db = unsafe connection.flatMap({ unsafe OpaquePointer(bitPattern: $0) }) else { return }
    if !isInTransaction(connection) {
      guard unsafe hasWritten(db) else { return }
      unsafe inner.sqlite3_exec(db, "BEGIN", nil, nil, nil)
    }
    unsafe inner.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
  }
}
