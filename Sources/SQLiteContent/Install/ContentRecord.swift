import SQLiteCore

// Which objects of the installed file are content is recorded in it, so that the user's are known even when a bundle no longer brings some.

extension Connection {
  private static var record: SQL { SQL(identifier: ContentInstaller.recordTable) }

  /// The recorded objects; nil when there is no record.
  func recordedContent() throws -> Set<ObjectKey>? {
    let isThere = try value(
      "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = \(ContentInstaller.recordTable) COLLATE NOCASE", as: Int.self)
    guard isThere != nil else { return nil }
    let rows = try rows("SELECT type = 'trigger', name FROM main.\(Self.record)")
    return Set(try rows.map { ObjectKey(isTrigger: try $0[0, as: Int.self] != 0, name: SchemaName(try $0[1])) })
  }

  /// Writes the record anew. The tables behind virtual tables go with these and are not in it.
  func record(_ content: [SchemaObject]) throws {
    try execute("DROP TABLE IF EXISTS main.\(Self.record)")
    try execute("CREATE TABLE main.\(Self.record) (type TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (type, name)) WITHOUT ROWID")
    let insert = try prepare("INSERT INTO main.\(Self.record) (type, name) VALUES (?, ?)")
    for object in content where object.tableKind != .shadow { try insert.run(object.kind.rawValue, object.name.spelling) }
  }
}
