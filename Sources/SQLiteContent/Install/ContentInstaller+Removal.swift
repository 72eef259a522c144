public import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

// A database file without its log may hold half a transaction, or lack the latest ones, and SQLite would accept it as complete. So the file
// and its log are always together under one name, on the disk too. Names reach the disk in any order unless they are synced in between.

extension ContentInstaller {
  /// Renames the installed file and the files beside it, so that the next install starts from the bundle. No connection may be open on it.
  /// A connection with a write-ahead log is detected; others are detected only while they read or write.
  ///
  /// An app may call this after ``InstallOutcome/damaged(reason:)``, when it has asked the user. Nothing is lost, and the user's rows can
  /// still be recovered. Wherever the call stops, the database is complete, with its log, under one of the two names. When it throws, it is
  /// under the old name, unless undoing the rename fails too.
  /// - Returns: The new URL of the file, in the same folder, with `.damaged-1` or the next free number appended to its name; nil when there
  ///   was no file.
  /// - Throws: ``ContentError``. ``ContentError/busy(_:holder:)`` at once when a connection has a lock on the database, or when the lock
  ///   file is held for longer than ``lockTimeout``.
  public func setAside() throws -> URL? {
    try withInstalled {
      guard try files.facts(of: installedPath, followsLink: false) != nil else { return nil }
      try sweepLeftovers()
      let prefix = inFolder(try asidePrefix())
      var number = 1
      while try files.facts(of: "\(prefix)\(number)", followsLink: false) != nil { number += 1 }
      let aside = "\(prefix)\(number)"
      do {
        try nameSidecars(of: aside)
        try files.rename(installedPath, to: aside)
        try files.syncFolder(folderPath)
      } catch {
        takeBack(aside)
        throw error
      }
      // These files no longer belong to a database under their old names. The next install removes any that remain.
      do { try removeSidecars() } catch {}
      return URL(fileURLWithPath: aside)
    }
  }

  /// Removes the installed file and the files beside it; does nothing when there are none. No connection may be open on it. A connection
  /// with a write-ahead log is detected; others are detected only while they read or write.
  ///
  /// The database file is removed first. If its removal cannot be synced to the disk, the files beside it stay until this is called again
  /// or a database is installed.
  /// - Throws: ``ContentError``. ``ContentError/busy(_:holder:)`` at once when a connection has a lock on the database, or when the lock
  ///   file is held for longer than ``lockTimeout``.
  public func removeInstalled() throws {
    _ = try withInstalled {
      try files.remove(installedPath)
      try files.syncFolder(folderPath)
      try removeSidecars()
      return nil
    }
  }

  /// Returns the suffixes of the files beside the path of the installed database.
  private func sidecars() throws -> [String] {
    try Sidecars.all.filter { try files.facts(of: installedPath + $0, followsLink: false) != nil }
  }

  /// Removes the files beside a missing database, and waits until the removal is synced to the disk.
  func removeSidecars() throws {
    let suffixes = try sidecars()
    for suffix in suffixes { try files.remove(installedPath + suffix) }
    if !suffixes.isEmpty { try files.syncFolder(folderPath) }
  }

  /// Gives the files beside the installed file second names, or copies them if the file system has no links, and waits until these are
  /// synced to the disk.
  private func nameSidecars(of aside: String) throws {
    let suffixes = try sidecars()
    for suffix in suffixes {
      do throws(FileSystemError) {
        try files.link(installedPath + suffix, toNew: aside + suffix)
      } catch {
        guard error.hasNoLinks else { throw error }
        try files.copy(installedPath + suffix, toNew: aside + suffix)
        try files.syncFile(aside + suffix)
      }
    }
    if !suffixes.isEmpty { try files.syncFolder(folderPath) }
  }

  /// Gives a file that could not be set aside its old name back, and then removes the second names of its logs.
  private func takeBack(_ aside: String) {
    do {
      if try files.facts(of: installedPath, followsLink: false) == nil {
        try files.rename(aside, to: installedPath)
        try files.syncFolder(folderPath)
      }
      for suffix in Sidecars.all { try files.remove(aside + suffix) }
    } catch {}  // the first error is thrown; the file and its log are together under its current name
  }

  /// Runs a closure while holding the locks, if the installed file or a file beside its path exists.
  private func withInstalled(_ body: () throws -> URL?) throws -> URL? {
    try refuseUnusablePaths()
    return try ContentError.reading(.installed(installedPath)) {
      if try files.facts(of: installedPath, followsLink: false) == nil, try sidecars().isEmpty { return nil }
      return try files.withLock(lockPath, like: installedPath, waiting: lockTimeout) { try withoutConnections(body) }
    }
  }

  /// Runs a closure while no connection has a lock on the installed file, because anything that it wrote later would be lost.
  private func withoutConnections(_ body: () throws -> URL?) throws -> URL? {
    guard wrapper.runsAnySQL, try files.facts(of: installedPath, followsLink: false)?.kind == .file else { return try body() }
    let file = try VirtualFileSystem.holding(installedPath, for: .readWrite, to: "lock", on: wrapper)
    var result: URL?
    let code = try file.withoutOthers { result = try body() }
    if code == .ok { return result }
    if code.primary == .cantopen { return try body() }  // no connection has a file open that SQLite cannot open
    let why = code.primary == .busy ? "a connection has it open, which every process has to close first" : "it cannot be locked"
    throw SQLiteError.refused(code, "the database cannot be removed or set aside: \(why): \(installedPath)")
  }
}
