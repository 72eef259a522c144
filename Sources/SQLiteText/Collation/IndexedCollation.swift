import SQLiteCalls
public import SQLiteCore

/// An index that is sorted by a localized collation, and whether it is sorted as this connection would sort it now.
public struct IndexedCollation: Hashable, Sendable {
  /// The name of the table that records the engine and the settings that sorted each index.
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

  /// The state of an index, compared with the current engine.
  public enum State: Hashable, Sendable {
    /// Sorted by this engine.
    case sound
    /// Unknown: the index was created since the last check, or by a program that does not record it.
    case unrecorded
    /// Sorted by another engine or version, or with other settings, which the associated string describes.
    case sortedOtherwise(String)
    /// The connection does not have the collation, so the order is unknown.
    case unknownCollation
  }
}

extension Connection {
  /// Returns the localized indexes that cannot be relied on, because another engine or version, or an unknown one, sorted them.
  ///
  /// These indexes are not corrupt, but searches that use them miss rows, and UNIQUE is not enforced. Call this method when a database is
  /// opened, before anything is written. ``Connection/rebuildLocalizedIndexes(in:named:)`` repairs the returned indexes. This method reads
  /// the schema and a few rows, never the table, and writes nothing, so the file may be read-only. It detects a different order by the
  /// engine's version and by the order of two hundred sample strings.
  ///
  /// Partial indexes, and indexes on expressions or generated columns, are included if their SQL, or the SQL of their table, names the
  /// collation. Stored generated columns and CHECK constraints that use a localized collation are not checked. Do not use them: rebuilding
  /// an index does not repair them.
  /// - Parameter schema: `main`, or the name of an attached database.
  /// - Returns: The indexes; none, without running any SQL, on a connection without localized collations.
  /// - Throws: ``SQLiteError``.
  public func checkLocalizedCollations(in schema: String = "main") throws -> [IndexedCollation] {
    try indexedCollations(in: schema).filter { $0.state != .sound && $0.state != .unknownCollation }
  }

  /// Rebuilds the indexes that ``checkLocalizedCollations(in:)`` returns, and records the engine, in one transaction.
  ///
  /// - Parameters:
  ///   - schema: `main`, or the name of an attached database.
  ///   - names: The indexes to rebuild instead, if the damaged ones are known, for example from ``integrityCheck(in:atMost:)``.
  /// - Returns: The rebuilt indexes. If there are none, nothing is written.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT if two rows of a UNIQUE index are now equal, or SQLITE_READONLY for a read-only
  ///   file. Nothing is changed in that case.
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
      let rebuilt = try wanted()  // checked again, now that no other connection can write
      for index in rebuilt.eachOnce.map(\.index) { try execute("REINDEX \(identifier: schema).\(identifier: index)") }
      try recordLocalizedIndexes(rebuilt, in: schema)
      return rebuilt
    }
  }

  /// Returns every index in a localized collation, or in a collation that the connection does not have. Indexes in collations created with
  /// ``createCollation(named:_:)`` are not included. The primary key of each table comes first.
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
    var isKnown: [SchemaName: Bool] = [:]  // only for collations that are not localized
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

  /// Whether the SQL in a schema mentions a localized collation. A cheap search of the schema's SQL text.
  private func isLocalized(_ schema: String, _ names: [String]) throws -> Bool {
    let words = [LocalizedCollation.name + "_"] + names
    if names.contains(where: { $0.contains { "\"'`[]".contains($0) } }) { return true }  // a quoted name may be escaped in SQL
    return try schemaMentions(words, in: schema)
  }

  /// Whether SQL can use a collation. SQLite's own list also has collations that are mentioned but not defined.
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
  /// The first element for each index, because an index may have several collations.
  var eachOnce: [IndexedCollation] {
    var seen: Set<String> = []
    return filter { seen.insert($0.index).inserted }
  }
}
