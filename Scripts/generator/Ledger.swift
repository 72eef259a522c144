import Foundation

/// The reads of a row: undefined without one, and out of range.
private let columnReads = Set(
  ["blob", "double", "int", "int64", "text", "text16", "value", "bytes", "bytes16", "type"].map { "sqlite3_column_" + $0 })

/// The functions that are called each time that a statement is compiled or run, for each row and each value: their calls bypass the funnel, which would
/// make an array of their arguments. Functions that tell more about a statement or a value are called once.
private let frequent = columnReads.union(
  ["step", "reset", "clear_bindings", "column_count", "column_name", "bind_parameter_count"].map { "sqlite3_" + $0 }
    + ["stmt_readonly", "stmt_status", "db_handle"].map { "sqlite3_" + $0 }
    + ["blob", "blob64", "double", "int", "int64", "null", "text", "text64"].map { "sqlite3_bind_" + $0 }
    + ["blob", "double", "int", "int64", "text", "bytes", "type"].map { "sqlite3_value_" + $0 })

/// The expression that checks a call and passes it on, by a method of `LedgerSqlite3Wrapper+Calls.swift`.
private func ledgerExpression(_ entry: EntryPoint, _ signature: Signature, given: (data: Int, destructor: Int)?) -> String {
  let parameters = signature.parameters
  let (name, handle) = (entry.name, parameters[0].name)
  let call = "unsafe inner.\(name)\(signature.arguments)"
  if ["sqlite3_step", "sqlite3_reset"].contains(name) { return "running(.\(name), \(handle)) { \(call) }" }
  let absence = signature.result == "Void" ? "()" : absent(entry, signature).replacing("ResultCode.error", with: "ResultCode.misuse")
  if columnReads.contains(name) {
    let value = name == "sqlite3_column_value" ? "unsafe lent(inner.\(name)\(signature.arguments), \(handle))" : call
    return "reading(.\(name), \(handle), \(parameters[1].name), or: \(absence)) { \(value) }"
  }
  let first = entry.handles.first { $0.isTaken }?.kind == "value" ? "onValue" : "onStatement"
  guard entry.failure != .never, signature.result == "Int32" else { return "\(first)(.\(name), \(handle), or: \(absence)) { \(call) }" }
  let destroying = given.map { ", destroying: a\($0.data), a\($0.destructor)" } ?? ""
  return "coded(.\(name), \(handle), Int64(\(parameters[1].name))\(destroying)) { \(call) }"
}

/// `LedgerSqlite3Wrapper`, with the calls that bypass the funnel.
func ledgerFile(_ required: [Required]) -> String {
  var text =
    fileHead + """
      public import SQLiteCalls
      import SQLiteCore

      /// Records every handle in a ``HandleLedger``, and does not forward calls with released handles.
      ///
      /// A call with a released handle is undefined behavior in SQLite: it is recorded, not forwarded, and returns SQLITE_MISUSE, nil or 0. Put
      /// this wrapper outside of a ``FaultInjectingSqlite3Wrapper``, not within: then it sees the same calls as the code under test.
      ///
      /// Calls for each row and each value do not go through ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
      public class LedgerSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
        /// The open handles, and the misuses of handles.
        public let ledger: HandleLedger
        /// The wrapper from which the ledger reads the state of a handle.
        let innermost: InnermostWrapper

        /// A wrapper with a ledger of its own or a shared one.
        public init(_ inner: any Sqlite3WrapperProtocol, ledger: HandleLedger = HandleLedger()) {
          self.ledger = ledger
          innermost = InnermostWrapper(behind: inner)
          super.init(inner)
          onGiving = { [ledger] data in ledger.state.withLock { $0.giveAway(data) } }
          DoublesInTest.current?.note(ledger)
        }

        override public func route<Answer>(
          _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
        ) -> Answer {
          note(call, arguments(), failed: failed, perform: perform)
        }

        /// Removes memory from the ledger: SQLite frees it.
        override public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {
          let bits = UInt(bitPattern: memory)
          ledger.state.withLock { $0.giveAway(bits) }
          unsafe super.leaveToSQLite(memory)
        }

      """
  for (entry, declared) in required where frequent.contains(entry.name) {
    let signature = declared.numbered
    text += "  /// Checks `\(entry.name)`: \(entry.summary)\n"
    text += "  \(signature.discarding)override public func \(entry.name)\(signature.named) { "
    text += "unsafe \(ledgerExpression(entry, signature, given: given(declared))) }\n"
  }
  return text + "}\n"
}
