package import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

// Unusable paths are refused before anything is created: Foundation and SQLite would use another path, or fail late.

extension ContentInstaller {
  /// Returns the absolute path of a URL, byte for byte and without a trailing slash.
  ///
  /// - Throws: ``ContentError/unusablePath(path:reason:)`` when it is not UTF-8, or cannot have been when the URL was created.
  package static func exactPath(_ url: URL) throws(ContentError) -> String {
    func refusal(_ reason: String) -> ContentError { .unusablePath(path: url.absoluteString, reason: reason) }
    guard url.isFileURL else { throw refusal("it is not the URL of a file") }
    let bytes = [UInt8](percentDecoding: Array(url.absoluteURL.path(percentEncoded: true).utf8))
    guard let path = String(validating: bytes, as: UTF8.self) else {
      throw refusal("it is not UTF-8, so another folder would be used")
    }
    if bytes.contains(0) { throw refusal("it holds a NUL, where the system would cut it") }
    if path.unicodeScalars.contains("\u{FFFD}") {
      throw refusal("it holds U+FFFD, which stands for bytes that were not UTF-8: the folder that was meant has another name")
    }
    return path.withoutTrailingSlashes
  }

  /// Throws when the file system or SQLite could not store the installed database, or its log, at its path.
  func refuseUnusablePaths() throws {
    let folder = try Self.exactPath(folder)
    guard Self.isName(fileName) else {
      throw ContentError.unusablePath(path: installedPath, reason: "\"\(fileName)\" is not the name of a file")
    }
    if fileName.unicodeScalars.contains("\u{FFFD}") {
      throw ContentError.unusablePath(path: fileName, reason: "it holds U+FFFD, which stands for bytes that were not UTF-8")
    }
    let name = fileName.utf8.count + Sidecars.longest
    try ContentError.reading(.installed(installedPath)) {
      let (existing, missing) = try existingFolder(of: folder)
      // Every file system accepts names up to this length.
      if name > 100, let longest = try files.longestName(in: existing.isEmpty ? "/" : existing), name > longest {
        throw ContentError.unusablePath(
          path: installedPath, reason: "the name of its journal would have \(name) bytes, and the folder takes at most \(longest)")
      }
      let path = existing + missing + "/"
      try refuseLongPath(path + fileName)
      // The name of the staging file is longer, but it is needed only for a first install.
      if path.utf8.count > 300, try files.facts(of: installedPath, followsLink: false) == nil {
        try refuseLongPath(path + Stage.name(of: fileName, for: .install))
      }
    }
  }

  /// Throws when SQLite cannot open a file at this path, which must be free of symbolic links.
  func refuseLongPath(_ path: String) throws(ContentError) {
    guard let longest = VirtualFileSystem.longestPath(on: wrapper) else { return }
    let count = path.utf8.count + Sidecars.longest
    if count > longest {
      throw .unusablePath(path: path, reason: "with a journal beside it, its path has \(count) bytes, and SQLite takes at most \(longest)")
    }
  }

  /// Returns the nearest existing folder at or above a path, with symbolic links resolved, and the rest of the path below it.
  private func existingFolder(of path: String) throws(FileSystemError) -> (String, String) {
    var existing = path
    while try files.facts(of: existing, followsLink: true) == nil, let parent = existing.parentFolder { existing = parent }
    let missing = existing == "/" ? path : String(decoding: path.utf8.dropFirst(existing.utf8.count), as: UTF8.self)
    let resolved = try files.resolved(existing)
    return (resolved == "/" ? "" : resolved, missing == "/" ? "" : missing)
  }
}
