public import Foundation
import SQLiteContent
import SQLiteCore
import SQLiteFiles
import SQLiteTestKit

/// A released version of a bundled database, kept in a folder so that each later release is tested with an upgrade from it.
///
/// ```swift
/// @Test(arguments: try ShippedVersion.all(in: folder))
/// func `is upgraded to the bundle`(version: ShippedVersion) throws {
///   try version.checkUpgrade(to: App.quiz) { try $0.execute("INSERT INTO star (question) VALUES (1), (5)") }
/// }
/// ```
/// The folder has the files, and a list `shipped-versions.txt` with a line for each: the hash of its bytes, its `user_version` and its name.
/// All of them belong in the repository. ``archive(_:into:)`` adds a version; nothing is changed or removed.
///
/// The hash is FNV-1a with 64 bits. It shows that a file was changed by accident. It is no protection against a file that was made to have
/// the same hash.
public struct ShippedVersion: Hashable, Sendable, CustomStringConvertible {
  /// The `user_version` of the file.
  public let number: Int
  /// The file.
  public let url: URL
  let hash: String
  /// The later versions in the folder, in ascending order.
  private(set) var later: [ShippedVersion] = []

  private static let listName = "shipped-versions.txt"

  /// The name of the file.
  public var description: String { url.lastPathComponent }

  /// Reads a database. No connection of this process may have it open.
  init(_ url: URL) throws {
    let head = try LocalFileSystem().bytes(of: url.path, upTo: DatabaseHeader.byteCount)  // refuses a folder or pipe
    let bytes = try Data(contentsOf: url, options: .alwaysMapped)
    guard let header = DatabaseHeader(head), header.byteCountOfPages <= bytes.count else {
      throw ShippedVersionError(url.path, "it is not a database, or is cut short")
    }
    (number, self.url, hash) = (header.userVersion, url, String(bytes.fnv1a, radix: 16))
  }

  /// Returns the versions in a folder, in ascending order.
  ///
  /// Files whose name begins with a period are ignored.
  /// - Throws: ``ShippedVersionError`` with the lines of the list whose file is missing or changed, after a minus sign, and the lines of
  ///   files that are changed or not in the list, after a plus sign; also for a file that is not a database. `FileSystemError` or
  ///   Foundation's error when a file cannot be read.
  public static func all(in folder: URL) throws -> [ShippedVersion] {
    let list = String(decoding: try LocalFileSystem().bytes(of: folder.appending(path: listName).path), as: UTF8.self)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var versions = try files.filter { $0.lastPathComponent != listName }.map { try ShippedVersion($0) }.ordered { $0.number < $1.number }
    let changes = LineDiff.between(list.replacing("\r\n", with: "\n"), lines(versions))
    if !changes.isEmpty {
      throw ShippedVersionError(
        folder.path, "the files differ from \(listName): restore what was shipped, and archive what is new\n\(changes)")
    }
    for place in versions.indices { versions[place].later = Array(versions[(place + 1)...]) }
    return versions
  }

  /// Copies a database that is released to a folder, and adds it to the list there. A missing folder or list is made. A file that is there
  /// already, byte for byte, is not added again.
  ///
  /// - Returns: The version in the folder.
  /// - Throws: ``ShippedVersionError`` for a file that is not a database, or has a log beside it, or has a version of which another file was
  ///   shipped; otherwise as ``all(in:)``, or an error of writing. Nothing is added then.
  @discardableResult public static func archive(_ file: URL, into folder: URL) throws -> ShippedVersion {
    let files = LocalFileSystem()
    let released = try ShippedVersion(file)
    if let log = try Sidecars.logs(beside: file.path, in: files).first {
      throw ShippedVersionError(file.path, "it is incomplete without its \(log): close all connections to it first")
    }
    let list = folder.appending(path: listName)
    let versions = try files.facts(of: list.path, followsLink: true) == nil ? [] : all(in: folder)
    if let shipped = versions.first(where: { $0.number == released.number }) {
      if shipped.hash == released.hash { return shipped }
      throw ShippedVersionError(file.path, "another file of version \(shipped.number) was shipped, \(shipped): raise user_version")
    }
    let copy = folder.appending(path: "version-\(released.number).sqlite")
    try files.makeFolder(folder.path)
    try files.copy(file.path, toNew: copy.path)
    do {
      let version = try ShippedVersion(copy)
      try Data(lines((versions + [version]).ordered { $0.number < $1.number }).utf8).write(to: list, options: .atomic)
      return version
    } catch {
      try files.remove(copy.path)
      throw error
    }
  }

  private static func lines(_ versions: [ShippedVersion]) -> String { versions.map { "\($0.hash) \($0.number) \($0)\n" }.joined() }
}

/// A fault in a folder of shipped versions, or in an upgrade from one of them.
public struct ShippedVersionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder, or the files of the upgrade, such as `version-1.sqlite → quiz.sqlite`.
  public let subject: String
  /// The fault, and what to do; for an upgrade, also the rows that differ, at most a hundred.
  public let reason: String

  init(_ subject: String, _ reason: String) { (self.subject, self.reason) = (subject, reason) }

  /// The file or upgrade, and the fault.
  public var description: String { "\(subject): \(reason)" }
}
