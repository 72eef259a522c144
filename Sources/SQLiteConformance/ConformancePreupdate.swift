import SQLiteCalls

/// A textual record of the calls to a preupdate hook.
final class ConformancePreupdate {
  private let stage: ConformanceStage
  var words: [String] = []

  init(_ stage: ConformanceStage) { self.stage = stage }

  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  static let hook: Sqlite3Callback.Preupdate = { context, db, action, schema, table, rowid, newRowid in
    guard let context = unsafe context else { return }
    let observer = unsafe Unmanaged<ConformancePreupdate>.fromOpaque(context).takeUnretainedValue()
    unsafe observer.note(action, "\(observer.stage.string(schema)).\(observer.stage.string(table)) \(rowid) \(newRowid)")
  }

  private func note(_ action: Int32, _ what: String) {
    let (wrapper, db) = unsafe (stage.wrapper, stage.db)
    let facts = unsafe (
      wrapper.sqlite3_preupdate_count(db), wrapper.sqlite3_preupdate_depth(db), wrapper.sqlite3_preupdate_blobwrite(db)
    )
    func row(_ ask: (Int32, inout OpaquePointer?) -> Int32) -> String {
      (0..<facts.0).map { column in
        var value: OpaquePointer?
        let code = unsafe ask(column, &value)
        return code == 0 ? stage.text(of: value) : ConformanceStage.name(code)
      }.joined(separator: " ")
    }
    let old = unsafe row { unsafe wrapper.sqlite3_preupdate_old(db, $0, &$1) }
    let new = unsafe row { unsafe wrapper.sqlite3_preupdate_new(db, $0, &$1) }
    words.append("\(action) \(what) of \(facts.0) at \(facts.1), \(facts.2); old \(old); new \(new)")
  }
}
