import SQLiteCalls
import SQLiteCore
import SQLiteText
import SQLiteConcurrency

/// The search tables, and others that triggers fill, that miss the changes of an upgrade: no trigger fires while content is replaced.
struct FullTextUpkeep {
  /// Search tables over another table or view whose rows have changed, with its name: they are made again from it.
  private let over: [(table: SchemaObject, content: SchemaName)]
  /// Tables that triggers on such tables fill: nothing tells what the triggers would write now.
  private let fed: [SchemaObject]
  /// The search tables of `over` whose triggers write other words than the table or view holds: made again from it, they lose these.
  private let withOtherWords: Set<SchemaName>

  /// Looks at the tables before anything is dropped. Comparing a search table with its texts takes as long as indexing them.
  init(_ plan: ContentPlan, _ references: NameReferences, on connection: Connection) throws {
    let kept = Set(plan.kept.map(\.name))
    // The user's searches miss the new rows of content, those of the bundle the user's rows.
    let newRows = references.withDependents(Set((plan.dropped + plan.broughtRoots).map(\.name)))
    let userRows = references.withDependents(Set(plan.userTables.map(\.name)))
    let gone = Set(plan.dropped.map(\.name))
    let triggers = plan.old.objects.filter { $0.kind == .trigger }
    let onContent = triggers.filter { gone.contains($0.root) }
    let onUserTables = triggers.filter { kept.contains($0.root) || userRows.contains($0.root) }
    var over: [(table: SchemaObject, content: SchemaName)] = []
    var fed: [SchemaObject] = []
    for table in plan.kept + plan.brought where table.kind == .table && !plan.keptIndexes.contains(table.name) {
      let isUsers = kept.contains(table.name)
      if let content = table.searchDefinition?.source.map({ SchemaName($0.table) }) {
        if (isUsers ? newRows : userRows).contains(content) { over.append((table, content)) }
      } else if table.tableKind == .virtual || (table.tableKind == .table && plan.replacesRows(of: table)) {
        if table.isWritten(by: isUsers ? onContent : onUserTables) { fed.append(table) }
      }
    }
    (self.over, self.fed) = (over, fed)
    let there = Set(plan.old.roots.map(\.name))
    withOtherWords = Set(
      try over.filter { table, content in
        guard there.contains(table.name), table.isWritten(by: triggers), !plan.old.views.isTooDeep(content) else { return false }
        return try connection.hasOtherWords(table)
      }.map(\.table.name))
  }

  /// Makes the tables again that can be made from others.
  ///
  /// - Parameter schema: The schema as it is now.
  /// - Returns: The names of those that cannot.
  func rebuild(in schema: Schema, on connection: Connection) throws -> [String] {
    var stale = fed.map(\.name.spelling)
    for (table, content) in over {
      let isRebuilt = try !schema.views.isTooDeep(content) && rebuild(table, on: connection)
      if !isRebuilt || withOtherWords.contains(table.name) { stale.append(table.name.spelling) }
    }
    return stale
  }

  /// Whether a search table could be made again from the table or view that it is over.
  private func rebuild(_ table: SchemaObject, on connection: Connection) throws -> Bool {
    do {
      try connection.savepoint { try connection.rebuildFullTextTable(table.name.spelling) }
      return true
    } catch let error as SQLiteError where error.isAboutContent(.error) {
      return false  // the table or view is gone, or lacks columns now
    }
  }
}

extension ContentPlan {
  /// Whether a brought table takes the place of one that could hold rows of users: one that is recorded as the user's had none.
  fileprivate func replacesRows(of table: SchemaObject) -> Bool {
    dropped.contains { $0.name == table.name && $0.tableKind == .table } && record?[table]?.owner != .user
  }
}

extension SchemaObject {
  /// Whether one of some triggers writes this table.
  fileprivate func isWritten(by triggers: [SchemaObject]) -> Bool {
    triggers.contains { FullTextTable.isWritten(name.spelling, byTriggerMadeBy: $0.sql) }
  }
}

extension ViewNesting {
  /// Whether there is a view of this name that is not compiled.
  fileprivate func isTooDeep(_ view: SchemaName) -> Bool { problem(ofView: view) != nil }
}

extension Connection {
  /// Whether a search table holds other words than its texts.
  fileprivate func hasOtherWords(_ table: SchemaObject) throws -> Bool {
    do {
      return try checkFullTextTable(table.name.spelling) != .inStep
    } catch let error as SQLiteError where error.isAboutContent(.error) {
      return false  // it cannot be looked at, and is not made again either
    }
  }
}
