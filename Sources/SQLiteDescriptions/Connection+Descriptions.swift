import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Reads the description of a table from the database.
  ///
  /// Columns, keys, foreign keys, UNIQUE and indexes are read from pragmas. CHECK, generated expressions, collations of columns, and
  /// conditions and expressions of indexes are read from the stored SQL. CHECK constraints are returned as table constraints, keys and
  /// foreign keys of one column as column constraints, and defaults as expressions. A key with ON CONFLICT, or with its own collation or
  /// order, is a table constraint, except INTEGER PRIMARY KEY DESC and the keys before it. A table created from the description is the same
  /// to SQLite, except that foreign keys of one column precede foreign keys of several columns. Triggers are omitted, as are parts that
  /// have no meaning to SQLite: the names of constraints other than CHECK, ON CONFLICT of CHECK, and MATCH.
  /// - Parameter schema: The database.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the table does not exist, or is a view or virtual table.
  ///   <https://sqlite.org/pragma.html#pragma_table_xinfo>
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

/// Combines the facts about a table from pragmas and the stored SQL.
private struct TableReader {
  let connection: Connection
  let table: String
  let schema: String
  let definition: TableDefinition
  let isWithoutRowid: Bool

  func description(isStrict: Bool) throws -> TableDescription {
    let infos = try connection.columns(of: table, in: schema)
    let key = infos.primaryKey
    let foreignKeys = try foreignKeys()
    let (indexedKeys, indexes) = try indexes()
    let isIndexed = indexedKeys.contains(where: \.isPrimary)
    let isInteger = infos.contains { Self.isColumn($0.name, key) && Self.type($0.declaredType) == .integer }
    let (keysWithColumns, keysOfTable) = placed(indexedKeys, primaryKey: key, isInteger: isInteger)
    let keysOfColumns = Dictionary(grouping: keysWithColumns) { SchemaName($0.columns.first ?? "") }
    let foreignKeysOfColumns = Dictionary(grouping: foreignKeys.filter { $0.columns.count == 1 }) { SchemaName($0.columns.first ?? "") }
    let foreignKeysOfTable = foreignKeys.filter { $0.columns.count > 1 }.map { TableConstraint(.foreignKey($0.columns, $0.key)) }
    var columns: [ColumnDescription] = []
    for (number, info) in infos.enumerated() {
      let name = SchemaName(info.name)
      let stored = definition.columns.indices.contains(number) ? definition.columns[number] : TableDefinition.Column()
      let type = Self.type(info.declaredType)
      let isKey = Self.isColumn(info.name, key)
      let isRowid = isKey && type == .integer && !isWithoutRowid && !isIndexed
      var constraints: [ColumnConstraint] = []
      if info.isNotNull, isRowid || stored.onNull != nil {
        constraints.append(ColumnConstraint(kind: .notNull(onConflict: stored.onNull)))
      }
      constraints += (keysOfColumns[name] ?? []).map { ColumnConstraint($0) }
      if let text = info.defaultValue { constraints.append(Self.defaultConstraint(text)) }
      if let collation = stored.collation { constraints.append(.collation(collation)) }
      constraints += (foreignKeysOfColumns[name] ?? []).map { ColumnConstraint($0.key) }
      if info.isGenerated, let expression = stored.generated {
        constraints.append(.generated(expression, isStored: info.storage == .computedAndStored))
      }
      columns.append(ColumnDescription(name: info.name, type: type, nullable: !info.isNotNull && !isRowid, constraints: constraints))
    }
    return TableDescription(
      name: table, columns: columns, constraints: keysOfTable.map { TableConstraint($0) } + foreignKeysOfTable + definition.checks,
      indexes: indexes, isStrict: isStrict, isWithoutRowid: isWithoutRowid)
  }

  /// Whether a key consists of only this column.
  private static func isColumn(_ name: String, _ key: [String]) -> Bool { key.count == 1 && key.containsName(name) }

  /// A default as reported by `PRAGMA table_xinfo`. A name stands for a text only if there are no parentheses around it.
  private static func defaultConstraint(_ text: String) -> ColumnConstraint {
    let tokens = SQLToken.all(in: text, limit: 2)
    let values = ["true", "false", "null", "current_time", "current_date", "current_timestamp"]
    if tokens.count == 1, tokens[0].kind == .name || tokens[0].kind == .word && !values.contains(tokens[0].folded) {
      return ColumnConstraint(kind: .defaultWord(text))
    }
    return .defaultExpression(SQL(unchecked: text))
  }

  private static func type(_ declared: String) -> ColumnType {
    let plain: [ColumnType] = [.integer, .real, .text, .blob, .numeric, .any, .int, .bool, .undeclared]
    return plain.first { $0.name == declared } ?? .custom(declared)
  }

  /// The foreign keys with their columns, in the order of declaration.
  private func foreignKeys() throws -> [(columns: [String], key: ForeignKey)] {
    let declared = Dictionary(grouping: try connection.foreignKeyParts(of: table, in: schema), by: \.key).ordered { $0.key > $1.key }
    return declared.enumerated().map { number, group in
      let (parts, first) = (group.value, group.value[0])
      let key = ForeignKey(
        table: first.target, columns: parts.compactMap(\.targetColumn), onDelete: ForeignKey.Action(rawValue: first.onDelete) ?? .noAction,
        onUpdate: ForeignKey.Action(rawValue: first.onUpdate) ?? .noAction,
        isDeferred: definition.deferred.indices.contains(number) && definition.deferred[number])
      return (parts.map(\.column), key)
    }
  }

  /// Divides the keys into column constraints and table constraints.
  ///
  /// If a row conflicts with several keys, the outcome depends on their order. Therefore if one of them has ON CONFLICT, all become table
  /// constraints, in their order. The rowid is always checked before the indexes.
  private func placed(
    _ indexed: [TableKey], primaryKey columns: [String], isInteger: Bool
  ) -> (ofColumns: [TableKey], ofTable: [TableKey]) {
    let isOrdered = indexed.count > 1 && indexed.contains { $0.onConflict != nil }
    guard let place = indexed.firstIndex(where: \.isPrimary) else {
      let (ofColumns, ofTable) = isOrdered ? ([], indexed) : split(indexed)
      if columns.isEmpty { return (ofColumns, ofTable) }
      let rowid = TableKey(
        isPrimary: true, parts: columns.map { .column($0) }, isAutoincrement: definition.isAutoincrement,
        onConflict: definition.conflictOfRowid)
      return rowid.isPlain ? (ofColumns + [rowid], ofTable) : (ofColumns, [rowid] + ofTable)
    }
    let (before, key, after) = (Array(indexed[..<place]), indexed[place], Array(indexed[(place + 1)...]))
    let unique = TableKey(isPrimary: false, parts: key.parts, onConflict: key.onConflict)
    if isInteger, !isWithoutRowid, key.parts.count == 1 {
      // This key must be a column constraint, because otherwise it would be the rowid. All keys before it therefore also become column
      // constraints. If the key itself is not descending, UNIQUE comes first and gives the index its order.
      let column = key.isDescendingColumn ? [key] : [unique, TableKey(isPrimary: true, parts: key.parts.map(\.descending))]
      let (ofColumns, ofTable) = isOrdered ? (before, after) : split(before + after)
      return (ofColumns + column, ofTable)
    }
    if !isOrdered { return split([key] + before + after) }
    // SQLite creates this key last, unless there is already an equal key.
    if isInteger, !after.isEmpty { return ([], before + [unique] + after + [TableKey(isPrimary: true, parts: key.parts)]) }
    return ([], indexed)
  }

  /// The keys that can be column constraints, and the others.
  private func split(_ keys: [TableKey]) -> (ofColumns: [TableKey], ofTable: [TableKey]) {
    let isOfColumn = { (key: TableKey) in key.parts.count == 1 && (key.isDescendingColumn || key.isPlain) }
    return (keys.filter(isOfColumn), keys.filter { !isOfColumn($0) })
  }

  /// The keys that have an index, in the order of declaration, and the indexes created by CREATE INDEX, sorted by name.
  private func indexes() throws -> (keys: [TableKey], indexes: [IndexDescription]) {
    let stored = try connection.storedObjects(.index, on: table, in: schema).keyed(by: \.name)
    var keys: [(number: Int, key: TableKey)] = []
    var indexes: [IndexDescription] = []
    for found in try connection.tableIndexes(of: table, in: schema) where !found.name.hasPrefix("sqlitemanager_") {  // created for VACUUM
      let parts = try connection.indexParts(of: found.name, in: schema)
      if let sql = stored[SchemaName(found.name)]?.sql {
        indexes.append(index(found.name, StoredDefinition(sql), parts, isUnique: found.isUnique))
      } else if found.origin != .statement {
        let isPrimary = found.origin == .primaryKey
        let columns = parts.compactMap { part in part.column.map { TableDefinition.KeyPart($0, collation: part.collation) } }
        let policy = definition.conflict(ofKey: columns, isPrimary: isPrimary)
        let number = found.name.split(separator: "_").last.flatMap { Int($0) } ?? 0  // sqlite_autoindex_question_2
        keys.append((number, TableKey(isPrimary: isPrimary, parts: keyParts(parts), onConflict: policy)))
      }
    }
    return (keys.ordered { $0.number < $1.number }.map(\.key), indexes)
  }

  /// The parts of a key. Collations are included only if they differ from the column's own.
  private func keyParts(_ parts: [IndexPart]) -> [IndexDescription.Part] {
    parts.compactMap { part in
      part.column.map { .column($0, collation: collation(of: part), isDescending: part.isDescending) }
    }
  }

  /// The collation of a column in an index; nil if it is the column's own, or the column is not in the stored SQL.
  private func collation(of part: IndexPart) -> String? {
    guard definition.columns.indices.contains(part.columnNumber) else { return nil }
    return part.collation.isName(definition.columns[part.columnNumber].collation ?? "BINARY") ? nil : part.collation
  }

  private func index(
    _ name: String, _ definition: StoredDefinition, _ found: [IndexPart], isUnique: Bool
  ) -> IndexDescription {
    let (texts, rest) = definition.body
    var parts: [IndexDescription.Part] = []
    for (part, text) in zip(found, texts) {
      var text = text
      if let last = text.last, last.isWord("asc") || last.isWord("desc") { text = text.dropLast() }
      if let column = part.column {
        parts.append(.column(column, collation: collation(of: part), isDescending: part.isDescending))
      } else {
        let (expression, collation) = definition.collated(text)
        parts.append(.expression(expression, collation: collation, isDescending: part.isDescending))
      }
    }
    let condition = rest.first?.isWord("where") == true ? definition.expression(rest.dropFirst()) : nil
    return IndexDescription(name: name, on: parts, isUnique: isUnique, where: condition)
  }
}

extension IndexDescription.Part {
  /// The same column, largest first.
  fileprivate var descending: Self { column.map { .column($0, collation: collation, isDescending: true) } ?? self }
}

extension TableConstraint {
  fileprivate init(_ key: TableKey) {
    self.init(!key.isPlain ? .key(key) : key.isPrimary ? .primaryKey(key.columns) : .unique(key.columns))
  }
}

extension ColumnConstraint {
  fileprivate init(_ key: TableKey) {
    if !key.isPrimary {
      self.init(kind: .unique(onConflict: key.onConflict))
    } else if key.isDescendingColumn {
      self.init(kind: .descendingKey(onConflict: key.onConflict))
    } else {
      self = .primaryKey(autoincrement: key.isAutoincrement)
    }
  }

  fileprivate init(_ key: ForeignKey) {
    self = .references(key.table, key.columns.first, onDelete: key.onDelete, onUpdate: key.onUpdate, isDeferred: key.isDeferred)
  }
}
