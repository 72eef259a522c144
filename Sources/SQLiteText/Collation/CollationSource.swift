import SQLiteCore

/// The collations that a connection offers, each registered when SQLite first needs it.
final class CollationSource: ConnectionAttachment {
  /// A collation, and its collator if the caller supplied one.
  struct Offer {
    let collation: LocalizedCollation
    var collator: Collator?

    func makeCollator() throws(SQLiteError) -> Collator { if let collator { collator } else { try collation.makeCollator() } }
  }

  private var offers: [SchemaName: Offer] = [:]
  private var provided: Set<SchemaName> = []
  /// The collations created on demand from a locale in their names.
  private var byName: Set<SchemaName> = []
  /// The maximum number of collations in `byName`. A file may name thousands, and each costs memory and milliseconds.
  private static let mostByName = 100

  /// The names of the added collations, sorted: each run of a program makes the same calls.
  var names: [String] { offers.keys.map(\.spelling).ordered() }

  /// Returns the collation with a name: the added one, or the default order of the locale in the name. Nil for other names.
  ///
  /// - Throws: ``SQLiteError``, whose message says why the locale is invalid.
  func offer(named name: String) throws(SQLiteError) -> Offer? {
    let key = SchemaName(name)
    if let offer = offers[key] { return offer }
    guard let prefix = key.length(ofPrefix: SchemaName(LocalizedCollation.name)) else { return nil }
    let collation = try LocalizedCollation(locale: String(decoding: name.utf8.dropFirst(prefix + 1), as: UTF8.self))
    guard byName.count < Self.mostByName || byName.contains(key) else {
      throw SQLiteError.misuse("SQL named \(Self.mostByName) other locales already: add more with addLocalizedCollations(_:)")
    }
    byName.insert(key)
    return Offer(collation: collation)
  }

  /// Adds a collation. If SQLite already uses the name, its collation is replaced immediately.
  func add(_ offer: Offer, named name: String, on connection: Connection) throws {
    if provided.contains(SchemaName(name)) { try connection.createCollation(named: name, try offer.makeCollator().order) }
    offers[SchemaName(name)] = offer
  }

  /// Removes all collations. SQLite keeps the ones that are registered until their names are added again.
  func removeAll() { (offers, byName) = ([:], []) }

  /// Returns the collation to register with SQLite; nil for unknown names.
  func provide(_ name: String) throws(SQLiteError) -> Collation? {
    guard let collator = try offer(named: name)?.makeCollator() else { return nil }
    provided.insert(SchemaName(name))
    return collator.order
  }
}
