public import SQLiteCalls

extension Connection {
  /// Settings made on every connection when it is opened. The defaults are safe for a file that came from elsewhere.
  ///
  /// Optional settings are left as the library has them when they are nil. The others have defaults, which are made on every connection whose engine
  /// ``Sqlite3WrapperProtocol/honors(_:)`` them, as SQLite does all. A setting that was set, even to its default, is ``chosen``: it is made on every engine,
  /// and opening fails where it is refused. ``recommended`` and ``hostileFile`` are whole sets.
  /// <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  public struct Configuration: Hashable, Sendable {
    /// Whether foreign keys are enforced.
    public var foreignKeys = true { didSet { chosen.insert(.foreignKeys) } }
    /// Whether a trigger may fire itself, at once or through others, and REPLACE fires DELETE triggers; SQLite's own default is false, too.
    ///
    /// Where it is false, a statement that may replace rows of a table which has an index kept by triggers, such as a search table, is compiled with it all
    /// the same: the index would otherwise find rows that are gone. See <doc:Connections>.
    public var recursiveTriggers = false { didSet { chosen.insert(.recursiveTriggers) } }
    /// Whether functions and virtual tables that are not marked innocuous may run from views and triggers of the file.
    public var trustedSchema = false { didSet { chosen.insert(.trustedSchema) } }
    /// Whether triggers and views may use the search tables and R-trees of the file all the same, as SQLite 3.44 and newer let them.
    ///
    /// An older library knows no such middle way: the schema is trusted from the first statement on that needs it, unless the connection has
    /// functions of ``FunctionOptions/usableInTrustedSchema``, to which that would open the door. Functions are direct-only by default.
    public var trustsFullTextTables = true
    /// Whether SQL that could damage the file is refused: writing to the schema or to shadow tables.
    public var defensive = true { didSet { chosen.insert(.defensive) } }
    /// Whether a name in double quotes that does not exist is taken for a text: a typo then goes unnoticed.
    public var doubleQuotedStrings = false { didSet { chosen.insert(.doubleQuotedStrings) } }
    /// How long a locked table is waited for, in milliseconds; zero or less: not at all. `interrupt()`, a cancelled task and `suspend()` end the wait.
    public var busyTimeoutMilliseconds: Int32 = 5_000 { didSet { chosen.insert(.busyTimeoutMilliseconds) } }
    /// How a statement behaves when it meets a lock on a table of a shared cache, for which no busy handler is called.
    public var tableLockPolicy = TableLockPolicy.fail
    /// The clock by which errors of locks tell how long the connection's own unfinished statements have been running; with nil nothing is measured, which
    /// costs nothing.
    public var statementClock: StatementClock?
    /// How many compiled statements are kept while they are not in use.
    public var cachedStatements = 64
    /// The journal mode of a file that can be written; a database without a file keeps its own.
    public var journalMode: JournalMode?
    /// How often SQLite waits for the disk.
    public var synchronous: Synchronous?
    /// Whether pages are looked at more closely when they are read, so that damage is found early.
    public var cellSizeCheck: Bool?
    /// How many bytes of the file are mapped into memory at most; 0 for none. The library has a limit of its own, which may be less.
    public var memoryMapByteCount: Int?
    /// Limits, lowered before anything of the file is read.
    public var limits: [Limit: Int] = [:]
    /// The collations, functions and tokenizers that are added when SQL asks for them: none by default, `.text` on the connections of a manager that sets nothing
    /// else. It takes one call, `sqlite3_collation_needed`, when the connection is opened.
    public var onDemand = OnDemand.none { didSet { chosen.insert(.onDemand) } }
    /// Flags for `sqlite3_open_v2` besides those that access and location stand for, such as ``OpenFlags/nofollow``. With
    /// ``OpenFlags/fullmutex`` SQLite itself lets one thread at a time in, which costs 15 to 20 %.
    public var extraFlags: OpenFlags = []

    /// The settings with a default that were set, to whatever value.
    public private(set) var chosen: Set<OpeningSetting> = []

    /// The safe defaults.
    public init() {}
  }
}

extension Connection.Configuration {
  /// The flags to open with.
  func flags(with access: Connection.Access) throws(SQLiteError) -> OpenFlags {
    guard extraFlags.isDisjoint(with: [.readonly, .readwrite, .create, .memory]) else {
      throw SQLiteError.refused(.misuse, "the extra flags hold some that access and location stand for")
    }
    let threads: OpenFlags = extraFlags.contains(.fullmutex) ? [] : .nomutex
    return [access.flags, threads, extraFlags, .uri, .exrescode]
  }

  /// Whether a setting is made on connections of an engine: it was asked for, or can be made.
  package func makes(_ setting: OpeningSetting, on wrapper: any Sqlite3WrapperProtocol) -> Bool {
    chosen.contains(setting) || wrapper.honors(setting)
  }

  /// The same with a value of ``onDemand`` that holds where none was set.
  package func with(onDemandByDefault onDemand: Connection.OnDemand) -> Self {
    if chosen.contains(.onDemand) { return self }
    var configuration = self
    configuration.onDemand = onDemand
    configuration.chosen.remove(.onDemand)
    return configuration
  }

  /// The pragmas that every library makes true, so that they need not be read back: all in one text.
  fileprivate func certainPragmas(on wrapper: any Sqlite3WrapperProtocol) -> String {
    var pragmas = ""
    func add(_ pragma: String) { pragmas += pragmas.isEmpty ? pragma : "; " + pragma }
    // Set either way: the library's default depends on how it was built.
    if makes(.recursiveTriggers, on: wrapper) { add(recursiveTriggers ? "PRAGMA recursive_triggers=ON" : "PRAGMA recursive_triggers=OFF") }
    if let cellSizeCheck { add("PRAGMA cell_size_check=\(cellSizeCheck ? "ON" : "OFF")") }
    if let memoryMapByteCount { add("PRAGMA mmap_size=\(max(memoryMapByteCount, 0))") }
    if let synchronous { add("PRAGMA main.synchronous=\(synchronous.rawValue)") }
    return pragmas
  }
}

extension Connection {
  /// Makes the settings; one that cannot be made is an error.
  func configure() throws {
    let configuration = configuration  // read from the object once: each read copies it
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
      // A database in memory that connections share is as safe without the mode: so an app's settings fit one in a test.
      guard try unsafe error.code == .error && isInMemoryFile(openHandle(), "main") else { throw error }
    }
  }

  /// Takes the journal mode into the settings and makes it, where it was left out as long as the nature of the file was not known.
  package func take(_ journalMode: JournalMode?) throws {
    configuration.journalMode = journalMode
    try makeJournalMode()
  }

  /// Turns an option of the connection on or off.
  ///
  /// - Parameter option: One of the options that take a number; the others want a raw call.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for an option the library does not know.
  ///
  /// The C function is `sqlite3_db_config`: <https://sqlite.org/c3ref/db_config.html>
  public func set(_ option: ConnectionOption, _ isOn: Bool) throws(SQLiteError) {
    try check(unsafe wrapper.sqlite3_db_config(try openHandle(), option.rawValue, isOn ? 1 : 0, 0, nil), in: .sqlite3_db_config)
    noteTriggerEvent()
  }

  /// Runs a closure while an option has a value; nil where the option cannot be set.
  func withOption<Result>(_ option: ConnectionOption, _ value: Int32, _ body: () throws -> Result) throws -> Result? {
    let handle = unsafe try openHandle()
    var former: Int32 = 0
    var code = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, -1, 0, &former)
    if code == 0 { code = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, value, 0, nil) }
    if code != 0 { return nil }
    defer { _ = unsafe wrapper.sqlite3_db_config(handle, option.rawValue, former, 0, nil) }  // cannot fail: it was just read
    return try body()
  }
}

/// How a statement behaves when it meets a lock on a table; only connections that share a cache have such locks. <https://sqlite.org/sharedcache.html>
///
/// A busy timeout does not help there: SQLite answers SQLITE_LOCKED_SHAREDCACHE at once. This package shares a cache only where a URI says `cache=shared`, which
/// SQLite's authors advise against; for databases in memory that several connections use, `file:/name?vfs=memdb` waits as files do.
public enum TableLockPolicy: Hashable, Sendable {
  /// It fails with SQLITE_LOCKED_SHAREDCACHE.
  case fail
  /// It is tried again each millisecond, for so long; then it fails. A statement that has given a row is not tried again.
  case wait(atMost: Duration)
}
