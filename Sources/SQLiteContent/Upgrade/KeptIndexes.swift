import SQLiteCore
import SQLiteText
import SQLiteConcurrency

extension Schema {
  /// Returns the bundle's virtual tables that index only tables of the user that stay, and that the new bundle creates with the same SQL.
  ///
  /// They are search tables over such a table or a view of it, and search tables and R-trees that are empty in the bundles and filled by
  /// triggers on such tables. An upgrade keeps them with every row, since rows written by a trigger cannot be created again from the
  /// tables. A search table over a table is created again if it is empty and no trigger fills it, because it has nothing to lose.
  ///
  /// - Parameters:
  ///   - going: The tables and views of this schema that an upgrade replaces or drops.
  ///   - new: The schema of the bundle.
  func keptIndexes(
    without going: Set<SchemaName>, in new: Schema, record: ContentRecord?, on connection: Connection
  ) throws -> [SchemaObject] {
    let bundled = new.roots.keyed(by: \.name)
    func isAsBefore(_ object: SchemaObject) -> Bool {
      bundled[object.name].map { $0.kind == object.kind && $0.sql.isSameBytes(as: object.sql) } ?? false
    }
    let candidates = roots.filter { going.contains($0.name) && $0.tableKind == .virtual && isAsBefore($0) }
    if candidates.isEmpty { return [] }
    let there = Set(roots.map(\.name))
    let others = roots.filter { going.contains($0.name) && !($0.tableKind == .view && isAsBefore($0)) }.map(\.name)
    let changed = NameReferences(self, new).withDependents(Set(others + new.roots.map(\.name).filter { !there.contains($0) }))
    let views = Set(roots.filter { $0.tableKind == .view && !changed.contains($0.name) }.map(\.name))
    let triggers = objects.filter { $0.kind == .trigger }
    return try candidates.filter { index in
      let feeding = triggers.filter { FullTextTable.isWritten(index.name.spelling, byTriggerMadeBy: $0.sql) }
      guard feeding.allSatisfy({ !going.contains($0.root) || views.contains($0.root) }) else { return false }
      if let content = index.searchDefinition?.source.map({ SchemaName($0.table) }) {
        let isOfUsers = there.contains(content) && !changed.contains(content)
        return try isOfUsers && (!feeding.isEmpty || connection.holdsWords(index, among: objects))
      }
      // If an earlier bundle or this one has rows in the table, these are content, mixed with the rows written by triggers.
      guard !feeding.isEmpty, record?[index]?.rowCount ?? 0 == 0, let rows = index.rowTable(among: new.objects) else { return false }
      let bundledRows: SQL = "\(identifier: ContentReplay.bundled).\(identifier: rows.spelling)"
      return try connection.value("SELECT 1 FROM \(bundledRows) LIMIT 1", as: Int.self) == nil
    }
  }
}

extension Connection {
  /// Whether a search table over another table contains any text, according to its table of text lengths; true if it has no such table.
  fileprivate func holdsWords(_ index: SchemaObject, among objects: [SchemaObject]) throws -> Bool {
    let lengths = SchemaName(index.name.spelling + "_docsize")
    guard objects.contains(where: { $0.name == lengths && $0.root == index.name }) else { return true }
    return try value("SELECT 1 FROM main.\(identifier: lengths.spelling) LIMIT 1", as: Int.self) != nil
  }
}
