import Foundation
import SQLiteCore

/// A file that is made under a name of its own, in the folder where it is to be, and gets its name when it is whole.
///
/// No other file ever has the name of a stage, so the files that a killed process leaves of one do no harm: SQLite never takes the journal of
/// a stage for that of another database.
package struct Stage: Sendable {
  /// The purpose of the file, which is the ending of its name.
  package enum Purpose: String, Sendable {
    /// An installed database. A process that holds the lock of the installed one removes what others have left.
    case install = ".stage"
    /// A copy, or another file that was asked for. A file that is left of it may be removed at any time.
    case copy = ".partial"
  }

  /// Where the file is until it is whole.
  package let path: String
  /// Where the file is to be.
  package let destination: String
  private let folder: String
  private let files: any FileSystem

  /// A stage of a file; nothing is made yet.
  package init(of destination: String, for purpose: Purpose = .copy, files: any FileSystem = LocalFileSystem()) {
    let (folder, name) = destination.folderAndName
    self.destination = destination
    self.folder = folder
    self.files = files
    path = folder + Self.name(of: name, for: purpose)
    UnfinishedFiles.add(path)
  }

  /// A name for a stage that no other process or thread makes. A long file name is not repeated in it: the journal of a stage needs room.
  package static func name(of fileName: String, for purpose: Purpose) -> String {
    prefixes(of: fileName)[0] + UniqueName.make() + purpose.rawValue
  }

  /// The beginnings of the names of a file's stages: of those made now, then of those made by earlier releases.
  private static func prefixes(of fileName: String) -> [String] {
    let plain = ".\(fileName)."
    if fileName.utf8.count <= 64 { return [plain] }
    return [".sqlitemanager-\(String(fileName.utf8.fnv1a, radix: 16)).", plain]
  }

  /// The names that a stage of a file, or a file beside one, would have if a name in the folder were its; none when it lacks the form of one.
  ///
  /// The folder may list a name in other letters than it was given: in another case, or with accents taken apart. It knows the file by all of them.
  package static func spellings(of name: String, asOf fileName: String, for purpose: Purpose) -> [String] {
    for ending in ([""] + Sidecars.all).map({ purpose.rawValue + $0 }) where name.hasSuffix(ending) {
      guard let own = name.utf8.dropLast(ending.utf8.count).split(separator: UInt8(ascii: ".")).last.flatMap({ String($0) }),
        UniqueName.matches(own)
      else { continue }
      return prefixes(of: fileName).map { $0 + own + ending }
    }
    return []
  }

  /// Gives the file its name; false when another file has that name already. The stage is discarded afterwards in any case.
  ///
  /// Where the file system has no second names for files, the file is renamed when the name is free.
  package func place() throws(FileSystemError) -> Bool {
    do throws(FileSystemError) {
      try files.link(path, toNew: destination)
    } catch {
      if error.isTaken { return false }
      guard error.hasNoLinks else { throw error }
      if try files.facts(of: destination, followsLink: false) != nil { return false }
      try files.rename(path, to: destination)
    }
    return true
  }

  /// Brings the bytes of the file to the disk, gives it its name, and brings the name to the disk; false when another file has it already.
  ///
  /// - Throws: ``FileSystemError``; the name is free then, as far as the file system lets it be removed again.
  package func finish() throws(FileSystemError) -> Bool {
    try files.syncFile(path)
    guard try place() else { return false }
    do throws(FileSystemError) {
      try files.syncFolder(folder.isEmpty ? "." : folder)
    } catch {
      do throws(FileSystemError) { try files.remove(destination) } catch {}  // the first error is the one to throw
      throw error
    }
    return true
  }

  /// Removes the file under the name of the stage, and the files beside it. A file that cannot be removed does no harm.
  package func discard() {
    for suffix in Sidecars.all + [""] { do { try files.remove(path + suffix) } catch {} }
    UnfinishedFiles.forget(path)
  }
}

/// Names that no other process or thread makes: the number of the process and a random part.
package enum UniqueName {
  /// A new name, such as `4711-1f3c`.
  package static func make() -> String {
    "\(ProcessInfo.processInfo.processIdentifier)-\(String(UInt64.random(in: 0...UInt64.max), radix: 16))"
  }

  /// Whether a text has the form of the names that ``make()`` makes.
  package static func matches(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Int32(parts[0]) != nil && UInt64(parts[1], radix: 16) != nil
  }
}
