import SQLiteCalls

/// When the statements of a connection began to run.
final class StatementAges: ConnectionAttachment {
  private let clock: StatementClock
  /// The beginnings by the handles of the statements. The handle of a statement that is gone stays until another
  /// statement has it: no caller asks for it.
  private var starts: [UInt: Duration] = [:]

  init(_ clock: StatementClock) { self.clock = clock }

  func note(_ event: borrowing TraceEvent) {
    if event.kind == .statement { starts[UInt(bitPattern: unsafe event.statement)] = clock.now }
  }

  func age(of statement: OpaquePointer) -> Duration? { starts[UInt(bitPattern: statement)].map { clock.now - $0 } }
}

extension Connection {
  /// Has SQLite report each statement that begins, which costs time; without a clock, and over a library that cannot, nothing is measured.
  func measureStatementAges() throws(SQLiteError) {
    guard let clock = configuration.statementClock, wrapper.provides(.sqlite3_trace_v2) else { return }
    let ages = StatementAges(clock)
    try addTrace(.stmt) { ages.note($0) }.keepUntilClose()
    attachments[StatementAges.self] = ages
  }
}
