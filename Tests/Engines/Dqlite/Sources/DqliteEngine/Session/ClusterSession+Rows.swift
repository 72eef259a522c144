import SQLiteCalls

/// Rows as they come, and the connection that they keep busy.
extension ClusterSession {
  func stream(_ response: WireResponse) throws(SessionError) -> RowStream {
    guard case .rows(let rows) = response else { throw unexpected(response) }
    if rows.isStuck { try giveUpStuckRows() }
    let stream = RowStream(rows, isOpen: node?.awaitsMore ?? false, of: self)
    if stream.isOpen { self.stream = stream }
    return stream
  }

  /// The names of the columns leave no room for a row, and the node goes on trying. The names have come: outside of a transaction they are enough
  /// to compile a statement, which then runs with shorter names.
  private func giveUpStuckRows() throws(SessionError) {
    let wasOpen = transaction.isOpen
    loseNode()
    guard wasOpen else { return }
    throw SessionError(
      .abortRollback,
      "the transaction is gone, because the names of the columns of a statement fill a message of dqlite: compile it before the transaction begins"
    )
  }

  /// Makes the connection free for a question.
  func settle() {
    guard let node, node.awaitsMore else { return }
    if let stream { stream.buffer(most: settings.mostBytesOfRows) } else { abandonRows() }
  }

  /// The next message of rows.
  func moreRows() throws(SessionError) -> (rows: WireRows, isOpen: Bool) {
    guard let node, node.awaitsMore else { throw SessionError(.ioerr, "the rest of the rows did not come: the connection was lost") }
    let response: WireResponse
    do throws(NodeFailure) {
      response = try node.answer(by: deadline(settings.callTimeout, isInterruptible: !transaction.isOpen))
    } catch {
      let wasOpen = transaction.isOpen
      drop()
      if error == .interrupted { throw SessionError(.interrupt, "interrupted") }
      throw wasOpen ? lostTransaction(error.description) : SessionError(.ioerr, "the rest of the rows did not come: \(error)")
    }
    switch response {
    case .rows(let rows): return (rows, node.awaitsMore)
    case .failure(let code, let message):
      noteRollback()
      throw SessionError(ResultCode(answered: code), message)
    default: throw unexpected(response)
    }
  }

  /// Gives up the rows that are still to come. A node sends them all the same: outside of a transaction a new connection costs less than many rows.
  func abandonRows() {
    var messages = 0
    while let node, node.awaitsMore {
      messages += 1
      guard transaction.isOpen || messages < 64, (try? moreRows()) != nil else { break }
    }
    if let node, node.awaitsMore { drop() }
  }
}
