#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager

struct Checkpoint: FileCommand {
  /// The mode of a checkpoint, which determines how much of the log it writes back and what it waits for.
  enum Mode: String, CaseIterable, ExpressibleByArgument {
    case passive, full, restart, truncate

    var mode: CheckpointMode {
      switch self {
      case .passive: .passive
      case .full: .full
      case .restart: .restart
      case .truncate: .truncate
      }
    }
  }

  static let configuration = CommandConfiguration(
    abstract: "Writes the contents of the write-ahead log into the database.",
    discussion: """
      passive copies what it can without waiting. full waits for writers and for readers of older pages. restart also waits until no \
      connection reads from the log. truncate also truncates the log to zero bytes. The output has the number of frames in the log, and how \
      many of them are in the database. If no other connection has the database open, SQLite removes the log when this command ends.
      """)

  @Argument(help: "The database.") var file: String
  @Option(help: "The mode of the checkpoint.") var mode = Mode.passive

  func run() throws {
    let database = try DatabaseFile(file)
    guard try database.isInWALMode else {
      throw Failure(.error, "\(file) is not in WAL mode", advice: "There is no log to write back; `info FILE` shows the mode.")
    }
    let connection = try database.openForWriting()
    let result: CheckpointResult?
    do {
      result = try connection.checkpoint(mode.mode)
    } catch let error as SQLiteError {
      guard error.code.primary == .busy else { throw error }
      throw Failure(
        .busy, "\(file) is in use: the checkpoint is incomplete",
        advice: "As many frames as possible were written back. Try again when the other connections have finished.")
    }
    try connection.close()
    try Output.print([
      "mode": .text(mode.rawValue), "frames": .number(result?.logFrameCount ?? 0),
      "checkpointed": .number(result?.checkpointedFrameCount ?? 0),
    ])
  }
}
#endif
