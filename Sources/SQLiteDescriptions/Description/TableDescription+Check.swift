import SQLiteCore

extension TableDescription.Content {
  /// The reason why the description is invalid; nil if no problem is found.
  var problem: String? {
    if columns.isEmpty { return "a table needs a column" }
    if let twice = columnNames.firstDuplicate { return "the column \(twice) is named twice" }
    if columns.allSatisfy(\.isGenerated) { return "every column is generated: a table needs one that is not" }
    if let twice = indexes.map(\.name).firstDuplicate { return "the index \(twice) is named twice" }
    if let twice = triggers.map(\.name).firstDuplicate { return "the trigger \(twice) is named twice" }
    if let found = problemOfKey ?? columns.lazy.compactMap({ self.problem(of: $0) }).first { return found }
    return constraints.lazy.compactMap { self.problem(of: $0) }.first ?? problemOfIndexes ?? problemOfTriggers ?? problemOfText
  }

  private var problemOfKey: String? {
    let inColumns = columns.filter(\.isPrimaryKey)
    let inTable = constraints.filter { $0.primaryKeyColumns != nil }
    if inTable.count > 1 { return "there is more than one primary key: \(inTable.count) constraints declare one" }
    if let column = inColumns.dropFirst(inTable.isEmpty ? 1 : 0).first {
      return "the column \(column.name) is a second primary key: a key of several columns is a constraint of the table"
    }
    if let problem = problem(ofColumns: keyColumns, in: "the primary key") { return problem }
    if isWithoutRowid, keyColumns.isEmpty { return "a table without rowids needs a primary key" }
    if let key = columns.first(where: \.isAutoincrement) {
      if key.type != .integer { return "AUTOINCREMENT is for INTEGER PRIMARY KEY alone, the column \(key.name) is \(key.type.name)" }
      if isWithoutRowid { return "AUTOINCREMENT is for tables with rowids, which the column \(key.name) would be" }
    }
    return nil
  }

  private func problem(of column: ColumnDescription) -> String? {
    if isStrict, !column.type.isStrict {
      return "a STRICT table allows INT, INTEGER, REAL, TEXT, BLOB and ANY, the column \(column.name) is \"\(column.type.name)\""
    }
    if column.isGenerated, column.hasDefault { return "the column \(column.name) is generated and can have no default" }
    if column.isGenerated, keyColumns.containsName(column.name) {
      return "the column \(column.name) is generated and cannot be a primary key"
    }
    var seen: Set<String> = []
    for constraint in column.constraints {
      let kind: String
      switch constraint.kind {
      case .primaryKey, .descendingKey: kind = "primary keys"
      case .unique, .check, .references: continue
      case .defaultValue(let value):
        kind = "defaults"
        if value.literal == nil { return "the default of the column \(column.name) is not a number" }
      case .defaultExpression, .defaultWord: kind = "defaults"
      case .notNull: continue
      case .generated: kind = "expressions it is generated from"
      case .collation: kind = "collations"
      }
      if !seen.insert(kind).inserted { return "the column \(column.name) has two \(kind)" }
    }
    return problem(ofText: column.sql(isRowid: false), in: "the column \(column.name)")
  }

  private func problem(of constraint: TableConstraint) -> String? {
    switch constraint.kind {
    case .primaryKey(let columns):
      if columns.isEmpty { return "the primary key has no columns" }
    case .unique(let columns):
      if columns.isEmpty { return "UNIQUE has no columns" }
      if let problem = problem(ofColumns: columns, in: "UNIQUE") { return problem }
    case .check, .key: break
    case .foreignKey(let columns, let key):
      let what = "the foreign key to \(key.table)"
      if columns.isEmpty { return "\(what) has no columns" }
      if let problem = problem(ofColumns: columns, in: what) { return problem }
      if !key.columns.isEmpty, key.columns.count != columns.count {
        return "\(what) is of \(columns.joined(separator: ", ")) and refers to \(key.columns.joined(separator: ", "))"
      }
    }
    return problem(ofText: constraint.sql, in: "a constraint")
  }

  private var problemOfIndexes: String? {
    for index in indexes {
      if index.parts.isEmpty { return "the index \(index.name) has no columns" }
      for column in index.parts.compactMap(\.column) where self.column(column) == nil {
        return "the index \(index.name) is on a column \(column), which the table does not have"
      }
      if let problem = problem(ofText: index.create(on: name, ifNotExists: false, in: nil), in: "the index \(index.name)") {
        return problem
      }
    }
    return nil
  }

  private var problemOfTriggers: String? {
    for trigger in triggers {
      if trigger.statements.isEmpty { return "the trigger \(trigger.name) does nothing" }
      if case .updateOf(let columns) = trigger.event {
        if columns.isEmpty { return "the trigger \(trigger.name) is for the update of no column" }
        if let problem = problem(ofColumns: columns, in: "the trigger \(trigger.name)") { return problem }
      }
      let sql = trigger.create(on: name, ifNotExists: false, in: nil)
      if let problem = problem(ofText: sql, in: "the trigger \(trigger.name)") { return problem }
    }
    return nil
  }

  private var problemOfText: String? { problem(ofText: SQL(identifier: name), in: "the table") }

  private func problem(ofColumns columns: [String], in what: String) -> String? {
    if let missing = columns.first(where: { column($0) == nil }) {
      return "\(what) names the column \(missing), which the table does not have"
    }
    return columns.firstDuplicate.map { "\(what) names the column \($0) twice" }
  }

  /// The reason why SQL cannot be written, such as a name that contains a NUL or a value without a literal; nil if there is none.
  private func problem(ofText sql: SQL, in what: String) -> String? {
    if let refusal = sql.refusal { return "\(what): \(refusal)" }
    return sql.bindings.isEmpty ? nil : "\(what): a definition can hold no parameters"
  }
}
