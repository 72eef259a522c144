import SQLiteCalls

/// A program on the C calls that uses most kinds of handle, and gives every one back whichever call fails.
///
/// - Returns: The first result code that was not as it should be; SQLITE_OK when all went well.
@safe struct WholeProgram {
  let sqlite: any Sqlite3WrapperProtocol
  private var failed: Int32 = 0

  init(on sqlite: any Sqlite3WrapperProtocol) { self.sqlite = sqlite }

  static func run(on sqlite: any Sqlite3WrapperProtocol) -> Int32 {
    var program = WholeProgram(on: sqlite)
    program.run()
    return program.failed
  }

  /// Notes the first code that is not expected; answers whether it was.
  @discardableResult
  private mutating func expect(_ code: Int32, _ expected: ResultCode = .ok) -> Bool {
    if code != expected.rawValue, failed == 0 { failed = code == 0 ? -1 : code }
    return code == expected.rawValue
  }

  private mutating func expect(_ isSo: Bool) { if !isSo { expect(ResultCode.nomem.rawValue) } }

  private mutating func run() {
    guard let db = unsafe open() else { return }
    let create = "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, data BLOB)"
    if unsafe expect(sqlite.sqlite3_exec(db, create, nil, nil, nil)) {
      unsafe record(db) { unsafe $0.insert(db) }
      unsafe writeBlob(db)
      unsafe select(db)
      unsafe backUp(db)
      if sqlite.provides(.sqlite3_deserialize) { unsafe image(db) }
      unsafe string(db)
    }
    unsafe close(db)
  }

  private mutating func open() -> OpaquePointer? {
    var db: OpaquePointer?
    let code = unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory, .exrescode]).rawValue, nil)
    if !expect(code) {
      unsafe close(db)
      return nil
    }
    return unsafe db
  }

  private mutating func close(_ db: OpaquePointer?) {
    if unsafe !expect(sqlite.sqlite3_close(db)) { _ = unsafe sqlite.sqlite3_close_v2(db) }
  }

  private mutating func insert(_ db: OpaquePointer) {
    var statement: OpaquePointer?
    guard unsafe expect(sqlite.sqlite3_prepare_v3(db, "INSERT INTO t(name, data) VALUES (?, ?)", -1, 0, &statement, nil)) else { return }
    for name in ["one", "two"] {
      let text = unsafe sqlite.sqlite3_bind_text(statement, 1, name, -1, Sqlite3Destructor.transient)
      let blob = unsafe sqlite.sqlite3_bind_zeroblob64(statement, 2, 64)
      if expect(text), expect(blob) { unsafe expect(sqlite.sqlite3_step(statement), .done) }
      unsafe expect(sqlite.sqlite3_reset(statement))
      unsafe expect(sqlite.sqlite3_clear_bindings(statement))
    }
    let sql = unsafe sqlite.sqlite3_expanded_sql(statement)
    unsafe expect(sql != nil)
    unsafe sqlite.sqlite3_free(sql)
    unsafe expect(sqlite.sqlite3_finalize(statement))
  }

  private mutating func writeBlob(_ db: OpaquePointer) {
    var blob: OpaquePointer?
    guard unsafe expect(sqlite.sqlite3_blob_open(db, "main", "t", "data", 1, 1, &blob)) else { return }
    var bytes: [UInt8] = [1, 2, 3]
    let size = unsafe sqlite.sqlite3_blob_bytes(blob)
    expect(size == 64)
    unsafe expect(sqlite.sqlite3_blob_write(blob, &bytes, 3, size - 3))
    unsafe expect(sqlite.sqlite3_blob_read(blob, &bytes, 3, 0))
    unsafe expect(sqlite.sqlite3_blob_reopen(blob, 2))
    unsafe expect(sqlite.sqlite3_blob_close(blob))
  }

  private mutating func select(_ db: OpaquePointer) {
    var statement: OpaquePointer?
    guard unsafe expect(sqlite.sqlite3_prepare_v2(db, "SELECT name, data FROM t", -1, &statement, nil)) else { return }
    var code = unsafe sqlite.sqlite3_step(statement)
    while code == ResultCode.row.rawValue {
      let value = unsafe sqlite.sqlite3_column_value(statement, 0)
      if unsafe sqlite.sqlite3_value_type(value) == StorageClass.text.rawValue {
        let text = unsafe sqlite.sqlite3_value_text(value)
        unsafe expect(text != nil)
        let bytes = unsafe UnsafeBufferPointer(start: text, count: text == nil ? 0 : Int(sqlite.sqlite3_value_bytes(value)))
        expect(bytes.isEmpty || bytes.count == 3)
      }
      let copy = unsafe sqlite.sqlite3_value_dup(value)
      unsafe expect(copy != nil)
      unsafe sqlite.sqlite3_value_free(copy)
      code = unsafe sqlite.sqlite3_step(statement)
    }
    expect(code, .done)
    unsafe expect(sqlite.sqlite3_finalize(statement))
  }

  private mutating func backUp(_ db: OpaquePointer) {
    guard let target = unsafe open() else { return }
    if let backup = unsafe sqlite.sqlite3_backup_init(target, "main", db, "main") {
      unsafe expect(sqlite.sqlite3_backup_step(backup, -1), .done)
      unsafe expect(sqlite.sqlite3_backup_finish(backup))
    } else {
      unsafe expect(sqlite.sqlite3_extended_errcode(target))
    }
    unsafe close(target)
  }

  private mutating func image(_ db: OpaquePointer) {
    var size: Int64 = 0
    let image = unsafe sqlite.sqlite3_serialize(db, "main", &size, 0)
    unsafe expect(image != nil)
    guard unsafe image != nil else { return }
    let flags = DeserializeFlags.freeonclose.rawValue
    unsafe expect(sqlite.sqlite3_deserialize(db, "main", image, size, size, flags))
  }

  private mutating func string(_ db: OpaquePointer) {
    let string = unsafe sqlite.sqlite3_str_new(db)
    unsafe expect(string != nil)
    guard unsafe string != nil else { return }
    unsafe sqlite.sqlite3_str_appendall(string, "done")
    let text = unsafe sqlite.sqlite3_str_finish(string)
    unsafe expect(text != nil)
    unsafe sqlite.sqlite3_free(text)
  }

  /// Records what is done as a changeset, and reads that.
  private mutating func record(_ db: OpaquePointer, _ work: (inout WholeProgram) -> Void) {
    var session: OpaquePointer?
    guard sqlite.provides(.sqlite3session_create), unsafe expect(sqlite.sqlite3session_create(db, "main", &session)) else {
      return work(&self)
    }
    unsafe expect(sqlite.sqlite3session_attach(session, nil))
    work(&self)
    var count: Int32 = 0
    var changes: UnsafeMutableRawPointer?
    if unsafe expect(sqlite.sqlite3session_changeset(session, &count, &changes)) {
      var iterator: OpaquePointer?
      if unsafe expect(sqlite.sqlite3changeset_start(&iterator, count, changes)) {
        var code = unsafe sqlite.sqlite3changeset_next(iterator)
        while code == ResultCode.row.rawValue { code = unsafe sqlite.sqlite3changeset_next(iterator) }
        expect(code, .done)
        unsafe expect(sqlite.sqlite3changeset_finalize(iterator))
      }
      unsafe sqlite.sqlite3_free(changes)
    }
    unsafe sqlite.sqlite3session_delete(session)
  }
}
