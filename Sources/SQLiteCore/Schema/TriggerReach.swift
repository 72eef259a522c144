/// Which triggers are compiled along with a statement: those it fires, those that these fire, and so on, one within the other.
///
/// SQLite compiles them by calling itself, to no limit: some thousand triggers that fire each other in a row overflow the stack of a thread.
package struct TriggerReach {
  /// How many may hang together. With SQLite 3.40, 400 fit in 512 kB of stack, the smallest that threads have.
  package static let most = 150

  private var targets: [SchemaName: [Set<SchemaName>]] = [:]

  /// The triggers of a schema, by the tables and views they are on.
  package init(_ triggers: [(table: SchemaName, sql: String)]) {
    for trigger in triggers { targets[trigger.table, default: []].append(Self.written(by: trigger.sql)) }
  }

  /// Whether a statement that writes a table would have more triggers compiled than ``most``.
  package func isTooFar(from table: SchemaName) -> Bool {
    reach(from: table).reduce(0) { $0 + (targets[$1]?.count ?? 0) } > Self.most
  }

  /// The tables and views whose triggers are compiled with a statement that writes one, that one first; no more once there are too many.
  package func reach(from table: SchemaName) -> [SchemaName] {
    var seen: Set = [table]
    var reached = [table]
    var next = 0
    var count = 0
    while next < reached.count, count <= Self.most {
      let triggers = targets[reached[next]] ?? []
      count += triggers.count
      next += 1
      for target in triggers.joined() where seen.insert(target).inserted { reached.append(target) }
    }
    return reached
  }

  /// The names that follow INSERT INTO, UPDATE and DELETE FROM.
  private static func written(by sql: String) -> Set<SchemaName> {
    let tokens = SQLToken.all(in: sql)
    var names: Set<SchemaName> = []
    for (place, token) in tokens.enumerated() {
      var next = place + 1
      switch token.kind == .word ? token.folded : "" {
      case "into": break
      case "update": if next < tokens.count, tokens[next].isWord("or") { next += 2 }
      case "delete": next += 1
      default: continue
      }
      if next < tokens.count { names.insert(SchemaName(tokens[next].named)) }
    }
    return names
  }
}
