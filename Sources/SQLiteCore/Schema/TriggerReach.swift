/// The triggers that are compiled with a statement: the triggers that it fires, the triggers fired by these, and so on, nested.
///
/// SQLite compiles them by unlimited recursion: a chain of a few thousand triggers that fire each other overflows the stack of a thread.
package struct TriggerReach {
  /// The largest number of triggers that may be compiled with one statement. With SQLite 3.40, 400 fit in a stack of 512 kB, the smallest
  /// that threads have.
  package static let most = 150

  private var targets: [SchemaName: [Set<SchemaName>]] = [:]

  /// Creates a reach without triggers.
  package init() {}

  /// Adds a trigger on a table or view.
  package mutating func add(_ sql: String, on table: SchemaName) {
    targets[table, default: []].append(Set(SQLToken.all(in: sql).writtenTables))
  }

  /// Returns the reason why a statement that writes to a table should not be compiled; nil if it may be compiled.
  package func problem(writing table: SchemaName) -> String? {
    if reach(from: table, atMost: Self.most).count <= Self.most { return nil }
    return "the triggers of \(table.spelling) fire others, more than \(Self.most) in all, which is more than is compiled"
  }

  /// Returns the tables and views whose triggers are compiled with a statement that writes to a table, beginning with that table.
  package func reach(from table: SchemaName) -> [SchemaName] { reach(from: table, atMost: .max).tables }

  /// Returns the tables and views reached from a table, and the number of their triggers; the search ends as soon as that number exceeds
  /// the limit.
  private func reach(from table: SchemaName, atMost most: Int) -> (tables: [SchemaName], count: Int) {
    var seen: Set<SchemaName> = []
    seen.insert(table)
    var reached = [table]
    var next = 0
    var count = 0
    while next < reached.count, count <= most {
      let triggers = targets[reached[next]] ?? []
      count += triggers.count
      next += 1
      for target in triggers.joined() where seen.insert(target).inserted { reached.append(target) }
    }
    return (reached, count)
  }
}
