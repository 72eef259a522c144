import SQLiteCalls
import SQLiteCore
import SQLiteText
import SQLiteConcurrency

/// The search tables, and other tables filled by triggers, that miss the changes of an upgrade, because no trigger fires while content is
/// replaced.
struct FullTextUpkeep {
  /// Search tables over another table or view whose rows have changed, with its name. They are rebuilt from it.
  private let over: [(table: SchemaObject, content: SchemaName)]
  /// Tables that are filled by triggers on changed tables. It is unknown what the triggers would write now.
  private let fed: [SchemaObject]
  /// The search tables in `over` whose triggers write words that the table or view does not contain. A rebuild loses these words.
  private let withOtherWords: Set<SchemaName>

  /// Inspects the tables before anything is dropped. Comparing a search table with the texts that it indexes takes as long as indexing
  /// them.
  ///
  /// - Parameter moving: The user's tables in which references to content change.
  init(_ plan: ContentPlan, _ references: NameReferences, moving: Set<SchemaName>, on connection: Connection) throws {
    let kept = Set(plan.kept.map(\.name))
    // The user's search tables lack the new content, and the bundle's lack the user's rows.
    let newRows = references.withDependents(Set((plan.dropped + plan.broughtRoots).map(\.name)).union(moving))
    let userRows = references.withDependents(Set(plan.userTables.map(\.name)))
    let gone = Set(plan.dropped.map(\.name)).union(moving)
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

  /// Rebuilds the tables that can be rebuilt from others.
  ///
  /// - Parameter schema: The schema as it is now.
  /// - Returns: The names of the tables that could not be rebuilt, and of rebuilt tables that lost words.
  func rebuild(in schema: Schema, on connection: Connection) throws -> [String] {
    var stale = fed.map(\.name.spelling)
    for (table, content) in over {
      let isRebuilt = try !schema.views.isTooDeep(content) && rebuild(table, on: connection)
      if !isRebuilt || withOtherWords.contains(table.name) { stale.append(table.name.spelling) }
    }
    return stale
  }

  /// Rebuilds a search table from its table or view; returns false if it could not.
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
  /// Whether a table from the bundle replaces a table that could have the user's rows; a table recorded as the user's had none.
  fileprivate func replacesRows(of table: SchemaObject) -> Bool {
    dropped.contains { $0.name == table.name && $0.tableKind == .table } && record?[table]?.owner != .user
  }
}

extension SchemaObject {
  /// Whether one of these triggers writes to this table.
  fileprivate func isWritten(by triggers: [SchemaObject]) -> Bool {
    triggers.contains { FullTextTable.isWritten(name.spelling, byTriggerMadeBy: $0.sql) }
  }
}

extension ViewNesting {
  /// Whether a view with this name exists and should not be compiled, because of its nesting or the number of its SELECTs.
  fileprivate func isTooDeep(_ view: SchemaName) -> Bool { problem(ofView: view) != nil }
}

extension Connection {
  /// Whether a search table is out of step with the texts that it indexes.
  fileprivate func hasOtherWords(_ table: SchemaObject) throws -> Bool {
    do {
      return try checkFullTextTable(table.name.spelling) != .inStep
    } catch let error as SQLiteError where error.isAboutContent(.error) {
      return false  // a table that cannot be checked is not rebuilt either
    }
  }
}
