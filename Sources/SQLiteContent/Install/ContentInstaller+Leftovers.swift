import SQLiteCore

// What a process that was killed can leave in the folder: a stage under a name of its own, and second names of the files beside a database
// that was about to be set aside.

extension ContentInstaller {
  private static let asideSuffix = ".damaged-"

  /// What the name of a file that is set aside begins with: the file name, cut where its journal would have too long a name.
  func asidePrefix() throws(FileSystemError) -> String {
    guard fileName.utf8.count > 100, let longest = try files.longestName(in: folderPath) else { return fileName + Self.asideSuffix }
    let room = longest - Self.asideSuffix.utf8.count - "999999".utf8.count - Sidecars.longest
    return fileName.prefix(utf8Count: max(room, 1)) + Self.asideSuffix
  }

  /// The names among those in the folder that a killed process left: stages, and files beside a database set aside that is not there.
  ///
  /// A stage may be the installed database under a second name; its name is removed all the same, and nothing else.
  func leftovers(among names: [String]) throws(FileSystemError) -> [String] {
    let there = Set(names.map { Array($0.utf8) })
    let prefix = try asidePrefix()
    return names.filter { name in
      if Stage.isName(name, of: fileName, for: .install) { return true }
      guard name.utf8.starts(with: prefix.utf8), let rest = String(name.utf8.dropFirst(prefix.utf8.count)),
        let sidecar = Sidecars.all.first(where: rest.hasSuffix), UInt32(rest.dropLast(sidecar.count)) != nil
      else { return false }
      return !there.contains(Array(name.utf8.dropLast(sidecar.utf8.count)))
    }
  }

  /// Removes what killed processes left. Whoever makes such files holds the lock, so none is in use while it is held here.
  func sweepLeftovers() throws {
    for name in try leftovers(among: try files.names(in: folderPath)) { try files.remove(inFolder(name)) }
  }
}
