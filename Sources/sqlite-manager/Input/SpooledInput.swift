import SQLiteAuthoring
import SQLiteManager

/// Standard input, saved to a temporary file so that it can be read more than once.
final class SpooledInput {
  private let folder: TemporaryFolder
  private var path: String { folder.path("input") }

  /// Reads standard input to its end.
  init() throws {
    folder = try TemporaryFolder()
    let input = InputPieces()
    try LocalFileSystem().makeFile(path, like: nil) { write in
      while case let piece = try input.piece(), !piece.isEmpty { try write(piece) }
    }
  }

  /// Returns the input from its beginning.
  func fromBeginning() throws -> InputPieces { try InputPieces(path: path) }
}
