import SQLiteCalls
import SQLiteCore

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
    var length = 0
    while (nByte < 0 || length < Int(nByte)), unsafe start[length] != 0 { length += 1 }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
    let first = StatementText.first(of: bytes)
    unsafe pzTail?.pointee = unsafe start + first.length
    guard length <= Int(limit(.sqlLength, of: open)) else { return open.report(.toobig, "statement too long") }
    if !open.hasRunning { open.isInterrupted = false }
    guard !open.isInterrupted else { return open.reportKeepingOffset(.interrupt) }
    guard !first.isEmpty else { return open.report(.ok) }
    do {
      let made = try compile(Array(bytes.prefix(first.length)), on: open, isLegacy: isLegacy)
      unsafe ppStmt.pointee = unsafe pointer(made.handle)
      return open.report(.ok)
    } catch {
      return open.report(error.failure)
    }
  }

  private func compile(_ sql: [UInt8], on open: MockConnection, isLegacy: Bool) throws(MockSyntax.Fault) -> MockStatement {
    let key = StatementText.trimmed(sql)
    let words = StatementText.words(of: sql).map { $0.uppercased() }
    let script = scripts.find(key)
    if let failure = script?.nextPreparation() { throw MockSyntax.Fault(failure: failure) }
    let plan: MockStatement.Plan
    var transaction: MockTransaction?
    let attachment = ["ATTACH", "DETACH"].contains(words.first) ? MockAttachment(sql) : nil
    let pragma = words.first == "PRAGMA" && script == nil ? try MockPragma(sql) : nil
    if MockVerb.transactions.contains(words.first ?? "") {
      transaction = script == nil ? try MockTransaction(sql) : try? MockTransaction(sql)
    }
    if let failure = pragma?.refusal(on: open) { throw MockSyntax.Fault(failure: failure) }
    let needsSchema = pragma?.needsSchema ?? (MockVerb.readsTable(words) || !MockVerb.isReadonly(words) && transaction == nil)
    if needsSchema, let failure = dependenceOfCompiling(key, on: open) { throw MockSyntax.Fault(failure: failure) }
    let isCanned = !cannedRows.isEmpty && ["SELECT", "VALUES", "WITH"].contains(words.first)
    if let script {
      plan = .script(script)
    } else if transaction != nil || attachment != nil {
      plan = .nothing
    } else if let pragma {
      plan = .pragma(pragma)
    } else if key == "SELECT fts5(?1)" {
      plan = .fullText
    } else if isCanned {
      let width = cannedRows.map(\.count).max() ?? 0
      let columns = (0..<width).map { "column\($0 + 1)" }
      plan = .script(MockScript(title: key, lock) { _ in true }.answers(columns: columns, rows: cannedRows))
    } else if let sample {
      if !sampled.contains(where: { $0.isSameBytes(as: key) }) { sampled.append(key) }
      plan = .script(MockScript(title: key, lock) { _ in true }.answers(sample))
    } else {
      unexpected.append(key)
      guard !isStrict else { throw MockSyntax.Fault(failure: .init(.error, message: scripts.refusal(of: key))) }
      plan = .nothing
    }
    let most = limit(.variableNumber, of: open)
    let parameters = SQLParameters(sql, limit: most)
    if let (message, offset) = parameters.fault {
      throw MockSyntax.Fault(failure: .init(.error, message: message, byteOffset: Int32(offset)))
    }
    let made = MockStatement(
      handle: giveOut(.statement, text: key), connection: open, sql: sql, key: key, words: words, plan: plan,
      transaction: transaction, attachment: attachment, parameters: parameters, isLegacy: isLegacy,
      isReadonly: isReadonly(plan, transaction, words))
    switch plan {
    case .script(let script):
      made.columns = script.columns
      made.declaredTypes = script.declaredTypes
      made.origins = script.origins
    case .pragma(let pragma): made.columns = pragma.columns
    case .fullText: made.columns = [key.replacing("SELECT ", with: "")]
    case .nothing: break
    }
    statements[made.handle] = made
    open.statements.insert(made, at: 0)
    return made
  }

  private func isReadonly(_ plan: MockStatement.Plan, _ transaction: MockTransaction?, _ words: [String]) -> Bool {
    if case .pragma(let pragma) = plan { return pragma.isReadonly }
    let scripted: Bool? = if case .script(let script) = plan { script.isReadonly } else { nil }
    return scripted ?? transaction?.isReadonly ?? MockVerb.isReadonly(words)
  }
}
