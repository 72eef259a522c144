import SQLiteCalls

// By default, SQLite still treats a name in double quotes as a string if nothing has that name. If that is disabled, views and triggers in
// a file that rely on it fail with "no such column" when they are used. <https://sqlite.org/quirks.html#dblquote>

extension SQLiteError {
  /// The text that SQLite mistook for a column name, if the statement itself does not contain it.
  fileprivate var strangeName: String? {
    guard case .missingColumn(let name, table: nil) = meaning, let sql,
      !SQLToken.all(in: sql).contains(where: { $0.canName && SchemaName($0.name) == SchemaName(name) })
    else { return nil }
    return name
  }
}

extension StoredObject {
  /// Whether the SQL of a view or trigger contains double quotes.
  package var hasDoubleQuotes: Bool { sql?.offset(of: UInt8(ascii: "\"")) != nil }

  /// The advice for errors about a string in double quotes.
  package static let adviceOnDoubleQuotes =
    "double quotes are for names: write a text in single quotes there, or open the file with doubleQuotedStrings of the configuration"
}

extension Connection {
  /// Returns the error for a statement that does not compile, with an explanation if the reason is a string in double quotes in a view or
  /// trigger.
  ///
  /// - Parameter offset: The start of the statement in the SQL, in bytes.
  func namingQuotedText(_ error: SQLiteError, in sql: String, from offset: Int) -> SQLiteError {
    guard wrapper.runsAnySQL, !isInCallback, let name = error.strangeName else { return error }
    do {
      guard try compilesWithQuotedTexts(String(sql.utf8.dropFirst(offset)) ?? sql) else { return error }
      let objects = try schemaNames.flatMap { try storedObjects(.view, .trigger, in: $0) }.filter {
        $0.sql?.hasInDoubleQuotes(name) == true
      }
      guard let first = objects.first else { return error }  // the message contains only a part of a long name
      let place = objects.count == 1 ? "the \(first.type) \(first.name.spelling)" : "a view or trigger"
      return error.reworded("\(error.message): \(place) has \"\(name)\" in double quotes, and \(StoredObject.adviceOnDoubleQuotes)")
    } catch {}  // the first error is the one to throw
    return error
  }

  /// Returns whether a statement compiles if unknown names in double quotes are treated as strings.
  package func compilesWithQuotedTexts(_ sql: String) throws -> Bool {
    try withOption(.dqsDml, 1) {
      do { try withOwnStatement(sql) { _ in } } catch is SQLiteError { return false }
      return true
    } ?? false
  }
}
