/// What the triggers of a connection's databases fire: what a statement would do otherwise with `PRAGMA recursive_triggers` than without.
///
/// SQLite looks at that setting when it compiles a statement, for two things at once. With it a trigger may fire itself, at once or through others, and rows
/// that REPLACE removes fire DELETE triggers. <https://sqlite.org/pragma.html#pragma_recursive_triggers>
struct TriggerFirings {
  /// What a statement is to be compiled with.
  enum Setting: Hashable { case on, off, either }

  private var triggers: [SchemaName: [Trigger]] = [:]
  private var count = 0
  /// The tables of which a DELETE trigger writes a virtual table: an index that would keep what REPLACE removes.
  private var indexed: Set<SchemaName> = []
  private var keys: [SchemaName: [ReplacingKey]] = [:]
  /// By table, those whose foreign keys change them along with it.
  private var followers: [SchemaName: Set<SchemaName>] = [:]

  /// Whether a statement may replace rows that does not say so itself.
  private(set) var mayReplace = false
  /// Whether a table has an index that triggers keep.
  var hasIndexes: Bool { !indexed.isEmpty }

  private struct Trigger {
    let number: Int
    let event: TableWrite.Verb?
    let writes: [TableWrite]
  }

  /// A key of a table that says ON CONFLICT REPLACE.
  private struct ReplacingKey {
    let names: Set<SchemaName>
    func isSet(by write: TableWrite) -> Bool { write.verb == .insert || !names.isDisjoint(with: write.setNames) }
  }

  /// Knows the tables and triggers of all databases of a connection; those of one name are taken for one.
  init(_ objects: [StoredObject]) {
    var modules: Set<SchemaName> = []
    for object in objects where object.kind == .table {
      guard let sql = object.sql else { continue }
      if VirtualTableDefinition(sql) != nil {
        modules.insert(object.name)
      } else {
        addTable(object.name, SQLToken.all(in: sql))
      }
    }
    for object in objects where object.kind == .trigger {
      let tokens = SQLToken.all(in: object.sql ?? "")
      let head = tokens.prefix { !$0.isWord("on") }
      let event = head.compactMap { $0.kind == .word ? TableWrite.Verb(rawValue: $0.folded) : nil }.last
      let writes = Array(tokens[head.endIndex...]).writes
      if event == .delete, writes.contains(where: { modules.contains($0.table) }) { indexed.insert(object.table) }
      if writes.contains(where: { $0.policy == "replace" }) { mayReplace = true }
      triggers[object.table, default: []].append(Trigger(number: count, event: event, writes: writes))
      count += 1
    }
  }

  private mutating func addTable(_ table: SchemaName, _ tokens: [SQLToken]) {
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
    if words.contains("replace") { addKeys(of: table, tokens) }
    guard words.contains("references"), words.contains("cascade") || words.contains("set") else { return }
    for (place, token) in tokens.enumerated() where token.isWord("references") && place + 1 < tokens.count {
      followers[SchemaName(tokens[place + 1].named), default: []].insert(table)
    }
  }

  private mutating func addKeys(of table: SchemaName, _ tokens: [SQLToken]) {
    var parts: [[SQLToken]] = [[]]
    var depth = 0
    for token in tokens {
      if token.isSign(")") { depth -= 1 }
      if depth == 1, token.isSign(",") { parts.append([]) } else if depth > 0 { parts[parts.count - 1].append(token) }
      if token.isSign("(") { depth += 1 }
    }
    for part in parts where part.contains(where: { $0.isWord("replace") }) {
      guard part.contains(where: { $0.isWord("unique") || $0.isWord("primary") }) else { continue }  // NOT NULL removes no row
      let names = part.filter(\.canName).map(\.named) + (part.contains { $0.isWord("primary") } ? ["rowid", "oid", "_rowid_"] : [])
      keys[table, default: []].append(ReplacingKey(names: Set(names.map(SchemaName.init))))
      mayReplace = true
    }
  }
}

extension TriggerFirings {
  /// What a statement that writes is to be compiled with.
  ///
  /// It is on where rows may be replaced that an index kept by triggers knows, and otherwise off where that makes a difference.
  func setting(for writes: [TableWrite]) -> Setting {
    var walk = Walk()
    for write in writes { follow(write, nil, &walk) }
    return walk.replacesIndexed ? .on : walk.differs ? .off : .either
  }

  /// A row inserted, updated and deleted of each table for which it matters.
  var everyWrite: [TableWrite] {
    Set(triggers.keys).union(keys.keys).flatMap { table in [.insert, .update, .delete].map { TableWrite($0, table, nil) } }
  }

  private struct Walk {
    var replacesIndexed = false
    var differs = false
    /// The triggers that fired each other up to here.
    var path: Set<Int> = []
    /// What was seen, with the policy of the statement it is within.
    var seen: Set<String> = []
  }

  /// How many triggers may fire each other in a row before more are taken for recursion.
  private static let deepest = 200

  /// - Parameter outer: The policy of the statement whose trigger this is in, which then holds for it as well.
  private func follow(_ write: TableWrite, _ outer: String?, _ walk: inout Walk) {
    let policy = outer ?? write.policy
    let all = triggers[write.table] ?? []
    let replaces =
      write.verb != .delete
      && (policy == "replace" || policy == nil && keys[write.table]?.contains { $0.isSet(by: write) } == true)
    if replaces, all.contains(where: { $0.event == .delete }) {
      if indexed.contains(write.table) { walk.replacesIndexed = true } else { walk.differs = true }
    }
    for trigger in all where trigger.event == write.verb || replaces && trigger.event == .delete { fire(trigger, policy, &walk) }
    guard write.verb != .insert || replaces else { return }
    for table in followers[write.table] ?? [] where walk.seen.insert("\(write.table.folded) \(table.folded)").inserted {
      for verb in [TableWrite.Verb.update, .delete] { follow(TableWrite(verb, table, nil), "abort", &walk) }
    }
  }

  private func fire(_ trigger: Trigger, _ policy: String?, _ walk: inout Walk) {
    if walk.path.contains(trigger.number) || walk.path.count == Self.deepest { return walk.differs = true }
    guard walk.seen.insert("\(trigger.number) \(policy ?? "")").inserted else { return }
    walk.path.insert(trigger.number)
    for write in trigger.writes { follow(write, policy, &walk) }
    walk.path.remove(trigger.number)
  }
}
