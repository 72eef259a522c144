import SQLiteCalls
public import SQLiteCore

/// An index that is sorted by a localized collation, and whether it is sorted as this connection would sort it now.
public struct IndexedCollation: Hashable, Sendable {
  /// The table that records the engine and the settings by which each index was sorted.
  public static let recordTable = RecordTable.collations.rawValue

  /// The database of the index: `main`, or the name of an attached one.
  public let schema: String
  /// The indexed table.
  public let table: String
  /// The name of the index; an index that SQLite created for a constraint has a name too.
  public let index: String
  /// The name of the collation.
  public let collation: String
  /// The state of the index.
  public let state: State

  /// The state of an index for the running engine.
  public enum State: Hashable, Sendable {
    /// Sorted by this engine.
    case sound
    /// Unknown: the index was created since the last check, or by a program without checks.
    case unrecorded
    /// Sorted by another engine or version, or with other settings; the text describes them.
    case sortedOtherwise(String)
    /// The connection does not have the collation, so the order is unknown.
    case unknownCollation
  }
}

extension Connection {
  /// Returns the indexes in localized collations that cannot be relied on: sorted by another engine or version, or by an unknown one.
  ///
  /// Such an index is not damaged, but searches with it miss rows, and UNIQUE does not hold. Call it when a database is opened, before
  /// anything is written; ``Connection/rebuildLocalizedIndexes(in:named:)`` repairs the returned indexes. It reads the schema and a few
  /// rows, never the table, and writes nothing, so the file may be read-only. A different order is recognized by the engine's version and
  /// by the order of two hundred probes.
  ///
  /// Indexes with computed entries (on expressions, on generated columns, partial ones) are included when their SQL or their table's names
  /// the collation. Stored generated columns and CHECKs that compare in a localized collation are not checked: do not use them, for
  /// rebuilding an index does not repair them.
  /// - Parameter schema: `main`, or the name of an attached database.
  /// - Returns: The indexes; none, without running any SQL, on a connection without localized collations.
  /// - Throws: ``SQLiteError``.
  public func checkLocalizedCollations(in schema: String = "main") throws -> [IndexedCollation] {
    try indexedCollations(in: schema).filter { $0.state != .sound && $0.state != .unknownCollation }
  }

  /// Sorts again the indexes that ``checkLocalizedCollations(in:)`` returns, and no others, and records the engine. All or nothing.
  ///
  /// - Parameters:
  ///   - schema: `main`, or the name of an attached database.
  ///   - names: The indexes to sort again instead, when the damaged ones are known, for example from ``integrityCheck(in:atMost:)``.
  /// - Returns: The rebuilt indexes. Nothing is written when there are none.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT when two rows of a UNIQUE index are now equal, SQLITE_READONLY for a read-only
  ///   file; nothing is changed then.
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

  /// Returns every index in a localized collation, or in a collation that the connection does not have; collations created by
  /// ``createCollation(named:_:)`` are not included. The primary key of each table is first.
  ///
  /// - Parameter schema: `main`, or the name of an attached database.
  /// - Returns: The indexes; none, without running any SQL, on a connection without localized collations.
  /// - Throws: ``SQLiteError``.
  public func indexedCollations(in schema: String = "main") throws -> [IndexedCollation] {
    try enter()
    guard let source = localizedSource, try isLocalized(schema, source.names) else { return [] }
    let named = try indexedCollationNames(in: schema)
    if named.isEmpty { return [] }
    let recorded = try recordedCollations(in: schema)
    var identities: [SchemaName: String] = [:]
    var isKnown: [SchemaName: Bool] = [:]  // of collations that are not localized
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

  /// Whether a schema names a localized collation anywhere: searches only its texts, which costs little when there is none.
  private func isLocalized(_ schema: String, _ names: [String]) throws -> Bool {
    let words = [LocalizedCollation.name + "_"] + names
    if names.contains(where: { $0.contains { "\"'`[]".contains($0) } }) { return true }  // it is spelled differently between quotes
    return try schemaMentions(words, in: schema)
  }

  /// Whether SQL can use a collation; SQLite's list also has collations that are only named somewhere.
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
  /// Each index once, at its first place: it may have several collations.
  var eachOnce: [IndexedCollation] {
    var seen: Set<String> = []
    return filter { seen.insert($0.index).inserted }
  }
}
