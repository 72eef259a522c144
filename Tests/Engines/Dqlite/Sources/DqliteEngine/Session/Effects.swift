/// The effects of the last statements, as `sqlite3_changes` and its like report them.
struct Effects {
  private(set) var changes: Int64 = 0
  private(set) var totalChanges: Int64 = 0
  private(set) var lastInsertRowid: Int64 = 0
  /// Nodes know the last rowid of a connection: 0 on a new one.
  var isNewConnection = false

  mutating func note(_ changes: Int64, rowid: Int64?) {
    self.changes = changes
    totalChanges += changes
    guard let rowid, changes > 0, rowid != 0 || !isNewConnection else { return }
    lastInsertRowid = rowid
    isNewConnection = false
  }

  /// A statement failed.
  mutating func failed() { changes = 0 }

  mutating func set(lastInsertRowid: Int64) { self.lastInsertRowid = lastInsertRowid }
}
