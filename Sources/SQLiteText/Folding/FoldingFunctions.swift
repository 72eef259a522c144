import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds the SQL function `folded(text)`, which removes case and accents, like ``Folding/folded(_:)``. It returns NULL for NULL.
  ///
  /// ```swift
  /// try connection.addFoldingFunction()
  /// try connection.execute("UPDATE person SET name_folded = folded(name)")
  /// ```
  /// If the changelog announces a change to folding, update columns that an older version filled: `WHERE name_folded IS NOT folded(name)`
  /// finds the rows that differ.
  ///
  /// Only the program's own statements may call it. Views, triggers and indexes in the file may not, because they would fail on connections
  /// that do not have the function.
  /// - Parameter name: The name of the function in SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY if it would replace a function while a statement is running.
  public func addFoldingFunction(named name: String = "folded") throws {
    try addFunction(name, argumentCount: 1, .deterministic) { arguments in try arguments.text(0).map { Folding.folded($0) } }
  }

  /// Adds an SQL function that returns a collator's sort keys, like ``Collator/sortKey(for:)``. It returns NULL for NULL.
  ///
  /// - Parameter name: The name of the function in SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY if it would replace a function while a statement is running. The function itself fails if
  ///   the collator's engine does not support sort keys.
  public func addSortKeyFunction(named name: String = "sort_key", by collator: Collator) throws {
    let key = KeyInTheMaking()  // reuses its memory for all rows
    try addFunction(name, argumentCount: 1, .deterministic) { arguments in
      let isMade = try arguments.withBytes(at: 0) { text in
        unsafe key.bytes.removeAll(keepingCapacity: true)
        return unsafe collator.appendSortKey(of: text, to: &key.bytes)
      }
      if isMade == false { throw collator.missingKey }
      unsafe key.isNull = isMade == nil
      return key
    }
  }

  /// Adds the SQL function `sort_key(text, locale)`, which returns the sort key of a string in the default order of a locale. It returns
  /// NULL if either argument is NULL.
  ///
  /// ```swift
  /// try connection.execute("UPDATE person SET name_key = sort_key(name, 'cs')")
  /// ```
  /// - Parameter name: The name of the function in SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY if it would replace a function while a statement is running. The function itself fails
  ///   for an unknown locale, or if the engine does not support sort keys.
  public func addSortKeyFunction(named name: String = "sort_key") throws {
    try addFunction(name, argumentCount: 2, .deterministic) { arguments -> [UInt8]? in
      guard let text = try arguments.text(0), let locale = try arguments.text(1) else { return nil }
      let collator = try arguments.auxiliary(at: 1) { try LocalizedCollation(locale: locale).makeCollator() }
      return try collator.sortKey(for: text)
    }
  }

  /// Makes LIKE on this connection ignore case and accents: "Štěpán" LIKE 'stepan%' holds.
  ///
  /// Both sides are folded as by ``FoldedPattern``. `_` matches one character of the folded text, and ESCAPE works. LIKE can then no longer
  /// use an index, not even for patterns without accents. For prefix searches, an indexed column of folded text is faster: see
  /// ``FoldedSearch``. Views and triggers of the file also use this version of LIKE.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement is running.
  ///
  /// <https://sqlite.org/lang_corefunc.html#like>
  public func foldLike() throws {
    for count in 2...3 {
      try addFunction("like", argumentCount: count, [.deterministic, .innocuous]) { arguments in
        guard let pattern = try arguments.text(0), let text = try arguments.text(1) else { return Bool?.none }
        var escape: Unicode.Scalar?
        if count == 3 {
          guard let given = try arguments.text(2) else { return nil }
          guard let scalar = given.unicodeScalars.first, given.unicodeScalars.count == 1 else {
            throw SQLiteError.refused(.error, "ESCAPE expression must be a single character")
          }
          escape = scalar
        }
        // A constant pattern is compiled once for all rows, but the escape character may differ.
        let kept = try arguments.auxiliary(at: 0) { (pattern: FoldedPattern(pattern, escape: escape), escape: escape) }
        return (kept.escape == escape ? kept.pattern : FoldedPattern(pattern, escape: escape)).matches(text)
      }
    }
  }
}

/// The result of a function that returns sort keys.
@safe private final class KeyInTheMaking: SQLiteBindable {
  @exclusivity(unchecked) var bytes: [UInt8] = []
  @exclusivity(unchecked) var isNull = false

  var sqliteValue: SQLiteValue? { unsafe isNull ? .null : .blob(bytes) }
  func setResult(_ result: FunctionResult) -> Int32 { unsafe isNull ? result.setNull() : result.set(bytes) }
}

extension FunctionArguments {
  /// Returns an argument as text, converting numbers and blobs like SQLite's own text functions; nil for NULL.
  fileprivate func text(_ index: Int) throws -> String? {
    try withBytes(at: index) { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
