import SQLiteCalls

// A value is read exactly or not at all: the code here finds and states the reason why not.

extension SQLiteError {
  /// The error of a value that a type does not hold exactly.
  ///
  /// - Parameters:
  ///   - subject: The place of the value, with its verb: `row 1, column 0 (a) holds`.
  ///   - told: The words for the value, without anything private.
  @inline(never)
  static func mismatch(_ subject: String, _ told: String, wanted: Any.Type, _ reason: String?, sql: String? = nil) -> SQLiteError {
    .refused(.mismatch, "\(subject) \(told), which cannot be read as \(wanted)" + (reason.map { ": " + $0 } ?? ""), sql: sql)
  }
}

extension SQLiteValue {
  /// The value as a type that holds it exactly.
  ///
  /// - Parameter subject: The place of the value, with its verb.
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH. It shows nothing of texts and blobs: they may be private.
  package func read<Value: SQLiteExtractable>(
    as type: Value.Type = Value.self, _ subject: @autoclosure () -> String, sql: String? = nil
  ) throws(SQLiteError) -> Value {
    guard let read = Value.extract(from: self) else { throw mismatch(type, subject(), sql: sql) }
    return read
  }

  /// The error of a type that does not hold the value.
  @inline(never) func mismatch(_ type: any SQLiteExtractable.Type, _ subject: String, sql: String?) -> SQLiteError {
    .mismatch(subject, described, wanted: type, type.reason(against: self), sql: sql)
  }
}

extension StoredValue {
  /// Why a type could not be read from the value; nil when SQLite had no memory for its bytes, so that it fits now or cannot be had at all.
  @inline(never)
  package func mismatch(_ type: any SQLiteExtractable.Type, _ subject: @autoclosure () -> String, sql: String? = nil) -> SQLiteError? {
    guard let owned = SQLiteValue.extract(from: self), type.extract(from: owned) == nil else { return nil }
    return owned.mismatch(type, subject(), sql: sql)
  }

  /// Lends the bytes of a text or blob where they lie, or those of a number's text; nil for NULL.
  ///
  /// - Parameter missing: The error when SQLite has no memory for them.
  @safe func withBytes<Result>(orThrow missing: @autoclosure () -> SQLiteError, _ body: (UnsafeRawBufferPointer) throws -> Result) throws
    -> Result?
  {
    if storageClass == .null { return nil }
    let lent = try storageClass == .blob ? unsafe withBlob(body) : unsafe withText { try unsafe body(UnsafeRawBufferPointer($0)) }
    guard let lent else { throw missing() }
    return lent
  }
}

extension SQLiteError {
  /// The error of a name that none of the columns has, or more than one.
  static func noColumn(_ name: String, among names: [String], sql: String?) -> SQLiteError {
    let message =
      names.containsName(name)
      ? "more than one column is named \(name): give them names with AS, or read by number"
      : "there is no column \(name): there are \(names.joined(separator: ", "))"
    return .refused(.range, message, sql: sql)
  }

  /// The error of a result with another number of columns than the types that are asked for.
  static func columnCount(_ count: Int, wanted: Int, sql: String?) -> SQLiteError {
    .refused(.range, "the result has \(count) columns, \(wanted) types are asked for: as many of each are needed", sql: sql)
  }

  /// The error of a key that an earlier row had already. The key is not shown: it may be private.
  static func duplicateKey(row: Int, sql: String?) -> SQLiteError {
    .refused(.constraintUnique, "row \(row) holds a key that an earlier row holds too: group the values, or make keys unique", sql: sql)
  }
}
