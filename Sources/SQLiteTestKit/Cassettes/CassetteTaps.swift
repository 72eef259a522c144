import SQLiteCalls

/// The C functions that SQLite calls during recording. Each finds its ``CassetteHook`` and calls the function of the code under test.
enum CassetteTaps {
  static let update: Sqlite3Callback.Update = { context, action, schema, table, rowid in
    unsafe CassetteHook.at(context)?.pass(
      as: Sqlite3Callback.Update.self, [.integer(Int64(action)), .words(schema), .words(table), .integer(rowid)]
    ) {
      unsafe $0($1, action, schema, table, rowid)
    }
  }
  /// The tap for commit hooks and progress handlers.
  static let commit: Sqlite3Callback.Commit = { context in
    unsafe CassetteHook.at(context)?.pass(as: Sqlite3Callback.Commit.self, []) { unsafe $0($1) } ?? 0
  }
  static let rollback: Sqlite3Destructor.Function = { context in
    unsafe CassetteHook.at(context)?.pass(as: Sqlite3Destructor.Function.self, []) { unsafe $0($1) }
  }
  static let busy: Sqlite3Callback.Busy = { context, tries in
    unsafe CassetteHook.at(context)?.pass(as: Sqlite3Callback.Busy.self, [.integer(Int64(tries))]) { unsafe $0($1, tries) } ?? 0
  }
  static let wal: Sqlite3Callback.Wal = { context, db, schema, pages in
    unsafe CassetteHook.at(context)?.pass(as: Sqlite3Callback.Wal.self, [.handle(db), .words(schema), .integer(Int64(pages))]) {
      unsafe $0($1, db, schema, pages)
    } ?? 0
  }
  static let authorize: Sqlite3Callback.Authorizer = { context, action, first, second, schema, source in
    unsafe CassetteHook.at(context)?.pass(
      as: Sqlite3Callback.Authorizer.self, [.integer(Int64(action)), .words(first), .words(second), .words(schema), .words(source)]
    ) {
      unsafe $0($1, action, first, second, schema, source)
    } ?? 0
  }
  static let missingCollation: Sqlite3Callback.CollationNeeded = { context, db, encoding, name in
    unsafe CassetteHook.at(context)?.pass(
      as: Sqlite3Callback.CollationNeeded.self, [.handle(db), .integer(Int64(encoding)), .words(name)]
    ) {
      unsafe $0($1, db, encoding, name)
    }
  }
  static let compare: Sqlite3Callback.Compare = { context, leftCount, left, rightCount, right in
    unsafe CassetteHook.at(context)?.pass(
      as: Sqlite3Callback.Compare.self,
      [
        .blob(Array(UnsafeRawBufferPointer(start: left, count: Int(leftCount)))),
        .blob(Array(UnsafeRawBufferPointer(start: right, count: Int(rightCount)))),
      ]
    ) {
      unsafe $0($1, leftCount, left, rightCount, right)
    } ?? 0
  }
  static let trace: Sqlite3Callback.Trace = { event, context, subject, detail in
    let about: Sqlite3Argument =
      switch TraceEvents(rawValue: event) {
      case .stmt: unsafe .words(detail.map { unsafe UnsafePointer($0.assumingMemoryBound(to: CChar.self)) })
      case .profile: unsafe detail.map { unsafe .integer($0.load(as: Int64.self)) } ?? .null
      default: .null
      }
    let arguments: [Sqlite3Argument] = unsafe [.integer(Int64(event)), .handle(subject.map { UInt(bitPattern: $0) }), about]
    return unsafe CassetteHook.at(context)?.pass(as: Sqlite3Callback.Trace.self, arguments) {
      unsafe $0(event, $1, subject, detail)
    } ?? 0
  }
}
