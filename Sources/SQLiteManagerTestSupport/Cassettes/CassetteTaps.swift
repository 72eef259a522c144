import SQLiteCalls

/// The C functions that SQLite calls while it is recorded: each finds its ``CassetteHook`` and calls the one of the code under test.
enum CassetteTaps {
  static let update: CassetteCallback.Update = { context, action, schema, table, rowid in
    _ = unsafe CassetteHook.at(context)?.pass(.update, as: CassetteCallback.Update.self) {
      unsafe [.integer(Int64(action)), .words(schema), .words(table), .integer(rowid)]
    } _: { function, context in
      unsafe function(context, action, schema, table, rowid)
      return nil
    }
  }
  static let commit: CassetteCallback.Ask = { context in
    unsafe CassetteHook.at(context)?.pass(.commit, as: CassetteCallback.Ask.self, { [] }) { unsafe $0($1) } ?? 0
  }
  static let rollback: CassetteCallback.Tell = { context in
    _ = unsafe CassetteHook.at(context)?.pass(.rollback, as: CassetteCallback.Tell.self, { [] }) { function, context in
      unsafe function(context)
      return nil
    }
  }
  static let progress: CassetteCallback.Ask = { context in
    unsafe CassetteHook.at(context)?.pass(.progress, as: CassetteCallback.Ask.self, { [] }) { unsafe $0($1) } ?? 0
  }
  static let busy: CassetteCallback.Busy = { context, tries in
    unsafe CassetteHook.at(context)?.pass(.busy, as: CassetteCallback.Busy.self, { [.integer(Int64(tries))] }) { unsafe $0($1, tries) }
      ?? 0
  }
  static let wal: CassetteCallback.Wal = { context, db, schema, pages in
    unsafe CassetteHook.at(context)?.pass(.wal, as: CassetteCallback.Wal.self) {
      unsafe [.handle(db), .words(schema), .integer(Int64(pages))]
    } _: {
      unsafe $0($1, db, schema, pages)
    } ?? 0
  }
  static let authorize: CassetteCallback.Authorize = { context, action, first, second, schema, source in
    unsafe CassetteHook.at(context)?.pass(.authorize, as: CassetteCallback.Authorize.self) {
      unsafe [.integer(Int64(action)), .words(first), .words(second), .words(schema), .words(source)]
    } _: {
      unsafe $0($1, action, first, second, schema, source)
    } ?? 0
  }
  static let missingCollation: CassetteCallback.Missing = { context, db, encoding, name in
    _ = unsafe CassetteHook.at(context)?.pass(.missingCollation, as: CassetteCallback.Missing.self) {
      unsafe [.handle(db), .integer(Int64(encoding)), .words(name)]
    } _: { function, context in
      unsafe function(context, db, encoding, name)
      return nil
    }
  }
  static let compare: CassetteCallback.Compare = { context, leftCount, left, rightCount, right in
    unsafe CassetteHook.at(context)?.pass(.compare, as: CassetteCallback.Compare.self) {
      unsafe [
        .blob(Array(UnsafeRawBufferPointer(start: left, count: Int(leftCount)))),
        .blob(Array(UnsafeRawBufferPointer(start: right, count: Int(rightCount)))),
      ]
    } _: {
      unsafe $0($1, leftCount, left, rightCount, right)
    } ?? 0
  }
  static let trace: CassetteCallback.Trace = { event, context, subject, detail in
    unsafe CassetteHook.at(context)?.pass(.trace, as: CassetteCallback.Trace.self) {
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
