/// What the triggers of a connection's databases fire: what a statement would do otherwise with `PRAGMA recursive_triggers` than without.
///
/// SQLite looks at that setting when it compiles a statement, for two things at once. With it a trigger may fire itself, at once or through others, and rows
/// that REPLACE removes fire DELETE triggers. <https://sqlite.org/pragma.html#pragma_recursive_triggers>
struct TriggerFirings {
  /// What a statement is to be compiled with.
  enum Setting: Hashable { case on, off, either }

  /// A table or view of one of the databases.
  struct Place: Hashable {
    let schema: SchemaName
    let table: SchemaName
  }

  private let schemas: [Schema]
  private var tables: Set<Place> = []
  private var triggers: [Place: [Trigger]] = [:]
  private var count = 0
  /// The tables of which a DELETE trigger leads to a virtual table: an index that would keep what REPLACE removes.
  private var indexed: Set<Place> = []
  private var keys: [Place: [ReplacingKey]] = [:]
  /// By table, those whose foreign keys change them along with it.
  private var followers: [Place: Set<Place>] = [:]

  typealias Schema = (name: SchemaName, objects: [StoredObject])

  private struct Trigger {
    let number: Int
    let event: TableWrite.Verb?
    let writes: [(write: TableWrite, table: Place)]
  }

  /// A key of a table that says ON CONFLICT REPLACE.
  private struct ReplacingKey {
    let names: Set<SchemaName>
    /// Whether it holds a generated column, which other columns change.
    let isComputed: Bool
    func isSet(by write: TableWrite) -> Bool { write.verb == .insert || isComputed || !names.isDisjoint(with: write.setNames) }
  }

  /// Knows the tables, views and triggers of all databases of a connection.
  ///
  /// - Parameters:
  ///   - schemas: In the order in which SQLite looks for a name.
  ///   - tokens: The tokens of an object's SQL.
  init(_ schemas: [Schema], tokens: (String) -> [SQLToken] = { SQLToken.all(in: $0) }) {
    self.schemas = schemas
    var modules: Set<Place> = []
    for schema in schemas {
      for object in schema.objects where object.kind == .table || object.kind == .view {
        let place = Place(schema: schema.name, table: object.name)
        tables.insert(place)
        guard object.kind == .table, let sql = object.sql else { continue }
        if VirtualTableDefinition(sql) != nil { modules.insert(place) } else { addTable(place, tokens(sql)) }
      }
    }
    for schema in schemas {
      for object in schema.objects where object.kind == .trigger { addTrigger(object, tokens(object.sql ?? ""), schema.name) }
    }
    findIndexed(modules)
  }

  private mutating func addTrigger(_ object: StoredObject, _ tokens: [SQLToken], _ schema: SchemaName) {
    let head = tokens.prefix { !$0.isWord("on") }
    let event = head.compactMap { $0.kind == .word ? TableWrite.Verb(rawValue: $0.folded) : nil }.last
    let rest = Array(tokens[head.endIndex...])
    let isNamed = rest.count > 2 && rest[2].isSign(".")
    let table = place(of: object.table, isNamed ? SchemaName(rest[1].named) : nil, in: schema)
    let writes = rest.writes.map { ($0, place(of: $0.table, $0.schema, in: schema)) }
    triggers[table, default: []].append(Trigger(number: count, event: event, writes: writes))
    count += 1
  }

  /// What SQLite finds under a name: in a trigger a table of its own database, unless that is `temp`.
  private func place(of table: SchemaName, _ schema: SchemaName?, in context: SchemaName? = nil) -> Place {
    if let schema { return Place(schema: schema, table: table) }
    if let context, context != SchemaName("temp") { return Place(schema: context, table: table) }
    let places = schemas.lazy.map { Place(schema: $0.name, table: table) }
    return places.first(where: tables.contains) ?? Place(schema: SchemaName("main"), table: table)
  }

  private mutating func addTable(_ table: Place, _ tokens: [SQLToken]) {
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
    if words.contains("replace") { addKeys(of: table, tokens) }
    guard words.contains("references"), words.contains("cascade") || words.contains("set") else { return }
    for (place, token) in tokens.enumerated() where token.isWord("references") && place + 1 < tokens.count {
      followers[Place(schema: table.schema, table: SchemaName(tokens[place + 1].named)), default: []].insert(table)
    }
  }

  private mutating func addKeys(of table: Place, _ tokens: [SQLToken]) {
    var parts: [[SQLToken]] = [[]]
    var depth = 0
    for token in tokens {
      if token.isSign(")") { depth -= 1 }
      if depth == 1, token.isSign(",") { parts.append([]) } else if depth > 0 { parts[parts.count - 1].append(token) }
      if token.isSign("(") { depth += 1 }
    }
    let computed = parts.filter { part in zip(part, part.dropFirst()).contains { $0.isWord("as") && $1.isSign("(") } }
    let computedNames = Set(computed.compactMap { $0.first.map { SchemaName($0.named) } })
    for part in parts where part.contains(where: { $0.isWord("replace") }) {
      guard part.contains(where: { $0.isWord("unique") || $0.isWord("primary") }) else { continue }  // NOT NULL removes no row
      let rowids = part.contains { $0.isWord("primary") } ? ["rowid", "oid", "_rowid_"] : []
      let names = Set((part.filter(\.canName).map(\.named) + rowids).map(SchemaName.init))
      keys[table, default: []].append(ReplacingKey(names: names, isComputed: !names.isDisjoint(with: computedNames)))
    }
  }
}

extension TriggerFirings {
  /// A way to change a table.
  private struct Change: Hashable {
    let verb: TableWrite.Verb
    let table: Place
  }

  /// Finds the tables whose DELETE triggers lead to a virtual table, however far: backwards from these.
  private mutating func findIndexed(_ modules: Set<Place>) {
    let verbs: [TableWrite.Verb] = [.insert, .update, .delete]
    var causes: [Change: [Change]] = [:]
    for (table, all) in triggers {
      for trigger in all {
        guard let event = trigger.event else { continue }
        let cause = Change(verb: event, table: table)
        for (write, written) in trigger.writes {
          causes[Change(verb: write.verb, table: written), default: []].append(cause)
          guard write.verb != .delete, write.policy == "replace" || keys[written] != nil else { continue }
          causes[Change(verb: .delete, table: written), default: []].append(cause)
        }
      }
    }
    for (table, all) in followers {
      let changes = [TableWrite.Verb.update, .delete].map { Change(verb: $0, table: table) }
      for follower in all {
        for verb in [TableWrite.Verb.update, .delete] { causes[Change(verb: verb, table: follower), default: []] += changes }
      }
    }
    var found = modules.flatMap { table in verbs.map { Change(verb: $0, table: table) } }
    var reaching = Set(found)
    while let change = found.popLast() {
      for cause in causes[change] ?? [] where reaching.insert(cause).inserted { found.append(cause) }
    }
    for (table, all) in triggers {
      let writes = all.lazy.filter { $0.event == .delete }.flatMap(\.writes)
      if writes.contains(where: { reaching.contains(Change(verb: $0.write.verb, table: $0.table)) }) { indexed.insert(table) }
    }
  }
}

extension TriggerFirings {
  /// What a statement that writes is to be compiled with.
  ///
  /// It is on where rows may be replaced that an index kept by triggers knows, and otherwise off where that makes a difference.
  func setting(for writes: [TableWrite]) -> Setting {
    var walk = Walk()
    for write in writes { follow(write, place(of: write.table, write.schema), nil, &walk) }
    return walk.replacesIndexed ? .on : walk.differs ? .off : .either
  }

  /// A row inserted, updated and deleted of each table for which it matters.
  var everyWrite: [TableWrite] {
    Set(triggers.keys).union(keys.keys).flatMap { place in
      [.insert, .update, .delete].map { TableWrite($0, place.table, in: place.schema, nil) }
    }
  }

  private struct Walk {
    var replacesIndexed = false
    var differs = false
    /// The triggers that fired each other up to here.
    var path: Set<Int> = []
    /// What was seen, with the policy of the statement it is within.
    var seen: Set<String> = []
    /// The tables that changed along with others.
    var followed: Set<[Place]> = []
  }

  /// How many triggers may fire each other in a row before more are taken for recursion.
  private static let deepest = 200

  /// - Parameter outer: The policy of the statement whose trigger this is in, which then holds for it as well.
  private func follow(_ write: TableWrite, _ table: Place, _ outer: String?, _ walk: inout Walk) {
    let policy = outer ?? write.policy
    let all = triggers[table] ?? []
    let replaces =
      write.verb != .delete && (policy == "replace" || policy == nil && keys[table]?.contains { $0.isSet(by: write) } == true)
    if replaces, all.contains(where: { $0.event == .delete }) {
      if indexed.contains(table) { walk.replacesIndexed = true } else { walk.differs = true }
    }
    for trigger in all where trigger.event == write.verb || replaces && trigger.event == .delete { fire(trigger, policy, &walk) }
    guard write.verb != .insert || replaces else { return }
    for follower in followers[table] ?? [] where walk.followed.insert([table, follower]).inserted {
      for verb in [TableWrite.Verb.update, .delete] { follow(TableWrite(verb, follower.table, nil), follower, "abort", &walk) }
    }
  }

  private func fire(_ trigger: Trigger, _ policy: String?, _ walk: inout Walk) {
    if walk.path.contains(trigger.number) || walk.path.count == Self.deepest { return walk.differs = true }
    guard walk.seen.insert("\(trigger.number) \(policy ?? "")").inserted else { return }
    walk.path.insert(trigger.number)
    for (write, table) in trigger.writes { follow(write, table, policy, &walk) }
    walk.path.remove(trigger.number)
  }
}
