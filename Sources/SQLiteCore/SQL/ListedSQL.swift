/// SQL in which each list after IN, of any length, is replaced by a table with one parameter.
///
/// IN takes affinity and collation from its left operand alone. The unary plus makes this true for the table as well: it removes the
/// affinity and collation of the table's column. The table is qualified with the schema `temp`, where no file can have another table with
/// the same name. <https://sqlite.org/lang_expr.html#in_op>
struct ListedSQL {
  /// The SQL, with NULL bound in place of each list.
  private(set) var sql: SQL
  /// The values of each list, by the number of its parameter, counted from 0.
  private(set) var lists: [(place: Int, values: ArraySlice<SQLiteValue>)] = []

  /// The virtual table that returns the values bound to its parameter.
  static let table = "sqlitemanager_list"

  /// Returns nil if no list follows IN, or if parameters are numbered or named.
  init?(_ original: SQL) {
    guard original.pieces.holdsLists else { return nil }
    var rest = original.bindings[...]
    var (text, piece) = ("", "")
    sql = SQL(unchecked: "")
    for part in original.pieces.parts {
      piece += part.text
      switch part.joint {
      case .nothing: break
      case .value: piece += "?"
      case .list(let count):
        guard let (parameterCount, isIn) = Self.look(at: piece), parameterCount + count <= rest.count else { return nil }
        sql.bindings += rest.prefix(parameterCount)
        let values = rest.dropFirst(parameterCount).prefix(count)
        rest = rest.dropFirst(parameterCount + count)
        text += piece
        piece = ""
        if isIn && count > 0 {
          lists.append((sql.bindings.count, values))
          sql.bindings.append(.null)
          text += "(SELECT +value FROM temp.\(Self.table)(?))"
        } else {
          sql.bindings += values
          text += part.joint.text
        }
      }
    }
    guard !lists.isEmpty, Self.look(at: piece) != nil else { return nil }
    sql = SQL(unchecked: text + piece, bindings: sql.bindings + rest)
    sql.refusal = original.refusal
  }

  /// Returns the number of parameters in a piece of SQL, and whether it ends with IN; nil when a parameter has a number or a name.
  private static func look(at piece: String) -> (parameterCount: Int, isIn: Bool)? {
    var lexer = SQLLexer(piece.utf8[...])
    var (count, isIn) = (0, false)
    while let lexeme = lexer.next() {
      if lexeme.isSpace { continue }
      isIn = lexer.spells(lexeme, "in")
      guard lexeme.kind == .parameter else { continue }
      guard lexeme.range.count == 1 else { return nil }
      count += 1
    }
    return (count, isIn)
  }
}
