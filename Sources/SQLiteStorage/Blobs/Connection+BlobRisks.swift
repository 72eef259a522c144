import SQLiteCore

// SQLite 3.40.1 finds a value by its column's number, as if the row stored a value for each column. But rows do not store VIRTUAL columns,
// so after one, a handle refers to the column next to the right one. SQLite refuses to write to a column of an index, but not to a column
// that an index depends on through a computed column or its condition. Later versions refuse every table with computed columns.

extension Connection {
  /// Returns the reason to refuse a blob that SQLite would open by mistake; nil if there is none.
  func risk(of name: BlobName, _ access: BlobHandle.Access) throws -> SQLiteError? {
    guard wrapper.runsAnySQL else { return nil }
    return try bypassingAuthorizers {
      let columns = try allColumns(of: name.table, in: name.schema)
      guard let place = columns.firstIndex(where: { $0.name.isName(name.column) }) else { return nil }
      let isComputed = { (column: ColumnInfo) in column.storage == .computed }
      if let virtual = columns[...place].first(where: isComputed)?.name { return .behindComputed(virtual, name) }
      if access == .readOnly { return nil }
      let computed = columns.filter(isComputed).map(\.name)
      return try dependentIndex(of: name, computed).map { .stale(index: $0, name) }
    }
  }

  /// Returns the name of an index with a VIRTUAL column, or whose condition uses a VIRTUAL column or the blob's column.
  private func dependentIndex(of name: BlobName, _ computed: [String]) throws -> String? {
    for index in try tableIndexes(of: name.table, in: name.schema) {
      let stored = try storedObjects(.index, named: index.name, in: name.schema).first?.sql ?? ""
      let condition = SQLToken.all(in: stored).drop { !$0.isWord("where") }
      if condition.contains(where: { $0.canName && (computed + [name.column]).containsName($0.name) }) { return index.name }
      let parts = try indexParts(of: index.name, in: name.schema)
      if parts.contains(where: { $0.column.map(computed.containsName) ?? false }) { return index.name }
    }
    return nil
  }
}

extension SQLiteError {
  fileprivate static func behindComputed(_ virtual: String, _ name: BlobName) -> SQLiteError {
    let reason =
      virtual.isName(name.column)
      ? "\(virtual) is a VIRTUAL column, whose value no row holds: read it by SELECT"
      : "\(name.column) comes after the VIRTUAL column \(virtual) of \(name.schema).\(name.table), where SQLite would open another column: read and "
        + "write the whole value by SELECT and UPDATE, or declare the VIRTUAL column last"
    return .refused(.error, "\(reason); it was \(name)")
  }

  fileprivate static func stale(index: String, _ name: BlobName) -> SQLiteError {
    .refused(
      .error,
      "the index \(index) may depend on \(name.column) by its condition or a VIRTUAL column, and would stay as it is: write the whole value by UPDATE; it "
        + "was \(name)")
  }
}
