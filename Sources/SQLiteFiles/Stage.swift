import Foundation
import SQLiteCore

/// A file that is created under a temporary name in its final folder, and gets its final name when it is complete.
///
/// No other file ever has the name of a stage, so leftovers of a killed process do no harm: SQLite never mistakes the journal of a stage
/// for the journal of another database.
package struct Stage: Sendable {
  /// The purpose of the file, which determines the suffix of its name.
  package enum Purpose: String, Sendable {
    /// An installed database. A process that holds its lock removes the stages that other processes have left.
    case install = ".stage"
    /// A copy, or another requested file. A leftover may be removed at any time.
    case copy = ".partial"
  }

  /// The path of the file until it is complete.
  package let path: String
  /// The final path of the file.
  package let destination: String
  private let folder: String
  private let files: any FileSystem

  /// Creates a stage for a file, without creating the file.
  package init(of destination: String, for purpose: Purpose = .copy, files: any FileSystem = LocalFileSystem()) {
    let (folder, name) = destination.folderAndName
    self.destination = destination
    self.folder = folder
    self.files = files
    path = folder + Self.name(of: name, for: purpose)
    UnfinishedFiles.add(path)
  }

  /// Returns a name for a stage that no other process or thread uses. It does not repeat a long file name, to leave room for the name of
  /// the stage's journal.
  package static func name(of fileName: String, for purpose: Purpose) -> String {
    prefixes(of: fileName)[0] + UniqueName.make() + purpose.rawValue
  }

  /// Returns the name prefixes of a file's stages: the current prefix, then, for a long name, the prefix that earlier releases
  /// used.
  private static func prefixes(of fileName: String) -> [String] {
    let plain = ".\(fileName)."
    if fileName.utf8.count <= 64 { return [plain] }
    return [".sqlitemanager-\(String(fileName.utf8.fnv1a, radix: 16)).", plain]
  }

  /// Returns the spellings that a name in the folder would have if it belonged to a stage of a file, or to a file beside the stage. Returns
  /// none if the name does not have the form of such a name.
  ///
  /// The folder may list a name with different letters than it was created with: in another case, or with decomposed accents. It finds the
  /// file by each spelling.
  package static func spellings(of name: String, asOf fileName: String, for purpose: Purpose) -> [String] {
    for ending in ([""] + Sidecars.all).map({ purpose.rawValue + $0 }) where name.hasSuffix(ending) {
      guard let own = name.lastPart(after: ".", before: ending), UniqueName.matches(own) else { continue }
      return prefixes(of: fileName).map { $0 + own + ending }
    }
    return []
  }

  /// Gives the file its final name; returns false when another file already has it. The stage must be discarded afterwards in either case.
  ///
  /// If the file system has no hard links, the file is renamed when the name is free.
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

  /// Writes the bytes of the file to the disk, gives it its final name, and writes the name to the disk. Returns false when another file
  /// has the name.
  ///
  /// - Throws: ``FileSystemError``; the name is then free, if the file system allows it to be removed again.
  package func finish() throws(FileSystemError) -> Bool {
    try files.syncFile(path)
    guard try place() else { return false }
    do throws(FileSystemError) {
      try files.syncFolder(folder.isEmpty ? "." : folder)
    } catch {
      do throws(FileSystemError) { try files.remove(destination) } catch {}  // the first error is thrown
      throw error
    }
    return true
  }

  /// Removes the file under the stage's name, and the files beside it. A file that cannot be removed does no harm.
  package func discard() {
    for suffix in Sidecars.all + [""] { do { try files.remove(path + suffix) } catch {} }
    UnfinishedFiles.forget(path)
  }
}

extension String {
  /// Returns the part of a file's name after the last separator and before a suffix; nil if there is none.
  package func lastPart(after separator: Unicode.Scalar, before ending: String) -> String? {
    utf8.dropLast(ending.utf8.count).split(separator: UInt8(ascii: separator)).last.flatMap { String($0) }
  }
}

/// Names that no other process or thread creates. They consist of the process ID and a random part.
package enum UniqueName {
  /// Returns a new name, such as `4711-1f3c`.
  package static func make() -> String {
    "\(ProcessInfo.processInfo.processIdentifier)-\(String(UInt64.random(in: 0...UInt64.max), radix: 16))"
  }

  /// Returns whether a text has the form of the names that ``make()`` returns.
  package static func matches(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Int32(parts[0]) != nil && UInt64(parts[1], radix: 16) != nil
  }
}
