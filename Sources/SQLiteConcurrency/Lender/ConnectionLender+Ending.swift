import SQLiteCore

extension ConnectionLender {
  /// Closes the readers that are not lent, or a pool's connections that are not lent.
  func drain() {
    if let readers = currentReaders { readers.reading.drain() }
    if isPool { line.drain() }
  }

  func suspend() throws {
    try refuseInClosure("suspended")
    let (lines, refused) = state.withLock { state in
      if !state.isSuspended { observers.notePause(begins: true) }  // before an observation can be refused because of it
      state.isSuspended = true
      let lines = [line] + state.allReaders.flatMap(\.both)
      return (lines, lines.flatMap { $0.refuseSuspended() })
    }
    for call in refused { call() }
    // All lines are stopped at once: a thread with a connection of one line may wait for another line.
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

  /// Closes all connections permanently, the writer last, so that it moves the log into the database file.
  func close() throws {
    try refuseInClosure("closed")
    observers.end()
    do { try currentReaders?.close() } catch {
      line.refuseClosed()  // the writer is closed last, when closing is tried again
      throw error
    }
    try line.close()
    observers.end()  // observations that began while a reader was waited for
  }

  /// Throws when the current thread has a connection of this lender.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE.
  package func refuseInClosure(_ what: String) throws {
    guard line.isHeldByCurrentThread || heldReaders != nil else { return }
    throw SQLiteError.misuse("\(line.name) cannot be \(what) in a closure that has a connection of it: it would wait for itself")
  }

  /// Closes all connections, which may be opened again; a closure that has the writer may also call this. Observations end, or continue if
  /// closing fails.
  ///
  /// - Parameter closed: Called after the writer is closed, before it can be opened again.
  package func closeForNow<Result>(_ closed: () throws -> Result) throws -> Result {
    let isWriting = line.isHeldByCurrentThread
    if isWriting { forgetReaders() } else { try refuseInClosure("closed") }  // a reading thread may wait for this one
    observers.notePause(begins: true)
    defer {
      observers.notePause(begins: false)
      observers.touchAll()
    }
    do {
      while true {
        let closing = isWriting ? [] : state.withLock { $0.allReaders }
        for readers in closing { try readers.close() }
        let result: Result? = try line.lendSlot(closes: true) { slot in
          // In the meantime, another thread may have closed and reopened the database, so that there are new readers to wait for.
          if !isWriting, let new = currentReaders, !closing.contains(where: { $0 === new }) { return nil }
          try slot.connection?.close()
          line.setConnection(nil, in: slot)
          forgetReaders()
          observers.end()
          return try closed()
        }
        if let result { return result }
      }
    } catch {
      currentReaders?.reopen()
      throw error
    }
  }
}
