import SQLiteCalls
public import SQLiteCore

extension LocalizedCollation {
  /// The name of the collation for the user's language in Android's SQLite.
  public static let name = "LOCALIZED"

  /// The name of the usual order of a locale, which a connection with localized collations understands without further registration.
  public static func name(for locale: String) -> String { "\(name)_\(locale)" }
}

extension Connection {
  /// Adds collations by name: `ORDER BY title COLLATE LOCALIZED`, or in the declaration of a column.
  ///
  /// ```swift
  /// try connection.addLocalizedCollations([
  ///   "LOCALIZED": LocalizedCollation(locale: "cs_CZ"),
  ///   "PHONEBOOK": LocalizedCollation(locale: "de@collation=phonebook", isNumeric: true),
  /// ])
  /// ```
  /// Nothing is loaded until a statement needs one. Add them on every connection to the database, including connections that only check it.
  /// Besides these names, of which there may be none, `LOCALIZED_` followed by a locale is understood, such as `COLLATE "LOCALIZED_sv"`.
  ///
  /// An index in such a collation is valid as long as the engine sorts alike: see ``Connection/checkLocalizedCollations(in:)``.
  /// - Parameter collations: The meaning of each name; ASCII letters match in either case. A name used before gets the new meaning; its
  ///   indexes must then be rebuilt.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a name that SQLite cannot use, or that is given twice; SQLITE_BUSY when a collation
  ///   in use would change while statements run.
  ///
  /// The C function is `sqlite3_collation_needed`: <https://sqlite.org/c3ref/collation_needed.html>
  public func addLocalizedCollations(_ collations: KeyValuePairs<String, LocalizedCollation>) throws {
    try add(pairs: collations)
  }

  /// Adds collations by name, as `addLocalizedCollations(_:)` does, from a dictionary that was created at run time.
  ///
  /// It is generic for the same reason as `Statement.bind(named:)`.
  @_disfavoredOverload public func addLocalizedCollations<Collations: Collection>(_ collations: Collations) throws
  where Collations.Element == (key: String, value: LocalizedCollation) { try add(pairs: collations) }

  private func add(pairs: some Collection<(key: String, value: LocalizedCollation)>) throws {
    _ = try localizedSourceToChange()
    if let twice = pairs.map(\.key).firstDuplicate { throw SQLiteError.misuse("the collation \(twice) is named twice") }
    for (name, collation) in pairs.ordered(by: { $0.key < $1.key }) {
      try add(CollationSource.Offer(collation: collation), named: name)
    }
  }

  /// Adds a collator by name: one with an engine of your own, or one shared by several connections.
  ///
  /// - Throws: As `addLocalizedCollations(_:)`.
  public func addLocalizedCollation(_ name: String, by collator: Collator) throws {
    try add(CollationSource.Offer(collation: collator.collation, collator: collator), named: name)
  }

  private func add(_ offer: CollationSource.Offer, named name: String) throws {
    if name.isEmpty || name.utf8.contains(0) || ["BINARY", "NOCASE", "RTRIM"].containsName(name) {
      throw SQLiteError.misuse("a localized collation cannot be named \"\(name)\"")
    }
    try localizedSourceToChange().add(offer, named: name, on: self)
  }

  /// Gives `LOCALIZED` the usual order of a locale.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE and the name of the locale if it is unknown.
  public func addLocalizedCollations(locale: String) throws {
    try addLocalizedCollations([LocalizedCollation.name: try LocalizedCollation(locale: locale)])
  }

  /// Removes the localized collations, except those that a statement has already needed. SQL that needs a removed one then fails and names
  /// it, which is better than trusting an index that ``checkLocalizedCollations(in:)`` has found stale and that cannot be rebuilt.
  public func removeLocalizedCollations() {
    whenEnterable { connection in
      connection.attachments[CollationSource.self]?.removeAll()
      connection.endSuppliedCollations()
    }
  }

  /// Has this connection supply localized collations, which are created when first needed.
  func supplyLocalizedCollations() throws {
    try supplyCollations { name, connection in try connection.attachment(orNew: CollationSource()).provide(name) }
  }

  /// The localized collations that this connection supplies; nil when it supplies none.
  var localizedSource: CollationSource? { suppliesCollations ? attachment(orNew: CollationSource()) : nil }

  private func localizedSourceToChange() throws -> CollationSource {
    try enter()
    if !suppliesCollations { try supplyLocalizedCollations() }
    return attachment(orNew: CollationSource())
  }

  /// Returns the localized collation with a name on this connection; nil for a collation that is not localized.
  public func localizedCollation(named name: String) -> LocalizedCollation? {
    localizedOffer(named: name)?.collation
  }

  func localizedOffer(named name: String) -> CollationSource.Offer? {
    do throws(SQLiteError) {
      try enter()
      return try localizedSource?.offer(named: name)
    } catch {
      return nil  // the name has our form, but its locale is unknown: it is not ours
    }
  }
}
