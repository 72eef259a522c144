import SQLiteCallsCore

/// SQL whose lists after IN are tables, each with one parameter however long the list is.
///
/// IN takes affinity and collation from its left operand alone, and so it does here: the plus takes away those that the column of a table has.
/// The table is named with the schema `temp`, in which no file can have another one of that name.
/// <https://sqlite.org/lang_expr.html#in_op>
struct ListedSQL {
  /// The SQL, with NULL for each list.
  private(set) var sql: SQL
  /// The lists, each by the number of its parameter, counted from 0.
  private(set) var lists: [(place: Int, list: ValueList)] = []

  /// Nil where no list follows IN, or where parameters are numbered or named.
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
          lists.append((sql.bindings.count, ValueList(values)))
          sql.bindings.append(.null)
          text += "(SELECT +value FROM temp.\(ListTable.name)(?))"
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

  /// How many parameters a piece of SQL has, and whether it ends with IN; nil when a parameter has a number or a name.
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

extension Connection {
  /// The same SQL with its long lists as tables; nil where it can run as it is, or has no such lists.
  ///
  /// - Throws: ``SQLiteError`` when the table cannot be added.
  func listed(_ sql: SQL) throws -> ListedSQL? {
    guard wrapper.provides(.sqlite3_create_module_v2), let listed = ListedSQL(sql) else { return nil }
    try ListTable.add(to: self)
    return listed
  }
}

extension Statement {
  /// Binds the lists whose parameters are among those of the statement; other values are bound already.
  ///
  /// - Parameter first: The number of the first of its parameters among those of the whole SQL, counted from 0.
  func bind(_ lists: [(place: Int, list: ValueList)], from first: Int = 0) throws {
    for (place, list) in lists where place >= first && place < first + parameterCount {
      let index = Int32(truncatingIfNeeded: place - first + 1)
      unsafe prepared.holdsCopies = true
      let code = unsafe prepared.wrapper.sqlite3_bind_pointer(
        prepared.handle, index, Unmanaged.passRetained(list).toOpaque(), ValueList.pointerType.utf8Start, ValueList.destructor)
      guard code == 0 else {
        let error = connection.error(code, in: .sqlite3_bind_pointer, sql: sql)
        prepared.clearBindings()
        throw error
      }
    }
  }
}
