import SQLiteCore
import SQLiteFiles

// The files that a killed process can leave in the folder: a staging file, and the second names of the files beside a database that was
// about to be set aside.

extension ContentInstaller {
  private static let asideSuffix = ".damaged-"

  /// Returns the prefix of the name of a file that is set aside: the file name and ".damaged-". The file name is shortened if the name of
  /// the journal would be too long.
  func asidePrefix() throws(FileSystemError) -> String {
    guard fileName.utf8.count > 100, let longest = try files.longestName(in: folderPath) else { return fileName + Self.asideSuffix }
    let room = longest - Self.asideSuffix.utf8.count - "999999".utf8.count - Sidecars.longest
    return fileName.prefix(utf8Count: max(room, 1)) + Self.asideSuffix
  }

  /// Returns the files that a killed process left, as this installer spells them: staging files, and files beside a set-aside database that
  /// is missing.
  ///
  /// A staging file may be a second name of the installed database; only this name is removed then.
  /// - Parameter names: The names in the folder. The file system may list a name with different letters than it was created with, so this
  ///   installer's spelling is looked up.
  func leftovers(among names: [String]) throws(FileSystemError) -> [String] {
    let prefix = try asidePrefix()
    var left: [String] = []
    for name in names {
      for stage in Stage.spellings(of: name, asOf: fileName, for: .install) where try isThere(stage) { left.append(stage) }
      guard let sidecar = Sidecars.all.first(where: name.hasSuffix),
        let number = name.lastPart(after: "-", before: sidecar), UInt32(number) != nil, try isThere(prefix + number + sidecar),
        try !isThere(prefix + number)
      else { continue }
      left.append(prefix + number + sidecar)
    }
    return left
  }

  private func isThere(_ name: String) throws(FileSystemError) -> Bool { try files.facts(of: inFolder(name), followsLink: false) != nil }

  /// Removes the files that killed processes left. Their creators held the lock, so none are in use while this installer holds it.
  func sweepLeftovers() throws {
    for name in try leftovers(among: try files.names(in: folderPath)) { try files.remove(inFolder(name)) }
  }
}
