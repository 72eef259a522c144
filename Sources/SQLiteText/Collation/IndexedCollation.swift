import SQLiteCalls
public import SQLiteCore

/// An index that is sorted by a localized collation, and whether it is sorted as this connection would sort it now.
public struct IndexedCollation: Hashable, Sendable {
  /// The table that records the engine and the settings by which each index was sorted.
  public static let recordTable = RecordTable.collations.rawValue

  /// The database it is in: `main`, or the name of an attached one.
  public let schema: String
  /// The table that is indexed.
  public let table: String
  /// The index; one that SQLite made for a constraint has a name too.
  public let index: String
  /// The name of the collation.
  public let collation: String
  /// How it stands.
  public let state: State

  /// How an index stands to the running engine.
  public enum State: Hashable, Sendable {
    /// Sorted by this engine.
    case sound
    /// Nothing is known: the index was made since the last check, or by a program without checks.
    case unrecorded
    /// Sorted by another engine, another version of it, or by other settings; the text says by which.
    case sortedOtherwise(String)
    /// The connection does not have the collation, so nothing is known.
    case unknownCollation
  }
}

extension Connection {
  /// The indexes in localized collations that cannot be relied on: sorted by another engine or version, or by an unknown one.
  ///
  /// Such an index is never wrong by itself, but rows are not found with it and UNIQUE does not hold. Call it when a database is opened, before
  /// anything is written; ``Connection/rebuildLocalizedIndexes(in:named:)`` repairs the indexes in the answer. It reads the schema and a few rows, never
  /// the table, and only reads, so it may be a file that cannot be written. An engine that sorts otherwise is recognized by its
  /// version and by the order of two hundred probes.
  ///
  /// Indexes whose entries are computed (on expressions, on generated columns, partial ones) are counted when the collation is named in their
  /// SQL or in that of their table. Stored generated columns and CHECKs that compare in a localized collation are not looked at: do not write
  /// them, for no index that is rebuilt mends them.
  /// - Parameter schema: `main`, or the name of an attached database.
  /// - Returns: None on a connection without localized collations, which is asked nothing then.
  /// - Throws: ``SQLiteError``.
  public func checkLocalizedCollations(in schema: String = "main") throws -> [IndexedCollation] {
    try indexedCollations(in: schema).filter { $0.state != .sound && $0.state != .unknownCollation }
  }

  /// Sorts the indexes again that ``checkLocalizedCollations(in:)`` names, and no others, and records by which engine. All or nothing.
  ///
  /// - Parameters:
  ///   - schema: `main`, or the name of an attached database.
  ///   - names: The indexes to sort again instead, where the damaged ones are known, such as from ``integrityCheck(in:atMost:)``.
  /// - Returns: The indexes that were rebuilt. Nothing is written when there are none.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT when two rows of a UNIQUE index are now equal, SQLITE_READONLY for a file that cannot
  ///   be written; everything is then as it was.
  ///
  /// <https://sqlite.org/lang_reindex.html>
  @discardableResult
  public func rebuildLocalizedIndexes(in schema: String = "main", named names: Set<String>? = nil) throws -> [IndexedCollation] {
    func wanted() throws -> [IndexedCollation] {
      let indexes = try indexedCollations(in: schema).filter { $0.state != .unknownCollation }
      guard let names else { return indexes.filter { $0.state != .sound } }
      return indexes.filter { names.contains($0.index) }
    }
    if try wanted().isEmpty { return [] }
    return try transaction {
      let rebuilt = try wanted()  // again, now that no other connection can write
      for index in rebuilt.eachOnce.map(\.index) { try execute("REINDEX \(identifier: schema).\(identifier: index)") }
      try recordLocalizedIndexes(rebuilt, in: schema)
      return rebuilt
    }
  }

  /// Every index in a localized collation, and in one that the connection does not have; collations that were made otherwise, by
  /// ``createCollation(named:_:)``, are not looked at. Of each table the primary key is first.
  ///
  /// - Parameter schema: `main`, or the name of an attached database.
  /// - Returns: None on a connection without localized collations, which is asked nothing then.
  /// - Throws: ``SQLiteError``.
  public func indexedCollations(in schema: String = "main") throws -> [IndexedCollation] {
    try enter()
    guard let source = localizedSource, try isLocalized(schema, source.names) else { return [] }
    let named = try indexedCollationNames(in: schema)
    if named.isEmpty { return [] }
    let recorded = try recordedCollations(in: schema)
    var identities: [SchemaName: String] = [:]
    var isKnown: [SchemaName: Bool] = [:]  // of the others
    var found: [IndexedCollation] = []
    for (table, index, name) in named {
      let key = SchemaName(name)
      var state = IndexedCollation.State.unknownCollation
      if let offer = localizedOffer(named: name) {
        if identities[key] == nil { identities[key] = try offer.makeCollator().identity }
        switch recorded[[SchemaName(index), key]] {
        case nil: state = .unrecorded
        case identities[key]: state = .sound
        case .some(let other): state = .sortedOtherwise(other)
        }
      } else {
        if isKnown[key] == nil { isKnown[key] = try hasCollation(name) }
        if isKnown[key] == true { continue }
      }
      found.append(IndexedCollation(schema: schema, table: table, index: index, collation: name, state: state))
    }
    return found
  }

  /// Whether a localized collation is named anywhere in a schema: a look at its texts, which costs little where there is none.
  private func isLocalized(_ schema: String, _ names: [String]) throws -> Bool {
    let words = [LocalizedCollation.name + "_"] + names
    if names.contains(where: { $0.contains { "\"'`[]".contains($0) } }) { return true }  // it is spelled otherwise between quotes
    return try schemaMentions(words, in: schema)
  }

  /// Whether SQL can use a collation; the list that SQLite gives holds those that are only named somewhere, too.
  private func hasCollation(_ name: String) throws -> Bool {
    do {
      _ = try value("SELECT 'a' < 'b' COLLATE \(identifier: name)", as: Int.self)
      return true
    } catch let error as SQLiteError {
      if error.code.primary == .error { return false }
      throw error
    }
  }
}

extension [IndexedCollation] {
  /// Each index once, where it is first: it may be in several collations.
  var eachOnce: [IndexedCollation] {
    var seen: Set<String> = []
    return filter { seen.insert($0.index).inserted }
  }
}
