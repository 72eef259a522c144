import SQLiteCallsCore
public import SQLiteCore
public import SQLiteSchema

// What a description knows of rows: which columns may be given, and which come back.

extension TableDescription {
  /// Refuses a description that cannot be right, and columns that cannot be written.
  @usableFromInline func checkColumns(_ given: [String]) throws {
    try check()
    try checkWritable(given)
  }

  /// Refuses columns that cannot be written, and a row in which one is missing that must be given.
  @usableFromInline package func checkComplete(_ given: [String]) throws {
    try checkColumns(given)
    let rowid = rowidColumn.map { SchemaName($0) }
    let required = columns.filter { $0.mustBeGiven && SchemaName($0.name) != rowid }.map(\.name)
    if let missing = required.without(given).first {
      throw SQLiteError.description(of: name, "there is no value for the column \(missing), which has no default")
    }
  }

  /// In what the columns of a result are not those asked for.
  ///
  /// - Parameter wanted: The columns that were asked for; nil for all.
  @usableFromInline func mismatch(of names: [String], with wanted: [String]? = nil) -> SQLiteError {
    let wanted = wanted ?? columnNames
    for (number, (name, described)) in zip(names, wanted).enumerated() where name != described {
      return .refused(.mismatch, "\(self.name): column \(number) of the result is \(name), the description says \(described)")
    }
    return .refused(.mismatch, "\(name): the result has \(names.count) columns, the description \(wanted.count)")
  }
}

extension ColumnDescription {
  /// Whether a row cannot be inserted without it, unless it is the rowid.
  var mustBeGiven: Bool { !isNullable && !hasDefault && !isGenerated }
}
