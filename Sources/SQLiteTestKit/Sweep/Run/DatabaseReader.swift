import Foundation
import SQLiteCalls
import SQLiteCore

/// Reads the state of a database on the sweep's own connection.
@safe struct DatabaseReader: ~Copyable {
  let sqlite: any Sqlite3WrapperProtocol
  let db: OpaquePointer

  /// Opens and reads a file that other connections may also have open. On failure, the state contains the reason.
  ///
  /// - Parameter before: The state with which the search tables are compared, see ``isToCheck(_:since:)``.
  static func state(
    ofFile path: String, vfs: String?, on sqlite: any Sqlite3WrapperProtocol, isWritable: Bool, since before: DatabaseState? = nil
  ) -> DatabaseState {
    if isWritable, vfs == nil, let known = KnownStates.state(ofFile: path, on: sqlite) { return known }
    let (code, db) = unsafe opened(path, isWritable ? .readwrite : .readonly, vfs: vfs, on: sqlite)
    guard let db = unsafe db else { return DatabaseState(unread: ErrorTexts.text(of: code)) }
    let reader = unsafe DatabaseReader(sqlite: sqlite, db: db)
    var state: DatabaseState
    let image = unsafe sqlite.provides(.sqlite3_serialize) ? image(of: db, on: sqlite, atMost: KnownStates.mostBytes) : nil
    if let known = image.flatMap({ KnownStates.state(of: $0) }) {
      state = known
    } else {
      state = reader.state()
      let isChecked = reader.isToCheck(state, since: before)
      if isChecked, let image = unsafe image ?? self.image(of: db, on: sqlite), let copy = unsafe copy(of: image, on: sqlite).1 {
        state.staleSearchTables = unsafe DatabaseReader(sqlite: sqlite, db: copy).staleSearchTables()
      }
      if let image, isChecked || !state.hasSearchTables { KnownStates.keep(state, of: image) }
    }
    if isWritable { reader.tryToWrite(&state) }
    if state.unread == ErrorTexts.text(of: ResultCode.busy.rawValue) { state.complaints.append(DatabaseState.isLocked) }
    return state
  }

  /// Opens a file. When the connection is closed, a log that another program has left stays as it is.
  private static func opened(_ path: String, _ flags: OpenFlags, vfs: String?, on sqlite: any Sqlite3WrapperProtocol) -> (
    Int32, OpaquePointer?
  ) {
    unsafe sqlite.opened(path, flags, vfs: vfs) { db in
      unsafe sqlite.sqlite3_db_config(db, ConnectionOption.noCkptOnClose.rawValue, 1, 0, nil)
      return ResultCode.ok.rawValue  // an engine may know no such option, and keep no log in a file
    }
  }

  /// Copies a private database and reads the copy, so that the hooks, functions and limits of its connection are neither used nor changed.
  static func state(
    ofPrivate db: OpaquePointer, _ schema: String = "main", on sqlite: any Sqlite3WrapperProtocol, since before: DatabaseState? = nil
  ) -> DatabaseState {
    let (code, copy): (Int32, OpaquePointer?)
    var image: Data?
    if sqlite.provides(.sqlite3_serialize), sqlite.provides(.sqlite3_deserialize) {
      guard let bytes = unsafe self.image(of: db, schema, on: sqlite), !bytes.isEmpty else { return .empty }
      if let known = KnownStates.state(of: bytes) { return known }
      image = bytes
      unsafe (code, copy) = unsafe self.copy(of: bytes, on: sqlite)
    } else {
      guard DatabaseCopy.isPossible(on: sqlite) else { return DatabaseState(unread: "this library cannot copy a private database") }
      unsafe (code, copy) = unsafe DatabaseCopy.open(":memory:", of: db, on: sqlite)  // fails while a transaction is writing to it
    }
    guard let copy = unsafe copy else { return DatabaseState(unread: ErrorTexts.text(of: code)) }
    let reader = unsafe DatabaseReader(sqlite: sqlite, db: copy)
    var state = reader.state()
    let isChecked = reader.isToCheck(state, since: before)
    if isChecked { state.staleSearchTables = reader.staleSearchTables() }
    if let image, isChecked || !state.hasSearchTables { KnownStates.keep(state, of: image) }
    return state
  }

  /// Creates a private database from bytes. Returns the result code and the connection, which is nil on failure.
  static func copy(of image: Data, on sqlite: any Sqlite3WrapperProtocol) -> (Int32, OpaquePointer?) {
    unsafe sqlite.opened(":memory:", [.readwrite, .memory]) { copy in
      if image.isEmpty { return ResultCode.ok.rawValue }
      guard let bytes = unsafe sqlite.sqlite3_malloc64(UInt64(image.count)) else { return ResultCode.nomem.rawValue }
      let (start, size) = unsafe (bytes.assumingMemoryBound(to: UInt8.self), Int64(image.count))
      unsafe image.copyBytes(to: start, count: image.count)
      return unsafe sqlite.sqlite3_deserialize(
        copy, "main", start, size, size, DeserializeFlags([.freeonclose, .resizeable]).rawValue)
    }
  }

  /// Restores the previous bytes of a database through SQLite and its file system, if possible.
  ///
  /// - Returns: Whether the database was restored.
  @discardableResult
  static func write(
    _ image: Data, to location: Connection.Location, access: Connection.Access, on sqlite: any Sqlite3WrapperProtocol
  ) -> Bool {
    (try? DatabaseSnapshot(image).restore(Connection(location, access: access, on: sqlite))) != nil
  }

  /// Returns the bytes of a database file as SQLite sees it, including its write-ahead log; nil if it cannot be read.
  static func image(ofFile path: String, vfs: String?, on sqlite: any Sqlite3WrapperProtocol) -> Data? {
    guard let db = unsafe opened(path, .readwrite, vfs: vfs, on: sqlite).1 else { return nil }
    defer { unsafe sqlite.sqlite3_close(db) }
    return unsafe image(of: db, on: sqlite)
  }

  /// Returns the bytes of a connection's database; empty for a database without pages, nil if memory runs out or the library cannot read
  /// them.
  ///
  /// - Parameter most: The maximum number of bytes to copy. The result is nil for a larger database.
  static func image(of db: OpaquePointer, _ schema: String = "main", on sqlite: any Sqlite3WrapperProtocol, atMost most: Int? = nil)
    -> Data?
  {
    guard sqlite.provides(.sqlite3_serialize) else {
      return unsafe DatabaseCopy.isPossible(on: sqlite) ? DatabaseCopy.bytes(of: db, on: sqlite) : nil
    }
    var size: Int64 = 0
    if let most {
      _ = unsafe sqlite.sqlite3_serialize(db, schema, &size, SerializeFlags.nocopy.rawValue)
      if size > most { return nil }
    }
    guard let image = unsafe sqlite.sqlite3_serialize(db, schema, &size, 0) else { return size == 0 ? Data() : nil }
    defer { unsafe sqlite.sqlite3_free(image) }
    return unsafe Data(bytes: image, count: Int(size))
  }

  deinit { unsafe sqlite.sqlite3_close_v2(db) }

  func state() -> DatabaseState {
    var state = DatabaseState()
    func read(_ sql: String, _ body: (OpaquePointer) -> Void) {
      if state.unread == nil { state.unread = unsafe forEachRow(of: sql, body) }
    }
    let shadows = shadowTables()
    var tables: [String] = []
    unsafe read("SELECT type, name, coalesce(sql, '') FROM main.sqlite_schema") { statement in
      let (type, name, sql) = unsafe (sqlite.text(statement, 0), sqlite.text(statement, 1), sqlite.text(statement, 2))
      guard !name.hasPrefix("sqlite_stat"), !shadows.contains(name) || Self.holdsWrittenRows(name) else { return }
      if name != "sqlite_sequence" { state.objects["\(type) \(name)"] = sql }
      if type == "table", !sql.hasPrefix("CREATE VIRTUAL") { tables.append(name) }
    }
    if state.hasSearchTables {
      for table in shadows where table.hasSuffix("_data") {
        unsafe read("SELECT * FROM main.\(table.quoted(by: "\""))") { statement in
          state.searchSum &+= unsafe hashes(of: statement).reduce(0, DatabaseState.Rows.mixed)
        }
      }
    }
    for table in tables where state.unread == nil {
      let (rows, failure) = rows(of: table)
      (state.tables[table], state.unread) = (rows, failure)
    }
    unsafe read("PRAGMA main.user_version") { state.userVersion = unsafe sqlite.sqlite3_column_int64($0, 0) }
    unsafe read("PRAGMA main.application_id") { state.applicationID = unsafe sqlite.sqlite3_column_int64($0, 0) }
    check(&state)
    return state
  }

  /// Returns the rows of a table, or the reason why they cannot be read. A column that is computed by a function of the app is left out.
  private func rows(of table: String) -> (DatabaseState.Rows, String?) {
    func read(_ columns: String) -> (DatabaseState.Rows, failure: String?) {
      var rows = DatabaseState.Rows()
      let failure = unsafe forEachRow(of: "SELECT \(columns) FROM main.\(table.quoted(by: "\""))") { statement in
        if rows.count == 0 {
          rows.columns = unsafe (0..<sqlite.sqlite3_column_count(statement)).map { column in
            unsafe sqlite.sqlite3_column_name(statement, column).map { unsafe String(cString: $0) } ?? ""
          }
        }
        unsafe rows.add(hashes(of: statement))
      }
      return (rows, failure)
    }
    let whole = read("*")
    if whole.failure == nil { return whole }
    var columns: [String] = []
    let failure = unsafe forEachRow(of: "SELECT name FROM pragma_table_xinfo(\(table.quoted(by: "'")), 'main') WHERE hidden <> 2") {
      columns.append(unsafe sqlite.text($0, 0).quoted(by: "\""))
    }
    return failure == nil ? read(columns.joined(separator: ", ")) : (DatabaseState.Rows(), failure)
  }

  /// Checks for damage, which no run may leave behind, and counts foreign key violations. If the check fails because this connection lacks
  /// a function or collation of the user, there is no complaint.
  private func check(_ state: inout DatabaseState) {
    guard state.unread == nil else { return }
    let failure = unsafe forEachRow(of: "PRAGMA main.integrity_check(3)") { statement in
      let line = unsafe sqlite.text(statement, 0)
      if line != "ok" { state.complaints.append("is damaged: \(line)") }
    }
    if failure == nil { unsafe forEachRow(of: "PRAGMA main.foreign_key_check") { _ in state.violations += 1 } }
  }

  /// Checks for a lock, which no run may leave behind either.
  private func tryToWrite(_ state: inout DatabaseState) {
    guard state.unread == nil else { return }
    let code = unsafe sqlite.sqlite3_exec(db, "BEGIN IMMEDIATE", nil, nil, nil)
    if code == ResultCode.busy.rawValue { state.complaints.append(DatabaseState.isLocked) }
    unsafe sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
  }

  /// Returns the shadow tables of virtual tables.
  private func shadowTables() -> Set<String> {
    var names: Set<String> = []
    unsafe forEachRow(of: "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'shadow'") {
      names.insert(unsafe sqlite.text($0, 0))
    }
    return names
  }

  /// Whether a shadow table stores rows as they were written. The content of other shadow tables depends on the order of the writes.
  private static func holdsWrittenRows(_ name: String) -> Bool {
    !["_data", "_idx", "_segments", "_segdir", "_stat", "_config", "_node", "_parent"].contains { name.hasSuffix($0) }
  }

  /// Calls a closure with each row of a statement. If the statement fails, returns the reason.
  @discardableResult func forEachRow(of sql: String, _ body: (OpaquePointer) -> Void) -> String? {
    unsafe sqlite.forEachRow(of: sql, in: db, body)
  }

  /// Returns a hash for each value of a row. The lowest three bits hold the value's kind: its storage class, or `ofUUID` if it may be a
  /// UUID.
  func hashes(of statement: OpaquePointer) -> [UInt64] {
    let count = unsafe sqlite.sqlite3_column_count(statement)
    return (0..<count).map { column in
      let type = unsafe StorageClass(rawValue: sqlite.sqlite3_column_type(statement, column))
      var hasher = Hasher()
      var kind = UInt64(type.rawValue & 7)
      switch type {
      case .integer: unsafe hasher.combine(sqlite.sqlite3_column_int64(statement, column))
      case .float: unsafe hasher.combine(sqlite.sqlite3_column_double(statement, column).bitPattern)
      case .null: break
      default:
        let bytes = unsafe sqlite.sqlite3_column_blob(statement, column)
        let count = unsafe bytes == nil ? 0 : Int(sqlite.sqlite3_column_bytes(statement, column))
        if count == (type == .text ? 36 : 16) { kind = DatabaseState.Rows.ofUUID }
        hasher.combine(count)
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(start: bytes, count: count))
      }
      return UInt64(bitPattern: Int64(hasher.finalize())) << 3 | kind
    }
  }
}
