/// What the SQL of a verb is written of: the same shape is the same SQL.
package struct StatementShape {
  package enum Verb {
    case select, selectLimited
    case insert, insertUnlessThere, upsert
    case update, updateByKey
    case delete, deleteEachRow, deleteByKey
    /// The row of a key.
    case find
    /// Nothing of the table, to see whether it is still what it was.
    case look
  }

  let verb: Verb
  let table: String
  let schema: String?
  /// What is read or written, in order; nil for all.
  let columns: [String]?
  /// The columns of a key.
  let key: [String]?
  /// Which rows: only the text counts.
  package let condition: SQL?
  let order: [SQL]
  /// The description that the columns were compared with.
  let description: AnyObject?

  package init(
    _ verb: Verb, _ table: String, in schema: String?, columns: [String]? = nil, key: [String]? = nil, where condition: SQL? = nil,
    orderedBy order: [SQL] = [], of description: AnyObject? = nil
  ) {
    (self.verb, self.table, self.schema, self.columns, self.key) = (verb, table, schema, columns, key)
    (self.condition, self.order, self.description) = (condition, order, description)
  }

  /// Whether both are the same, byte by byte: strings that Swift holds for equal can be different columns.
  func isSame(as other: borrowing StatementShape) -> Bool {
    verb == other.verb && description === other.description && table.isSameBytes(as: other.table) && schema.isSpelled(as: other.schema)
      && columns.isSpelled(as: other.columns) && key.isSpelled(as: other.key) && condition.isWritten(as: other.condition)
      && (order.isEmpty && other.order.isEmpty
        || order.count == other.order.count && zip(order, other.order).allSatisfy { $0.isWritten(as: $1) })
  }
}

extension [String]? {
  fileprivate func isSpelled(as other: [String]?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let names?, let others?): names.isSpelled(as: others)
    default: false
    }
  }
}

extension SQL {
  /// Whether both are of the same pieces, whatever their values.
  fileprivate func isWritten(as other: SQL) -> Bool { pieces.hasSameBytes(as: other.pieces) }
}

extension SQL? {
  fileprivate func isWritten(as other: SQL?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let sql?, let other?): sql.isWritten(as: other)
    default: false
    }
  }
}
