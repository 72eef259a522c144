import SQLiteCalls

// A value is read exactly or not at all: this code creates the errors for values that cannot be read.

extension SQLiteError {
  /// Returns the error for a value that a type cannot hold exactly.
  ///
  /// - Parameters:
  ///   - subject: The location of the value and the verb of the sentence: `row 1, column 0 (a) holds`.
  ///   - value: The description of the value, without anything private.
  @inline(never)
  static func mismatch(_ subject: String, _ value: String, wanted: Any.Type, _ reason: String?, sql: String? = nil) -> SQLiteError {
    .refused(.mismatch, "\(subject) \(value), which cannot be read as \(wanted)" + (reason.map { ": " + $0 } ?? ""), sql: sql)
  }
}

extension SQLiteValue {
  /// Returns the value as a type that holds it exactly.
  ///
  /// - Parameter subject: The location of the value and the verb of the sentence.
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH. Its message contains no part of a text or blob, which may be private.
  package func read<Value: SQLiteExtractable>(
    as type: Value.Type = Value.self, _ subject: @autoclosure () -> String, sql: String? = nil
  ) throws(SQLiteError) -> Value {
    guard let read = Value.extract(from: self) else { throw mismatch(type, subject(), sql: sql) }
    return read
  }

  /// Returns the error for a type that cannot hold the value.
  @inline(never) func mismatch(_ type: any SQLiteExtractable.Type, _ subject: String, sql: String?) -> SQLiteError {
    .mismatch(subject, described, wanted: type, type.reason(against: self), sql: sql)
  }
}

extension StoredValue {
  /// Returns the error for a type that could not be read from the value. Returns nil if the value now fits the type, or if it still cannot
  /// be read because SQLite has no memory for its bytes.
  @inline(never)
  package func mismatch(_ type: any SQLiteExtractable.Type, _ subject: @autoclosure () -> String, sql: String? = nil) -> SQLiteError? {
    guard let owned = SQLiteValue.extract(from: self), type.extract(from: owned) == nil else { return nil }
    return owned.mismatch(type, subject(), sql: sql)
  }

  /// Calls the closure with the bytes of a text or blob, in place, or of a number's text; returns nil for NULL.
  ///
  /// - Parameter missing: The error to throw when SQLite has no memory for the bytes.
  @safe func withBytes<Result>(ifMissing missing: @autoclosure () -> SQLiteError, _ body: (UnsafeRawBufferPointer) throws -> Result) throws
    -> Result?
  {
    if storageClass == .null { return nil }
    let lent = try storageClass == .blob ? unsafe withBlob(body) : unsafe withText { try unsafe body(UnsafeRawBufferPointer($0)) }
    guard let lent else { throw missing() }
    return lent
  }
}

extension SQLiteError {
  /// Returns the error for a name that no column has, or more than one.
  static func noColumn(_ name: String, among names: [String], sql: String?) -> SQLiteError {
    let message =
      names.containsName(name)
      ? "more than one column is named \(name): give them names with AS, or read by number"
      : "there is no column \(name): there are \(names.joined(separator: ", "))"
    return .refused(.range, message, sql: sql)
  }

  /// Returns the error for a result whose number of columns differs from the number of requested types.
  static func columnCount(_ count: Int, wanted: Int, sql: String?) -> SQLiteError {
    .refused(.range, "the result has \(count) columns, and \(wanted) types were requested: their numbers must be equal", sql: sql)
  }

  /// Returns the error for a key that an earlier row already has. The message does not contain the key, which may be private.
  static func duplicateKey(row: Int, sql: String?) -> SQLiteError {
    .refused(.constraintUnique, "row \(row) holds a key that an earlier row holds too: group the values, or make keys unique", sql: sql)
  }
}
