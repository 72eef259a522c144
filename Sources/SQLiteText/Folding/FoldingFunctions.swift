import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds the SQL function `folded(text)`, which returns its argument without case and accents, as ``Folding/folded(_:)``; NULL for NULL.
  ///
  /// ```swift
  /// try connection.addFoldingFunction()
  /// try connection.execute("UPDATE person SET name_folded = folded(name)")
  /// ```
  /// Fill a column again when the changelog announces a change of folding since the version of this package that filled it: its rows that
  /// differ are `WHERE name_folded IS NOT folded(name)`.
  ///
  /// It is for statements: views, triggers and indexes of the file may not call it, because they would fail wherever it is missing.
  /// - Parameter name: The name of the function in SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement runs that uses a function with that name.
  public func addFoldingFunction(named name: String = "folded") throws {
    try addFunction(name, argumentCount: 1, .deterministic) { arguments in try arguments.text(0).map { Folding.folded($0) } }
  }

  /// Adds an SQL function that returns the sort keys of a collator, as ``Collator/sortKey(for:)``; NULL for NULL.
  ///
  /// - Parameter name: The name of the function in SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement runs that uses a function with that name. The function itself fails when
  ///   the engine of the collator has no keys.
  public func addSortKeyFunction(named name: String = "sort_key", by collator: Collator) throws {
    let key = KeyInTheMaking()  // its memory is reused for all rows
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

  /// Adds the SQL function `sort_key(text, locale)`, which returns the sort key of a text in the usual order of a locale; NULL if either is
  /// NULL.
  ///
  /// ```swift
  /// try connection.execute("UPDATE person SET name_key = sort_key(name, 'cs')")
  /// ```
  /// - Parameter name: The name of the function in SQL.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement runs that uses a function with that name. The function itself fails for
  ///   an unknown locale, and when the engine has no keys.
  public func addSortKeyFunction(named name: String = "sort_key") throws {
    try addFunction(name, argumentCount: 2, .deterministic) { arguments -> [UInt8]? in
      guard let text = try arguments.text(0), let locale = try arguments.text(1) else { return nil }
      let collator = try arguments.auxiliary(at: 1) { try LocalizedCollation(locale: locale).makeCollator() }
      return try collator.sortKey(for: text)
    }
  }

  /// Makes LIKE on this connection ignore case and accents: "Štěpán" LIKE 'stepan%' holds.
  ///
  /// Both sides are folded as by ``FoldedPattern``; `_` stands for one character of the folded text, and ESCAPE works. No index serves LIKE
  /// any more, not even for patterns without accents: for searches by prefix a folded column with an index is faster, see ``FoldedSearch``.
  /// Views and triggers of the file that use LIKE use this one.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement runs that uses LIKE.
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
        // A pattern that is the same for all rows is compiled once, but the escape may differ.
        let kept = try arguments.auxiliary(at: 0) { FoldedPattern(pattern, escape: escape) }
        return (kept.escape == escape ? kept : FoldedPattern(pattern, escape: escape)).matches(text)
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
  /// Returns an argument as text, including numbers and blobs, as SQLite's own text functions do; nil for NULL.
  fileprivate func text(_ index: Int) throws -> String? {
    try withBytes(at: index) { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
