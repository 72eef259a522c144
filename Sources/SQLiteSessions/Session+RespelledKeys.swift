import SQLiteCalls
import SQLiteCore

extension Session {
  /// Throws if the key of a row was changed to one that SQLite compares as equal, such as "Anna" for "anna" under NOCASE.
  ///
  /// SQLite would record two rows, find the same row for both, and write changes that no database could apply.
  func refuseRespelledKeys(_ open: OpaquePointer) throws {
    guard try tables.names.contains(where: { try connection.mayRespellKey(of: $0, in: schema) }) else { return }
    for change in try unsafe Changeset(copied: changesetBytes(open), takesNewKeys: true) { try refuseRespelledKey(of: change) }
  }

  private func refuseRespelledKey(of change: Changeset.Change) throws {
    guard change.operation == .update else { return }
    let places = change.primaryKey.filter { change.newValues[$0] != nil }
    if places.isEmpty { return }
    func key(_ values: [SQLiteValue?]) -> String { places.map { values[$0]?.literal ?? "?" }.joined(separator: ", ") }
    throw SQLiteError.refused(
      .schema,
      """
      the key \(key(change.oldValues)) of a row of \(change.table) is now \(key(change.newValues)), which SQLite compares as equal: \
      a session cannot record that. Delete the row, take the changes, and insert it again in another session
      """)
  }
}
