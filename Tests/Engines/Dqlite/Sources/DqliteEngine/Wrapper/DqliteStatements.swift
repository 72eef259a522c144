import SQLiteCalls
import SQLiteEngine

/// Compiling, running and giving back.
public class DqliteStatements: DqliteConnections, @unchecked Sendable {
  override public func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    if let ppStmt = unsafe ppStmt { unsafe ppStmt.pointee = nil }
    guard let ppStmt = unsafe ppStmt, let given = unsafe zSql, let connection = unsafe handles.connection(db), !connection.closesItself
    else {
      return Self.misuse
    }
    guard connection.isUsable else { return unsafe fail(.misuse, "bad parameter or other API misuse", on: connection.handle) }
    var count = 0
    while nByte < 0 || count < Int(nByte), unsafe given[count] != 0 { count += 1 }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: given, count: count))
    let text = StatementText(firstOf: bytes)
    let end = text?.end ?? count
    if let pzTail = unsafe pzTail { unsafe pzTail.pointee = given + end }
    guard let text else { return unsafe succeed(on: connection.handle) }
    do throws(SessionError) {
      try connection.refuseInterrupted()
      let statement = try PreparedStatement(text, Array(bytes[..<end]), on: connection)
      let handle = unsafe handles.newHandle()
      unsafe handles.add(statement, as: handle)
      connection.statements.append(unsafe PreparedHandle(handle: handle, statement: statement))
      unsafe adopt(handle, of: connection.handle)
      unsafe ppStmt.pointee = handle
      return unsafe succeed(on: connection.handle)
    } catch {
      return fail(error, on: connection)
    }
  }

  override public func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    guard let statement = unsafe handles.statement(a0) else { return Self.misuse }
    let connection = statement.connection
    do throws(SessionError) {
      return unsafe fail(try statement.step() ? .row : .done, on: connection.handle)  // the code that sqlite3_errcode gives then
    } catch {
      return fail(error, on: connection)
    }
  }

  override public func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    guard unsafe pStmt != nil else { return ResultCode.ok.rawValue }
    guard let statement = unsafe handles.statement(pStmt) else { return Self.misuse }
    if statement.state == .ready {  // the connection keeps its error
      statement.reset()
      return ResultCode.ok.rawValue
    }
    if let error = statement.reset() { return fail(error, on: statement.connection) }
    return unsafe succeed(on: statement.connection.handle)
  }

  override public func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    guard let handle = unsafe pStmt else { return ResultCode.ok.rawValue }
    guard let statement = unsafe handles.statement(handle) else { return Self.misuse }
    let connection = statement.connection
    let wasReady = statement.state == .ready
    let error = statement.end()
    connection.statements.removeAll { unsafe $0.handle == handle }
    unsafe handles.remove(handle)
    unsafe release(handle)
    let code: Int32
    if let error {
      code = fail(error, on: connection)
    } else {
      code = wasReady ? ResultCode.ok.rawValue : unsafe succeed(on: connection.handle)  // else the connection keeps its error
    }
    if connection.closesItself, connection.statements.isEmpty { close(connection) }
    return code
  }

  override public func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
    guard let statements = unsafe handles.connection(pDb)?.statements else { return nil }
    guard let statement = unsafe pStmt else { return unsafe statements.last?.handle }  // the newest first, as SQLite has them
    guard let index = statements.firstIndex(where: { unsafe $0.handle == statement }), index > 0 else { return nil }
    return unsafe statements[index - 1].handle
  }

  // MARK: The state of a statement

  override public func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! { unsafe handles.statement(pStmt)?.sql.cString }

  override public func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe handles.statement(pStmt)?.kind.isReadOnly == false ? 0 : 1
  }

  override public func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32 { unsafe handles.statement(pStmt)?.explains ?? 0 }

  /// How often a statement was compiled again because its columns changed. Nodes have no other counter.
  override public func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32 {
    guard op == StatementStatus.reprepare.rawValue, let statement = unsafe handles.statement(a0) else { return 0 }
    defer { if resetFlg != 0 { statement.compiledAgain = 0 } }
    return statement.compiledAgain
  }

  override public func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 { unsafe handles.statement(a0)?.state == .row ? 1 : 0 }
}
