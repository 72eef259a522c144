import SQLiteCalls

/// A setting or a figure of a connection or database, with the type of its value.
///
/// The pragmas that this package knows are static members; a pragma of your own takes one line:
///
/// ```swift
/// extension Pragma where Value == Int { static var cacheSpill: Self { Pragma("cache_spill") } }
/// let pages = try connection.pragma(.cacheSpill)
/// ```
/// The type of a custom value is usually an enumeration of `String` or `Int` that conforms to ``SQLiteConvertible``.
/// <https://sqlite.org/pragma.html>
public struct Pragma<Value: SQLiteConvertible & Hashable & Sendable>: Hashable, Sendable {
  /// The name: letters, digits and underscores; anything else is refused when the pragma is used.
  public let name: String
  /// Whether the pragma returns a value when read. If it does not, it is set without a check.
  public let isReadable: Bool
  /// Whether SQLite stores the value in 32 bits and uses 0 for a number that does not fit.
  private var isNarrow = false

  /// Creates a pragma that returns one value.
  public init(_ name: String, isReadable: Bool = true) {
    self.name = name
    self.isReadable = isReadable
  }

  /// Creates a pragma with a value of 32 bits.
  init(narrow name: String) {
    self.init(name)
    isNarrow = true
  }
}

extension Connection {
  /// Reads a pragma.
  ///
  /// - Parameter schema: The database of the connection, for pragmas that differ between databases; nil for `main`.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the pragma returns nothing: it is unknown to SQLite, or does not apply to the
  ///   database; SQLITE_MISMATCH when the result is not a `Value`; SQLITE_MISUSE for an invalid name.
  ///
  /// <https://sqlite.org/pragma.html>
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func pragma<Value>(_ pragma: Pragma<Value>, in schema: String? = nil) throws -> Value {
    let sql = try pragma.sql(in: schema)
    guard let result = try row(sql)?.values.first else {
      throw SQLiteError.refused(
        .error, "the pragma returns nothing: it is unknown to SQLite, or does not apply to this database",
        sql: sql.text)
    }
    // SQLite itself reports no timeout while a connection waits with a handler.
    if pragma.isBusyTimeout, result == .integer(0), let wait = busyWait { return try pragma.value(.integer(Int64(wait.timeout)), sql) }
    return try pragma.value(result, sql)
  }

  /// Sets a pragma and verifies that the value is in force: SQLite itself reports no error when it ignores a value.
  ///
  /// - Parameter schema: The database, for pragmas that differ between databases; nil for SQLite's default, `main` or all.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when another value is in force: the journal mode of a database in memory stays `memory`,
  ///   foreign keys do not change in a transaction, and a page size may wait for the next VACUUM.
  ///
  /// <https://sqlite.org/pragma.html>
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func setPragma<Value>(_ pragma: Pragma<Value>, to value: Value, in schema: String? = nil) throws {
    let sql = try pragma.sql(in: schema)
    let set = sql + " = " + (try pragma.literal(value))
    let result = try rows(set).first?.values.first
    guard pragma.isReadable else { return }
    let inForce = if let result { try pragma.value(result, set) } else { try self.pragma(pragma, in: schema) }
    guard inForce == value else {
      let (wanted, got) = (value.sqliteValue.plain, inForce.sqliteValue.plain)
      throw SQLiteError.refused(
        .error, "\(pragma.name) was set to \(wanted) and is \(got): it cannot be changed here or now", sql: set.text)
    }
    if pragma.isBusyTimeout, case .integer(let timeout) = value.sqliteValue {
      try setBusyHandler(.timeout(milliseconds: Int32(clamping: timeout)))
    }
  }
}

extension Pragma {
  fileprivate var isBusyTimeout: Bool { name.lowercased() == "busy_timeout" }

  /// Returns the SQL that reads the pragma.
  fileprivate func sql(in schema: String?) throws(SQLiteError) -> SQL {
    guard FullTextWords.isBare(name), name.utf8.allSatisfy({ $0 < 128 }) else {
      throw SQLiteError.misuse("the name of a pragma is made of letters, digits and underscores")
    }
    return "PRAGMA \(schema.map { SQL(identifier: $0) + "." } ?? SQL(unchecked: ""))\(SQL(unchecked: name))"
  }

  /// Returns a value as SQL, since a pragma takes no parameters.
  fileprivate func literal(_ value: Value) throws(SQLiteError) -> SQL {
    switch value.sqliteValue {
    case .integer(let number):
      if isNarrow, Int32(exactly: number) == nil {
        throw SQLiteError.misuse("\(name) is a number of 32 bits: \(number) has more, and SQLite would set it to 0")
      }
      return SQL(unchecked: "\(number)")
    case .text(let text): return SQL(unchecked: text.quoted(by: "'"))
    default: throw SQLiteError.misuse("\(name) is set to an integer or a text")
    }
  }

  /// Returns SQLite's result as a value of the pragma's type.
  fileprivate func value(_ result: SQLiteValue, _ sql: SQL) throws(SQLiteError) -> Value {
    guard let value = Value.extract(from: result) else {
      throw .mismatch("\(name) returned", Optional(result).plain, wanted: Value.self, Value.reason(against: result), sql: sql.text)
    }
    return value
  }
}

extension SQLiteValue? {
  /// The value as shown in errors: a pragma contains nothing private.
  fileprivate var plain: String {
    switch self {
    case .integer(let number): "\(number)"
    case .text(let text): text
    case .some(let value): value.storageClassName
    case nil: "nothing"
    }
  }
}
