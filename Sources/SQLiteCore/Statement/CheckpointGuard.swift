/// Makes a connection's checkpoints in place of a SQLite library whose own checkpoints can lose commits.
protocol CheckpointGuard {
  /// Called after a statement that attaches a database was compiled.
  func willAttach(to connection: Connection)
  /// Closes the connections that are kept open for checkpoints. Called before the connection closes, and after a statement that detaches a
  /// database was compiled.
  func closeReaders(of connection: Connection)
  /// Called before a pragma is compiled, which is when SQLite reads or sets the setting.
  func willCompile(_ pragma: LogPragma, on connection: Connection)
  /// Called after the compilation of a pragma, whether it succeeded or failed.
  func didCompile(_ pragma: LogPragma, on connection: Connection)
  /// Makes the checkpoint that a pragma requests, and makes the statement return the checkpoint's result as its row.
  func makeCheckpoint(_ pragma: LogPragma, of statement: PreparedStatement, on connection: Connection) throws
}
