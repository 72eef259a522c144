import SQLiteCalls
import SQLiteCore

// Calls that open or close a connection, or turn its extended result codes on or off.
extension FaultInjectingSqlite3Wrapper {
  /// Returns the connection that a call uses, if it can be derived from the arguments.
  func connection(of call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> UInt? {
    guard let first = call.handles.first, let bits = arguments.handle(first.index) else { return nil }
    switch first.kind {
    case .connection: return bits
    case .statement: return unsafe UInt(bitPattern: inner.sqlite3_db_handle(OpaquePointer(bitPattern: bits)))
    default: return owners.withLock { $0[bits] }
    }
  }

  /// Performs a call that is not made to fail.
  func passOnConnection<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ perform: () -> Answer) -> Answer {
    if call.handles.takenBack == .connection { return close(arguments.handle(0), perform) }
    let answer = perform()
    guard exactly(answer, Int32.self) == ResultCode.ok.rawValue else { return answer }
    if !traits[call.place].contains(.opensConnection) {
      guard let connection = arguments.handle(0) else { return answer }
      state.withLock { $0.connections[connection, default: .init()].hasExtendedCodes = arguments.integer(1) != 0 }
    } else if let (opened, flags) = noteOpened(call, arguments), let connectionWatch, let db = unsafe OpaquePointer(bitPattern: opened),
      call == .sqlite3_open_v2 || call == .sqlite3_open
    {
      unsafe connectionWatch.hasOpened(db, name: arguments.text(0), flags: flags, vfs: arguments.text(3))
    }
    return answer
  }

  private func close<Answer>(_ connection: UInt?, _ perform: () -> Answer) -> Answer {
    guard let connection, let db = unsafe OpaquePointer(bitPattern: connection) else { return perform() }
    if !state.withLock({ $0.failedOpens.contains(connection) }) { unsafe connectionWatch?.isClosing(db) }
    let answer = perform()
    if exactly(answer, Int32.self) == ResultCode.ok.rawValue {
      state.withLock { $0.forget(connection) }
      connectionWatch?.hasClosed(connection)
    } else {
      connectionWatch?.staysOpen(connection)
    }
    return answer
  }

  /// Records the connection that a call has opened, and returns it.
  private func noteOpened(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> (connection: UInt, flags: OpenFlags)? {
    guard let opened = call.handles.handedOut(ResultCode.ok.rawValue, arguments) else { return nil }
    // Only sqlite3_open_v2 has flags.
    let flags: OpenFlags =
      call == .sqlite3_open_v2 ? OpenFlags(rawValue: Int32(truncatingIfNeeded: arguments.integer(2))) : [.readwrite, .create]
    if flags.contains(.exrescode) { state.withLock { $0.connections[opened, default: .init()].hasExtendedCodes = true } }
    return (opened, flags)
  }

  /// Makes an open fail. The resulting connection can only report the error and be closed.
  func failOpening<Answer>(
    _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ code: ResultCode, _ answer: Answer, _ perform: () -> Answer
  ) -> Answer {
    if let name = arguments.text(0), arguments.text(3) == nil { connectionWatch?.isRefused(name) }
    guard code.primary != .nomem else {
      if let index = call.handles.gives?.index { arguments.clearOut(index) }
      return answer
    }
    _ = perform()
    if let (opened, _) = noteOpened(call, arguments) {
      state.withLock {
        $0.failedOpens.insert(opened)
        $0.reported[opened] = code
      }
    }
    return answer
  }
}
