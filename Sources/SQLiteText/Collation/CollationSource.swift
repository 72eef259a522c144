import SQLiteCore

/// The collations a connection may be asked for, each registered when SQLite first needs it.
final class CollationSource: ConnectionAttachment {
  /// The meaning of a name: a collation, and the collator where it was brought along.
  struct Offer {
    let collation: LocalizedCollation
    var collator: Collator?

    func makeCollator() throws(SQLiteError) -> Collator { if let collator { collator } else { try collation.makeCollator() } }
  }

  private var offers: [SchemaName: Offer] = [:]
  private var provided: Set<SchemaName> = []
  /// Those that were known by their names alone.
  private var byName: Set<SchemaName> = []
  /// How many of these there are: a file may name thousands, and each takes memory and milliseconds.
  private static let mostByName = 100

  /// The names that were offered.
  var names: [String] { offers.keys.map(\.spelling).ordered() }

  /// The collation of a name: the one that was offered, or the usual order of a locale that is in the name; nil for other names.
  ///
  /// - Throws: ``SQLiteError`` that says what is wrong with the locale.
  func offer(named name: String) throws(SQLiteError) -> Offer? {
    let key = SchemaName(name)
    if let offer = offers[key] { return offer }
    guard let prefix = key.length(ofPrefix: SchemaName(LocalizedCollation.name)) else { return nil }
    let collation = try LocalizedCollation(locale: String(decoding: name.utf8.dropFirst(prefix + 1), as: UTF8.self))
    guard byName.count < Self.mostByName || byName.contains(key) else {
      throw LocalizedCollation.refusal("SQL named \(Self.mostByName) other locales already: add more with addLocalizedCollations(_:)")
    }
    byName.insert(key)
    return Offer(collation: collation)
  }

  /// Offers a collation; a name that is in use already changes its meaning at once.
  func add(_ offer: Offer, named name: String, on connection: Connection) throws {
    if provided.contains(SchemaName(name)) { try connection.createCollation(named: name, try offer.makeCollator().order) }
    offers[SchemaName(name)] = offer
  }

  /// Takes all offers back. SQLite keeps those that it was given: their names change their meaning when they are offered again.
  func removeAll() { (offers, byName) = ([:], []) }

  /// Answers the connection's question for a collation.
  func provide(_ name: String) throws(SQLiteError) -> Collation? {
    guard let collator = try offer(named: name)?.makeCollator() else { return nil }
    provided.insert(SchemaName(name))
    return collator.order
  }
}
