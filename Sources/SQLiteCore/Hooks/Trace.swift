public import SQLiteCalls

/// An event of a trace, read in place. It cannot escape the closure that it is passed to.
@safe public struct TraceEvent: ~Escapable {
  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A statement starts to run.
    case statement
    /// A trigger starts to run within a statement.
    case trigger(name: String)
    /// A statement of a trigger starts to run, with its SQL as stored by SQLite.
    case triggerStatement(String)
    /// A statement has ended, or was reset, after this many nanoseconds by SQLite's own clock, which may count in milliseconds.
    case profile(nanoseconds: Int64)
    /// A statement has produced a row.
    case row
    /// The connection is about to be closed, or cannot be closed because it is in use.
    case close
  }

  /// The kind of the event.
  public let kind: Kind
  let statement: OpaquePointer?
  private let wrapper: any Sqlite3WrapperProtocol

  @_lifetime(borrow connection)
  init(_ kind: Kind, _ statement: OpaquePointer?, _ connection: borrowing Connection) {
    self.kind = kind
    unsafe self.statement = statement
    wrapper = connection.wrapper
  }

  /// The SQL text of the statement, with `?` where values are bound; nil for ``Kind/close``.
  public var sql: String? {
    guard let statement = unsafe statement, let text = unsafe wrapper.sqlite3_sql(statement) else { return nil }
    return unsafe String(cString: text)
  }

  /// The SQL text of the statement with its values in place of the parameters: do not log it if values are private.
  ///
  /// It is nil for ``Kind/close``, and when SQLite has no memory for it or it would be longer than the limit of the connection.
  /// <https://sqlite.org/c3ref/expanded_sql.html>
  public var expandedSQL: String? {
    guard let statement = unsafe statement, let text = unsafe wrapper.sqlite3_expanded_sql(statement) else { return nil }
    defer { unsafe wrapper.sqlite3_free(text) }
    return unsafe String(cString: text)
  }
}

extension TraceEvent {
  /// One line for a log: the SQL without its values, and the event if it is not the start of the statement.
  public var description: String {
    let sql = sql ?? ""
    return switch kind {
    case .statement: sql
    case .trigger(let name): "\(sql) -- trigger \(name)"
    case .triggerStatement(let text): "\(text) -- in a trigger"
    case .profile(let nanoseconds): "\(sql) -- \(Double(nanoseconds) / 1e6) ms"
    case .row: "\(sql) -- a row"
    case .close: "-- closing"
    }
  }
}

extension Connection {
  /// Adds an observer that is called when statements start and end, for each row, and when the connection closes.
  ///
  /// SQL on the connection is refused within the closure. SQLite reports only the events that at least one observer wants, since rows and
  /// profiles cost time.
  /// - Parameters:
  ///   - events: The events for which the observer is called.
  ///   - body: The closure that gets each event.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_trace_v2`: <https://sqlite.org/c3ref/trace_v2.html>
  public func addTrace(
    _ events: TraceEvents = [.stmt, .profile, .row, .close], _ body: @escaping (TraceEvent) -> Void
  ) throws(SQLiteError) -> HookToken {
    try hooksToChange().trace.add(TraceObserver(events: events, body: body))
  }

  /// Adds an observer that gets a line for each event, as in ``TraceEvent/description``: `let log = try connection.addTrace { print($0) }`
  /// logs all SQL, as long as the token is kept.
  ///
  /// Otherwise it works like the observer of events.
  @_disfavoredOverload public func addTrace(
    _ events: TraceEvents = .stmt, _ body: @escaping (String) -> Void
  ) throws(SQLiteError) -> HookToken {
    try addTrace(events) { event in body(event.description) }
  }
}

struct TraceObserver {
  let events: TraceEvents
  let body: (TraceEvent) -> Void
}

final class TraceHook: HookObservers<TraceObserver> {
  override var call: Sqlite3Call { .sqlite3_trace_v2 }
  override var dependsOnObservers: Bool { true }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32 = {
      event, context, subject, detail in
      unsafe context.object(as: TraceHook.self)?.report(TraceEvents(rawValue: event), subject, detail)
      return 0
    }
    let events = bodies.reduce(TraceEvents()) { $0.union($1.events) }
    return unsafe connection.wrapper.sqlite3_trace_v2(connection.handle, events.rawValue, isNeeded ? callback : nil, context)
  }

  private func report(_ event: TraceEvents, _ subject: UnsafeMutableRawPointer?, _ detail: UnsafeMutableRawPointer?) {
    guard let connection = unsafe connection else { return }
    let statement = unsafe event == .close ? nil : subject.map { OpaquePointer($0) }
    guard let kind = unsafe Self.kind(event, detail, { unsafe TraceEvent(.statement, statement, connection).sql }) else { return }
    forEach { observer in
      if observer.events.contains(event) { observer.body(unsafe TraceEvent(kind, statement, connection)) }
    }
  }

  private static func kind(_ event: TraceEvents, _ detail: UnsafeMutableRawPointer?, _ sql: () -> String?) -> TraceEvent.Kind? {
    switch event {
    case .stmt:
      // The detail is the text of the statement; for the work of a trigger it is a comment instead.
      let comment = "-- "
      let text = unsafe detail.map { unsafe String(cString: $0.assumingMemoryBound(to: CChar.self)) }
      guard let text, text.hasPrefix(comment), text != sql() else { return .statement }
      let inner = text.dropFirst(comment.count)
      return inner.hasPrefix("TRIGGER ") ? .trigger(name: String(inner.dropFirst(8))) : .triggerStatement(String(inner))
    case .profile: return .profile(nanoseconds: unsafe detail?.load(as: Int64.self) ?? 0)
    case .row: return .row
    case .close: return .close
    default: return nil
    }
  }
}
