extension PreparedStatement {
  /// Refuses a statement that would end the transaction of a closure: later statements would each be a transaction of its own.
  ///
  /// The package's own statements pass, and so do the user's outside of closures. A savepoint may be released where SQL began it: in the same closure.
  func refuseEnding(on connection: Connection) throws {
    guard unsafe connection.openBlocks > 0, unsafe !connection.runsOwnStatement else { return }
    let words = SQLToken.all(in: ownSQL).filter { !$0.isSign(";") }
    let name = words.last?.named ?? ""
    switch words.first?.folded {
    case "rollback" where words.contains { $0.isWord("to") }: return
    case "savepoint": return unsafe connection.savepoints.append(name)
    case "release":
      if let place = unsafe connection.savepoints.lastIndex(of: name) { return unsafe connection.savepoints.removeSubrange(place...) }
    default: break
    }
    throw SQLiteError.refused(
      .misuse,
      "\(words.map(\.content).joined(separator: " ")) ends the transaction in which it runs: leave it out. The transaction is committed when its closure returns, and "
        + "rolled back when the closure throws",
      sql: ownSQL)
  }
}
