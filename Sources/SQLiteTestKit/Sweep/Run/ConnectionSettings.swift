import SQLiteCalls

/// The settings of a connection that outlives the operation: its pragmas, limits, and TEMP tables.
struct ConnectionSettings {
  /// The pragmas that are read, and the direction in which they become less safe: 1 for greater values, -1 for smaller values, 0 for
  /// neither.
  private static let pragmas: [(name: String, danger: Int)] = [
    ("foreign_keys", -1), ("ignore_check_constraints", 1), ("recursive_triggers", -1), ("query_only", 1),
    ("defer_foreign_keys", 1), ("writable_schema", 1), ("read_uncommitted", 1), ("busy_timeout", -1),
    ("main.synchronous", -1), ("main.secure_delete", -1), ("main.cache_size", 0), ("temp_store", 0),
    ("main.locking_mode", 1), ("main.journal_mode", 0),
  ]
  /// The limits in the order of their numbers, which start at 0. <https://sqlite.org/c3ref/c_limit_attached.html>
  private static let limits = [
    "LENGTH", "SQL_LENGTH", "COLUMN", "EXPR_DEPTH", "COMPOUND_SELECT", "VDBE_OP", "FUNCTION_ARG", "ATTACHED", "LIKE_PATTERN_LENGTH",
    "VARIABLE_NUMBER", "TRIGGER_DEPTH", "WORKER_THREADS",
  ]
  private static let all = pragmas + limits.map { (name: "SQLITE_LIMIT_\($0)", danger: 0) }

  /// Returns the value as a number for comparison; 0 for a word without a safety risk.
  private static func size(_ value: String) -> Int { value == "exclusive" ? 1 : Int(value) ?? 0 }

  /// The values, in the order of `all`; nil for a value that cannot be read.
  private let values: [String?]
  /// The TEMP tables; nil if they cannot be read.
  let temporary: DatabaseState?

  /// Reads the settings on the connection itself, because no other connection can read them.
  ///
  /// - Parameter timeout: The timeout of a busy handler on the connection, in milliseconds. SQLite itself reports 0 in this case.
  init(of db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol, timeout: Int32 = 0) {
    let isReadable = sqlite.provides(.sqlite3_serialize) && sqlite.provides(.sqlite3_deserialize)
    temporary = unsafe isReadable ? DatabaseReader.state(ofPrivate: db, "temp", on: sqlite) : nil
    let pragmas = Self.pragmas.map { setting in
      let value = unsafe Self.value(of: setting.name, db, on: sqlite)
      return setting.name == "busy_timeout" && value == "0" ? "\(timeout)" : value
    }
    values = pragmas + Self.limits.indices.map { unsafe "\(sqlite.sqlite3_limit(db, Int32($0), -1))" }
  }

  /// Returns the value of a setting; nil if it cannot be read.
  static func value(of name: String, _ db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) -> String? {
    var value: String?
    unsafe sqlite.forEachRow(of: "PRAGMA \(name)", in: db) { value = unsafe sqlite.text($0, 0) }
    return value
  }

  /// Returns the settings that are less safe than before, after a run without faults.
  func worsened(since before: ConnectionSettings) -> [String] {
    values.indices.compactMap { place in
      guard let (now, then) = pair(place, before) else { return nil }
      return Self.all[place].danger * (Self.size(now) - Self.size(then)) > 0 ? change(place, before) : nil
    }
  }

  /// Returns the settings that match neither the state before nor the state after the run without faults.
  ///
  /// - Parameters:
  ///   - mayBeAsBefore: Whether an unchanged value is acceptable, as in a run that threw.
  ///   - sql: The SQL that failed. A setting that it names could not be restored.
  func strange(
    since before: ConnectionSettings, _ clean: (before: ConnectionSettings, after: ConnectionSettings), mayBeAsBefore: Bool, sql: String?
  )
    -> [String]
  {
    Self.all.indices.compactMap { place in
      guard let (now, then) = pair(place, before), let (cleanNow, cleanThen) = clean.after.pair(place, clean.before) else { return nil }
      if now == cleanNow || (now == then && (mayBeAsBefore || cleanNow == cleanThen)) { return nil }
      if let sql, sql.contains(Self.all[place].name.split(separator: ".").last ?? "") { return nil }
      return change(place, before)
    }
  }

  private func pair(_ place: Int, _ before: ConnectionSettings) -> (String, String)? {
    guard let now = values[place], let then = before.values[place] else { return nil }
    return (now, then)
  }

  private func change(_ place: Int, _ before: ConnectionSettings) -> String {
    "\(Self.all[place].name) is \(values[place] ?? "unknown"), and was \(before.values[place] ?? "unknown")"
  }
}
