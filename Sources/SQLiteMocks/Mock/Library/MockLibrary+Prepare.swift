import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// Compiling statements. <https://sqlite.org/c3ref/prepare.html>
extension MockLibrary {
  func sqlite3_prepare(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe prepare(db, zSql, nByte, isLegacy: true, ppStmt, pzTail)
  }

  func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe prepare(db, zSql, nByte, isLegacy: false, ppStmt, pzTail)
  }

  func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe prepare(db, zSql, nByte, isLegacy: false, ppStmt, pzTail)
  }

  private func prepare(
    _ db: OpaquePointer?, _ zSql: UnsafePointer<CChar>?, _ nByte: Int32, isLegacy: Bool,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>?, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> Int32 {
    guard let ppStmt = unsafe ppStmt else { return ResultCode.misuse.rawValue }
    unsafe ppStmt.pointee = nil
    guard let open = unsafe connection(db), !open.isSick, let start = unsafe zSql else { return ResultCode.misuse.rawValue }
    let bytes = unsafe OwnedText(copying: start, count: Int(nByte))?.bytes ?? []
    let sql = Array(bytes.prefix(StatementText.firstLength(of: bytes)))
    unsafe pzTail?.pointee = unsafe start + sql.count
    guard bytes.count <= Int(open.limit(.sqlLength)) else { return open.report(.toobig, "statement too long") }
    if !open.hasRunning { open.isInterrupted = false }
    guard !open.isInterrupted else { return open.reportKeepingOffset(.interrupt) }
    let key = StatementText.trimmed(sql)
    guard !key.isEmpty else { return open.report(.ok) }
    do {
      let made = try compile(sql, key, on: open, isLegacy: isLegacy)
      unsafe ppStmt.pointee = unsafe pointer(made.handle)
      return open.report(.ok)
    } catch {
      return open.report(error)
    }
  }

  /// Compiles a statement. `key` is its text in the form that is compared with scripts.
  private func compile(_ sql: [UInt8], _ key: String, on open: MockConnection, isLegacy: Bool) throws(MockAnswer.Failure) -> MockStatement {
    let known = scripts.find(key)
    if let failure = known?.nextPreparation() { throw failure }
    let syntax = MockSyntax(String(decoding: sql, as: UTF8.self))
    let verb = MockVerb(syntax)
    let attachment = MockAttachment(syntax)
    let transaction = known == nil ? try MockTransaction(syntax) : try? MockTransaction(syntax)
    let pragma = known == nil ? try MockPragma(syntax) : nil
    if let failure = pragma?.refusal(on: open) { throw failure }
    if let pragma, case .flag = pragma.setting.kind { _ = pragma.run(on: open) }  // as in SQLite, compiling the PRAGMA sets the value
    let needsSchema = pragma?.needsSchema ?? (verb.readsTable || !verb.isReadonly && transaction == nil)
    if needsSchema, let failure = unmodelledFailure(ofCompiling: key, on: open) { throw failure }
    let isKnown = known != nil || transaction != nil || attachment != nil || pragma != nil
    let script = isKnown ? known : try script(ofUnknown: key, on: open)
    let parameters = SQLParameters(sql, limit: open.limit(.variableNumber))
    if let (message, offset) = parameters.fault {
      throw .error(message, byteOffset: Int32(offset))
    }
    let made = MockStatement(
      handle: giveOut(.statement, text: key), connection: open, sql: sql, key: key, verb: verb, script: script, pragma: pragma,
      transaction: transaction, attachment: attachment, parameters: parameters, isLegacy: isLegacy)
    statements[made.handle] = made
    open.statements.insert(made, at: 0)
    return made
  }

  /// The script for SQL text for which the test has no script: one with a built-in answer, the declared columns or the sample answer. Nil
  /// if there is none.
  private func script(ofUnknown key: String, on open: MockConnection) throws(MockAnswer.Failure) -> MockScript? {
    let script = MockScript(title: key, at: nil, lock)
    if key == "SELECT fts5(?1)" {
      return script.answers(columns: ["fts5(?1)"]) { [unowned self, unowned open] bound in
        lock.locked { handOutFullText(to: bound.contents.first, of: open) }
        return .rows([[.null]])
      }
    }
    if !declared.isEmpty, MockProbe.tableQuestion.isSpelled(as: key) { return addDeclaredColumns(to: script) }
    if let sample {
      if !sampled.contains(where: { $0.isSameBytes(as: key) }) { sampled.append(key) }
      return script.answers(sample)
    }
    unexpected.append(key)
    if isStrict { throw .error(scripts.refusal(of: key)) }
    return nil
  }
}
