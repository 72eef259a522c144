import SQLiteCore
import SQLiteConcurrency

/// The record, in the installed file, of the objects that came from bundles: their owners, and their initial columns and rows.
///
/// It is a table `sqlitemanager_content` with the format, the kind and name of the object, the owner, the columns as quoted names, and the
/// number of rows. Each row also has the version of the bundle, which older releases do not write. The first format had only the type and
/// name of the content's objects. The columns have different names now, so that a release that supports only the first format fails instead
/// of treating the user's tables as content.
///
/// A row of the kind `update` has the version of a bundle instead of a name: the content was downloaded, and replaces that bundle. Earlier
/// releases ignore the row.
struct ContentRecord {
  /// The format of new records.
  static let format = 2

  /// The owner of a table's rows.
  enum Owner: String { case content, user }

  struct Entry {
    let kind: StoredObject.Kind
    let name: SchemaName
    let owner: Owner
    /// The visible columns of an ordinary table; nil when they are unknown.
    var columns: [String]?
    /// The number of rows of a table; nil when it is unknown.
    var rowCount: Int?

    var key: ObjectKey { ObjectKey(isTrigger: kind == .trigger, name: name) }
  }

  /// The format of this record when it was read.
  let format: Int
  private let entries: [ObjectKey: Entry]

  init(format: Int, _ entries: [Entry]) {
    self.format = format
    self.entries = entries.keyed(by: \.key)
  }

  /// The entry of an object; nil for an object that did not come from a bundle.
  subscript(object: SchemaObject) -> Entry? { entries[object.key] }
}

extension Connection {
  @inline(never) private static var record: SQL { "main.\(identifier: RecordTable.content.rawValue)" }

  /// Returns the record of the installed file; nil when there is none.
  ///
  /// - Throws: ``ContentError/recordOfLaterFormat(path:format:known:)``, or ``ContentError/conflict(type:name:reason:)`` for another object
  ///   with that name.
  func contentRecord(at path: String) throws -> ContentRecord? {
    let name = RecordTable.content.rawValue
    guard let found = try storedObjects(.table, .view, named: name).first else { return nil }
    let foreign = ContentError.conflict(type: found.type, name: name, reason: .notARecord)
    if found.kind != .table { throw foreign }
    let columns = try self.columns(of: name, in: "main").map(\.name)
    if columns.containsName("format") {
      let format = try value("SELECT max(format) FROM \(Self.record)", as: Int?.self) ?? ContentRecord.format
      if let format, format > ContentRecord.format {
        throw ContentError.recordOfLaterFormat(path: path, format: format, known: ContentRecord.format)
      }
      guard ["kind", "object", "owner", "columns", "row_count"].allSatisfy({ columns.containsName($0) }) else { throw foreign }
      let rows = try rows("SELECT kind, object, owner, columns, row_count FROM \(Self.record)")
      return ContentRecord(format: ContentRecord.format, try rows.compactMap { try ContentRecord.Entry($0) })
    }
    guard ["type", "name"].allSatisfy({ columns.containsName($0) }) else { throw foreign }
    let rows = try rows("SELECT type, name FROM \(Self.record)")
    return ContentRecord(
      format: 1,
      try rows.compactMap { row in
        guard let kind = StoredObject.Kind(rawValue: try row[0]) else { return nil }
        return ContentRecord.Entry(kind: kind, name: SchemaName(try row[1]), owner: .content)
      })
  }

  /// The version of the bundle in the record of the installed file; nil when there is none, as in records of older releases.
  var recordedVersion: Int? {
    get throws {
      do { return try value("SELECT version FROM \(Self.record) LIMIT 1", as: Int.self) } catch let error as SQLiteError
        where error.code.primary == .error
      {
        let name = RecordTable.content.rawValue
        if try hasTable(name), try columns(of: name, in: "main").map(\.name).containsName("version") { throw error }
        return nil
      }
    }
  }

  /// The versions of the bundles that downloaded content is known to replace; empty for content of a bundle.
  var replacedVersions: [Int] {
    get throws {
      try recordedVersion == nil
        ? [] : rows("SELECT CAST(object AS INTEGER) FROM \(Self.record) WHERE kind = 'update'", as: Int.self)
    }
  }

  /// Records that downloaded content replaces a bundle. Records nothing if it lacks names of the bundle, and returns these.
  ///
  /// - Parameter version: The version of the content.
  func replace(_ bundle: NeededSchema, by version: Int) throws -> [String] {
    let missing = bundle.names.without(try contentNames(among: bundle.names))
    if !missing.isEmpty { return missing }
    try execute(
      """
      INSERT INTO \(Self.record) (format, kind, object, owner, version)
      VALUES (\(ContentRecord.format), 'update', \(bundle.version), 'content', \(version))
      """)
    return []
  }

  /// Rewrites the record in the format of this release.
  ///
  /// - Parameter version: The version of the bundle.
  func write(_ entries: [ContentRecord.Entry], version: Int) throws {
    try execute("DROP TABLE IF EXISTS \(Self.record)")
    try execute(
      """
      CREATE TABLE \(Self.record) (format INTEGER NOT NULL, kind TEXT NOT NULL, object TEXT NOT NULL, owner TEXT NOT NULL, columns TEXT,
        row_count INTEGER, version INTEGER NOT NULL, PRIMARY KEY (kind, object)) WITHOUT ROWID
      """)
    let insert = try prepare(
      "INSERT INTO \(Self.record) (format, kind, object, owner, columns, row_count, version) VALUES (?, ?, ?, ?, ?, ?, ?)")
    for entry in entries {
      let columns = entry.columns.map { $0.map { $0.quoted(by: "\"") }.joined(separator: ", ") }
      try insert.run(
        ContentRecord.format, entry.kind.rawValue, entry.name.spelling, entry.owner.rawValue, columns, entry.rowCount, version)
    }
  }

  /// Returns the entries for objects that were just created from a bundle; an ordinary table without rows is the user's. Shadow tables
  /// belong to their virtual tables and are not recorded.
  func entries(for brought: [SchemaObject]) throws -> [ContentRecord.Entry] {
    var owners: [SchemaName: ContentRecord.Owner] = [:]
    var tables: [ContentRecord.Entry] = []
    for table in brought where table.kind == .table && table.tableKind != .shadow {
      let count = try table.rowTable(among: brought).map { try rowCount(of: $0) } ?? nil
      let owner: ContentRecord.Owner = table.tableKind == .table && count == 0 ? .user : .content
      owners[table.name] = owner
      // Users cannot add columns to a virtual table, and reading its columns may compile a view.
      let columns = try table.tableKind == .table ? columns(of: table.name.spelling, in: "main").map(\.name) : nil
      tables.append(ContentRecord.Entry(kind: .table, name: table.name, owner: owner, columns: columns, rowCount: count))
    }
    let others = brought.filter { $0.kind != .table && $0.tableKind != .shadow }
    return tables + others.map { ContentRecord.Entry(kind: $0.kind, name: $0.name, owner: owners[$0.root] ?? .content) }
  }

  /// Returns the number of rows of a table in the installed file.
  func rowCount(of table: SchemaName) throws -> Int? {
    try value("SELECT count(*) FROM main.\(identifier: table.spelling)")
  }
}

extension ContentRecord.Entry {
  /// Reads a row of the record; nil if the kind of object or the owner is unknown.
  fileprivate init?(_ row: OwnedRow) throws {
    guard let kind = StoredObject.Kind(rawValue: try row[0]), let owner = ContentRecord.Owner(rawValue: try row[2]) else { return nil }
    let columns = try row[3, as: String?.self].map { SQLToken.all(in: $0).filter { $0.kind == .name }.map(\.content) }
    self.init(kind: kind, name: SchemaName(try row[1]), owner: owner, columns: columns, rowCount: try row[4])
  }
}
