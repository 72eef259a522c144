import SQLiteCalls
package import SQLiteCore
import SQLiteConcurrency

/// The user's references to content rows that have different ids in the bundle.
///
/// A bundle declares in its table `sqlitemanager_keys` the columns that identify a row of a content table, whatever its id. While both the
/// old and the new content exist, these columns are used to find the row of each id that users refer to:
/// - The row has the same id, or it has another id and the columns are unique in both contents: the reference follows it.
/// - The row is missing, and its id now has a row that is missing in the old content: the row was corrected, and the reference stays, unless
///   the bundle declares that the key of a row never changes.
/// - Otherwise the reference is lost. It gets a negative id that no row has if another row has its id now, or if keys never change.
package struct MovedReferences {
  /// The bundle's table of keys.
  package static let keysTable = "sqlitemanager_keys"

  private var contents: [MovedContent] = []
  private let connection: Connection
  /// The number of the user's rows whose reference has followed its content row, by table.
  private(set) var rows: [String: Int] = [:]
  /// The number of the user's rows whose reference is lost, by table.
  private(set) var lost: [String: Int] = [:]

  /// The user's tables whose references change.
  var tables: Set<SchemaName> { Set(contents.flatMap { $0.references.map(\.table) }) }

  /// Finds the ids that have changed, and counts the user's rows that refer to them; writes only to temporary tables.
  ///
  /// - Parameter named: The references that the app has named.
  /// - Throws: ``ContentError/sourceDamaged(path:reason:)`` for a declared key that the bundle's tables do not have, and
  ///   ``ContentError/conflict(type:name:reason:)`` for a column with changed ids of two tables.
  init(_ plan: ContentPlan, named: [ContentReference], from source: CheckedSource, on connection: Connection) throws {
    self.connection = connection
    guard plan.brought.contains(where: { $0.name == SchemaName(Self.keysTable) }) else { return }
    let bundled = SQL(identifier: ContentReplay.bundled)
    let declared: [SchemaName: DeclaredKey]
    do {
      declared = try connection.declaredKeys(in: ContentReplay.bundled)
    } catch let error as SQLiteError where error.isAboutContent(.error, .mismatch) {
      throw ContentError.sourceDamaged(path: source.name, reason: "\(Self.keysTable): \(error.message)")
    }
    let owners = plan.userTables + plan.dropped.filter { $0.tableKind == .table && declared[$0.name] == nil }
    let foreignKeys = try connection.foreignKeys(of: owners)
    for (table, key) in declared.ordered(by: { $0.key.folded < $1.key.folded }) {
      let name = table.spelling
      let id: String
      switch try connection.identity(of: name, by: key.columns, in: ContentReplay.bundled) {
      case .id(let column): id = column
      case .lacks(let lack):
        throw ContentError.sourceDamaged(path: source.name, reason: "\(Self.keysTable) declares a key of \(name), which has no \(lack)")
      }
      guard plan.dropped.contains(where: { $0.name == table && $0.tableKind == .table }),
        case .id(let oldID) = try connection.identity(of: name, by: key.columns, in: "main")
      else { continue }
      let references = try connection.references(to: UserReference(table, oldID), by: foreignKeys, named, in: plan.userTables)
      if references.isEmpty { continue }
      var content = MovedContent(name: name, oldID: oldID, newID: id, key: key, references: references, number: contents.count)
      try connection.execute(content.search(in: bundled))
      content.references = try counted(content)
      contents.append(content)
    }
  }

  /// Counts the rows that refer to content with changed ids; returns the columns that have such rows.
  private mutating func counted(_ content: MovedContent) throws -> [UserReference] {
    var moving: [UserReference] = []
    for reference in content.references {
      let counts = try connection.rows(
        """
        SELECT count(m.new), count(*) - count(m.new)
        FROM \(reference.tableName) JOIN \(content.map) AS m ON m.old = \(reference.columnName)
        """, as: Int.self, Int.self)
      for (moved, gone) in counts where moved + gone > 0 {
        if contents.contains(where: { $0.references.contains(reference) }) {
          let how =
            "its column \(reference.column.spelling) refers to rows with other ids of \(content.name), and of another table of content"
          throw ContentError.conflict(type: "table", name: reference.table.spelling, reason: .altered(how))
        }
        moving.append(reference)
        if moved > 0 { rows[reference.table.spelling, default: 0] += moved }
        if gone > 0 { lost[reference.table.spelling, default: 0] += gone }
      }
    }
    return moving
  }
}

extension MovedReferences {
  /// Writes the new ids into the user's tables, without firing their triggers, and drops the temporary tables.
  ///
  /// - Throws: ``ContentError/conflict(type:name:reason:)`` when a constraint of a user's table refuses an id.
  func apply() throws {
    for content in contents {
      if !content.references.isEmpty {
        let count = try connection.value("SELECT count(*) FROM \(content.map)", as: Int64.self) ?? 0
        let base = try numberBeforeFreeIDs(count, of: content)
        try connection.prepare("UPDATE \(content.map) SET new = \(base) + place WHERE new IS NULL").run()
        let done: Void? = try connection.withOption(.enableTrigger, 0) {
          for reference in content.references { try connection.move(reference, by: content.map, base) }
        }
        if done == nil {
          throw SQLiteError.refused(.error, "the library cannot switch triggers off, which would fire for moved references")
        }
      }
      try connection.execute("DROP TABLE \(content.map); DROP TABLE \(content.ids)")
    }
  }

  /// Returns a number that is followed by this many ids that no row and no reference has. They are negative, unless the lowest ids are in
  /// use.
  private func numberBeforeFreeIDs(_ count: Int64, of content: MovedContent) throws -> Int64 {
    let ends = try connection.rows(
      """
      SELECT min(0, min(id)), max(0, max(id)) FROM (
        SELECT id FROM \(content.ids) WHERE typeof(id) = 'integer'
        UNION ALL SELECT \(identifier: content.newID) FROM \(identifier: ContentReplay.bundled).\(identifier: content.name))
      """, as: Int64?.self, Int64?.self
    ).first
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
  let key: DeclaredKey
  /// The user's columns that refer to it; once they are counted, those whose rows change.
  var references: [UserReference]
  let number: Int

  /// The temporary table of ids that belong to another row in the bundle: the old id, and the row's new id, which is null for a lost row.
  var map: SQL { "temp.\(identifier: "sqlitemanager_moved_\(number)")" }
  /// The temporary table of the ids that users refer to.
  var ids: SQL { "temp.\(identifier: "sqlitemanager_ids_\(number)")" }

  /// The statements that create and fill the temporary tables.
  func search(in bundled: SQL) -> SQL {
    let (old, new): (SQL, SQL) = ("main.\(identifier: name)", "\(bundled).\(identifier: name)")
    let groups = key.columns.map { "\(identifier: $0) COLLATE BINARY" as SQL }.joined(separator: ", ")
    let columns = key.columns.map { SQL(identifier: $0) }.joined(separator: ", ")
    func isSame(_ first: SQL, _ second: SQL) -> SQL {
      key.columns.map { "\(first).\(identifier: $0) = \(second).\(identifier: $0) COLLATE BINARY" as SQL }.joined(separator: " AND ")
    }
    let referred = references.map {
      "INSERT OR IGNORE INTO \(ids) SELECT \($0.columnName) FROM \($0.tableName) WHERE \($0.columnName) IS NOT NULL;" as SQL
    }
    let (number, id): (SQL, SQL) = ("sqlitemanager_number", "sqlitemanager_id")  // a key may have columns named number and id
    return """
      CREATE TABLE \(ids) (id INTEGER UNIQUE);
      \(referred.joined(separator: " "))
      CREATE TABLE \(map) (place INTEGER PRIMARY KEY, old INTEGER UNIQUE, new INTEGER);
      INSERT INTO \(map) (old, new)
      WITH
        before AS (SELECT \(columns), count(*) AS \(number) FROM \(old) GROUP BY \(groups)),
        after AS (SELECT \(columns), count(*) AS \(number), min(\(identifier: newID)) AS \(id) FROM \(new) GROUP BY \(groups))
      SELECT coalesce(o.\(identifier: oldID), there.\(identifier: newID)),
        CASE WHEN b.\(number) = 1 AND a.\(number) = 1 THEN a.\(id) END
      FROM \(ids) AS r LEFT JOIN \(old) AS o ON o.\(identifier: oldID) = r.id
        LEFT JOIN before AS b ON \(isSame("b", "o"))
        LEFT JOIN after AS a ON \(isSame("a", "o"))
        LEFT JOIN \(new) AS there ON there.\(identifier: newID) = r.id
        LEFT JOIN before AS other ON \(isSame("other", "there"))
      WHERE coalesce(\(isSame("there", "o")), 0) = 0 AND CASE
        WHEN b.\(number) = 1 AND a.\(number) = 1 THEN 1
        ELSE \(key.isImmutable ? "1" : "0" as SQL) AND b.\(number) IS NOT NULL
          OR there.\(identifier: newID) IS NOT NULL AND (a.\(number) IS NOT NULL OR other.\(number) IS NOT NULL) END;
      """
  }
}

/// The columns that identify the rows of a table, declared in `sqlitemanager_keys`.
package struct DeclaredKey {
  package let columns: [String]
  /// Whether a row with another key is another row, and never the same row, corrected.
  package let isImmutable: Bool
}

/// The column with the ids of a table whose rows a key identifies, or what the table lacks for it.
package enum KeyedIdentity {
  case id(String)
  case lacks(String)
}

extension Connection {
  /// Returns the INTEGER PRIMARY KEY of a table, provided that it has the columns of a declared key.
  package func identity(of table: String, by key: [String], in database: String) throws -> KeyedIdentity {
    let columns = try allColumns(of: table, in: database).map(\.name)
    if columns.isEmpty { return .lacks("columns: there is no such table") }
    let missing = key.without(columns)
    if !missing.isEmpty { return .lacks("column \(missing.joined(separator: ", "))") }
    return try rowidColumn(of: table, in: database).map { .id($0) } ?? .lacks("INTEGER PRIMARY KEY")
  }

  /// Returns the keys that the table of keys in a database declares, by table.
  package func declaredKeys(in database: String) throws -> [SchemaName: DeclaredKey] {
    let table: SQL = "\(identifier: database).\(identifier: MovedReferences.keysTable)"
    let hasFlag = try allColumns(of: MovedReferences.keysTable, in: database).map(\.name).containsName("is_immutable")
    let rows = try rows(
      "SELECT k.table_name, k.column_name, \(hasFlag ? "k.is_immutable IS TRUE" : "0" as SQL) FROM \(table) AS k",
      as: String.self, String.self, Bool.self)
    return Dictionary(grouping: rows) { SchemaName($0.0) }.mapValues { rows in
      DeclaredKey(columns: rows.map(\.1), isImmutable: rows.contains(where: \.2))
    }
  }

  /// Replaces the ids in a column.
  ///
  /// - Parameter base: The number that the free ids follow, one for each row of the map.
  /// - Throws: ``ContentError/conflict(type:name:reason:)`` when a constraint refuses an id.
  fileprivate func move(_ reference: UserReference, by map: SQL, _ base: Int64) throws {
    let (column, name) = (reference.columnName, SQL(identifier: reference.column.spelling))
    func set(_ id: SQL, where condition: SQL, in ids: SQL) throws {
      try prepare(
        """
        UPDATE OR ABORT \(reference.tableName) SET \(name) = (SELECT \(id) FROM \(map) AS m WHERE \(condition))
        WHERE \(column) IN (SELECT \(ids) FROM \(map) AS m)
        """
      ).run()
    }
    func isConstraint(_ error: SQLiteError) -> Bool { error.code.primary == .constraint }
    do {
      do { try set("m.new", where: "m.old = \(column)", in: "m.old") } catch let error as SQLiteError where isConstraint(error) {
        // Ids that swap are unique only after the statement, so each first changes to a free id, which a CHECK might not allow.
        let ignores = try pragma(.ignoreCheckConstraints)
        try setPragma(.ignoreCheckConstraints, to: true)
        try set("\(base) + m.place", where: "m.old = \(column)", in: "m.old")
        try setPragma(.ignoreCheckConstraints, to: ignores)
        try set("m.new", where: "m.place = \(column) - \(base)", in: "\(base) + m.place")
      }
    } catch let error as SQLiteError where isConstraint(error) {
      throw ContentError.conflict(type: "table", name: reference.table.spelling, reason: .altered(error.message))
    }
  }
}
