import SQLiteCalls

/// The times at which the statements of a connection began to run.
final class StatementAges: ConnectionAttachment {
  private let clock: StatementClock
  /// The starting times by the handles of the statements. The handle of a finalized statement stays until another statement has it: no
  /// caller passes it.
  private var starts: [UInt: Duration] = [:]

  init(_ clock: StatementClock) { self.clock = clock }

  func note(_ event: borrowing TraceEvent) {
    if event.kind == .statement { starts[UInt(bitPattern: unsafe event.statement)] = clock.now }
  }

  func age(of statement: OpaquePointer) -> Duration? { starts[UInt(bitPattern: statement)].map { clock.now - $0 } }
}

extension Connection {
  /// Makes SQLite report the beginning of each statement, which costs time; without a clock, or over a library without traces, does
  /// nothing.
  func measureStatementAges() throws(SQLiteError) {
    guard let clock = configuration.statementClock, wrapper.provides(.sqlite3_trace_v2) else { return }
    let ages = StatementAges(clock)
    try addTrace(.stmt) { ages.note($0) }.keepUntilClose()
    attachments[StatementAges.self] = ages
  }
}
