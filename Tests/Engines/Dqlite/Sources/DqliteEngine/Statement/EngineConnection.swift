import SQLiteCalls
import SQLiteEngine

/// A connection as the C API has it. It is used by one thread at a time, but for interrupting.
@safe final class EngineConnection: @unchecked Sendable {
  let handle: OpaquePointer
  let session: ClusterSession
  /// The name that it was opened by.
  let fileName: OwnedText
  let isReadOnly: Bool
  /// The handles of its statements, the oldest first.
  var statements: [PreparedHandle] = []
  /// Whether it was opened; a connection that was not can only be closed.
  var isUsable = false
  /// Whether it closes with its last statement.
  var closesItself = false
  let mainName = OwnedText("main")

  init(_ handle: OpaquePointer, _ session: ClusterSession, fileName: String, isReadOnly: Bool) {
    unsafe self.handle = handle
    self.session = session
    self.fileName = OwnedText(fileName)
    self.isReadOnly = isReadOnly
  }

  /// An interrupt is for running statements: it is over as soon as no statement is on a row.
  func refuseInterrupted() throws(SessionError) {
    guard session.interruption.wasAsked else { return }
    if statements.contains(where: { $0.statement.state == .row }) { throw SessionError(.interrupt, "interrupted") }
    session.interruption.wasAsked = false
  }
}

/// A statement and the pointer that stands for it.
@safe struct PreparedHandle {
  let handle: OpaquePointer
  let statement: PreparedStatement
}
