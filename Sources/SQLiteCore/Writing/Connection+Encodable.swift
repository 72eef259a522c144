extension Connection {
  /// Inserts a row for every value of a sequence, in one transaction: all of them or none.
  package func insertEach<Values: Sequence>(
    encoding values: Values, into table: String, in schema: String?, naming: ColumnNaming, onConflict policy: ConflictPolicy,
    reportEvery: Int,
    progress: (Int) throws -> Void
  ) throws -> Int where Values.Element: Encodable {
    try transaction {
      let encoder = RowEncoder(naming, for: Values.Element.self)
      defer { encoder.finish() }
      var target: RowTarget?
      return try writeEach(values, into: table, reportEvery: reportEvery, progress: progress) { value in
        if let target, try encoder.bind(value, to: target.statement, target.columns) { return try target.statement.run() }
        target = nil  // given back before the next one is borrowed
        target = try write(encoder.values(of: value), collectedBy: encoder, into: table, in: schema, onConflict: policy)
      }
    }
  }

  /// Inserts a value as a row. It is expected to have the same keys as the previously inserted value of its type; if it does not, it is
  /// encoded again.
  package func write<Value: Encodable>(
    _ value: Value, into table: String, in schema: String?, naming: ColumnNaming, onConflict policy: ConflictPolicy = .fail
  ) throws {
    _ = unsafe try openHandle()  // a closed connection keeps no encoders
    let encoders = attachment(orNew: RowEncoders())
    let encoder = encoders.take(for: Value.self, naming)
    defer { encoders.keep(encoder) }
    encoder.generated = []  // the last value of the type may have been inserted into another table
    if let columns = encoder.expected {
      do {
        let isWritten = try writingAgain(.insert(into: table, in: schema, columns: columns, onConflict: policy)) {
          let statement = try prepare(insertion(into: table, in: schema, columns: columns, onConflict: policy))
          guard try encoder.bind(value, to: statement, columns) else { return false }
          try statement.run()
          return true
        }
        if isWritten { return }
      } catch { _ = try generatedColumns(among: columns, of: table, in: schema, after: error) }
    }
    _ = try write(encoder.values(of: value), collectedBy: encoder, into: table, in: schema, onConflict: policy)
  }

  /// Inserts a value whose keys are not known in advance, without the generated columns.
  ///
  /// - Returns: The statement that wrote the value.
  private func write(
    _ row: [RowEncoder.Part], collectedBy encoder: RowEncoder, into table: String, in schema: String?, onConflict policy: ConflictPolicy
  ) throws -> RowTarget {
    let columns = row.map(\.column)
    do {
      let target = try writingAgain(.insert(into: table, in: schema, columns: columns, onConflict: policy)) {
        let target = RowTarget(try prepare(insertion(into: table, in: schema, columns: columns, onConflict: policy)), columns: columns)
        try target.statement.bind(values: row.map(\.value))
        try target.statement.run()
        return target
      }
      encoder.expected = columns
      return target
    } catch {
      let generated = try generatedColumns(among: columns, of: table, in: schema, after: error)
      encoder.generated = generated
      return try write(row.filter { !generated.containsName($0.column) }, collectedBy: encoder, into: table, in: schema, onConflict: policy)
    }
  }

  /// Returns the generated columns of a record, which SQLite refuses to write.
  ///
  /// - Parameter error: The error of writing the record.
  /// - Throws: The same error if generated columns are not the reason.
  package func generatedColumns(among columns: [String], of table: String, in schema: String?, after error: any Error) throws -> [String] {
    // A scripted test double has no table columns to query.
    guard wrapper.runsAnySQL, let refusal = error as? SQLiteError, refusal.code == .error || refusal.code == .misuse else { throw error }
    let generated = try allColumns(of: table, in: schema).filter { $0.isGenerated && columns.containsName($0.name) }
    if generated.isEmpty { throw error }
    return generated.map(\.name)
  }
}

/// The statement that rows with the same keys are bound to.
private final class RowTarget {
  let statement: Statement
  let columns: [String]

  init(_ statement: consuming Statement, columns: [String]) {
    self.statement = statement
    self.columns = columns
  }
}

/// The encoders of rows that were inserted one by one, kept so that the next value of the same type reuses their columns and containers.
final class RowEncoders: ConnectionAttachment {
  private var idle: [RowEncoder] = []

  /// Returns a kept or new encoder for values of a type. If a value inserts other values while it is being encoded, these get a different
  /// encoder.
  func take(for type: any Encodable.Type, _ naming: ColumnNaming) -> RowEncoder {
    guard let found = idle.lastIndex(where: { $0.type == ObjectIdentifier(type) && $0.naming == naming }) else {
      return RowEncoder(naming, for: type)
    }
    return idle.remove(at: found)
  }

  /// Keeps an encoder, and drops the least recently used one if there are too many.
  func keep(_ encoder: RowEncoder) { idle.append(encoder, toAtMost: 8)?.finish() }

  func detach() {
    for encoder in idle { encoder.finish() }
    idle = []
  }
}
