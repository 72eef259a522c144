import SQLiteCore

// The file records which engine sorted each index, because the file may be opened with a different engine.

extension Connection {
  @inline(never) private func record(in schema: String) -> SQL { "\(identifier: schema).\(identifier: IndexedCollation.recordTable)" }

  /// Returns the identity of the collator that sorted each index, by index name and collation name; empty if the file has no records.
  func recordedCollations(in schema: String) throws -> [[SchemaName]: String] {
    guard try hasTable(IndexedCollation.recordTable, in: schema) else { return [:] }
    var recorded: [[SchemaName]: String] = [:]
    for row in try rows("SELECT index_name, collation, sorted_by FROM \(record(in: schema))") {
      recorded[[SchemaName(try row[0]), SchemaName(try row[1])]] = try row[2, as: String.self]
    }
    return recorded
  }

  /// Records that this engine has sorted these indexes, and deletes the records of missing indexes. Records for other indexes are kept.
  func recordLocalizedIndexes(_ indexes: [IndexedCollation], in schema: String) throws {
    try execute(
      """
      CREATE TABLE IF NOT EXISTS \(record(in: schema)) (index_name TEXT NOT NULL, collation TEXT NOT NULL, sorted_by TEXT NOT NULL,
        PRIMARY KEY (index_name, collation)) WITHOUT ROWID
      """)
    let there = try indexNames(in: schema)
    for name in try rows("SELECT DISTINCT index_name FROM \(record(in: schema))", as: String.self) where !there.contains(SchemaName(name)) {
      try prepare("DELETE FROM \(record(in: schema)) WHERE index_name = \(name)").run()
    }
    let delete = try prepare(
      "DELETE FROM \(record(in: schema)) WHERE index_name = ? COLLATE NOCASE AND collation = ? COLLATE NOCASE")
    let insert = try prepare("INSERT INTO \(record(in: schema)) (index_name, collation, sorted_by) VALUES (?, ?, ?)")
    for index in indexes {
      guard let identity = try localizedOffer(named: index.collation)?.makeCollator().identity else { continue }
      try delete.run(index.index, index.collation)
      try insert.run(index.index, index.collation, identity)
    }
  }

  /// Returns the localized collations that were in use when the file's indexes were last sorted, as far as recorded. For programs that
  /// inspect other programs' files: pass the result to `addLocalizedCollations(_:)`.
  ///
  /// - Returns: Collations by name. Names that are recorded with more than one collation are left out. None if the table for these records
  ///   has another purpose in this file.
  /// - Throws: ``SQLiteError``.
  package func recordedLocalizedCollations() throws -> [String: LocalizedCollation] {
    let records: [[SchemaName]: String]
    do {
      records = try recordedCollations(in: "main")
    } catch let error as SQLiteError where [.error, .mismatch].contains(error.code.primary) {
      return [:]
    }
    var found: [SchemaName: Set<LocalizedCollation>] = [:]
    for (key, identity) in records {
      guard let name = key.last, let collation = LocalizedCollation(summary: identity) else { continue }
      found[name, default: []].insert(collation)
    }
    var collations: [String: LocalizedCollation] = [:]
    for (name, meanings) in found where meanings.count == 1 { collations[name.spelling] = meanings.first }
    return collations
  }
}

extension Collator {
  /// A string that is equal for collators with the same order: the collation, the engine version and the fingerprint.
  var identity: String { "\(collation.summary); \(engine.version); \(fingerprint)" }
}

extension LocalizedCollation {
  /// All settings in one line.
  var summary: String {
    "\(locale) \(strength.rawValue)\(isNumeric ? " numeric" : "") \(caseFirst.rawValue) \(equality.rawValue)"
  }

  /// Parses a summary, or an identity that begins with one. Nil for any other string, or an unknown locale.
  init?(summary: String) {
    var words = summary.prefix { $0 != ";" }.split(separator: " ").map { String($0) }
    let isNumeric = words.count == 5 && words[2] == "numeric"
    if isNumeric { words.remove(at: 2) }
    guard words.count == 4, let strength = Strength(rawValue: words[1]), let caseFirst = CaseFirst(rawValue: words[2]),
      let equality = Equality(rawValue: words[3])
    else { return nil }
    do throws(SQLiteError) {
      try self.init(locale: words[0], strength: strength, isNumeric: isNumeric, caseFirst: caseFirst, equality: equality)
    } catch {
      return nil
    }
  }
}
