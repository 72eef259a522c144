import SQLiteCore
import SQLiteFiles

// The files that a killed process can leave in the folder: a stage under a name of its own, and second names of the files beside a database
// that was about to be set aside.

extension ContentInstaller {
  private static let asideSuffix = ".damaged-"

  /// The beginning of the name of a file that is set aside: the file name and ".damaged-", cut where its journal would have too long a name.
  func asidePrefix() throws(FileSystemError) -> String {
    guard fileName.utf8.count > 100, let longest = try files.longestName(in: folderPath) else { return fileName + Self.asideSuffix }
    let room = longest - Self.asideSuffix.utf8.count - "999999".utf8.count - Sidecars.longest
    return fileName.prefix(utf8Count: max(room, 1)) + Self.asideSuffix
  }

  /// The files that a killed process left, as this installer spells them: stages, and files beside a database set aside that is not there.
  ///
  /// A stage may be the installed database under a second name; its name is removed all the same, and nothing else.
  /// - Parameter names: The names in the folder, which may list a name in other letters than it was given: so it is asked for the name meant.
  func leftovers(among names: [String]) throws(FileSystemError) -> [String] {
    let prefix = try asidePrefix()
    var left: [String] = []
    for name in names {
      for stage in Stage.spellings(of: name, asOf: fileName, for: .install) where try isThere(stage) { left.append(stage) }
      guard let sidecar = Sidecars.all.first(where: name.hasSuffix),
        let number = name.utf8.dropLast(sidecar.utf8.count).split(separator: UInt8(ascii: "-")).last.flatMap({ String($0) }),
        UInt32(number) != nil, try isThere(prefix + number + sidecar), try !isThere(prefix + number)
      else { continue }
      left.append(prefix + number + sidecar)
    }
    return left
  }

  private func isThere(_ name: String) throws(FileSystemError) -> Bool { try files.facts(of: inFolder(name), followsLink: false) != nil }

  /// Removes the files that killed processes left. The maker of such a file holds the lock, so none is in use while the lock is held here.
  func sweepLeftovers() throws {
    for name in try leftovers(among: try files.names(in: folderPath)) { try files.remove(inFolder(name)) }
  }
}
