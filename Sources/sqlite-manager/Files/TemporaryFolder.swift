import Foundation
import SQLiteManager

/// A temporary folder that only this user can access. It is removed with its files when this object is deallocated, and when a signal ends
/// the tool.
final class TemporaryFolder {
  private let folder: String

  init() throws(Failure) {
    let parent = FileManager.default.temporaryDirectory.path
    folder = "\(parent)/sqlite-manager-\(UUID().uuidString)"
    UnfinishedFiles.add(folder)
    do throws(FileSystemError) { try LocalFileSystem().makePrivateFolder(folder) } catch {
      UnfinishedFiles.forget(folder)
      throw Failure(
        .cantopen, "no temporary folder can be made in \(parent): \(error.reason)", advice: "Set TMPDIR to a folder with room.")
    }
  }

  deinit {
    // Files that cannot be removed are left for the system's cleanup of its temporary folder.
    try? FileManager.default.removeItem(atPath: folder)
    UnfinishedFiles.forget(folder)
  }

  var url: URL { URL(filePath: folder, directoryHint: .isDirectory) }

  /// The path of a file in the folder, whether or not the file exists.
  func path(_ name: String) -> String { "\(folder)/\(name)" }
}
