import SQLiteCalls

/// The times at which the statements of a connection began to run.
final class StatementAges: ConnectionAttachment {
  private let clock: StatementClock
  /// The start times by statement handle. The entry of a finalized statement stays until another statement gets the same handle; no caller
  /// passes it until then.
  private var starts: [UInt: Duration] = [:]

  init(_ clock: StatementClock) { self.clock = clock }

  func note(_ event: borrowing TraceEvent) {
    if event.kind == .statement { starts[UInt(bitPattern: unsafe event.statement)] = clock.now }
  }

  func age(of statement: OpaquePointer) -> Duration? { starts[UInt(bitPattern: statement)].map { clock.now - $0 } }
}

extension Connection {
  /// Makes SQLite report the beginning of each statement, which costs time. Without a clock, or with a library that cannot trace, nothing
  /// happens.
  func measureStatementAges() throws(SQLiteError) {
    guard let clock = configuration.statementClock, wrapper.provides(.sqlite3_trace_v2) else { return }
    let ages = StatementAges(clock)
    try addTrace(.stmt) { ages.note($0) }.keepUntilClose()
    attachments[StatementAges.self] = ages
  }
}
