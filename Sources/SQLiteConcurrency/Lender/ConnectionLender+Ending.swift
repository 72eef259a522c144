import SQLiteCore

extension ConnectionLender {
  /// Closes the readers that are not lent, and such connections of a pool.
  func drain() {
    if let readers = known { readers.reading.drain() }
    if isPool { line.drain() }
  }

  func suspend() throws {
    try refuseInClosure("suspended")
    let (lines, refused) = state.withLock { state in
      if !state.isSuspended { observers.notePause(begins: true) }  // before an observation can be refused for it
      state.isSuspended = true
      let lines = [line] + state.allReaders.flatMap(\.both)
      return (lines, lines.flatMap { $0.refuseSuspended() })
    }
    for call in refused { call() }
    // All are stopped at once: a thread that has one may wait for another.
    try forAll(lines) { line in
      try line.endSuspended { for line in lines { line.interruptSuspended() } }
    }
  }

  func resume() {
    let wasSuspended = state.withLock { state in
      guard state.isSuspended else { return false }
      state.isSuspended = false
      for line in [line] + state.allReaders.flatMap(\.both) { line.resume() }
      observers.notePause(begins: false)
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
    guard line.isHeldByCurrentThread || heldReaders != nil else { return }
    throw SQLiteError.misuse("\(line.name) cannot be \(what) in a closure that has a connection of it: it would wait for itself")
  }

  /// Closes all connections, to be opened again: within a closure of the thread as well, which has the one that writes. Observations end then; where closing
  /// fails they go on.
  ///
  /// - Parameter closed: Called when the one that writes is closed, before it can be opened again.
  package func closeForNow<Result>(_ closed: () throws -> Result) throws -> Result {
    let isWriting = line.isHeldByCurrentThread
    if isWriting { forgetReaders() } else { try refuseInClosure("closed") }  // a thread that reads may wait for this one
    observers.notePause(begins: true)
    defer {
      observers.notePause(begins: false)
      observers.touchAll()
    }
    do {
      while true {
        let closing = isWriting ? [] : state.withLock { $0.allReaders }
        for readers in closing { try readers.close() }
        let result: Result? = try line.lendPlace(closes: true) { slot in
          // While this one waited, another thread may have closed and opened again, and there are new readers to wait for.
          if !isWriting, let new = known, !closing.contains(where: { $0 === new }) { return nil }
          try slot.connection?.close()
          line.put(nil, in: slot)
          forgetReaders()
          observers.end()
          return try closed()
        }
        if let result { return result }
      }
    } catch {
      known?.reopen()
      throw error
    }
  }
}
