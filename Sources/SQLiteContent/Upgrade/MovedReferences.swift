import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

/// The user's references to content rows that have different ids in the bundle.
///
/// A bundle declares in its table `sqlitemanager_keys` the columns that identify a row of a content table, whatever its id. While both the
/// old and the new content exist, these columns are used to find the row of each id that users refer to:
/// - The row has the same id, or it has another id and the columns are unique in both contents: the reference follows it.
/// - The row is missing, and its id now has a row that is missing in the old content: the row was corrected, and the reference stays.
/// - Otherwise the reference is lost. If another row has its id now, it gets a negative id that no row has.
struct MovedReferences {
  /// The bundle's table of keys.
  static let keysTable = "sqlitemanager_keys"

  private var contents: [MovedContent] = []
  private let connection: Connection
  /// The number of the user's rows whose reference has followed its content row, by table.
  private(set) var rows: [String: Int] = [:]
  /// The number of the user's rows whose reference is lost, by table.
  private(set) var lost: [String: Int] = [:]

  /// The user's tables that may refer to content with moved ids.
  var tables: Set<SchemaName> { Set(contents.flatMap { $0.references.map(\.table) }) }

  /// Finds the ids that have changed; writes only to temporary tables.
  ///
  /// - Parameter named: The references that the app has named.
  /// - Throws: ``ContentError/sourceDamaged(path:reason:)`` for a declared key that the bundle's tables do not have.
  init(_ plan: ContentPlan, named: [ContentReference], from source: CheckedSource, on connection: Connection) throws {
    self.connection = connection
    guard plan.brought.contains(where: { $0.name == SchemaName(Self.keysTable) }) else { return }
    let bundled = SQL(identifier: ContentReplay.bundled)
    for (table, key) in try declaredKeys(in: source).ordered(by: { $0.key.folded < $1.key.folded }) {
      let name = table.spelling
      let missing = try key.without(connection.allColumns(of: name, in: ContentReplay.bundled).map(\.name))
      guard missing.isEmpty, let id = try connection.rowidColumn(of: name, in: ContentReplay.bundled) else {
        let lack = missing.isEmpty ? "INTEGER PRIMARY KEY" : "column \(missing.joined(separator: ", "))"
        throw ContentError.sourceDamaged(path: source.name, reason: "\(Self.keysTable) declares a key of \(name), which has no \(lack)")
      }
      guard plan.dropped.contains(where: { $0.name == table && $0.tableKind == .table }), let oldID = try connection.rowidColumn(of: name),
        try key.without(connection.allColumns(of: name, in: "main").map(\.name)).isEmpty
      else { continue }
      let references = try connection.references(to: table, oldID, named, in: plan.userTables)
      if references.isEmpty { continue }
      let content = MovedContent(name: name, oldID: oldID, newID: id, key: key, references: references, number: contents.count)
      try connection.execute(content.search(in: bundled))
      contents.append(content)
    }
  }

  /// Returns the columns of each declared key, by table.
  private func declaredKeys(in source: CheckedSource) throws -> [SchemaName: [String]] {
    do {
      let rows = try connection.rows(
        "SELECT k.table_name, k.column_name FROM \(identifier: ContentReplay.bundled).\(identifier: Self.keysTable) AS k",
        as: String.self, String.self)
      return Dictionary(grouping: rows, by: { SchemaName($0.0) }).mapValues { $0.map(\.1) }
    } catch let error as SQLiteError where error.isAboutContent(.error, .mismatch) {
      throw ContentError.sourceDamaged(path: source.name, reason: "\(Self.keysTable): \(error.message)")
    }
  }
}

extension MovedReferences {
  /// Writes the new ids into the user's tables, without firing their triggers, and drops the temporary tables.
  ///
  /// - Throws: ``ContentError/conflict(type:name:reason:)`` when a constraint of a user's table refuses an id.
  mutating func apply() throws {
    for content in contents {
      for reference in content.references {
        let counts = try connection.rows(
          """
          SELECT count(m.new), count(*) - count(m.new)
          FROM \(reference.tableName) JOIN \(content.map) AS m ON m.old = \(reference.columnName)
          """, as: Int.self, Int.self)
        for (moved, gone) in counts {
          if moved > 0 { rows[reference.table.spelling, default: 0] += moved }
          if gone > 0 { lost[reference.table.spelling, default: 0] += gone }
        }
      }
      let count = try connection.value("SELECT count(*) FROM \(content.map)", as: Int64.self) ?? 0
      if count > 0 {
        let base = try numberBeforeFreeIDs(count, of: content)
        try connection.prepare("UPDATE \(content.map) SET new = \(base) + place WHERE new IS NULL").run()
        let done: Void? = try connection.withOption(.enableTrigger, 0) {
          for reference in content.references { try connection.move(reference, by: content.map, base) }
        }
        if done == nil {
          throw SQLiteError.refused(.error, "the library cannot switch triggers off, which would fire for moved references")
        }
      }
      try connection.execute("DROP TABLE \(content.map)")
    }
  }

  /// Returns a number that is followed by this many ids that no row and no reference has. They are negative, unless the lowest ids are in
  /// use.
  private func numberBeforeFreeIDs(_ count: Int64, of content: MovedContent) throws -> Int64 {
    let ids: SQL = "SELECT \(identifier: content.newID) AS id FROM \(identifier: ContentReplay.bundled).\(identifier: content.name)"
    let referred = content.references.map {
      "SELECT \($0.columnName) FROM \($0.tableName) WHERE typeof(\($0.columnName)) = 'integer'" as SQL
    }
    let used = ([ids] + referred).joined(separator: " UNION ALL ")
    let ends = try connection.rows("SELECT min(0, min(id)), max(0, max(id)) FROM (\(used))", as: Int64?.self, Int64?.self).first
    let (lowest, highest) = (ends?.0 ?? 0, ends?.1 ?? 0)
    if lowest >= Int64.min + count + 1 { return lowest - count - 1 }
    if highest <= Int64.max - count { return highest }
    throw ContentError.conflict(type: "table", name: content.name, reason: .altered("no ids are free for the rows that lose their content"))
  }
}

/// A content table with a declared key, and the user's columns that refer to it.
private struct MovedContent {
  let name: String
  /// The INTEGER PRIMARY KEY of the installed table.
  let oldID: String
  /// The INTEGER PRIMARY KEY of the bundle's table.
  let newID: String
  let key: [String]
  let references: [UserReference]
  let number: Int

  /// The temporary table of ids that belong to another row in the bundle: the old id, and the row's new id, which is null for a lost row.
  var map: SQL { "temp.\(identifier: "sqlitemanager_moved_\(number)")" }

  /// The statements that create and fill the temporary table.
  func search(in bundled: SQL) -> SQL {
    let (old, new): (SQL, SQL) = ("main.\(identifier: name)", "\(bundled).\(identifier: name)")
    let groups = key.map { "\(identifier: $0) COLLATE BINARY" as SQL }.joined(separator: ", ")
    let columns = key.map { SQL(identifier: $0) }.joined(separator: ", ")
    func isSame(_ first: SQL, _ second: SQL) -> SQL {
      key.map { "\(first).\(identifier: $0) = \(second).\(identifier: $0) COLLATE BINARY" as SQL }.joined(separator: " AND ")
    }
    let referred = references.map { "SELECT \($0.columnName) FROM \($0.tableName)" as SQL }.joined(separator: " UNION ")
    return """
      CREATE TABLE \(map) (place INTEGER PRIMARY KEY, old INTEGER UNIQUE, new INTEGER);
      INSERT OR IGNORE INTO \(map) (old, new)
      WITH
        referred (id) AS (\(referred)),
        before AS (SELECT \(columns), count(*) AS number FROM \(old) GROUP BY \(groups)),
        after AS (SELECT \(columns), count(*) AS number, min(\(identifier: newID)) AS id FROM \(new) GROUP BY \(groups))
      SELECT coalesce(o.\(identifier: oldID), there.\(identifier: newID)), CASE WHEN b.number = 1 AND a.number = 1 THEN a.id END
      FROM referred AS r LEFT JOIN \(old) AS o ON o.\(identifier: oldID) = r.id
        LEFT JOIN before AS b ON \(isSame("b", "o"))
        LEFT JOIN after AS a ON \(isSame("a", "o"))
        LEFT JOIN \(new) AS there ON there.\(identifier: newID) = r.id
        LEFT JOIN before AS other ON \(isSame("other", "there"))
      WHERE coalesce(\(isSame("there", "o")), 0) = 0 AND CASE
        WHEN b.number = 1 AND a.number = 1 THEN 1
        ELSE there.\(identifier: newID) IS NOT NULL AND (a.number IS NOT NULL OR other.number IS NOT NULL) END;
      """
  }
}

/// A column of a user's table that holds ids of content.
private struct UserReference: Hashable {
  let table: SchemaName
  let column: SchemaName

  init(_ table: SchemaName, _ column: String) { (self.table, self.column) = (table, SchemaName(column)) }

  @inline(never) var tableName: SQL { "main.\(identifier: table.spelling)" }
  /// The column, qualified so that it is never read as a string literal.
  @inline(never) var columnName: SQL { "\(tableName).\(identifier: column.spelling)" }
}

extension Connection {
  /// Returns the columns of the user's tables that hold ids of a content table: by name, or by REFERENCES to its id or to such a column.
  fileprivate func references(
    to content: SchemaName, _ id: String, _ named: [ContentReference], in tables: [SchemaObject]
  ) throws -> [UserReference] {
    var keys: [(from: UserReference, to: UserReference)] = []
    for table in tables {
      for (_, parts) in Dictionary(grouping: try foreignKeyParts(of: table.name.spelling), by: \.key).ordered(by: { $0.key > $1.key }) {
        for (place, part) in parts.enumerated() {
          let implied = try part.targetColumn == nil ? primaryKey(of: part.target, in: "main").dropFirst(place).first : nil
          guard let target = part.targetColumn ?? implied else { continue }
          keys.append((UserReference(table.name, part.column), UserReference(SchemaName(part.target), target)))
        }
      }
    }
    var found = [UserReference(content, id)]
    func add(_ reference: UserReference) {
      if !found.contains(reference) { found.append(reference) }  // a column is named or declared twice, but moved once
    }
    for reference in named where SchemaName(reference.content) == content {
      if let table = tables.first(where: { $0.name == SchemaName(reference.table) }) { add(UserReference(table.name, reference.column)) }
    }
    var next = 0
    while next < found.count {
      for key in keys where key.to == found[next] { add(key.from) }
      next += 1
    }
    return try found.dropFirst().filter { reference in
      let column = try allColumns(of: reference.table.spelling, in: "main").first { SchemaName($0.name) == reference.column }
      guard let column else {
        throw SQLiteError.misuse(
          "references: names the column \(reference.column.spelling), which the table \(reference.table.spelling) does not have")
      }
      return column.storage == .ordinary
    }
  }

  /// Replaces the ids in a column.
  ///
  /// - Parameter base: The number that the free ids follow, one for each row of the map.
  fileprivate func move(_ reference: UserReference, by map: SQL, _ base: Int64) throws {
    let (table, column, name) = (reference.tableName, reference.columnName, SQL(identifier: reference.column.spelling))
    do {
      try prepare(
        """
        UPDATE OR ABORT \(table) SET \(name) = (SELECT m.new FROM \(map) AS m WHERE m.old = \(column))
        WHERE \(column) IN (SELECT m.old FROM \(map) AS m)
        """
      ).run()
    } catch let error as SQLiteError where error.code.primary == .constraint {
      // Ids that swap are unique only after the statement, so each first changes to a free id, which a CHECK might not allow.
      let ignores = try pragma(.ignoreCheckConstraints)
      try setPragma(.ignoreCheckConstraints, to: true)
      try prepare(
        """
        UPDATE OR ABORT \(table) SET \(name) = (SELECT \(base) + m.place FROM \(map) AS m WHERE m.old = \(column))
        WHERE \(column) IN (SELECT m.old FROM \(map) AS m)
        """
      ).run()
      try setPragma(.ignoreCheckConstraints, to: ignores)
      do {
        try prepare(
          """
          UPDATE OR ABORT \(table) SET \(name) = (SELECT m.new FROM \(map) AS m WHERE m.place = \(column) - \(base))
          WHERE \(column) IN (SELECT \(base) + m.place FROM \(map) AS m)
          """
        ).run()
      } catch let error as SQLiteError where error.code.primary == .constraint {
        throw ContentError.conflict(type: "table", name: reference.table.spelling, reason: .altered(error.message))
      }
    }
  }
}
