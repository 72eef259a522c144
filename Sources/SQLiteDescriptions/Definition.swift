import SQLiteCore

extension StoredDefinition {
  /// The expression without surrounding parentheses.
  func expression(_ tokens: ArraySlice<SQLToken>) -> SQL { SQL(unchecked: text(bare(tokens))) }

  private func bare(_ tokens: ArraySlice<SQLToken>) -> ArraySlice<SQLToken> {
    var rest = tokens
    while !rest.isEmpty, closing[rest.startIndex] == rest.endIndex - 1 { rest = rest.dropFirst().dropLast() }
    return rest
  }

  /// The expression and its collation. The collation is nil if it applies only to the last operand and not to the whole expression.
  func collated(_ tokens: ArraySlice<SQLToken>) -> (expression: SQL, collation: String?) {
    let whole = bare(tokens)
    let operand = whole.dropLast(2)
    if operand.first?.isWord("not") == true { return (expression(whole), nil) }
    let isOperand = operand.last?.isSign(")") == true ? outer(operand).count <= 2 : operand.count == 1
    guard isOperand, whole[operand.endIndex].isWord("collate"), let collation = whole.last else { return (expression(whole), nil) }
    return (expression(operand), collation.name)
  }

  /// The expression in the parentheses that open directly after a token; nil if none do.
  func expression(after place: Int) -> SQL? {
    guard place + 1 < tokens.endIndex, let end = closing[place + 1] else { return nil }
    return expression(tokens[(place + 1)..<min(end + 1, tokens.endIndex)])
  }

  /// The tokens for comparing SQL independently of whitespace, comments and the quoting of names.
  ///
  /// Names that need quotes because they begin with a digit remain distinct from numbers.
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
    var generated: SQL?
    /// The conflict policy of NOT NULL; nil for the default.
    var onNull: String?
  }

  /// A column of a key. SQLite merges keys that are declared twice, that is, with the same columns and collations in the same order.
  struct KeyPart: Hashable {
    let column: SchemaName
    let collation: SchemaName

    init(_ column: String, collation: String) {
      self.column = SchemaName(column)
      self.collation = SchemaName(collation)
    }
  }

  /// A PRIMARY KEY or UNIQUE, with its columns and the collations declared for them.
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
  private var columnsByName: [SchemaName: Column] = [:]
  /// The conflict policies of UNIQUE keys; the first of equal keys wins.
  private var policies: [[KeyPart]: String] = [:]
  /// Whether the primary key has AUTOINCREMENT, in a column constraint or a table constraint.
  let isAutoincrement: Bool

  init(_ sql: String) {
    let definition = StoredDefinition(sql)
    isAutoincrement = definition.tokens.contains { $0.isWord("autoincrement") }
    let ofTable = ["constraint", "primary", "unique", "check", "foreign"]
    for part in definition.body.parts {
      guard let first = part.first else { continue }
      let isColumn = first.kind != .word || !ofTable.contains(first.folded)
      var column = Column(name: first.name)
      var clause = Clause.other
      for place in definition.outer(part) where !isColumn || place > part.startIndex {
        // The value of DEFAULT may be any word, but SET DEFAULT has no value.
        if place > part.startIndex + 1, part[place - 1].isWord("default"), !part[place - 2].isWord("set") { continue }
        read(place, of: part, in: definition, into: &column, &clause)
      }
      if isColumn { columns.append(column) }
    }
    columnsByName = columns.keyed { SchemaName($0.name) }
    for key in keys.reversed() where !key.isPrimary {
      if let policy = key.onConflict { policies[parts(of: key)] = policy }
    }
  }

  /// Reads one token of a column or constraint.
  ///
  /// - Parameter clause: The clause that a following ON CONFLICT belongs to.
  private mutating func read(
    _ place: Int, of part: ArraySlice<SQLToken>, in definition: StoredDefinition, into column: inout Column, _ clause: inout Clause
  ) {
    func isWord(_ word: String, before count: Int) -> Bool { place - count >= part.startIndex && part[place - count].isWord(word) }
    guard part[place].kind == .word else { return }
    switch part[place].folded {
    case "check":
      clause = .other
      guard let expression = definition.expression(after: place) else { return }
      checks.append(.check(expression, named: isWord("constraint", before: 2) ? part[place - 1].name : nil))
    case "as": if let expression = definition.expression(after: place) { column.generated = expression }
    case "collate": if place + 1 < part.endIndex { column.collation = part[place + 1].name }
    case "references":
      clause = .other
      deferred.append(false)
    case "deferred":
      if isWord("initially", before: 1), let last = deferred.indices.last { deferred[last] = !isWord("not", before: 3) }
    case let word where word == "unique" || word == "key" && isWord("primary", before: 1):
      clause = .key
      let columns = definition.list(after: place).map(Self.columns) ?? [(column.name, nil)]
      keys.append(Key(isPrimary: word == "key", columns: columns))
    case "null":
      clause = isWord("not", before: 1) ? .notNull : .other
      if clause == .notNull { column.onNull = nil }  // the last NOT NULL applies
    case "conflict":
      // ABORT is the default.
      guard isWord("on", before: 1), place + 1 < part.endIndex, !part[place + 1].isWord("abort") else { return }
      let policy = part[place + 1].folded.uppercased()
      switch clause {
      case .key: keys[keys.endIndex - 1].onConflict = policy
      case .notNull: column.onNull = policy
      case .other: break
      }
    default: break
    }
  }

  /// The columns in the parentheses of a key. If a column has several collations, the last one applies.
  private static func columns(_ list: [ArraySlice<SQLToken>]) -> [(name: String, collation: String?)] {
    list.map { part in
      let name = part.first { $0.canName }?.name ?? ""
      let place = part.lastIndex { $0.isWord("collate") }
      return (name, place.flatMap { part.indices.contains($0 + 1) ? part[$0 + 1].name : nil })
    }
  }

  private func parts(of key: Key) -> [KeyPart] {
    key.columns.map { name, collation in
      KeyPart(name, collation: collation ?? columnsByName[SchemaName(name)]?.collation ?? "BINARY")
    }
  }

  /// Returns the conflict policy of a key with an index; nil for the default.
  ///
  /// Keys that are declared twice are merged, and either declaration may have the policy. SQLite rejects two different policies.
  /// - Parameter index: The parts of the index.
  func conflict(ofKey index: [KeyPart], isPrimary: Bool) -> String? {
    let primary = isPrimary ? keys.first(where: \.isPrimary) : nil
    if let policy = primary?.onConflict { return policy }
    // In a WITHOUT ROWID table, the index never contains a column twice. In a key of one INTEGER column, the declared collation has no
    // effect.
    let parts = primary.map { $0.columns.count > 1 ? self.parts(of: $0) : index } ?? index
    return policies[parts]
  }

  /// The conflict policy of a primary key that is the rowid. A UNIQUE on its column is a separate key.
  var conflictOfRowid: String? { keys.first(where: \.isPrimary)?.onConflict }
}
