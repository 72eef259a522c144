import SQLiteCalls
public import SQLiteCore

extension LocalizedCollation {
  /// The name of the collation for the user's language in Android's SQLite.
  public static let name = "LOCALIZED"

  /// The name of the default collation of a locale. A connection with localized collations understands it without registration.
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
  /// Nothing is loaded until a statement needs a collation. Add the collations on every connection to the database, including connections
  /// that only check it. Besides these names (which may be empty), the connection also understands `LOCALIZED_` followed by a locale, such
  /// as `COLLATE "LOCALIZED_sv"`.
  ///
  /// An index in a localized collation is valid only as long as the engine's order does not change: see
  /// ``Connection/checkLocalizedCollations(in:)``.
  /// - Parameter collations: The collation for each name; names are matched without ASCII case. If a name is already in use, its meaning
  ///   changes, and its indexes must be rebuilt.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a name that SQLite cannot use, or that is given twice; SQLITE_BUSY if a collation
  ///   that SQLite already uses would change while any statement is running.
  ///
  /// The C function is `sqlite3_collation_needed`: <https://sqlite.org/c3ref/collation_needed.html>
  public func addLocalizedCollations(_ collations: KeyValuePairs<String, LocalizedCollation>) throws {
    try add(pairs: collations)
  }

  /// Adds collations by name, as `addLocalizedCollations(_:)` does, from a dictionary that was created at run time.
  ///
  /// This method is generic for the same reason as `Statement.bind(named:)`.
  @_disfavoredOverload public func addLocalizedCollations<Collations: Collection>(_ collations: Collations) throws
  where Collations.Element == (key: String, value: LocalizedCollation) { try add(pairs: collations) }

  private func add(pairs: some Collection<(key: String, value: LocalizedCollation)>) throws {
    _ = try localizedSourceToChange()
    if let twice = pairs.map(\.key).firstDuplicate { throw SQLiteError.misuse("the collation \(twice) is named twice") }
    for (name, collation) in pairs.ordered(by: { $0.key < $1.key }) {
      try add(CollationSource.Offer(collation: collation), named: name)
    }
  }

  /// Adds a collator by name, for example one with an engine of your own, or one that several connections share.
  ///
  /// - Throws: ``SQLiteError`` in the same cases as `addLocalizedCollations(_:)`.
  public func addLocalizedCollation(_ name: String, by collator: Collator) throws {
    try add(CollationSource.Offer(collation: collator.collation, collator: collator), named: name)
  }

  private func add(_ offer: CollationSource.Offer, named name: String) throws {
    if name.isEmpty || name.utf8.contains(0) || ["BINARY", "NOCASE", "RTRIM"].containsName(name) {
      throw SQLiteError.misuse("a localized collation cannot be named \"\(name)\"")
    }
    try localizedSourceToChange().add(offer, named: name, on: self)
  }

  /// Defines `LOCALIZED` as the default order of a locale.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE, whose message names the locale, if the locale is unknown.
  public func addLocalizedCollations(locale: String) throws {
    try addLocalizedCollations([LocalizedCollation.name: try LocalizedCollation(locale: locale)])
  }

  /// Removes the localized collations, except collations that a statement has already used. SQL that needs a removed collation then fails
  /// with its name. This is safer than using an index that ``checkLocalizedCollations(in:)`` found stale and that cannot be rebuilt.
  public func removeLocalizedCollations() {
    whenEnterable { connection in
      connection.attachments[CollationSource.self]?.removeAll()
      connection.endSuppliedCollations()
    }
  }

  /// Makes this connection supply localized collations, each created when first needed.
  func supplyLocalizedCollations() throws {
    try supplyCollations { name, connection in try connection.attachment(orNew: CollationSource()).provide(name) }
  }

  /// The localized collations that this connection supplies; nil if it supplies none.
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
      return nil  // the name starts with LOCALIZED_, but its locale is unknown
    }
  }
}
