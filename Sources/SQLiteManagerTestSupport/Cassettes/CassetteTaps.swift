import SQLiteCalls

/// The C functions that SQLite calls while it is recorded: each finds its ``CassetteHook`` and calls the one of the code under test.
enum CassetteTaps {
  static let update: MockHooks.Update = { context, action, schema, table, rowid in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Update.self) {
      unsafe [.integer(Int64(action)), .words(schema), .words(table), .integer(rowid)]
    } _: {
      unsafe $0($1, action, schema, table, rowid)
    }
  }
  /// Of a progress handler, too.
  static let commit: MockHooks.Commit = { context in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Commit.self, { [] }) { unsafe $0($1) } ?? 0
  }
  static let rollback: MockHooks.Rollback = { context in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Rollback.self, { [] }) { unsafe $0($1) }
  }
  static let busy: MockHooks.Busy = { context, tries in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Busy.self, { [.integer(Int64(tries))] }) { unsafe $0($1, tries) } ?? 0
  }
  static let wal: MockHooks.Wal = { context, db, schema, pages in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Wal.self) {
      unsafe [.handle(db), .words(schema), .integer(Int64(pages))]
    } _: {
      unsafe $0($1, db, schema, pages)
    } ?? 0
  }
  static let authorize: MockHooks.Authorizer = { context, action, first, second, schema, source in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Authorizer.self) {
      unsafe [.integer(Int64(action)), .words(first), .words(second), .words(schema), .words(source)]
    } _: {
      unsafe $0($1, action, first, second, schema, source)
    } ?? 0
  }
  static let missingCollation: MockHooks.CollationNeeded = { context, db, encoding, name in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.CollationNeeded.self) {
      unsafe [.handle(db), .integer(Int64(encoding)), .words(name)]
    } _: {
      unsafe $0($1, db, encoding, name)
    }
  }
  static let compare: MockHooks.Compare = { context, leftCount, left, rightCount, right in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Compare.self) {
      unsafe [
        .blob(Array(UnsafeRawBufferPointer(start: left, count: Int(leftCount)))),
        .blob(Array(UnsafeRawBufferPointer(start: right, count: Int(rightCount)))),
      ]
    } _: {
      unsafe $0($1, leftCount, left, rightCount, right)
    } ?? 0
  }
  static let trace: MockHooks.Trace = { event, context, subject, detail in
    unsafe CassetteHook.at(context)?.pass(as: MockHooks.Trace.self) {
      let about: Sqlite3Argument =
        switch TraceEvents(rawValue: event) {
        case .stmt: unsafe .words(detail.map { unsafe UnsafePointer($0.assumingMemoryBound(to: CChar.self)) })
        case .profile: unsafe detail.map { unsafe .integer($0.load(as: Int64.self)) } ?? .null
        default: .null
        }
      return unsafe [.integer(Int64(event)), .handle(subject.map { UInt(bitPattern: $0) }), about]
    } _: {
      unsafe $0(event, $1, subject, detail)
    } ?? 0
  }
}
