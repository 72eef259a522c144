import SQLiteCore

/// The collations that a connection offers, each registered when SQLite first needs it.
final class CollationSource: ConnectionAttachment {
  /// The meaning of a name: a collation, and its collator if the caller gave one.
  struct Offer {
    let collation: LocalizedCollation
    var collator: Collator?

    func makeCollator() throws(SQLiteError) -> Collator { if let collator { collator } else { try collation.makeCollator() } }
  }

  private var offers: [SchemaName: Offer] = [:]
  private var provided: Set<SchemaName> = []
  /// The collations found by their names alone.
  private var byName: Set<SchemaName> = []
  /// The largest number of these: a file may name thousands, and each takes memory and milliseconds.
  private static let mostByName = 100

  /// The names of the offers.
  var names: [String] { offers.keys.map(\.spelling) }

  /// Returns the collation with a name: the offered one, or the usual order of a locale in the name; nil for other names.
  ///
  /// - Throws: ``SQLiteError`` with the reason why the locale is invalid.
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

  /// Offers a collation; a name already in use changes its meaning at once.
  func add(_ offer: Offer, named name: String, on connection: Connection) throws {
    if provided.contains(SchemaName(name)) { try connection.createCollation(named: name, try offer.makeCollator().order) }
    offers[SchemaName(name)] = offer
  }

  /// Withdraws all offers. SQLite keeps the registered collations: their names change their meaning when offered again.
  func removeAll() { (offers, byName) = ([:], []) }

  /// Returns the collation that the connection needs for SQLite; nil for unknown names.
  func provide(_ name: String) throws(SQLiteError) -> Collation? {
    guard let collator = try offer(named: name)?.makeCollator() else { return nil }
    provided.insert(SchemaName(name))
    return collator.order
  }
}
