import SQLiteCore

// By which engine each index was sorted is recorded in the file, because the file may come to another one.

extension Connection {
  private func record(in schema: String) -> SQL { "\(identifier: schema).\(identifier: IndexedCollation.recordTable)" }

  /// The identity of the collator each index was sorted by, by the names of index and collation; empty without a record.
  func recordedCollations(in schema: String) throws(SQLiteError) -> [[SchemaName]: String] {
    let isThere = try value(
      """
      SELECT 1 FROM \(identifier: schema).sqlite_schema WHERE type = 'table' AND name = \(IndexedCollation.recordTable) COLLATE NOCASE
      """, as: Int.self)
    guard isThere != nil else { return [:] }
    var recorded: [[SchemaName]: String] = [:]
    for row in try rows("SELECT index_name, collation, sorted_by FROM \(record(in: schema))") {
      recorded[[SchemaName(try row[0]), SchemaName(try row[1])]] = try row[2, as: String.self]
    }
    return recorded
  }

  /// Writes the record anew: every index in a localized collation is sorted by this engine now.
  func recordLocalizedIndexes(in schema: String) throws(SQLiteError) {
    try execute("DROP TABLE IF EXISTS \(record(in: schema))")
    try execute(
      """
      CREATE TABLE \(record(in: schema)) (index_name TEXT NOT NULL, collation TEXT NOT NULL, sorted_by TEXT NOT NULL,
        PRIMARY KEY (index_name, collation)) WITHOUT ROWID
      """)
    let insert = try prepare("INSERT INTO \(record(in: schema)) (index_name, collation, sorted_by) VALUES (?, ?, ?)")
    for index in try localizedIndexes(in: schema) {
      guard let identity = try localizedOffer(named: index.collation)?.makeCollator().identity else { continue }
      try insert.run(index.index, index.collation, identity)
    }
  }
}

extension Collator {
  /// What must be the same for two places to sort alike: what was asked for, who sorts, and how it sorted the probes.
  var identity: String { "\(collation.summary); \(engine.version); \(fingerprint)" }
}
