public import Foundation
public import SQLiteCalls
public import SQLiteCore
public import SQLiteFiles
import SQLiteText
public import SQLiteConcurrency

/// Installs a bundled database and upgrades its content without touching the user's rows.
///
/// The installed file is never replaced: an upgrade is one transaction inside it. The table `sqlitemanager_content` in the file records
/// which tables are content. Any number of processes and threads may install at once. They queue on a lock file `.NAME.lock` in the folder,
/// which is not removed. See <doc:InstallingABundledDatabase>.
public struct ContentInstaller {
  /// The bundled file, or a downloaded one.
  package var source: URL
  /// The folder to install into; created when missing.
  package var folder: URL { didSet { folderPath = Self.path(ofFolder: folder) } }
  /// The name of the installed file in the folder.
  package let fileName: String
  /// Tables that the bundle may include although their rows are the user's. Once they exist, an upgrade leaves them alone.
  package var carrying: Set<String>
  /// Tables that are content in a file without a record, although the bundle's tables lack some of their columns. An upgrade replaces them.
  package let adopting: Set<String>
  /// The settings of the installer's connections.
  package let configuration: Connection.Configuration
  /// Registers the functions, collations, modules and tokenizers that the databases need besides SQLite's own.
  package let prepare: (Connection) throws -> Void
  /// The file operations.
  package let files: any FileSystem
  /// The SQLite library.
  package let wrapper: any Sqlite3WrapperProtocol
  /// The path of the folder. It is inexact only if it is never used.
  private(set) var folderPath: String
  /// The steps that create and update the user's own tables, from version 1; empty when these tables have no version.
  ///
  /// They run in the transaction of an install or upgrade, after the content is replaced, or alone under the same lock. Their version is
  /// kept separate from the content's `user_version`, which belongs to the bundle.
  public var userSchemaSteps: [Migrator.Step] = []
  /// The user's columns that hold ids of content rows without declaring REFERENCES.
  public var references: [ContentReference] = []
  /// Whether the bundled file is checked even when its version is already installed and the file would not be read otherwise.
  ///
  /// The check reads the whole file. An app that starts with the content it has need not wait for it.
  public var checksUnusedSource = false
  /// The longest wait for the lock file, after which ``ContentError/busy(_:holder:)`` is thrown.
  ///
  /// It should be no shorter than the time that all processes ahead in the queue may need: the number of processes that start at once,
  /// times the time of one upgrade (about the time to read both files twice).
  public var lockTimeout = Duration.seconds(60)
  /// The number of virtual machine steps that the work on a bundle may take in addition to the number allowed for its size.
  package var floorOfWork = 100_000_000
  /// The time that the work on a bundle may take in addition to the time allowed for its size.
  package var timeOfWork = Duration.seconds(60)
  /// The folder for the copy of a bundled file with a `-wal` or a hot journal beside it.
  public var temporaryFolder = FileManager.default.temporaryDirectory

  /// Creates an installer, without opening or reading anything.
  ///
  /// - Parameter prepare: Called for every connection of the installer before anything is read through it.
  @inline(never) public init(
    source: URL, folder: URL, fileName: String, carrying: Set<String> = [], adopting: Set<String> = [],
    configuration: Connection.Configuration = .init(), prepare: @escaping (Connection) throws -> Void = { _ in },
    files: any FileSystem = localFileSystem,
    on wrapper: any Sqlite3WrapperProtocol
  ) {
    self.source = source
    self.folder = folder
    folderPath = Self.path(ofFolder: folder)
    self.fileName = fileName
    self.carrying = carrying
    self.adopting = adopting
    self.configuration = configuration.with(onDemandByDefault: .text)
    self.prepare = prepare
    self.files = files
    self.wrapper = wrapper
  }

  /// The path of the installed file.
  public var installedPath: String { inFolder(fileName) }
  /// The path of the lock file.
  package var lockPath: String { inFolder(".\(fileName).lock") }

  @inline(never) func inFolder(_ name: String) -> String { Self.path(of: name, in: folderPath) }

  private static func path(ofFolder folder: URL) -> String { (try? exactPath(folder)) ?? folder.absoluteURL.path.withoutTrailingSlashes }

  static func path(of name: String, in folder: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  /// Installs the bundled database if there is none, or upgrades the content of the installed one.
  ///
  /// On a test double that returns only scripted results (``Sqlite3WrapperProtocol/runsAnySQL``), files are copied, and versions are
  /// compared and set. Nothing is checked, and no content is replaced.
  ///
  /// A bundled file that will be used is checked first, before the folder or the lock file is created. An error leaves the installed
  /// database as it was, unless it is ``ContentError/unconfirmed(path:version:reason:)``.
  /// - Throws: ``ContentError``, or the error of `prepare` or of a step. ``SQLiteError`` with SQLITE_MISUSE when the steps are not numbered
  ///   1, 2, 3 ….
  public func install() throws -> InstallOutcome { try install(needed: { nil }) }

  /// Installs like `install()`.
  ///
  /// - Parameter needed: Returns the names that a downloaded file must have; nil for a bundled file. Called only if the file is used.
  func install(needed: () throws -> NeededSchema?) throws -> InstallOutcome {
    let (outcome, found) = try installOrFind(needed: needed)
    try ContentError.reading(.installed(installedPath)) { try found?.close() }
    return outcome
  }

  /// Installs like `install()`. Also returns the connection that found the installed database current; nil when there was anything to do or
  /// report.
  func installOrFind(needed: () throws -> NeededSchema? = { nil }) throws -> (InstallOutcome, Connection?) {
    let both = carrying.filter { adopting.containsName($0) }
    if !both.isEmpty { throw ContentError.carriedAndAdopted(both.ordered()) }
    _ = try userSchema
    try refuseUnusablePaths()
    if !wrapper.runsAnySQL { return (try installOnDouble(), nil) }
    let damage = try ContentError.reading(.installed(installedPath)) { try damageBeforeReading(triesLogs: false) }
    if let reason = damage?.first { return (.damaged(reason: reason), nil) }
    if !checksUnusedSource, let found = try findCurrent() { return found }
    let outcome = try retryingOnDamage {
      try withCheckedSource { source in
        var source = source
        source.needed = try needed()
        return try ContentError.reading(.installed(installedPath)) {
          try refuseOtherKinds()
          return try withFolderLocked {
            try sweepLeftovers()
            if try refuseOtherKinds() == nil, let outcome = try installFirst(source) { return outcome }
            return try upgrade(to: source)
          }
        }
      }
    }
    return (outcome, nil)
  }

  /// Checks the structure of the installed database, without writing to it.
  ///
  /// - Returns: The damage; nil when the database is sound.
  /// - Throws: ``ContentError``: ``ContentError/configuration(path:reason:)`` when the check needs something that `prepare` does not
  ///   register, ``ContentError/sqlite(_:)`` with SQLITE_CANTOPEN when there is no file. Or the error of `prepare`.
  public func check() throws -> DamageReport? {
    try refuseUnusablePaths()
    return try damageReport() == nil ? nil : damageReport()  // a single failure may be a temporary one of the disk
  }

  private func damageReport() throws -> DamageReport? {
    try ContentError.reading(.installed(installedPath)) {
      do {
        try refuseOtherKinds()
        if let findings = try damageBeforeReading(triesLogs: true) { return DamageReport(path: installedPath, findings: findings) }
        let findings = try fileFindings(in: installedPath)
        return findings.isEmpty ? nil : DamageReport(path: installedPath, findings: findings)
      } catch let error as SQLiteError where error.isAboutDamage {
        return DamageReport(path: installedPath, findings: [error.message])
      }
    }
  }

  /// Creates the folder and runs a closure under the lock. Removes the lock file and a new folder when nothing could be installed.
  func withFolderLocked<Result>(_ body: () throws -> Result) throws -> Result {
    var attempt = 0
    while true {
      attempt += 1
      let isNew = try files.facts(of: folderPath, followsLink: true) == nil
      do {
        try files.makeFolder(folderPath)
        return try files.withLock(lockPath, like: installedPath, waiting: lockTimeout) {
          do { return try body() } catch {
            do {
              if try files.facts(of: installedPath, followsLink: false) == nil { try files.remove(lockPath) }
              if isNew { try files.removeFolder(folderPath) }
            } catch {}  // the first error is thrown
            throw error
          }
        }
      } catch let error as FileSystemError where error.path == lockPath && error.isMissing && attempt < 100 {
        continue  // another process has just removed the folder because it could not install
      }
    }
  }

  /// Throws when something other than a file has the name of the installed database, or of a file that SQLite looks for beside it. For
  /// example, SQLite would wait for the other end of a pipe. Returns nil when there is no database.
  @discardableResult func refuseOtherKinds() throws -> FileStatus? {
    guard let installed = try files.facts(of: installedPath, followsLink: false) else { return nil }
    for suffix in [""] + Sidecars.all {
      let path = installedPath + suffix
      if let facts = try files.facts(of: path, followsLink: false), facts.kind != .file {
        throw ContentError.inTheWay(path: path, kind: facts.kind)
      }
    }
    return installed
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
  }
}
