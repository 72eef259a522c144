import Foundation
import SQLiteManager

/// Standard input in a temporary file, to be read more than once.
final class SpooledInput {
  private let folder: TemporaryFolder
  private let file: FileHandle

  /// Reads standard input to its end.
  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("input")
    try LocalFileSystem().makeFile(path, like: nil) { write in
      while case let piece = try System.read(0, upTo: 1 << 16), !piece.isEmpty { try write(piece) }
    }
    file = try FileHandle(forReadingFrom: URL(filePath: path))
  }

  /// The input from its beginning, until it is asked for again; this object must live as long.
  func fromBeginning() throws -> StandardInput {
    try file.seek(toOffset: 0)
    return StandardInput(file.fileDescriptor)
  }
}
