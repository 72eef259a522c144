/// The firings of triggers in a connection's databases: they show whether `PRAGMA recursive_triggers` makes a difference for a statement.
///
/// SQLite looks at that setting when it compiles a statement, for two things at once. With it a trigger may fire itself, at once or through others, and rows
/// that REPLACE removes fire DELETE triggers. <https://sqlite.org/pragma.html#pragma_recursive_triggers>
struct TriggerFirings {
  /// The setting that a statement is to be compiled with.
  enum Setting: Hashable {
    case on, off, either
    /// With none: an update that is passed over or fails leaves rows of this table without their words in an index of FTS4.
    case losesWords(of: SchemaName)
  }

  typealias Schema = (name: SchemaName, objects: [StoredObject])

  /// A table or view of one of the databases. Its number is its place among them.
  private struct Table {
    let schema: SchemaName
    let name: SchemaName
    var triggers: [Trigger] = []
    /// The keys that say ON CONFLICT REPLACE.
    var keys: [ReplacingKey] = []
    /// The numbers of the tables whose foreign keys change them along with this one.
    var followers: [Int] = []
    /// Whether a DELETE trigger leads to a virtual table: an index that would keep the rows that REPLACE removes.
    var isIndexed = false
    /// Whether a trigger takes the words of a row out of a virtual table before the row is updated, as FTS4 needs it.
    var isIndexedBefore = false
  }

  private struct Trigger {
    let number: Int
    let event: TableWrite.Verb?
    /// Whether it fires before an update.
    let isBefore: Bool
    let writes: [(write: TableWrite, table: Int)]
  }

  private struct ReplacingKey {
    let names: Set<SchemaName>
    /// Whether it holds a generated column, which other columns change.
    let isComputed: Bool
    func isSet(by write: TableWrite) -> Bool { write.verb == .insert || isComputed || !names.isDisjoint(with: write.setNames) }
  }

  /// No firings: those of the databases are read when they are asked for.
  init() {}

  private var tables: [Table] = []
  /// The tables of a name, in the order in which SQLite looks for it.
  private var numbers: [SchemaName: [Int]] = [:]

  /// Knows the tables, views and triggers of all databases of a connection.
  ///
  /// - Parameters:
  ///   - schemas: The schemas, in the order in which SQLite looks for a name.
  ///   - tokens: The tokens of an object's SQL.
  init(_ schemas: [Schema], tokens: (String) -> [SQLToken]) {
    var definitions: [(table: Int, sql: String)] = []
    var modules: [Int] = []
    for schema in schemas {
      for object in schema.objects where object.kind == .table || object.kind == .view {
        let number = tables.count
        tables.append(Table(schema: schema.name, name: object.name))
        numbers[object.name, default: []].append(number)
        guard object.kind == .table, let sql = object.sql else { continue }
        if VirtualTableDefinition(sql) != nil { modules.append(number) } else { definitions.append((number, sql)) }
      }
    }
    for (table, sql) in definitions { addTable(table, tokens(sql)) }
    var count = 0
    for schema in schemas {
      for object in schema.objects where object.kind == .trigger {
        addTrigger(object, tokens(object.sql ?? ""), schema.name, number: count)
        count += 1
      }
    }
    findIndexed(modules)
  }

  private mutating func addTrigger(_ object: StoredObject, _ tokens: [SQLToken], _ schema: SchemaName, number: Int) {
    let head = tokens.prefix { !$0.isWord("on") }
    let event = head.compactMap { $0.kind == .word ? TableWrite.Verb(rawValue: $0.folded) : nil }.last
    let rest = Array(tokens[head.endIndex...])
    let isNamed = rest.count > 2 && rest[2].isSign(".")
    guard let table = table(object.table, isNamed ? SchemaName(rest[1].named) : nil, in: schema) else { return }
    let writes = rest.writes.compactMap { write in self.table(write.table, write.schema, in: schema).map { (write, $0) } }
    tables[table].triggers.append(
      Trigger(number: number, event: event, isBefore: event == .update && head.contains { $0.isWord("before") }, writes: writes))
  }

  /// The number of the table that SQLite finds under a name: in a trigger one of its own database, unless that is `temp`.
  private func table(_ name: SchemaName, _ schema: SchemaName?, in context: SchemaName? = nil) -> Int? {
    let schema = schema ?? (context == SchemaName("temp") ? nil : context)
    return numbers[name]?.first { schema == nil || tables[$0].schema == schema }
  }

  private mutating func addTable(_ table: Int, _ tokens: [SQLToken]) {
    let says = { (word: String) in tokens.contains { $0.isWord(word) } }
    if says("replace") { addKeys(of: table, tokens) }
    guard says("references"), says("cascade") || says("set") else { return }
    for (place, token) in tokens.enumerated() where token.isWord("references") && place + 1 < tokens.count {
      let parent = self.table(SchemaName(tokens[place + 1].named), tables[table].schema)
      if let parent { tables[parent].followers.append(table) }
    }
  }

  private mutating func addKeys(of table: Int, _ tokens: [SQLToken]) {
    let parts = tokens[...].listed
    let computed = parts.filter { part in zip(part, part.dropFirst()).contains { $0.isWord("as") && $1.isSign("(") } }
    let computedNames = Set(computed.compactMap { $0.first.map { SchemaName($0.named) } })
    for part in parts where part.contains(where: { $0.isWord("replace") }) {
      guard part.contains(where: { $0.isWord("unique") || $0.isWord("primary") }) else { continue }  // NOT NULL removes no row
      let rowids = part.contains { $0.isWord("primary") } ? Connection.rowidNames : []
      let names = Set((part.filter(\.canName).map(\.named) + rowids).map(SchemaName.init))
      tables[table].keys.append(ReplacingKey(names: names, isComputed: !names.isDisjoint(with: computedNames)))
    }
  }
}

extension TriggerFirings {
  private static let verbs: [TableWrite.Verb] = [.insert, .update, .delete]

  /// Finds the tables whose DELETE triggers lead to a virtual table, however far: backwards from these.
  private mutating func findIndexed(_ modules: [Int]) {
    // Each way to change a table has a number, too.
    func change(_ verb: TableWrite.Verb, _ table: Int) -> Int { table * 3 + (verb == .insert ? 0 : verb == .update ? 1 : 2) }
    var causes = [[Int]](repeating: [], count: tables.count * 3)
    @inline(never) func note(_ change: Int, after cause: Int) { causes[change].append(cause) }
    for (number, table) in tables.enumerated() {
      for trigger in table.triggers {
        guard let event = trigger.event else { continue }
        for (write, written) in trigger.writes {
          note(change(write.verb, written), after: change(event, number))
          guard write.verb != .delete, write.policy == "replace" || !tables[written].keys.isEmpty else { continue }
          note(change(.delete, written), after: change(event, number))
        }
      }
      for follower in table.followers {
        for verb in Self.verbs.dropFirst() {
          for cause in Self.verbs.dropFirst() { note(change(verb, follower), after: change(cause, number)) }
        }
      }
    }
    var found = modules.flatMap { table in Self.verbs.map { change($0, table) } }
    var isReaching = [Bool](repeating: false, count: causes.count)
    for change in found { isReaching[change] = true }
    while let change = found.popLast() {
      for cause in causes[change] where !isReaching[cause] {
        isReaching[cause] = true
        found.append(cause)
      }
    }
    for number in tables.indices {
      let writes = tables[number].triggers.lazy.filter { $0.event == .delete }.flatMap(\.writes)
      tables[number].isIndexedBefore = tables[number].triggers.contains {
        $0.isBefore && $0.writes.contains { $0.write.verb == .delete && modules.contains($0.table) }
      }
      tables[number].isIndexed = writes.contains { isReaching[change($0.write.verb, $0.table)] }
    }
  }
}

extension TriggerFirings {
  /// The setting that a statement with these writes is to be compiled with.
  ///
  /// It is on where the statement may replace rows that an index kept by triggers knows, and otherwise off where the setting makes a difference.
  func setting(for writes: [TableWrite]) -> Setting {
    var walk = Walk()
    for write in writes {
      if let table = table(write.table, write.schema) { follow(write, table, nil, &walk) }
    }
    if let loser = walk.loser { return .losesWords(of: loser) }
    return walk.replacesIndexed ? .on : walk.differs ? .off : .either
  }

  /// An insert, an update and a delete of each table for which the setting matters.
  var everyWrite: [TableWrite] {
    tables.filter { !$0.triggers.isEmpty || !$0.keys.isEmpty }.flatMap { table in
      Self.verbs.map { TableWrite($0, table.name, in: table.schema, nil) }
    }
  }

  private struct Walk {
    var replacesIndexed = false
    var differs = false
    /// The table whose rows lose their words.
    var loser: SchemaName?
    /// The triggers that fired each other up to here.
    var path: [Int] = []
    /// The triggers that were seen, with the policy of the statement they are within, and the tables that changed along with others, with those others.
    var seen: Set<String> = []
  }

  /// How many triggers may fire each other in a row before more are taken for recursion.
  private static let deepest = 200

  /// - Parameter outer: The policy of the statement whose trigger this is in, which then holds for it as well.
  private func follow(_ write: TableWrite, _ number: Int, _ outer: String?, _ walk: inout Walk) {
    let policy = outer ?? write.policy
    let table = tables[number]
    if write.verb == .update, table.isIndexedBefore, policy == "ignore" || policy == "fail" { walk.loser = table.name }
    let replaces = write.verb != .delete && (policy == "replace" || policy == nil && table.keys.contains { $0.isSet(by: write) })
    if replaces, table.triggers.contains(where: { $0.event == .delete }) {
      if table.isIndexed { walk.replacesIndexed = true } else { walk.differs = true }
    }
    for trigger in table.triggers where trigger.event == write.verb || replaces && trigger.event == .delete { fire(trigger, policy, &walk) }
    guard write.verb != .insert || replaces else { return }
    for follower in table.followers where walk.seen.insert("\(follower) with \(number)").inserted {
      for verb in Self.verbs.dropFirst() { follow(TableWrite(verb, tables[follower].name, nil), follower, "abort", &walk) }
    }
  }

  private func fire(_ trigger: Trigger, _ policy: String?, _ walk: inout Walk) {
    if walk.path.contains(trigger.number) || walk.path.count == Self.deepest { return walk.differs = true }
    guard walk.seen.insert("\(trigger.number) \(policy ?? "")").inserted else { return }
    walk.path.append(trigger.number)
    for (write, table) in trigger.writes { follow(write, table, policy, &walk) }
    walk.path.removeLast()
  }
}
