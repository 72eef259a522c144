public import Foundation

extension ContentInstaller {
  /// Gives the installed file another name, with what lies beside it, so that the next install begins anew. No connection may be open on it.
  ///
  /// It is what an app may do about ``InstallOutcome/damaged(reason:)`` after asking: nothing is lost, and the user's rows can still be looked
  /// for. The main file goes last: should the process die before, a database without its log stays where it was.
  /// - Returns: Where the file is now: beside the old place, with `.damaged-1` or the next free number behind its name; nil when there was none.
  /// - Throws: ``ContentError``.
  public func setAside() throws -> URL? {
    try withInstalled {
      var number = 1
      while try files.facts(of: "\(installedPath).damaged-\(number)", followsLink: false) != nil { number += 1 }
      let aside = "\(installedPath).damaged-\(number)"
      for suffix in Self.sidecars + [""] where try files.facts(of: installedPath + suffix, followsLink: false) != nil {
        try files.rename(installedPath + suffix, to: aside + suffix)
      }
      try files.syncFolder(folderPath)
      return URL(fileURLWithPath: aside)
    }
  }

  /// Removes the installed file and what lies beside it; nothing happens when there is none. No connection may be open on it.
  ///
  /// - Throws: ``ContentError``.
  public func removeInstalled() throws {
    _ = try withInstalled {
      for suffix in Self.sidecars + [""] { try files.remove(installedPath + suffix) }
      try files.syncFolder(folderPath)
      return nil
    }
  }

  /// Runs a closure while holding the lock, when there is an installed file.
  private func withInstalled(_ body: () throws -> URL?) throws -> URL? {
    try ContentError.reading(.installed(installedPath)) {
      guard try files.facts(of: installedPath, followsLink: false) != nil else { return nil }
      return try files.withLock(lockPath, waits: true, body)
    }
  }
}
