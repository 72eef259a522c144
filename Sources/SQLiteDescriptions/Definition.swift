import SQLiteCore

extension StoredDefinition {
  /// The expression without surrounding parentheses.
  func expression(_ tokens: ArraySlice<SQLToken>) -> SQL { SQL(unchecked: text(bare(tokens))) }

  private func bare(_ tokens: ArraySlice<SQLToken>) -> ArraySlice<SQLToken> {
    var rest = tokens
    while !rest.isEmpty, closing[rest.startIndex] == rest.endIndex - 1 { rest = rest.dropFirst().dropLast() }
    return rest
  }

  /// The expression and its collation, if that applies to the whole and not just to the last operand.
  func collated(_ tokens: ArraySlice<SQLToken>) -> (expression: SQL, collation: String?) {
    let whole = bare(tokens)
    let operand = whole.dropLast(2)
    if operand.first?.isWord("not") == true { return (expression(whole), nil) }
    let isOperand = operand.last?.isSign(")") == true ? outer(operand).count <= 2 : operand.count == 1
    guard isOperand, whole[operand.endIndex].isWord("collate"), let collation = whole.last else { return (expression(whole), nil) }
    return (expression(operand), collation.name)
  }

  /// The expression in the parentheses that open after a place; nil if none do.
  func expression(after place: Int) -> SQL? {
    guard place + 1 < tokens.endIndex, let end = closing[place + 1] else { return nil }
    return expression(tokens[(place + 1)..<min(end + 1, tokens.endIndex)])
  }

  /// The tokens for comparing texts, independent of space, comments and the quoting of names.
  ///
  /// Names that need quotes because they begin with a digit are distinguished from numbers.
  static func comparable(_ sql: SQL) -> [String] {
    SQLToken.all(in: sql.text).map { token in
      let isDigit = token.content.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      return token.kind == .name && isDigit ? token.content.quoted(by: "\"") : token.folded
    }
  }
}

/// The columns and constraints of CREATE TABLE that pragmas do not report.
struct TableDefinition {
  struct Column {
    var name = ""
    var collation: String?
    var isAutoincrement = false
    var generated: SQL?
    /// The conflict policy of NOT NULL; nil for the default.
    var onNull: String?
  }

  /// A column of a key. SQLite merges keys that are declared twice: the same columns in the same order, with the same collations.
  struct KeyPart: Hashable {
    let column: SchemaName
    let collation: SchemaName

    init(_ column: String, collation: String) {
      self.column = SchemaName(column)
      self.collation = SchemaName(collation)
    }
  }

  /// A PRIMARY KEY or UNIQUE, with its columns and the collations given for them.
  private struct Key {
    let isPrimary: Bool
    let columns: [(name: String, collation: String?)]
    /// The conflict policy; nil for the default.
    var onConflict: String?
  }

  /// The clause that an ON CONFLICT belongs to; `key` is the last key read.
  private enum Clause { case key, notNull, other }

  /// The columns in order, including generated ones.
  private(set) var columns: [Column] = []
  private(set) var checks: [TableConstraint] = []
  /// Whether each foreign key is deferred, in the order of declaration.
  private(set) var deferred: [Bool] = []
  private var keys: [Key] = []
  private var collations: [SchemaName: String] = [:]
  /// The conflict policies of UNIQUE keys; the first of equal keys wins.
  private var policies: [[KeyPart]: String] = [:]
  /// Whether the primary key has AUTOINCREMENT, in a column or in the table.
  private(set) var isAutoincrement = false

  init(_ sql: String) {
    let definition = StoredDefinition(sql)
    let ofTable = ["constraint", "primary", "unique", "check", "foreign"]
    for part in definition.body.parts {
      guard let first = part.first else { continue }
      let isColumn = first.kind != .word || !ofTable.contains(first.folded)
      var column = Column(name: first.name)
      var clause = Clause.other
      for place in definition.outer(part) where !isColumn || place > part.startIndex {
        // The value of DEFAULT may be any word; SET DEFAULT has no value.
        if place > part.startIndex + 1, part[place - 1].isWord("default"), !part[place - 2].isWord("set") { continue }
        read(place, of: part, in: definition, into: &column)
        readConflict(place, of: part, in: definition, first.name, &clause, &column)
      }
      if part.contains(where: { $0.isWord("autoincrement") }) { isAutoincrement = true }
      if isColumn { columns.append(column) }
    }
    collations = Dictionary(columns.map { (SchemaName($0.name), $0.collation ?? "BINARY") }) { first, _ in first }
    for key in keys.reversed() where !key.isPrimary {
      if let policy = key.onConflict { policies[parts(of: key)] = policy }
    }
  }

  @inline(never)
  private mutating func read(_ place: Int, of part: ArraySlice<SQLToken>, in definition: StoredDefinition, into column: inout Column) {
    let token = part[place]
    if token.isWord("check"), let expression = definition.expression(after: place) {
      let isNamed = place - 2 >= part.startIndex && part[place - 2].isWord("constraint")
      checks.append(.check(expression, named: isNamed ? part[place - 1].name : nil))
    } else if token.isWord("as"), let expression = definition.expression(after: place) {
      column.generated = expression
    } else if token.isWord("collate"), place + 1 < part.endIndex {
      column.collation = part[place + 1].name
    } else if token.isWord("references") {
      deferred.append(false)
    } else if token.isWord("deferred"), part[place - 1].isWord("initially") {
      let isNot = place - 3 >= part.startIndex && part[place - 3].isWord("not")
      if let last = deferred.indices.last { deferred[last] = !isNot }
    }
  }

  /// Tracks the clause that ON CONFLICT belongs to, and reads its policy. ABORT is the default.
  @inline(never) private mutating func readConflict(
    _ place: Int, of part: ArraySlice<SQLToken>, in definition: StoredDefinition, _ name: String, _ clause: inout Clause,
    _ column: inout Column
  ) {
    let token = part[place]
    let before = place > part.startIndex ? part[place - 1] : nil
    if token.isWord("key"), before?.isWord("primary") == true {
      clause = .key
      keys.append(Key(isPrimary: true, columns: Self.columns(definition.list(after: place)) ?? [(name, nil)]))
    } else if token.isWord("unique") {
      clause = .key
      keys.append(Key(isPrimary: false, columns: Self.columns(definition.list(after: place)) ?? [(name, nil)]))
    } else if token.isWord("null") {
      clause = before?.isWord("not") == true ? .notNull : .other
      if clause == .notNull { column.onNull = nil }  // the last NOT NULL counts
    } else if token.isWord("check") || token.isWord("references") {
      clause = .other
    } else if token.isWord("conflict"), before?.isWord("on") == true, place + 1 < part.endIndex, !part[place + 1].isWord("abort") {
      let policy = part[place + 1].folded.uppercased()
      switch clause {
      case .key: keys[keys.endIndex - 1].onConflict = policy
      case .notNull: column.onNull = policy
      case .other: break
      }
    }
  }

  /// The columns of a key, which may be in parentheses. The last of several collations counts.
  private static func columns(_ list: [ArraySlice<SQLToken>]?) -> [(name: String, collation: String?)]? {
    list?.map { part in
      let name = part.first { $0.canName }?.name ?? ""
      let place = part.lastIndex { $0.isWord("collate") }
      return (name, place.flatMap { part.indices.contains($0 + 1) ? part[$0 + 1].name : nil })
    }
  }

  @inline(never) private func parts(of key: Key) -> [KeyPart] {
    key.columns.map { name, collation in
      KeyPart(name, collation: collation ?? collations[SchemaName(name)] ?? "BINARY")
    }
  }

  /// Returns the conflict policy of a key with an index; nil for the default.
  ///
  /// A key that is declared twice is merged, and either declaration may have the policy; SQLite rejects two different ones.
  /// - Parameter index: The parts of the index.
  func conflict(ofKey index: [KeyPart], isPrimary: Bool) -> String? {
    let primary = isPrimary ? keys.first(where: \.isPrimary) : nil
    if let policy = primary?.onConflict { return policy }
    // The index of a table without rowids has no column twice. In a key of one INTEGER, the declared collation has no meaning.
    let parts = primary.map { $0.columns.count > 1 ? self.parts(of: $0) : index } ?? index
    return policies[parts]
  }

  /// The conflict policy of a primary key that is the rowid. A UNIQUE of its column is a separate key.
  var conflictOfRowid: String? { keys.first(where: \.isPrimary)?.onConflict }
}
