import Foundation
import SQLiteCalls
import SQLiteCore

/// Reads the state of a database on a connection of the sweep's own.
@safe struct DatabaseReader: ~Copyable {
  let sqlite: any Sqlite3WrapperProtocol
  let db: OpaquePointer

  /// Opens a file that others may have open, too; nil with the reason when it cannot be.
  static func state(
    ofFile path: String, vfs: String?, on sqlite: any Sqlite3WrapperProtocol, isWritable: Bool, _ search: SearchCheck = .never
  ) -> DatabaseState {
    if isWritable, vfs == nil, let known = KnownStates.state(ofFile: path, on: sqlite) { return known }
    var db: OpaquePointer?
    let flags: OpenFlags = isWritable ? [.readwrite, .nomutex, .privatecache] : [.readonly, .nomutex, .privatecache]
    let code = unsafe withOptionalCString(known(vfs, on: sqlite)) { unsafe sqlite.sqlite3_open_v2(path, &db, flags.rawValue, $0) }
    guard code == ResultCode.ok.rawValue, let db = unsafe db else {
      unsafe sqlite.sqlite3_close(db)
      return DatabaseState(unread: ErrorTexts.text(of: code))
    }
    let reader = unsafe DatabaseReader(sqlite: sqlite, db: db)
    var state: DatabaseState
    let image = unsafe sqlite.provides(.sqlite3_serialize) ? image(of: db, on: sqlite, atMost: KnownStates.mostBytes) : nil
    if let known = image.flatMap({ KnownStates.state(of: $0) }) {
      state = known
    } else {
      state = reader.state()
      let isChecked = reader.isToCheck(state, search)
      if isChecked, let image = unsafe image ?? self.image(of: db, on: sqlite), let copy = unsafe copy(of: image, on: sqlite).1 {
        state.staleSearchTables = unsafe DatabaseReader(sqlite: sqlite, db: copy).staleSearchTables()
      }
      if let image, isChecked || !state.hasSearchTables { KnownStates.keep(state, of: image) }
    }
    if isWritable { reader.tryToWrite(&state) }
    if state.unread == ErrorTexts.text(of: ResultCode.busy.rawValue) { state.complaints.append(DatabaseState.isLocked) }
    return state
  }

  /// Copies a private database, and reads the copy: hooks, functions and limits of its connection are left alone.
  static func state(
    ofPrivate db: OpaquePointer, _ schema: String = "main", on sqlite: any Sqlite3WrapperProtocol, _ search: SearchCheck = .never
  ) -> DatabaseState {
    let (code, copy): (Int32, OpaquePointer?)
    if sqlite.provides(.sqlite3_serialize), sqlite.provides(.sqlite3_deserialize) {
      guard let image = unsafe image(of: db, schema, on: sqlite), !image.isEmpty else { return .empty }
      unsafe (code, copy) = unsafe self.copy(of: image, on: sqlite)
    } else {
      guard DatabaseCopy.isPossible(on: sqlite) else { return DatabaseState(unread: "this library cannot copy a private database") }
      unsafe (code, copy) = unsafe DatabaseCopy.open(":memory:", of: db, on: sqlite)  // not while a transaction writes into it
    }
    guard let copy = unsafe copy else { return DatabaseState(unread: ErrorTexts.text(of: code)) }
    let reader = unsafe DatabaseReader(sqlite: sqlite, db: copy)
    var state = reader.state()
    if reader.isToCheck(state, search) { state.staleSearchTables = reader.staleSearchTables() }
    return state
  }

  /// A private database of bytes; nil, and the reason, when it cannot be made.
  static func copy(of image: [UInt8], on sqlite: any Sqlite3WrapperProtocol) -> (Int32, OpaquePointer?) {
    var copy: OpaquePointer?
    var code = unsafe sqlite.sqlite3_open_v2(":memory:", &copy, OpenFlags([.readwrite, .memory, .nomutex]).rawValue, nil)
    let size = Int64(image.count)
    if code == ResultCode.ok.rawValue, !image.isEmpty {
      code = ResultCode.nomem.rawValue
      if let bytes = unsafe sqlite.sqlite3_malloc64(UInt64(size)) {
        unsafe bytes.copyMemory(from: image, byteCount: image.count)
        let flags = DeserializeFlags([.freeonclose, .resizeable]).rawValue
        code = unsafe sqlite.sqlite3_deserialize(copy, "main", bytes.assumingMemoryBound(to: UInt8.self), size, size, flags)
      }
    }
    if code == ResultCode.ok.rawValue { return unsafe (code, copy) }
    unsafe sqlite.sqlite3_close(copy)
    return (code, nil)
  }

  /// Makes a database what it was through SQLite and its file system, where it can.
  ///
  /// - Returns: Whether it could.
  @discardableResult
  static func write(
    _ image: [UInt8], to location: Connection.Location, access: Connection.Access, on sqlite: any Sqlite3WrapperProtocol
  ) -> Bool {
    do {
      try DatabaseSnapshot(Data(image)).restore(Connection(location, access: access, on: sqlite))
      return true
    } catch { return false }
  }

  /// The bytes of a database file as SQLite sees it, its log included; nil when it cannot be read.
  static func image(ofFile path: String, vfs: String?, on sqlite: any Sqlite3WrapperProtocol) -> [UInt8]? {
    guard sqlite.provides(.sqlite3_serialize) || DatabaseCopy.isPossible(on: sqlite) else { return nil }
    var db: OpaquePointer?
    let flags = OpenFlags([.readwrite, .nomutex, .privatecache]).rawValue
    _ = unsafe withOptionalCString(known(vfs, on: sqlite)) { unsafe sqlite.sqlite3_open_v2(path, &db, flags, $0) }
    defer { unsafe sqlite.sqlite3_close(db) }
    return unsafe db.flatMap { unsafe self.image(of: $0, on: sqlite) }
  }

  /// The bytes of a connection's database, none for one without pages; nil when there is no memory for them, or the library cannot tell them.
  ///
  /// - Parameter most: How many bytes are copied at most; nil for one with more.
  static func image(of db: OpaquePointer, _ schema: String = "main", on sqlite: any Sqlite3WrapperProtocol, atMost most: Int? = nil)
    -> [UInt8]?
  {
    guard sqlite.provides(.sqlite3_serialize) else {
      return unsafe DatabaseCopy.isPossible(on: sqlite) ? DatabaseCopy.bytes(of: db, on: sqlite) : nil
    }
    var size: Int64 = 0
    if let most {
      _ = unsafe sqlite.sqlite3_serialize(db, schema, &size, SerializeFlags.nocopy.rawValue)
      if size > most { return nil }
    }
    guard let image = unsafe sqlite.sqlite3_serialize(db, schema, &size, 0) else { return size == 0 ? [] : nil }
    defer { unsafe sqlite.sqlite3_free(image) }
    return unsafe Array(UnsafeRawBufferPointer(start: image, count: Int(size)))
  }

  /// A file system by its name; nil, for the default one, when it is gone: one that the operation has made for itself, before the files that are there.
  private static func known(_ vfs: String?, on sqlite: any Sqlite3WrapperProtocol) -> String? {
    vfs.flatMap { unsafe sqlite.sqlite3_vfs_find($0) == nil ? nil : $0 }
  }

  init(sqlite: any Sqlite3WrapperProtocol, db: OpaquePointer) {
    self.sqlite = sqlite
    unsafe self.db = db
  }

  deinit { unsafe sqlite.sqlite3_close_v2(db) }

  func state() -> DatabaseState {
    var state = DatabaseState()
    let shadows = shadowTables()
    var tables: [String] = []
    unsafe forEachRow(of: "SELECT type, name, coalesce(sql, '') FROM main.sqlite_schema", into: &state) { statement, state in
      let (type, name, sql) = unsafe (text(statement, 0), text(statement, 1), text(statement, 2))
      guard !name.hasPrefix("sqlite_stat"), !shadows.contains(name) || Self.tellsRows(name) else { return }
      if name != "sqlite_sequence" { state.objects["\(type) \(name)"] = sql }
      if type == "table", !sql.hasPrefix("CREATE VIRTUAL") { tables.append(name) }
    }
    if state.hasSearchTables {
      for table in shadows where table.hasSuffix("_data") {
        unsafe forEachRow(of: "SELECT * FROM main.\(table.quoted(by: "\""))", into: &state) { statement, state in
          state.searchSum &+= unsafe hashes(of: statement).reduce(0, DatabaseState.Rows.mixed)
        }
      }
    }
    for table in tables {
      state.tables[table] = rows(of: table, into: &state)
    }
    unsafe forEachRow(of: "PRAGMA main.user_version", into: &state) { $1.userVersion = unsafe sqlite.sqlite3_column_int64($0, 0) }
    unsafe forEachRow(of: "PRAGMA main.application_id", into: &state) { $1.applicationID = unsafe sqlite.sqlite3_column_int64($0, 0) }
    check(&state)
    return state
  }

  /// The rows of a table; where a column is computed by a function of the app's, those of the others.
  private func rows(of table: String, into state: inout DatabaseState) -> DatabaseState.Rows {
    func read(_ columns: String, _ state: inout DatabaseState) -> DatabaseState.Rows {
      var rows = DatabaseState.Rows()
      unsafe forEachRow(of: "SELECT \(columns) FROM main.\(table.quoted(by: "\""))", into: &state) { statement, _ in
        if rows.count == 0 { rows.columns = unsafe names(of: statement) }
        unsafe rows.add(hashes(of: statement))
      }
      return rows
    }
    var attempt = DatabaseState(unread: state.unread)
    let rows = read("*", &attempt)
    guard attempt.unread != nil, state.unread == nil else { return rows }
    var columns: [String] = []
    unsafe forEachRow(of: "SELECT name FROM pragma_table_xinfo(\(table.quoted(by: "'")), 'main') WHERE hidden <> 2", into: &state) {
      statement, _ in columns.append(unsafe text(statement, 0).quoted(by: "\""))
    }
    return read(columns.joined(separator: ", "), &state)
  }

  /// What no run may leave: damage.
  private func check(_ state: inout DatabaseState) {
    guard state.unread == nil else { return }
    var other = DatabaseState()  // a function or collation of the user's may be missing here: then nothing can be said
    unsafe forEachRow(of: "PRAGMA main.integrity_check(3)", into: &other) { statement, _ in
      let line = unsafe text(statement, 0)
      if line != "ok" { state.complaints.append("is damaged: \(line)") }
    }
    unsafe forEachRow(of: "PRAGMA main.foreign_key_check", into: &other) { _, _ in state.violations += 1 }
  }

  /// The other thing that no run may leave: a lock.
  private func tryToWrite(_ state: inout DatabaseState) {
    guard state.unread == nil else { return }
    let code = unsafe sqlite.sqlite3_exec(db, "BEGIN IMMEDIATE", nil, nil, nil)
    if code == ResultCode.busy.rawValue { state.complaints.append(DatabaseState.isLocked) }
    unsafe sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
  }

  /// The tables in which virtual tables keep what they know.
  private func shadowTables() -> Set<String> {
    var names: Set<String> = []
    var other = DatabaseState()
    unsafe forEachRow(of: "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'shadow'", into: &other) { statement, _ in
      names.insert(unsafe text(statement, 0))
    }
    return names
  }

  /// Whether a shadow table holds rows as they were written. What is in the others depends on the order of the writes.
  private static func tellsRows(_ name: String) -> Bool {
    !["_data", "_idx", "_segments", "_segdir", "_stat", "_config", "_node", "_parent"].contains { name.hasSuffix($0) }
  }

  func forEachRow(
    of sql: String, into state: inout DatabaseState, _ body: (OpaquePointer, inout DatabaseState) -> Void
  ) {
    guard state.unread == nil else { return }
    var statement: OpaquePointer?
    var code = unsafe sqlite.sqlite3_prepare_v2(db, sql, -1, &statement, nil)
    while code == ResultCode.ok.rawValue || code == ResultCode.row.rawValue, let statement = unsafe statement {
      code = unsafe sqlite.sqlite3_step(statement)
      if code == ResultCode.row.rawValue { unsafe body(statement, &state) }
    }
    if code != ResultCode.done.rawValue { state.unread = unsafe sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) } }
    unsafe sqlite.sqlite3_finalize(statement)
  }

  func text(_ statement: OpaquePointer, _ column: Int32) -> String {
    guard let bytes = unsafe sqlite.sqlite3_column_text(statement, column) else { return "" }
    let count = unsafe Int(sqlite.sqlite3_column_bytes(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private func names(of statement: OpaquePointer) -> [String] {
    let count = unsafe sqlite.sqlite3_column_count(statement)
    return (0..<count).map { column in
      unsafe sqlite.sqlite3_column_name(statement, column).map { unsafe String(cString: $0) } ?? ""
    }
  }

  /// A number for each value of a row, with its kind in the lowest three bits: its storage class, or that of a UUID.
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

/// Lends the C string of a text that there may be.
func withOptionalCString<Answer>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Answer) -> Answer {
  guard let text else { return body(nil) }
  return unsafe text.withCString { unsafe body($0) }
}
