import SQLiteCalls
import SQLiteCore
import SQLiteText

/// The search tables whose index does not know of what an upgrade did: no trigger fires while content is replaced.
struct FullTextUpkeep {
  /// Search tables over another table or view whose rows are others now, with what they are over: they are made again from it.
  private let over: [(table: SchemaObject, content: SchemaName)]
  /// Search tables that hold what triggers on such tables wrote into them: nothing tells what that would be now.
  private let fed: [SchemaObject]

  init(_ plan: ContentPlan, _ naming: Naming) {
    let searches = (plan.kept + plan.brought).filter { $0.kind == .table && $0.tableKind == .virtual }
    let kept = Set(plan.kept.map(\.name))
    // The user's searches miss the new rows of content, those of the bundle the user's rows.
    let newRows = naming.closure(of: Set((plan.dropped + plan.broughtRoots).map(\.name)))
    let userRows = naming.closure(of: Set(plan.userTables.map(\.name)))
    let gone = Set(plan.dropped.map(\.name))
    let onContent = plan.old.objects.filter { $0.kind == .trigger && gone.contains($0.root) }
    let onUserTables = plan.old.objects.filter { $0.kind == .trigger && kept.contains($0.root) }
    var over: [(table: SchemaObject, content: SchemaName)] = []
    var fed: [SchemaObject] = []
    for table in searches {
      let isUsers = kept.contains(table.name)
      switch VirtualTableDefinition(table.sql).flatMap({ FullTextTable.content(of: $0) }) {
      case .external(let content, _):
        let content = SchemaName(content)
        if (isUsers ? newRows : userRows).contains(content) { over.append((table, content)) }
      case .own, .some(.none):
        let triggers = isUsers ? onContent : onUserTables
        if triggers.contains(where: { FullTextTable.isWritten(table.name.spelling, byTriggerMadeBy: $0.sql) }) { fed.append(table) }
      case nil: break
      }
    }
    (self.over, self.fed) = (over, fed)
  }

  /// Makes again what can be.
  ///
  /// - Parameter schema: What is there now.
  /// - Returns: The names of those that cannot.
  func rebuild(in schema: Schema, on connection: Connection) throws -> [String] {
    var stale = fed.map(\.name.spelling)
    for (table, content) in over {
      let isTooDeep = schema.roots.contains { $0.name == content && schema.views.problem(of: $0) != nil }
      if try isTooDeep || !rebuild(table, on: connection) { stale.append(table.name.spelling) }
    }
    return stale
  }

  /// Whether a search table could be made again from what it is over.
  private func rebuild(_ table: SchemaObject, on connection: Connection) throws -> Bool {
    do {
      try connection.savepoint { try connection.rebuildFullTextTable(table.name.spelling) }
      return true
    } catch let error as SQLiteError where error.code.primary == .error && !error.saysConfiguration {
      return false  // what it is over is gone, or has not its columns any more
    }
  }
}
