import Foundation

/// The reads of a row: undefined without one, and out of range.
private let columnReads = Set(
  ["blob", "double", "int", "int64", "text", "text16", "value", "bytes", "bytes16", "type"].map { "sqlite3_column_" + $0 })

/// What else is called for each run of a statement, beside those functions that answer a result code.
private let ofEachRun: Set<String> = ["sqlite3_clear_bindings", "sqlite3_column_count"]

/// Whether a call is made for each run of a statement, each row or each value, takes a statement or a value, and neither takes back nor hands out: it
/// is looked at past the funnel, which would make an array of its arguments. What tells about the text of a statement is asked once.
private func isFrequent(_ entry: EntryPoint) -> Bool {
  let taken = entry.handles.filter(\.isTaken)
  guard entry.kind != .member, let first = taken.first, first.role == .takes, first.place == .argument(0) else { return false }
  guard first.kind == "statement" || first.kind == "value", taken.count == 1 || taken[1].kind == "value" else { return false }
  let isOfRun = columnReads.union(ofEachRun).contains(entry.name) || [.code, .destroys, .cause].contains(entry.failure)
  guard first.kind == "value" || isOfRun else { return false }
  return entry.handles.allSatisfy { $0.isTaken || $0.role == .lends && $0.place == .answer }
}

/// The place of the argument that a destructor comes with.
private func givenAway(_ signature: Signature) -> Int? {
  guard signature.parameters.contains(where: { $0.type == destructorType }) else { return nil }
  let names = ["pApp", "pClientData", "pContext", "pArg"]
  let plain = ["UnsafeRawPointer!", "UnsafeMutableRawPointer!", "UnsafePointer<CChar>!"]
  return signature.parameters.firstIndex { names.contains($0.name) } ?? signature.parameters.firstIndex { plain.contains($0.type) }
}

/// The expression that looks at a call and passes it on, by a method of `LedgerSqlite3Wrapper+Calls.swift`.
private func ledgerExpression(_ entry: EntryPoint, _ signature: Signature, givingAway data: Int?) -> String {
  let parameters = signature.parameters
  let destructor = parameters.last { $0.type == destructorType }?.name
  let away = destructor.flatMap { destructor in data.map { "a\($0), \(destructor)" } }
  guard isFrequent(entry) else { return "givingAway(\(away ?? "")) { unsafe super.\(entry.name)\(signature.arguments) }" }
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
  let number = parameters.count > 1 && parameters[1].type == "Int32" ? ", Int64(\(parameters[1].name))" : ", nil"
  if case .argument(let index)? = entry.handles.first(where: { $0.kind == "value" && $0.isTaken && $0.place != .argument(0) })?.place {
    let value =
      "onValue(.\(name), \(parameters[index].name), or: \(absence)) { unsafe answered(.\(name), \(handle)\(number), \(call.dropFirst(7))) }"
    return "onStatement(.\(name), \(handle), or: \(absence)) { unsafe \(value) }"
  }
  return "coded(.\(name), \(handle)\(number)\(away.map { ", destroying: \($0)" } ?? "")) { \(call) }"
}

/// `LedgerSqlite3Wrapper`, with the calls that it looks at past the funnel.
func ledgerFile(_ required: [Required]) -> String {
  var text =
    fileHead + """
      public import SQLiteCalls
      import SQLiteCore

      /// Keeps a ``HandleLedger`` of every handle that passes, and keeps calls with dead handles away from the wrapper within.
      ///
      /// A call with a handle that came back before is undefined behaviour in SQLite: it is noted, not passed on, and answers SQLITE_MISUSE, nil
      /// or 0. Put it outside of a ``FaultInjectingSqlite3Wrapper``, not within: then it sees what the code under test sees.
      ///
      /// What is called for each row and each value does not go through ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
      public class LedgerSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
        /// What is out, and what was misused.
        public let ledger: HandleLedger
        /// Whom the ledger asks for the state of a handle.
        let witness: LedgerWitness

        /// A wrapper that keeps a ledger, its own or a shared one.
        public init(_ inner: any Sqlite3WrapperProtocol, ledger: HandleLedger = HandleLedger()) {
          self.ledger = ledger
          witness = LedgerWitness(behind: inner)
          super.init(inner)
          DoublesInTest.current?.note(ledger)
        }

        override public func route<Answer>(
          _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
        ) -> Answer {
          note(call, arguments(), failed: failed, perform: perform)
        }

        /// Notes that memory need not come back: SQLite frees it.
        override public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {
          let bits = UInt(bitPattern: memory)
          ledger.state.withLock { $0.giveAway(bits) }
          unsafe super.leaveToSQLite(memory)
        }

      """
  for (entry, declared) in required where isFrequent(entry) || entry.kind != .member && givenAway(declared) != nil {
    let signature = declared.numbered
    text += "  /// Looks at `\(entry.name)`: \(entry.summary)\n"
    text += "  \(signature.discarding)override public func \(entry.name)\(signature.named) { "
    text += "unsafe \(ledgerExpression(entry, signature, givingAway: givenAway(declared))) }\n"
  }
  return text + "}\n"
}
