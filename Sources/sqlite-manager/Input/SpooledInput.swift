import Foundation
import SQLiteAuthoring
import SQLiteManager

/// Standard input, saved to a temporary file so that it can be read more than once.
final class SpooledInput {
  private let folder: TemporaryFolder
  private let file: FileHandle

  /// Reads standard input to its end.
  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("input")
    try LocalFileSystem().makeFile(path, like: nil) { write in
      while case let piece = try InputPieces.bytes(from: 0, upTo: 1 << 16), !piece.isEmpty { try write(piece) }
    }
    file = try FileHandle(forReadingFrom: URL(filePath: path))
  }

  /// Returns the input from its beginning. An input that was returned before must not be read anymore. This object must outlive the result.
  func fromBeginning() throws -> InputPieces {
    try file.seek(toOffset: 0)
    return InputPieces(file.fileDescriptor)
  }
}
