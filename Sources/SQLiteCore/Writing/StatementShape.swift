/// The parts that determine the SQL of an operation: equal shapes have the same SQL.
@usableFromInline package struct StatementShape {
  @usableFromInline package enum Verb {
    case select, selectLimited
    case insert, insertUnlessThere, upsert
    case update, updateByKey
    case delete, deleteEachRow, deleteByKey
    /// A query for the row with a key.
    case find
    /// A comparison between the columns of the row with a key and other values.
    case compare
    /// A query without rows, to check whether the table is unchanged.
    case look
  }

  @usableFromInline let verb: Verb
  @usableFromInline let table: String
  @usableFromInline let schema: String?
  /// The columns that are read or written, in order; nil for all columns.
  @usableFromInline let columns: [String]?
  /// The columns of a key.
  @usableFromInline let key: [String]?
  /// The condition of the rows, or the RETURNING clause of an upsert; only its text is compared.
  @usableFromInline package let condition: SQL?
  @usableFromInline package let order: [SQL]
  /// The table's rules, which the columns were checked against.
  @usableFromInline let description: AnyObject?
  /// The number of other spellings of each of the key's values.
  @usableFromInline let spellings: [Int]

  @inlinable @inline(__always) package init(
    _ verb: Verb, _ table: String, in schema: String?, columns: [String]? = nil, key: [String]? = nil, where condition: SQL? = nil,
    orderedBy order: [SQL] = [], of description: AnyObject? = nil, spellings: [Int] = []
  ) {
    self.verb = verb
    self.table = table
    self.schema = schema
    self.columns = columns
    self.key = key
    self.condition = condition
    self.order = order
    self.description = description
    self.spellings = spellings
  }

  /// The bound values of the condition, followed by the bound values of the order.
  var bindings: [SQLiteValue] {
    let values = condition?.bindings ?? []
    return order.isEmpty ? values : values + order.flatMap(\.bindings)
  }

  /// Whether a part of the shape cannot be expressed in SQL.
  var isRefused: Bool { condition?.refusal != nil || !order.isEmpty && order.contains { $0.refusal != nil } }

  /// The same shape without its values, which may be large, or private.
  var withoutValues: StatementShape {
    func withoutValues(_ sql: SQL) -> SQL {
      var sql = sql
      sql.bindings = []
      return sql
    }
    return StatementShape(
      verb, table, in: schema, columns: columns, key: key, where: condition.map(withoutValues), orderedBy: order.map(withoutValues),
      of: description, spellings: spellings)
  }
}

extension SQL {
  /// Returns whether both have the same pieces of text, regardless of their values.
  func isWritten(as other: SQL) -> Bool { pieces.hasSameBytes(as: other.pieces) }
}
