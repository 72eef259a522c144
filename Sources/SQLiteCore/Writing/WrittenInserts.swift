/// The INSERTs of a connection, by what they are made of: the text of a shape is written, and its columns are checked, once.
///
/// Those that were written last are kept. Whoever inserts row after row names the same table and the same columns each time, mostly by the very
/// same strings: comparing these costs next to nothing.
final class WrittenInserts: ConnectionAttachment {
  private struct Written {
    let table: String
    let schema: String?
    let columns: [String]
    let policy: ConflictPolicy
    let sql: SQL

    func isFor(_ table: String, _ schema: String?, _ columns: [String], _ policy: ConflictPolicy) -> Bool {
      self.table.isSameBytes(as: table) && self.columns.isSpelled(as: columns) && self.policy.isSpelled(as: policy)
        && self.schema.isSpelled(as: schema)
    }
  }

  private var written: [Written] = []

  /// The INSERT of a row, with a parameter for each column.
  ///
  /// - Throws: ``SQLiteError`` as writing it does.
  func sql(
    into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy, on connection: Connection
  ) throws -> SQL {
    if let known = written.last(where: { $0.isFor(table, schema, columns, policy) }) { return known.sql }
    let text = try connection.writtenInsertion(into: table, in: schema, columns: columns, onConflict: policy).text
    let sql = SQL(unchecked: text)  // in one piece
    written.append(Written(table: table, schema: schema, columns: columns, policy: policy, sql: sql), toAtMost: 16)
    return sql
  }
}

extension Connection {
  /// The INSERT of a row. One that changes the row of a key is compiled, and then kept: SQLite says whether it knows the key by these columns.
  fileprivate func writtenInsertion(into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy) throws
    -> SQL
  {
    let sql = try SQL.insert(into: table, in: schema, columns: columns, onConflict: policy)
    guard case .update(let key) = policy else { return sql }
    do {
      _ = try prepare(sql)
      return sql
    } catch let error as SQLiteError where error.isOfUnknownKey {
      return try SQL.insert(
        into: table, in: schema, columns: columns, onConflict: policy,
        targets: conflictTargets(of: table, in: schema, key: key, after: error))
    }
  }
}

extension ConflictPolicy {
  /// Whether both are the same, byte by byte: strings that Swift holds for equal can be different columns.
  func isSpelled(as other: ConflictPolicy) -> Bool {
    switch (self, other) {
    case (.fail, .fail), (.skip, .skip): true
    case (.update(let key), .update(let others)): key.isSpelled(as: others)
    default: false
    }
  }
}
