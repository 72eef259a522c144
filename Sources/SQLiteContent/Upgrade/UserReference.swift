import SQLiteCore
import SQLiteConcurrency

/// A column of a user's table that holds ids of content.
struct UserReference: Hashable {
  let table: SchemaName
  let column: SchemaName

  init(_ table: SchemaName, _ column: String) { (self.table, self.column) = (table, SchemaName(column)) }

  @inline(never) var tableName: SQL { "main.\(identifier: table.spelling)" }
  /// The column, qualified so that it is never read as a string literal, and without its collation, which only the app may have.
  @inline(never) var columnName: SQL { "\(tableName).\(identifier: column.spelling) COLLATE BINARY" }
}

/// A column with REFERENCES, and the column that it refers to.
typealias ForeignKey = (from: UserReference, to: UserReference)

extension Connection {
  /// Returns the columns of tables that have REFERENCES.
  func foreignKeys(of tables: [SchemaObject]) throws -> [ForeignKey] {
    try tables.flatMap { table in
      try Dictionary(grouping: foreignKeyParts(of: table.name.spelling), by: \.key).ordered(by: { $0.key > $1.key }).flatMap { _, parts in
        try parts.enumerated().compactMap { place, part -> ForeignKey? in
          let implied = try part.targetColumn == nil ? primaryKey(of: part.target, in: "main").dropFirst(place).first : nil
          guard let target = part.targetColumn ?? implied else { return nil }
          return (UserReference(table.name, part.column), UserReference(SchemaName(part.target), target))
        }
      }
    }
  }

  /// Returns the columns of the user's tables that hold ids of a content table: by name, or by REFERENCES to its id or to such a column.
  func references(
    to id: UserReference, by keys: [ForeignKey], _ named: [ContentReference], in tables: [SchemaObject]
  ) throws -> [UserReference] {
    var found = [id]
    func add(_ reference: UserReference) {
      if !found.contains(reference) { found.append(reference) }  // a column is named or declared twice, but moved once
    }
    for reference in named where SchemaName(reference.content) == id.table {
      if let table = tables.first(where: { $0.name == SchemaName(reference.table) }) { add(UserReference(table.name, reference.column)) }
    }
    var next = 0
    while next < found.count {
      for key in keys where key.to == found[next] { add(key.from) }
      next += 1
    }
    let users = Set(tables.map(\.name))
    return try found.filter { reference in
      guard users.contains(reference.table) else { return false }  // content, which is replaced
      let column = try allColumns(of: reference.table.spelling, in: "main").first { SchemaName($0.name) == reference.column }
      guard let column else {
        throw SQLiteError.misuse(
          "references: names the column \(reference.column.spelling), which the table \(reference.table.spelling) does not have")
      }
      return column.storage == .ordinary
    }
  }
}
