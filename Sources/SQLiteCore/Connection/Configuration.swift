public import SQLiteCalls

extension Connection {
  /// Settings applied to every connection when it is opened. The defaults are safe for a file from an unknown source.
  ///
  /// An optional setting that is nil keeps the library's own value. The others have defaults, which are applied on every connection whose
  /// engine ``Sqlite3WrapperProtocol/honors(_:)`` them; SQLite honors them all. A setting that was set, even to its default, is ``chosen``:
  /// it is applied on every engine, and opening fails if it is refused. ``recommended`` and ``hostileFile`` are complete presets.
  /// <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  public struct Configuration: Hashable, Sendable {
    /// Whether foreign keys are enforced.
    public var foreignKeys = true { didSet { chosen.insert(.foreignKeys) } }
    /// Whether a trigger may fire itself, directly or through others, and REPLACE fires DELETE triggers; false is also SQLite's own
    /// default.
    ///
    /// Even when it is false, a statement that may replace rows of a table whose index is maintained by triggers, such as a search table,
    /// is compiled with the setting on. Otherwise the index would still find rows that are gone. See <doc:Connections>.
    public var recursiveTriggers = false { didSet { chosen.insert(.recursiveTriggers) } }
    /// Whether functions and virtual tables that are not marked innocuous may run from the file's views and triggers.
    public var trustedSchema = false { didSet { chosen.insert(.trustedSchema) } }
    /// Whether triggers and views may use the file's search tables and R-trees even in an untrusted schema, as in SQLite 3.44 and newer.
    ///
    /// An older library has no such exception: the schema is trusted from the first statement that needs it, unless the connection has
    /// functions of ``FunctionOptions/usableInTrustedSchema``, which that trust would expose. Functions are direct-only by default.
    public var trustsFullTextTables = true
    /// Whether SQL that could damage the file is refused: writing to the schema or to shadow tables.
    public var defensive = true { didSet { chosen.insert(.defensive) } }
    /// Whether an unknown name in double quotes is read as a string literal, so that a typo goes unnoticed.
    public var doubleQuotedStrings = false { didSet { chosen.insert(.doubleQuotedStrings) } }
    /// The longest wait for a lock, in milliseconds; zero or less for none. `interrupt()`, a cancelled task and `suspend()` end the wait.
    public var busyTimeoutMilliseconds: Int32 = 5_000 { didSet { chosen.insert(.busyTimeoutMilliseconds) } }
    /// The behavior of a statement when a table of a shared cache is locked. SQLite calls no busy handler then.
    public var tableLockPolicy = TableLockPolicy.fail
    /// The clock that measures the ages of the connection's own unfinished statements for lock errors. If it is nil, nothing is measured,
    /// at no cost.
    public var statementClock: StatementClock?
    /// The number of compiled statements that are kept in the cache while not in use.
    public var cachedStatements = 64
    /// The journal mode of a writable file; a database without a file keeps its own.
    public var journalMode: JournalMode?
    /// The times at which SQLite waits for data to reach the disk.
    public var synchronous: Synchronous?
    /// Whether pages are checked more closely when they are read, so that damage is found early.
    public var cellSizeCheck: Bool?
    /// The maximum number of bytes of the file mapped into memory; 0 for none. The library has its own limit, which may be lower.
    public var memoryMapByteCount: Int?
    /// The limits, lowered before anything in the file is read.
    public var limits: [Limit: Int] = [:]
    /// The collations, functions and tokenizers that are added when SQL needs them: none by default, `.text` on the connections of a
    /// manager that sets nothing else. It costs one call, `sqlite3_collation_needed`, when the connection is opened.
    public var onDemand = OnDemand.none { didSet { chosen.insert(.onDemand) } }
    /// Flags for `sqlite3_open_v2` besides the ones implied by access and location, such as ``OpenFlags/nofollow``. With
    /// ``OpenFlags/fullmutex`` SQLite itself admits only one thread at a time, which costs 15 to 20 %.
    public var extraFlags: OpenFlags = []

    /// The settings with a default that were set, even to that default.
    public private(set) var chosen: Set<OpeningSetting> = []

    /// The safe defaults.
    public init() {}
  }
}

extension Connection.Configuration {
  /// The flags of `sqlite3_open_v2`.
  func flags(with access: Connection.Access) throws(SQLiteError) -> OpenFlags {
    guard extraFlags.isDisjoint(with: [.readonly, .readwrite, .create, .memory]) else {
      throw SQLiteError.misuse("extraFlags contains a flag that access and location determine")
    }
    let threads: OpenFlags = extraFlags.contains(.fullmutex) ? [] : .nomutex
    return [access.flags, threads, extraFlags, .uri, .exrescode]
  }

  /// Returns whether a setting is applied on connections of an engine: it was chosen, or the engine honors it.
  package func makes(_ setting: OpeningSetting, on wrapper: any Sqlite3WrapperProtocol) -> Bool {
    chosen.contains(setting) || wrapper.honors(setting)
  }

  /// Returns the configuration with the given ``onDemand``, unless a value was already set.
  package func with(onDemandByDefault onDemand: Connection.OnDemand) -> Self {
    if chosen.contains(.onDemand) { return self }
    var configuration = self
    configuration.onDemand = onDemand
    configuration.chosen.remove(.onDemand)
    return configuration
  }

  /// The pragmas that every library obeys, as one SQL text. Their values need not be read back.
  fileprivate func certainPragmas(on wrapper: any Sqlite3WrapperProtocol) -> String {
    var pragmas: [String] = []
    // Set either way: the library's default depends on how it was built.
    if makes(.recursiveTriggers, on: wrapper) { pragmas.append("PRAGMA recursive_triggers=\(recursiveTriggers ? "ON" : "OFF")") }
    if let cellSizeCheck { pragmas.append("PRAGMA cell_size_check=\(cellSizeCheck ? "ON" : "OFF")") }
    if let memoryMapByteCount { pragmas.append("PRAGMA mmap_size=\(max(memoryMapByteCount, 0))") }
    if let synchronous { pragmas.append("PRAGMA main.synchronous=\(synchronous.rawValue)") }
    return pragmas.joined(separator: "; ")
  }
}

extension Connection {
  /// Applies the settings; throws when one cannot be applied.
  func configure() throws {
    let configuration = configuration  // read once from the object: each read copies it
    for (limit, value) in configuration.limits { try setLimit(limit, to: value) }
    let switches: [(OpeningSetting, ConnectionOption, Bool)] = [
      (.foreignKeys, .enableFkey, configuration.foreignKeys), (.trustedSchema, .trustedSchema, configuration.trustedSchema),
      (.defensive, .defensive, configuration.defensive), (.doubleQuotedStrings, .dqsDml, configuration.doubleQuotedStrings),
      (.doubleQuotedStrings, .dqsDdl, configuration.doubleQuotedStrings),
    ]
    for (setting, option, isOn) in switches where configuration.makes(setting, on: wrapper) {
      let code = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, isOn ? 1 : 0, 0, nil)
      if code != 0 { throw error(code, in: .sqlite3_db_config, about: "the setting \(setting.rawValue) = \(isOn)") }
    }
    if configuration.makes(.busyTimeoutMilliseconds, on: wrapper) { try waitForLocks(milliseconds: configuration.busyTimeoutMilliseconds) }
    let pragmas = configuration.certainPragmas(on: wrapper)
    if !pragmas.isEmpty { try check(unsafe wrapper.sqlite3_exec(handle, pragmas, nil, nil, nil), in: .sqlite3_exec, sql: pragmas) }
    try makeJournalMode()
  }

  private func makeJournalMode() throws {
    guard let mode = configuration.journalMode, try fileName() != nil, try !isReadOnly() else { return }
    do { try setPragma(.journalMode, to: mode, in: "main") } catch let error as SQLiteError {
      // An in-memory database that connections share is just as safe without the mode, so an app's settings also work for it in a test.
      guard try unsafe error.code == .error && isInMemoryFile(openHandle(), "main") else { throw error }
    }
  }

  /// Sets and applies the journal mode that was left out until the kind of file was known.
  package func take(_ journalMode: JournalMode?) throws {
    configuration.journalMode = journalMode
    try makeJournalMode()
  }

  /// Turns an option of the connection on or off.
  ///
  /// - Parameter option: One of the options that take a number; the others need a raw call of the C function.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for an option unknown to the library.
  ///
  /// The C function is `sqlite3_db_config`: <https://sqlite.org/c3ref/db_config.html>
  public func set(_ option: ConnectionOption, _ isOn: Bool) throws(SQLiteError) {
    try check(unsafe wrapper.sqlite3_db_config(try openHandle(), option.rawValue, isOn ? 1 : 0, 0, nil), in: .sqlite3_db_config)
    noteTriggerEvent()
  }

  /// Runs a closure while an option has a value; returns nil, without running it, if the option cannot be set.
  package func withOption<Result>(_ option: ConnectionOption, _ value: Int32, _ body: () throws -> Result) throws -> Result? {
    let handle = unsafe try openHandle()
    var former: Int32 = 0
    var code = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, -1, 0, &former)
    if code == 0 { code = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, value, 0, nil) }
    if code != 0 { return nil }
    defer { _ = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, former, 0, nil) }  // cannot fail: it was just read
    return try body()
  }
}

/// The behavior of a statement when a table is locked. Only connections that share a cache lock tables.
/// <https://sqlite.org/sharedcache.html>
///
/// A busy timeout does not help with these locks: SQLite returns SQLITE_LOCKED_SHAREDCACHE at once. This package shares a cache only for a
/// URI with `cache=shared`, which SQLite's authors advise against; for in-memory databases that several connections use,
/// `file:/name?vfs=memdb` waits as files do.
public enum TableLockPolicy: Hashable, Sendable {
  /// The statement fails with SQLITE_LOCKED_SHAREDCACHE.
  case fail
  /// The statement is retried each millisecond for at most this long, then fails. A statement that has returned a row is not retried.
  case wait(atMost: Duration)
}
