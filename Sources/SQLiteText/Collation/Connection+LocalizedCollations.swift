import SQLiteCalls
public import SQLiteCore

extension LocalizedCollation {
  /// The name that Android's SQLite has for the collation of the user's language.
  public static let name = "LOCALIZED"

  /// The name by which a connection with localized collations knows the usual order of a locale by itself.
  public static func name(for locale: String) -> String { "\(name)_\(locale)" }
}

extension Connection {
  /// Makes collations known by names: `ORDER BY title COLLATE LOCALIZED`, or in the declaration of a column.
  ///
  /// ```swift
  /// try connection.addLocalizedCollations([
  ///   "LOCALIZED": LocalizedCollation(locale: "cs_CZ"),
  ///   "PHONEBOOK": LocalizedCollation(locale: "de@collation=phonebook", isNumeric: true),
  /// ])
  /// ```
  /// Nothing is loaded until a statement needs one. Do it on every connection to the database, also on those that only check it. Besides
  /// these names, which may be none, `LOCALIZED_` with a locale after it is understood, such as `COLLATE "LOCALIZED_sv"`.
  ///
  /// An index in such a collation lasts as long as the engine sorts alike: see ``Connection/checkLocalizedCollations(in:)``.
  /// - Parameter collations: The meaning of each name; letters of ASCII match in either case. A name used before gets the new meaning; indexes
  ///   in it must then be rebuilt.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a name SQLite could not ask for, or that is given twice; SQLITE_BUSY when one that is in use
  ///   would change while statements run.
  ///
  /// The C function is `sqlite3_collation_needed`: <https://sqlite.org/c3ref/collation_needed.html>
  public func addLocalizedCollations(_ collations: KeyValuePairs<String, LocalizedCollation>) throws {
    try add(pairs: collations)
  }

  /// Makes collations known by names, as `addLocalizedCollations(_:)` does, from a dictionary that was made at run time.
  ///
  /// It is generic for the reason that `Statement.bind(named:)` is.
  @_disfavoredOverload public func addLocalizedCollations<Collations: Collection>(_ collations: Collations) throws
  where Collations.Element == (key: String, value: LocalizedCollation) { try add(pairs: collations) }

  private func add(pairs: some Collection<(key: String, value: LocalizedCollation)>) throws {
    _ = try localizedSourceToChange()
    if let twice = pairs.map(\.key).firstDuplicate { throw LocalizedCollation.refusal("the collation \(twice) is named twice") }
    for (name, collation) in pairs.ordered(by: { $0.key < $1.key }) {
      try add(CollationSource.Offer(collation: collation), named: name)
    }
  }

  /// Makes a collator known by a name: one with an engine of your own, or one that several connections share.
  ///
  /// - Throws: As `addLocalizedCollations(_:)`.
  public func addLocalizedCollation(_ name: String, by collator: Collator) throws {
    try add(CollationSource.Offer(collation: collator.collation, collator: collator), named: name)
  }

  private func add(_ offer: CollationSource.Offer, named name: String) throws {
    if name.isEmpty || name.utf8.contains(0) || ["BINARY", "NOCASE", "RTRIM"].containsName(name) {
      throw LocalizedCollation.refusal("a localized collation cannot be named \"\(name)\"")
    }
    try localizedSourceToChange().add(offer, named: name, on: self)
  }

  /// Makes `LOCALIZED` the usual order of a locale.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names a locale that is unknown.
  public func addLocalizedCollations(locale: String) throws {
    try addLocalizedCollations([LocalizedCollation.name: try LocalizedCollation(locale: locale)])
  }

  /// Makes localized collations unknown again, except those that a statement has needed already. SQL that needs one then fails and names it:
  /// better than trusting an index that ``checkLocalizedCollations(in:)`` has named and that cannot be rebuilt.
  public func removeLocalizedCollations() {
    whenEnterable { connection in
      connection.attachments[CollationSource.self]?.removeAll()
      connection.endSuppliedCollations()
    }
  }

  /// Has this connection know localized collations, which are made when the first is asked for.
  func supplyLocalizedCollations() throws {
    try supplyCollations { name, connection in try connection.attachment(orNew: CollationSource()).provide(name) }
  }

  /// The localized collations that this connection knows; nil when it was given none.
  var localizedSource: CollationSource? { suppliesCollations ? attachment(orNew: CollationSource()) : nil }

  private func localizedSourceToChange() throws -> CollationSource {
    try enter()
    if !suppliesCollations { try supplyLocalizedCollations() }
    return attachment(orNew: CollationSource())
  }

  /// The localized collation of a name on this connection; nil for a collation that is not localized.
  public func localizedCollation(named name: String) -> LocalizedCollation? {
    localizedOffer(named: name)?.collation
  }

  func localizedOffer(named name: String) -> CollationSource.Offer? {
    do throws(SQLiteError) {
      try enter()
      return try localizedSource?.offer(named: name)
    } catch {
      return nil  // the name has the form of ours, but no such locale is known: it is none of ours
    }
  }
}
