import SQLiteCalls
public import SQLiteCore
public import SQLiteSchema

extension Connection {
  /// The description of a table, read from the database.
  ///
  /// Columns, keys, foreign keys, UNIQUE and indexes are what pragmas tell; CHECK, generated expressions, collations of columns, conditions
  /// and expressions of indexes are taken from the stored SQL. CHECK constraints come as constraints of the table, keys and foreign keys of
  /// one column as constraints of the column, defaults as expressions. Triggers and names of other constraints are left out; so are ON
  /// CONFLICT clauses and the collation and order of columns inside PRIMARY KEY and UNIQUE.
  /// - Parameter schema: The database.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a table that does not exist, and for a view or virtual table.
  /// <https://sqlite.org/pragma.html#pragma_table_xinfo>
  public func description(of table: String, in schema: String = "main") throws -> TableDescription {
    guard let found = try storedTable(named: table, in: schema) else {
      throw SQLiteError.refused(.error, "no such table: \(table)")
    }
    guard found.kind == .table || found.kind == .shadow else {
      throw SQLiteError.refused(.error, "\(table) is a \(found.kind.rawValue), which has no description as a table")
    }
    let reader = TableReader(
      connection: self, table: found.name.spelling, schema: schema, definition: TableDefinition(found.sql),
      isWithoutRowid: found.isWithoutRowid)
    return try reader.description(isStrict: found.isStrict)
  }
}

/// Puts together what pragmas and the stored SQL say of one table.
private struct TableReader {
  let connection: Connection
  let table: String
  let schema: String
  let definition: TableDefinition
  let isWithoutRowid: Bool

  func description(isStrict: Bool) throws -> TableDescription {
    let infos = try connection.columns(of: table, in: schema)
    let key = infos.filter { $0.primaryKeyPosition > 0 }.sorted { $0.primaryKeyPosition < $1.primaryKeyPosition }.map(\.name)
    let (keys, constraintsOfKeys) = try foreignKeys()
    let (uniques, indexes) = try indexes()
    var columns: [ColumnDescription] = []
    for (number, info) in infos.enumerated() {
      let stored = definition.columns.indices.contains(number) ? definition.columns[number] : TableDefinition.Column()
      let type = Self.type(info.declaredType)
      let isKey = Self.isColumn(info.name, key)
      let isRowid = isKey && type == .integer && !isWithoutRowid
      var constraints: [ColumnConstraint] = []
      if isKey { constraints.append(.primaryKey(autoincrement: definition.isAutoincrement)) }
      if uniques.contains(where: { Self.isColumn(info.name, $0) }) { constraints.append(.unique) }
      if let text = info.defaultValue { constraints.append(.defaultExpression(SQL(unchecked: text))) }
      if let collation = stored.collation { constraints.append(.collation(collation)) }
      constraints += keys.filter { Self.isColumn(info.name, $0.columns) }.map { ColumnConstraint($0.key) }
      if info.isGenerated, let expression = stored.generated {
        constraints.append(.generated(expression, isStored: info.storage == .computedAndStored))
      }
      columns.append(ColumnDescription(name: info.name, type: type, nullable: !info.isNotNull && !isRowid, constraints: constraints))
    }
    let rules: [TableConstraint] = (key.count > 1 ? [TableConstraint(.primaryKey(key))] : [])
    let several = uniques.filter { $0.count > 1 }.map { TableConstraint(.unique($0)) }
    return TableDescription(
      name: table, columns: columns, constraints: rules + several + constraintsOfKeys + definition.checks, indexes: indexes,
      isStrict: isStrict, isWithoutRowid: isWithoutRowid)
  }

  /// Whether a key is of this column alone.
  private static func isColumn(_ name: String, _ key: [String]) -> Bool { key.count == 1 && key.containsName(name) }

  private static func type(_ declared: String) -> ColumnType {
    let plain: [ColumnType] = [.integer, .real, .text, .blob, .numeric, .any, .int, .bool, .undeclared]
    return plain.first { $0.name == declared } ?? .custom(declared)
  }

  /// The foreign keys, those of several columns apart as constraints of the table.
  private func foreignKeys() throws -> (ofColumns: [(columns: [String], key: ForeignKey)], ofTable: [TableConstraint]) {
    var all: [(columns: [String], key: ForeignKey)] = []
    var last: Int?
    for part in try connection.foreignKeyParts(of: table, in: schema) {
      let target = part.targetColumn.map { [$0] } ?? []
      if part.key == last, let (columns, key) = all.popLast() {
        all.append((columns + [part.column], ForeignKey(key, columns: key.columns + target)))
        continue
      }
      last = part.key
      let isDeferred = definition.deferred.indices.contains(all.count) && definition.deferred[all.count]
      all.append(
        (
          [part.column],
          ForeignKey(
            table: part.target, columns: target, onDelete: ForeignKey.Action(rawValue: part.onDelete) ?? .noAction,
            onUpdate: ForeignKey.Action(rawValue: part.onUpdate) ?? .noAction, isDeferred: isDeferred)
        ))
    }
    return (
      all.filter { $0.columns.count == 1 }, all.filter { $0.columns.count > 1 }.map { TableConstraint(.foreignKey($0.columns, $0.key)) }
    )
  }

  /// The columns of each UNIQUE, and the indexes that were made by themselves, by name.
  private func indexes() throws -> (uniques: [[String]], indexes: [IndexDescription]) {
    let stored = Dictionary(try connection.storedObjects(.index, on: table, in: schema).map { ($0.name, $0.sql) }) { first, _ in first }
    var uniques: [[String]] = []
    var indexes: [IndexDescription] = []
    for found in try connection.tableIndexes(of: table, in: schema) {
      let parts = try connection.indexParts(of: found.name, in: schema)
      if let sql = stored[SchemaName(found.name)] ?? nil {
        indexes.append(index(found.name, Definition(sql), parts, isUnique: found.isUnique))
      } else if found.origin == .unique {
        uniques.append(parts.compactMap(\.column))
      }
    }
    return (uniques, indexes)
  }

  private func index(
    _ name: String, _ definition: Definition, _ found: [IndexPart], isUnique: Bool
  ) -> IndexDescription {
    let columns = self.definition.columns
    let (texts, rest) = definition.body
    var parts: [IndexDescription.Part] = []
    for (part, text) in zip(found, texts) {
      var text = text
      if let last = text.last, last.isWord("asc") || last.isWord("desc") { text = text.dropLast() }
      let isCollated = text.count > 2 && text[text.endIndex - 2].isWord("collate")
      var collation = isCollated ? part.collation : nil
      if let column = part.column {
        let own = columns.indices.contains(part.columnNumber) ? columns[part.columnNumber].collation ?? "BINARY" : nil
        if let said = collation, let own, SchemaName(said) == SchemaName(own) { collation = nil }  // it is so without
        parts.append(.column(column, collation: collation, isDescending: part.isDescending))
      } else {
        let expression = definition.expression(isCollated ? text.dropLast(2) : text)
        parts.append(.expression(expression, collation: collation, isDescending: part.isDescending))
      }
    }
    let condition = rest.first?.isWord("where") == true ? definition.expression(rest.dropFirst()) : nil
    return IndexDescription(name: name, on: parts, isUnique: isUnique, where: condition)
  }
}

extension ForeignKey {
  fileprivate init(_ other: ForeignKey, columns: [String]) {
    self.init(table: other.table, columns: columns, onDelete: other.onDelete, onUpdate: other.onUpdate, isDeferred: other.isDeferred)
  }
}

extension ColumnConstraint {
  fileprivate init(_ key: ForeignKey) {
    self = .references(key.table, key.columns.first, onDelete: key.onDelete, onUpdate: key.onUpdate, isDeferred: key.isDeferred)
  }
}
