/// Makes the checkpoints of a connection whose library can lose commits in its own.
protocol CheckpointGuard {
  /// A statement was compiled that attaches a database.
  func willAttach(to connection: Connection)
  /// A statement was compiled that detaches a database.
  func willDetach(from connection: Connection)
  /// A pragma is about to be compiled, and SQLite reads or sets its setting then.
  func willCompile(_ pragma: LogPragma, on connection: Connection)
  /// The pragma was compiled, or was not.
  func didCompile(_ pragma: LogPragma, on connection: Connection)
  /// Makes the checkpoint of a pragma, and has the statement give its row.
  func makeCheckpoint(_ pragma: LogPragma, of statement: PreparedStatement, on connection: Connection) throws
}
