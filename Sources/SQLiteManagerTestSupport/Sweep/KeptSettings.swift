import SQLiteCalls
import SQLiteCore

/// Settings of a connection that lives longer than the operation, by their PRAGMAs, and its TEMP tables.
struct KeptSettings {
  /// The settings that are read, and whether another value is less safe than the one before.
  private static let all: [(name: String, isWorse: @Sendable (_ now: String, _ before: String) -> Bool)] = [
    ("foreign_keys", isLess), ("ignore_check_constraints", isMore), ("recursive_triggers", isLess), ("query_only", isMore),
    ("defer_foreign_keys", isMore), ("writable_schema", isMore), ("read_uncommitted", isMore), ("busy_timeout", isLess),
    ("main.synchronous", isLess), ("main.secure_delete", isLess), ("main.cache_size", never), ("temp_store", never),
    ("main.locking_mode", { $0 == "exclusive" && $1 != $0 }), ("main.journal_mode", never),
  ]

  @Sendable private static func isLess(_ now: String, _ before: String) -> Bool { (Int(now) ?? 0) < (Int(before) ?? 0) }
  @Sendable private static func isMore(_ now: String, _ before: String) -> Bool { (Int(now) ?? 0) > (Int(before) ?? 0) }
  @Sendable private static func never(_ now: String, _ before: String) -> Bool { false }

  /// The values, in the order of `all`; nil where one cannot be read.
  private let values: [String?]
  /// Nil where they cannot be read.
  let temporary: DatabaseState?

  /// Reads them on the connection itself: they are nowhere else.
  init(of db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let isReadable = sqlite.provides(.sqlite3_serialize) && sqlite.provides(.sqlite3_deserialize)
    temporary = unsafe isReadable ? DatabaseReader.state(ofPrivate: db, "temp", on: sqlite) : nil
    values = Self.all.map { unsafe Self.value(of: $0.name, db, on: sqlite) }
  }

  /// The value of a setting; nil where it cannot be read.
  static func value(of name: String, _ db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) -> String? {
    var statement: OpaquePointer?
    defer { unsafe sqlite.sqlite3_finalize(statement) }
    let code = unsafe sqlite.sqlite3_prepare_v2(db, "PRAGMA \(name)", -1, &statement, nil)
    guard code == ResultCode.ok.rawValue, unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue else { return nil }
    return unsafe sqlite.sqlite3_column_text(statement, 0).map { unsafe String(cString: $0) }
  }

  /// The settings that are less safe than before, after a run in which nothing failed.
  func worsened(since before: KeptSettings) -> [String] {
    values.indices.compactMap { place in
      guard let (now, then) = pair(place, before), Self.all[place].isWorse(now, then) else { return nil }
      return told(place, before)
    }
  }

  /// The settings that are neither as before nor, where there is a run to compare with, as after one without faults.
  ///
  /// - Parameters:
  ///   - mayBeAsBefore: Whether a value that is as before is right: in a run that threw.
  ///   - sql: What failed: a setting that it names could not be put back.
  func strange(since before: KeptSettings, _ clean: (before: KeptSettings, after: KeptSettings), mayBeAsBefore: Bool, sql: String?)
    -> [String]
  {
    Self.all.indices.compactMap { place in
      guard let (now, then) = pair(place, before), let (cleanNow, cleanThen) = clean.after.pair(place, clean.before) else { return nil }
      if now == cleanNow || (now == then && (mayBeAsBefore || cleanNow == cleanThen)) { return nil }
      if let sql, sql.contains(Self.all[place].name.split(separator: ".").last ?? "") { return nil }
      return told(place, before)
    }
  }

  private func pair(_ place: Int, _ before: KeptSettings) -> (String, String)? {
    guard let now = values[place], let then = before.values[place] else { return nil }
    return (now, then)
  }

  private func told(_ place: Int, _ before: KeptSettings) -> String {
    "\(Self.all[place].name) is \(values[place] ?? "unknown"), and was \(before.values[place] ?? "unknown")"
  }
}
