import SQLiteCore

extension Lender {
  /// Closes the readers that are not lent, and such connections of a pool.
  func drain() {
    if let readers = known { readers.reading.drain() }
    if isPool { line.drain() }
  }

  func suspend() throws {
    try refuseInClosure("suspended")
    let refused = state.withLock { state in
      state.isSuspended = true
      observers.noteSuspension(true)  // before an observation can be refused for it
      return line.refuseSuspended() + (state.readers?.refuseSuspended() ?? [])
    }
    for call in refused { call() }
    // All are stopped at once: a thread that has one may wait for another.
    let lines = [line] + (known?.both ?? [])
    try forAll(lines) { line in
      try line.endSuspended { for line in lines { line.interruptSuspended() } }
    }
  }

  func resume() {
    let wasSuspended = state.withLock { state in
      guard state.isSuspended else { return false }
      state.isSuspended = false
      line.resume()
      state.readers?.resume()
      observers.noteSuspension(false)
      return true
    }
    if wasSuspended { observers.touchAll() }
  }

  /// Closes all connections for good, the one that writes last, so that it folds the log into the file.
  func close() throws {
    try refuseInClosure("closed")
    observers.end()
    do { try known?.close() } catch {
      line.refuseClosed()  // the one that writes is closed last, when closing is tried again
      throw error
    }
    try line.close()
    observers.end()  // those that began while a reader was waited for
  }

  private func refuseInClosure(_ what: String) throws {
    guard line.isHeldByCurrentThread || known?.heldSlot != nil else { return }
    throw SQLiteError.misuse("\(line.name) cannot be \(what) in a closure that has a connection of it: it would wait for itself")
  }

  /// Closes all connections, to be opened again: within a closure of the thread as well, which has the one that writes.
  ///
  /// - Parameter closed: Called when the one that writes is closed, before it can be opened again.
  package func closeForNow<Result>(_ closed: () throws -> Result) throws -> Result {
    let isWriting = line.isHeldByCurrentThread
    if !isWriting { try refuseInClosure("closed") }
    observers.end()
    try closeReadersForNow(waits: !isWriting)  // a thread that reads may wait for this one
    return try line.lendPlace(closes: true) { slot in
      try slot.connection?.close()
      line.put(nil, in: slot)
      forgetReaders()?.retire()  // another thread may have asked for them meanwhile
      observers.end()
      return try closed()
    }
  }

  private func closeReadersForNow(waits: Bool) throws {
    guard let readers = known else { return }
    if waits {
      do { try readers.close() } catch {
        let refused = state.withLock { state in
          readers.reopen()
          return state.isSuspended ? readers.refuseSuspended() : []
        }
        for call in refused { call() }
        throw error
      }
    } else {
      readers.retire()
    }
    _ = forgetReaders()
  }
}
