import SQLiteCore

/// The tables of a session. If the session records all tables, SQLite's filter callback queries this object when a row of a new table
/// changes.
@safe final class SessionTables {
  private unowned(unsafe) let connection: Connection
  private let tables: ChangesetTables
  private var decisions: [SchemaName: Bool]
  /// The names of all recorded tables.
  private(set) var names: [String]

  /// - Parameters:
  ///   - names: The names of the existing tables to record.
  ///   - stored: All existing tables.
  init(_ tables: ChangesetTables, _ names: [String], among stored: [StoredTable], of connection: Connection) {
    unsafe self.connection = connection
    self.tables = tables
    self.names = names
    decisions = Dictionary(stored.map { ($0.name, false) }) { first, _ in first }
    for name in names { decisions[SchemaName(name)] = true }
  }

  typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32

  static let function: Function = { context, name in
    guard let tables = unsafe context.object(as: SessionTables.self), let name = unsafe name else { return 0 }
    return unsafe tables.isRecorded(String(cString: name)) ? 1 : 0
  }

  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  private func isRecorded(_ spelling: String) -> Bool {
    let name = SchemaName(spelling)
    if let decision = decisions[name] { return decision }
    let decision = unsafe connection.inCallback(allowsSQL: false) { !name.isReserved && tables.isRecorded(spelling) }
    decisions[name] = decision
    if decision { names.append(spelling) }
    return decision
  }
}
