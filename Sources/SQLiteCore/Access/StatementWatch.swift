import SQLiteCalls

/// Records the tables that a connection's statements read, for observations, and finds the statements that a reading connection cannot run.
///
/// The facts found while a statement is compiled are kept with it, so that a cached statement need not be compiled again for them.
final class StatementWatch: StatementGate {
  /// The record of the things that only the writing connection has; nil if this is that connection, or if no record is kept.
  let writer: WritersOwn?
  fileprivate let isReader: Bool
  /// The statements being compiled. Each compilation was started by the previous one.
  private var compiling: [StatementUse] = []
  /// The tables read so far for an observation; nil while no observation reads.
  private var noted: TouchedTables?
  /// The databases of the connection when the observation began to read; nil if SQLite could not list them.
  private var databases: [String]?
  /// The running verb, if any. Exclusivity is unchecked, because only the thread that uses the connection uses its watch.
  @safe @exclusivity(unchecked) fileprivate var verb: Verb?
  /// Whether pragmas with an effect on the connection are left to the writing connection, because SQLite runs many pragmas while it
  /// compiles them.
  private var refusesPragmasOfConnection = false
  /// Whether a statement was refused during compilation, because the writing connection must run it.
  private var wasRefused = false
  /// The observer of the authorizer.
  fileprivate var token: HookToken?

  /// - Parameters:
  ///   - isReader: Whether another connection of the same owner writes.
  ///   - writer: The record of that connection; nil if there is none.
  init(isReader: Bool = false, beside writer: WritersOwn? = nil) { (self.isReader, self.writer) = (isReader, writer) }

  func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    if let use = compiling.last {
      use.note(request)
      if use.isPragmaOfConnection, refusesPragmasOfConnection, compiling.count == 1 {
        wasRefused = true
        return .deny
      }
    } else {  // SQLite recompiles a statement, or a module compiles one of its own
      let use = StatementUse()
      use.note(request)
      use.place(in: databases)
      note(use.tables)
      if isReader, use.readsChangeCounts || verb != nil && writer?.hides(use) == true {
        wasRefused = true
        return .deny
      }
    }
    // An observation that writes would endlessly trigger itself.
    return noted != nil && request.writesStoredTable ? .deny : .allow
  }

  private func note(_ tables: TouchedTables) { noted = noted?.union(tables) }

  private static func databases(of connection: Connection) -> [String]? {
    connection.hasAttached ? try? connection.schemaNames : ["main", "temp"]  // nil where SQLite cannot list them
  }

  // MARK: The gate

  func beginCompiling(on connection: Connection) {
    if compiling.isEmpty { refusesPragmasOfConnection = isBeginning(on: connection) { _ in false } }
    compiling.append(StatementUse())
  }

  func endCompiling(_ statement: OpaquePointer?, on connection: Connection) -> StatementUse? {
    guard let use = compiling.popLast(), let statement = unsafe statement else { return nil }
    use.place(in: Self.databases(of: connection))
    let wrapper = connection.wrapper
    // SQLite reports even a statement that changes only temporary tables as writing.
    if noted != nil, !use.writesTemporary, unsafe wrapper.sqlite3_stmt_readonly(statement) == 0 { use.writes = true }
    if isReader {
      use.isForWriter =
        unsafe use.readsChangeCounts || use.isPragmaOfConnection || wrapper.sqlite3_column_count(statement) == 0
        || wrapper.sqlite3_stmt_readonly(statement) == 0
    }
    return use
  }

  func admit(_ use: StatementUse, _ sql: String, on connection: Connection) throws {
    if connection.runsOwnStatement { return }
    if verb != nil, use.isForWriter || writer?.hides(use) == true, isBeginning(on: connection, except: { $0.use === use }) {
      leaveToWriter(on: connection)
    }
    if verb?.isForWriter == true {
      throw SQLiteError.refused(.readonly, "this statement belongs to a verb that the connection that writes runs", sql: sql)
    }
    if isReader, use.readsChangeCounts {
      throw SQLiteError.refused(
        .readonly, "only the connection that writes has its last change or insert: use withConnection(_:)", sql: sql)
    }
    guard noted != nil else { return }
    if use.writes { throw SQLiteError.refused(.auth, "not authorized: an observed closure only reads", sql: sql) }
    note(use.tables)
  }

  func noteFailure(_ error: SQLiteError, of prepared: PreparedStatement?, on connection: Connection) {
    let wasRefused = wasRefused
    self.wasRefused = false
    guard isBeginning(on: connection, except: { $0 === prepared }) else { return }
    let mayBeMended = error.code.primary == .error && (prepared == nil || error.isOfCompiling) && writer?.mayMend(error) ?? true
    if wasRefused || mayBeMended { leaveToWriter(on: connection) }
  }

  /// Returns whether no part of the verb has begun, so that the writing connection can still run all of it. Any later statement belongs to
  /// a closure of the caller, such as the closure of a row or a function.
  private func isBeginning(on connection: Connection, except isIt: (PreparedStatement) -> Bool) -> Bool {
    guard compiling.isEmpty, let verb else { return false }
    let lent = connection.cache.lent
    if verb.cursorLending > 0, !lent.contains(where: { $0.lastLent == verb.cursorLending }) { return false }
    return lent.allSatisfy { $0.lastLent <= verb.lendings || isIt($0) }
  }

  // MARK: Verbs

  private func leaveToWriter(on connection: Connection) {
    verb?.isForWriter = true
    shut(connection)
  }

  /// Runs a closure as part of the given verb. If the verb is nil, the closure is the caller's own, and its statements belong to no verb.
  @inline(__always) fileprivate func with<Result>(_ mine: Verb?, on connection: Connection, _ body: () throws -> Result) rethrows -> Result
  {
    let before = (verb, connection.gateIsShut)
    verb = mine
    shut(connection)
    defer { (verb, connection.gateIsShut) = before }
    return try body()
  }

  /// Runs a closure that may not write, and returns the tables that it read.
  func noting(on connection: Connection, _ body: () throws -> Void) rethrows -> TouchedTables {
    try refusingWrites(on: connection) {
      try body()
      return noted ?? .every
    }
  }

  /// Runs a closure that may not write, and records the tables that it reads.
  func refusingWrites<Result>(on connection: Connection, _ body: () throws -> Result) rethrows -> Result {
    let before = noted
    noted = TouchedTables.none
    databases = Self.databases(of: connection)
    shut(connection)
    defer {
      let inner = noted
      noted = before
      if let inner { note(inner) }
      shut(connection)
    }
    return try body()
  }

  /// Makes cached statements pass the gate as well, if needed.
  private func shut(_ connection: Connection) {
    connection.gateIsShut = noted != nil || verb.map { $0.isForWriter || writer?.hidesAny != false } == true
  }
}

/// One call of a ``Connection`` method, a verb, on a connection that only reads.
private struct Verb {
  /// The number of statements that the cache had lent before the verb began.
  let lendings: Int
  /// Whether the writing connection must run the verb. No further statement of the verb runs on this connection.
  var isForWriter = false
  /// The `lastLent` number of the cursor that the verb returned to the caller; 0 for none. If the cursor has ended, its rows were read.
  var cursorLending = 0
}

extension Connection {
  /// The watch over the connection's statements. The connection never has a gate of another type.
  private var statementWatch: StatementWatch? { gate.map { unsafe unsafeDowncast($0, to: StatementWatch.self) } }

  /// Whether another connection of the same owner writes.
  package var onlyReads: Bool { statementWatch?.isReader == true }

  /// Makes the connection read alongside one that writes: SQLite then reports which statements the writer must run.
  ///
  /// - Parameter writer: The record of the writing connection; nil if there is none.
  /// - Throws: ``SQLiteError`` when no authorizer can be set.
  package func reads(beside writer: WritersOwn?) throws { try watchStatements(StatementWatch(isReader: true, beside: writer)) }

  @discardableResult private func watchStatements(_ watch: StatementWatch) throws -> StatementWatch {
    // A token that is released with the connection would use the connection while it is being freed.
    watch.token = try addAuthorizer { watch.decide($0) }.keepUntilClose()  // the hook releases the watch when the connection ends
    gate = watch
    return watch
  }

  /// Stops recording the tables that statements read, unless the connection reads alongside one that writes.
  package func forgetTables() {
    guard let watch = statementWatch, !watch.isReader else { return }
    watch.token?.cancel()
    gate = nil
    gateIsShut = false
  }

  /// Runs the closure of one verb.
  ///
  /// - Parameter isForWriter: Set to true if this connection only reads and SQLite reported, before the first row, that the writing
  ///   connection must run the verb. The result or the error of the closure must then be dropped.
  package func runVerb<Result>(isForWriter: inout Bool, _ body: () throws -> Result) rethrows -> Result {
    guard let watch = statementWatch, watch.isReader else { return try body() }
    return try watch.with(Verb(lendings: cache.lendings), on: self) {
      defer { isForWriter = watch.verb?.isForWriter == true }
      return try body()
    }
  }

  /// Records that the running verb returns a cursor to its caller.
  @usableFromInline package func noteLending(of cursor: Cursor) {
    statementWatch?.verb?.cursorLending = cursor.prepared.lastLent
  }

  /// Runs a reading closure of the caller, outside any method of this package that reads or writes.
  package func read<Result>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    if let watch = statementWatch, watch.verb != nil { return try watch.with(nil, on: self) { try read(scope, body) } }
    return switch scope {
    case .transaction: try transaction(.deferred) { try body(self) }
    case .statement: try body(self)
    }
  }

  /// Runs a reading closure, and returns the tables that it read.
  package func readingTables(_ body: (Connection) throws -> Void) throws -> TouchedTables {
    guard canWatchStatements else {
      try body(self)
      return .every
    }
    let watch = try statementWatch ?? watchStatements(StatementWatch())
    return try watch.noting(on: self) { try body(self) }
  }

  /// Runs a reading closure, and refuses statements that write. If statements were not watched before, they are not watched afterwards.
  package func refusingWrites<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    guard canWatchStatements else { return try body(self) }
    let known = statementWatch
    let watch = try known ?? watchStatements(StatementWatch())
    defer { if known == nil { forgetTables() } }
    return try watch.refusingWrites(on: self) { try body(self) }
  }

  /// Whether SQLite can report the reads and writes of each statement.
  private var canWatchStatements: Bool { wrapper.runsAnySQL && wrapper.provides(.sqlite3_set_authorizer) }
}

extension SQLiteError {
  /// Whether SQLite reports the error while compiling SQL rather than while reading rows.
  fileprivate var isOfCompiling: Bool {
    guard underlying == nil else { return false }
    return switch meaning {
    case .missingFunction, .missingCollation, .missingModule, .missingTokenizer, .missingTable, .missingColumn: true
    default: false
    }
  }
}
