import Foundation

/// The reads of a row: undefined without one, and out of range.
private let columnReads = Set(
  ["blob", "double", "int", "int64", "text", "text16", "value", "bytes", "bytes16", "type"].map { "sqlite3_column_" + $0 })

/// Whether a call takes a statement or a value, and neither takes back nor hands out: made for each row and each value, and so looked at past the
/// funnel, which would make an array of its arguments.
private func isFrequent(_ entry: EntryPoint) -> Bool {
  let taken = entry.handles.filter(\.isTaken)
  guard entry.kind != .member, let first = taken.first, first.role == .takes, first.place == .argument(0) else { return false }
  guard first.kind == "statement" || first.kind == "value", taken.count == 1 || taken[1].kind == "value" else { return false }
  return entry.handles.allSatisfy { $0.isTaken || $0.role == .lends && $0.place == .answer }
}

/// What a call that is kept from the library answers.
private func withheld(_ entry: EntryPoint, _ signature: Signature) -> String {
  if signature.result == "Void" { return "return" }
  let answer = absent(entry, signature).replacing("ResultCode.error", with: "ResultCode.misuse")
  return "\(destruction(entry, signature).map { $0 + "; " } ?? "")return \(answer)"
}

/// The argument that a destructor comes with.
private func givenAway(_ signature: Signature) -> String? {
  guard signature.parameters.contains(where: { $0.type == destructorType }) else { return nil }
  let names = ["pApp", "pClientData", "pContext", "pArg"]
  let plain = ["UnsafeRawPointer!", "UnsafeMutableRawPointer!", "UnsafePointer<CChar>!"]
  return (signature.parameters.first { names.contains($0.name) } ?? signature.parameters.first { plain.contains($0.type) })?.name
}

private func ledgerBody(_ entry: EntryPoint, _ signature: Signature) -> [String] {
  let parameters = signature.parameters
  let away = givenAway(signature).flatMap { data in
    parameters.last { $0.type == destructorType }.map { "unsafe giveAway(\(data), \($0.name))" }
  }
  guard isFrequent(entry) else { return [away ?? "", "return unsafe super.\(entry.name)\(signature.arguments)"] }
  let handle = parameters[0].name
  let call = "unsafe inner.\(entry.name)\(signature.arguments)"
  if ["sqlite3_step", "sqlite3_reset"].contains(entry.name) { return ["return unsafe running(.\(entry.name), \(handle)) { \(call) }"] }
  var lines: [String] = []
  if entry.handles.contains(where: { $0.kind == "value" && $0.isTaken && $0.place == .argument(0) }) {
    lines.append("guard unsafe admitsValue(.\(entry.name), \(handle)) else { \(withheld(entry, signature)) }")
  } else if columnReads.contains(entry.name) {
    lines.append("guard unsafe admitsRead(.\(entry.name), \(handle), \(parameters[1].name)) else { \(withheld(entry, signature)) }")
  } else {
    lines.append("guard unsafe admitsStatement(.\(entry.name), \(handle)) else { \(withheld(entry, signature)) }")
  }
  let value = entry.handles.first { $0.kind == "value" && $0.isTaken && $0.place != .argument(0) }
  if case .argument(let index)? = value?.place {
    lines.append("guard unsafe admitsValue(.\(entry.name), \(parameters[index].name)) else { \(withheld(entry, signature)) }")
  }
  if let away { lines.append(away) }
  if entry.name == "sqlite3_column_value" {
    lines.append("return unsafe lent(\(call.dropFirst(7)), \(handle))")
  } else if entry.failure != .never, signature.result == "Int32" {
    let number = parameters.count > 1 && parameters[1].type == "Int32" ? "Int64(\(parameters[1].name))" : "nil"
    lines.append("return unsafe answered(.\(entry.name), \(handle), \(number), \(call.dropFirst(7)))")
  } else {
    lines.append((signature.result == "Void" ? "" : "return ") + call)
  }
  return lines
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
  for (entry, signature) in required where isFrequent(entry) || entry.kind != .member && givenAway(signature) != nil {
    text += "  /// Looks at `\(entry.name)`: \(entry.summary)\n" + (signature.result == "Int32" ? "  @discardableResult\n" : "")
    text += "  override public func \(entry.name)\(signature.declaration) {\n"
    text += ledgerBody(entry, signature).filter { !$0.isEmpty }.map { "    \($0)\n" }.joined() + "  }\n"
  }
  return text + "}\n"
}
