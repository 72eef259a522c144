import SQLiteCalls
import SQLiteCore

// A statement, backup or blob handle keeps the code of its last call. The call that ends its work returns the code again.
extension FaultInjectingSqlite3Wrapper {
  /// Keeps the code of a call that was made to fail, or removes it with the call that ends the work.
  ///
  /// A range outside the blob and a misuse leave no code. A handle whose row has changed closes without an error.
  func noteLeft(_ code: ResultCode, by call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    let traits = traits[call.place]
    guard let handle = arguments.handle(0) else { return }
    if call.handles.first?.kind == .blob, code.primary == .abort || call == .sqlite3_blob_reopen {
      unsafe inner.sqlite3_blob_reopen(OpaquePointer(bitPattern: handle), .min)  // no row has this ID, so the handle expires
    }
    if traits.contains(.repeatsCode) {
      _ = state.withLock { $0.left(to: handle, by: traits) }
      forgetOwner(of: handle, after: traits)
    }
    if traits.contains(.leavesCode), call == .sqlite3_step || ![.error, .abort, .misuse].contains(code.primary) {
      state.withLock { $0.unreported[handle] = code }
    }
  }

  /// Records the connection of a new backup or blob handle.
  func noteOwner<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) {
    guard let made = call.handles.handedOut(answer, arguments) ?? bitsOf(answer) else { return }
    owners.withLock { $0[made] = arguments.handle(0) }
  }

  /// Performs a call that is not made to fail, but may have to return the code of an earlier call that was.
  ///
  /// - Parameter statement: The statement of a step, a reset or a finalize, if it is known.
  func passOnWork<Answer>(
    _ call: Sqlite3Call, _ statement: OpaquePointer?, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?,
    perform: () -> Answer
  ) -> Answer {
    guard let handle = unsafe statement.map({ UInt(bitPattern: $0) }) ?? arguments().handle(0) else { return perform() }
    let traits = traits[call.place]
    let left = state.withLock { $0.left(to: handle, by: traits) }
    let owner = left == nil ? nil : connection(of: call, arguments())
    if let left, let failed, call == .sqlite3_backup_step, ![.busy, .locked].contains(left.primary) {
      return failed(seen(left, on: owner))
    }
    if let left, call == .sqlite3_blob_close, left.endsTransaction(isWriting: true) || !isInTransaction(owner) { undo(by: owner) }
    let isRepeated = traits.contains(.repeatsCode)
    forgetOwner(of: handle, after: traits)  // before another object can get its address
    let answer = perform()
    guard let left, let failed else { return answer }
    if isRepeated {
      state.withLock { $0.reported[owner] = left }
      return failed(seen(left, on: owner))
    }
    let isOutside = call != .sqlite3_step && exactly(answer, Int32.self) == ResultCode.error.rawValue  // of the blob
    if !isOutside { state.withLock { $0.unreported[handle] = nil } }
    return answer
  }

  /// Removes the connection of a backup or blob handle that a call releases.
  private func forgetOwner(of handle: UInt, after traits: CallTraits) {
    if traits.contains(.releases), !traits.contains(.usesStatement) { owners.withLock { $0[handle] = nil } }
  }

  private func seen(_ code: ResultCode, on connection: UInt?) -> Int32 { state.withLock { $0.seen(code, on: connection) } }
}
