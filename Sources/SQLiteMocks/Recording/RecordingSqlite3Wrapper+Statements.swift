import SQLiteCalls

extension RecordingSqlite3Wrapper {
  /// The runs of statements whose calls are kept, with their bound values, in order.
  ///
  /// The values end with the last parameter that was bound. A value bound with `sqlite3_bind_value` or `sqlite3_bind_pointer` is recorded
  /// as NULL. Statements that were compiled before the oldest kept call are left out. For a mock, use ``MockSqlite3Wrapper/statements``.
  public var statements: [MockExecution] {
    var runs: [MockExecution] = []
    var compiled: [UInt: RecordedStatement] = [:]
    for entry in calls {
      if entry.call == .sqlite3_exec, let sql = entry.arguments.text(1) {
        runs += StatementText.statements(of: sql).map { MockExecution(sql: StatementText.trimmed($0.utf8), contents: []) }
      } else if entry.call.compiles, let statement = entry.handedOut, let sql = entry.arguments.text(1) {
        compiled[statement] = RecordedStatement(sql)
      } else if let statement = entry.arguments.handle(0), let run = compiled[statement]?.take(entry) {
        runs.append(run)
      }
    }
    return runs
  }
}

/// The state of a compiled statement, derived from the recorded calls on it.
private struct RecordedStatement {
  private let sql: String
  private var bound: [MockValue.Content] = []
  private var isRunning = false

  init(_ sql: String) { self.sql = StatementText.trimmedFirst(of: Array(sql.utf8)) }

  /// Processes a call on the statement. Returns the run that begins with the call; nil if none does.
  mutating func take(_ entry: RecordedCall) -> MockExecution? {
    switch entry.call {
    case .sqlite3_reset: isRunning = false
    case .sqlite3_clear_bindings: bound = []
    case .sqlite3_step:
      let begins = !isRunning
      isRunning = entry.result == .integer(Int64(ResultCode.row.rawValue))
      return begins ? MockExecution(sql: sql, contents: bound) : nil
    case _ where entry.call.bindsValue && entry.result == .integer(0): bind(entry)
    default: break
    }
    return nil
  }

  private mutating func bind(_ entry: RecordedCall) {
    let index = Int(entry.arguments.integer(1)) - 1
    guard index >= 0 else { return }
    while bound.count <= index { bound.append(.null) }
    bound[index] = entry.arguments.dropFirst(2).first.map { content(of: $0, in: entry.call) } ?? .null
  }

  private func content(of argument: Sqlite3Argument, in call: Sqlite3Call) -> MockValue.Content {
    switch argument {
    case .integer(let length) where call == .sqlite3_bind_zeroblob || call == .sqlite3_bind_zeroblob64: .zeroblob(Int(max(0, length)))
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .text(let text?): .text(Array(text.utf8))
    case .blob(let bytes?): .blob(bytes)
    default: .null
    }
  }
}
