/// An INSERT, UPDATE or DELETE in a text, with its words about the table that it writes.
package struct TableWrite: Sendable {
  package enum Verb: String, Hashable, Sendable { case insert, update, delete }

  package let verb: Verb
  package let table: SchemaName
  /// The schema that is named with it; nil where SQLite has to find the table.
  package let schema: SchemaName?
  /// The word after OR, in small letters, `replace` for REPLACE INTO; nil where each constraint decides what a conflict does.
  package let policy: String?
  /// The names between SET and the condition of an UPDATE, now and then one too many.
  package let setNames: Set<SchemaName>
}

extension [SQLToken] {
  /// The statements that write, in a text of one or several, or in a trigger. In the head of a trigger a word too many is found, which names nothing.
  package var writes: [TableWrite] {
    var found: [TableWrite] = []
    for (place, token) in enumerated() where token.kind == .word {
      switch token.folded {
      case "insert", "replace":
        let (policy, next) = policy(after: place, token.folded == "replace" ? "replace" : nil)
        if isWord("into", at: next), let (table, schema) = written(at: next + 1) {
          found.append(TableWrite(.insert, table, in: schema, policy))
        }
      case "update" where place > 0 && self[place - 1].isWord("do"):
        // A conflict of DO UPDATE fails, whatever the constraints say.
        if let insert = found.last { found.append(TableWrite(.update, insert.table, in: insert.schema, "abort", setNames(after: place))) }
      case "update":
        let (policy, next) = policy(after: place, nil)
        if let (table, schema) = written(at: next) { found.append(TableWrite(.update, table, in: schema, policy, setNames(after: next))) }
      case "delete":
        if isWord("from", at: place + 1), let (table, schema) = written(at: place + 2) {
          found.append(TableWrite(.delete, table, in: schema, nil))
        }
      default: break
      }
    }
    return found
  }

  private func isWord(_ word: String, at place: Int) -> Bool { place < count && self[place].isWord(word) }

  private func policy(after place: Int, _ policy: String?) -> (String?, next: Int) {
    guard isWord("or", at: place + 1), place + 2 < count else { return (policy, place + 1) }
    return (self[place + 2].folded, place + 3)
  }

  /// The table, and its schema where that is named before it.
  private func written(at place: Int) -> (SchemaName, schema: SchemaName?)? {
    guard place < count else { return nil }
    let isSchema = place + 2 < count && self[place + 1].isSign(".")
    let names = (isSchema ? [place + 2, place] : [place]).map { SchemaName(self[$0].named) }
    return (names[0], isSchema ? names[1] : nil)
  }

  private func setNames(after place: Int) -> Set<SchemaName> {
    guard let start = self[Swift.min(place + 1, count)...].firstIndex(where: { $0.isWord("set") }) else { return [] }
    var names: Set<SchemaName> = []
    var depth = 0
    for token in self[(start + 1)...] {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if depth == 0, token.isSign(";") || ["where", "from", "returning"].contains(where: token.isWord) { break }
      if token.canName { names.insert(SchemaName(token.named)) }
    }
    return names
  }
}

extension TableWrite {
  package init(_ verb: Verb, _ table: SchemaName, in schema: SchemaName? = nil, _ policy: String?, _ setNames: Set<SchemaName> = []) {
    (self.verb, self.table, self.schema, self.policy, self.setNames) = (verb, table, schema, policy, setNames)
  }
}
