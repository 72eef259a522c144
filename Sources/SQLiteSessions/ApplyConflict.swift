import SQLiteCalls
public import SQLiteCore

/// A change that cannot be applied as recorded. The closure of ``Connection/apply(_:_:to:onConflict:)`` decides what to do with it.
public struct ApplyConflict: Hashable, Sendable {
  /// The reason why a change cannot be applied. The names are SQLite's. <https://sqlite.org/session/c_changeset_conflict.html>
  public enum Kind: Hashable, Sendable {
    /// The row to be updated or deleted has different values than when the change was recorded.
    case data
    /// The row to be updated or deleted does not exist.
    case notFound
    /// The table already has a row with the primary key of the row to be inserted.
    case conflict
    /// A constraint prevents the change: UNIQUE, NOT NULL, CHECK, or an error raised by a trigger.
    case constraint
    /// After all changes, some foreign keys refer to missing rows. The count comes from SQLite, which so far reports 1 for any number.
    case foreignKey(count: Int)
  }

  /// The decision about a change that cannot be applied.
  public enum Resolution: Hashable, Sendable {
    /// Skips the change, or leaves foreign key violations in place.
    case omit
    /// Applies the change anyway, replacing the conflicting row. Only for ``Kind/data`` and ``Kind/conflict``.
    case replace
    /// Applies none of the changeset.
    case abort
  }

  /// The reason why the change cannot be applied.
  public let kind: Kind
  /// The change; nil for foreign keys, which do not belong to a single change.
  public let change: Changeset.Change?
  /// The values of the conflicting row, one for each column of the changeset; empty unless the kind is ``Kind/data`` or ``Kind/conflict``.
  public let row: [SQLiteValue]

  /// Whether the conflicting row can be replaced.
  public var allowsReplace: Bool { kind == .data || kind == .conflict }
}

extension ApplyConflict: CustomStringConvertible {
  /// The change and the reason for the conflict, without values.
  public var description: String {
    let change = change.map { "the \($0.operation) of a row of \($0.table)" } ?? "the changes"
    return switch kind {
    case .data: "\(change) does not fit the row, whose values have changed since the recording"
    case .notFound: "\(change) finds no such row"
    case .conflict: "\(change) finds a row with that primary key"
    case .constraint: "\(change) violates a constraint"
    case .foreignKey: "\(change) leave foreign keys without the rows that they refer to"
    }
  }
}

// MARK: - Reading

extension ApplyConflict {
  /// Reads the conflict that SQLite passes to a callback.
  init(_ number: Int32, _ iterator: OpaquePointer?, on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) {
    let reader = unsafe ConflictReader(wrapper, iterator)
    switch SQLiteCalls.ChangesetConflict(rawValue: number) {
    case .data: kind = .data
    case .notfound: kind = .notFound
    case .conflict: kind = .conflict
    case .constraint: kind = .constraint
    case .foreignKey:
      kind = .foreignKey(count: try reader.foreignKeyCount())
      (change, row) = (nil, [])
      return
    default: throw SQLiteError.refused(.error, "SQLite reports a conflict that this package does not know: \(number)")
    }
    let change = try reader.change()
    self.change = change.change
    let hasRow = kind == .data || kind == .conflict
    row = hasRow ? try reader.values(change.columnCount, .sqlite3changeset_conflict).map { $0 ?? .null } : []
  }
}

/// Reads from the iterator that SQLite passes to the conflict callback.
@safe private struct ConflictReader {
  let wrapper: any Sqlite3WrapperProtocol
  let iterator: OpaquePointer?

  init(_ wrapper: any Sqlite3WrapperProtocol, _ iterator: OpaquePointer?) {
    self.wrapper = wrapper
    unsafe self.iterator = iterator
  }

  func foreignKeyCount() throws(SQLiteError) -> Int {
    var count: Int32 = 0
    try check(unsafe wrapper.sqlite3changeset_fk_conflicts(iterator, &count), .sqlite3changeset_fk_conflicts)
    return Int(count)
  }

  func change() throws(SQLiteError) -> (change: Changeset.Change, columnCount: Int) {
    var name: UnsafePointer<CChar>?
    var (columnCount, number, isIndirect, keyCount): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    try check(unsafe wrapper.sqlite3changeset_op(iterator, &name, &columnCount, &number, &isIndirect), .sqlite3changeset_op)
    var places: UnsafeMutablePointer<UInt8>?
    try check(unsafe wrapper.sqlite3changeset_pk(iterator, &places, &keyCount), .sqlite3changeset_pk)
    guard let name = unsafe name, let operation = Changeset.Operation(number) else {
      throw SQLiteError.refused(.error, "SQLite reports a conflict without its change")
    }
    let keyPlaces = unsafe Array(UnsafeBufferPointer(start: places, count: places == nil ? 0 : Int(keyCount)))
    let table = unsafe Changeset.Table(name: String(cString: name), columnCount: Int(columnCount), keyPlaces: keyPlaces)
    let old = try operation == .insert ? [] : values(table.columnCount, .sqlite3changeset_old)
    let new = try operation == .delete ? [] : values(table.columnCount, .sqlite3changeset_new)
    let change = Changeset.Change(
      table: table.name, operation: operation, isIndirect: isIndirect != 0, primaryKey: table.primaryKey, oldValues: old, newValues: new)
    return (change, table.columnCount)
  }

  /// Returns the values of all columns; nil for a column without a value.
  func values(_ count: Int, _ call: Sqlite3Call) throws(SQLiteError) -> [SQLiteValue?] {
    var values: [SQLiteValue?] = []
    for column in 0..<Int32(count) {
      var found: OpaquePointer?
      let code =
        switch call {
        case .sqlite3changeset_old: unsafe wrapper.sqlite3changeset_old(iterator, column, &found)
        case .sqlite3changeset_new: unsafe wrapper.sqlite3changeset_new(iterator, column, &found)
        default: unsafe wrapper.sqlite3changeset_conflict(iterator, column, &found)
        }
      try check(code, call)
      guard let found = unsafe found else {
        values.append(nil)
        continue
      }
      guard let value = unsafe SQLiteValue.extract(from: StoredValue(wrapper, found)) else {
        throw SQLiteError(ResultCode.nomem.rawValue, in: call, on: wrapper, about: "a value of the conflict cannot be read")
      }
      values.append(value)
    }
    return values
  }

  private func check(_ code: Int32, _ call: Sqlite3Call) throws(SQLiteError) {
    if code != 0 { throw SQLiteError(code, in: call, on: wrapper, about: "the conflict cannot be read") }
  }
}
