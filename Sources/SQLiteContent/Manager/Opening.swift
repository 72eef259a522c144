import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteText
import SQLiteConcurrency

/// Opens a database at its placement. If several connections read, several threads use the wrapper.
struct Opening: @unchecked Sendable {
  let placement: SQLiteManager.Placement
  /// Whether the database is opened read-only, whatever its version; ``again()`` does that.
  var isReadOnly = false
  let userSchema: [Migrator.Step]
  let configuration: Connection.Configuration
  let files: any FileSystem
  let lockTimeout: Duration
  let prepare: @Sendable (Connection) throws -> Void
  let wrapper: any Sqlite3WrapperProtocol

  /// Opens the database; returns the outcome, and the connection unless the caller must decide first.
  func run() throws -> (InstallOutcome, Connection?) { try typed(opened) }

  /// Reopens a database that was closed while idle. The file must still exist, and the call does not look for a newer bundle.
  func again() throws -> Connection { try typed(openedAgain) }

  /// Throws an error of the file system as a `ContentError`, and other errors unchanged.
  private func typed<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as FileSystemError { throw ContentError(error) }
  }

  private func opened() throws -> (InstallOutcome, Connection?) {
    switch placement {
    case .database(let location, let access):
      var found: (InstallOutcome, Connection?) = (.opened, nil)
      _ = try connect(location, access: access) { found = try migrated($0) }  // a failed step leaves no new file
      return found
    case .inPlace(let source, let userDatabase, let carrying):
      return try migrated(try openInPlace(source.url(in: files), userDatabase, carrying: carrying))
    case .installed:
      guard let installer = try installer() else { return (.opened, nil) }
      let (outcome, found) = try installer.installOrFind()
      if outcome.whyNotOpen != nil { return (outcome, nil) }
      try found?.take(configuration.journalMode)
      return (outcome, try found ?? connect(.file(installer.installedPath), access: .readWrite))
    }
  }

  /// Runs the missing steps in a database without a bundle, whose `user_version` therefore belongs to the steps.
  private func migrated(_ connection: Connection) throws -> (InstallOutcome, Connection?) {
    if userSchema.isEmpty { return (.opened, connection) }
    let migrator = try Migrator(
      userSchema.map { step in
        Migrator.Step(step.version) { connection in
          try step.body(connection)
          try connection.attachments[NamesOfContent.self]?.refuseUsers(on: connection)  // the step may have renamed a table
        }
      })
    let version = try connection.pragma(.userVersion)
    if version > migrator.latestVersion {
      try connection.close()
      return (.userSchemaNewerThanApp(installed: version, known: migrator.latestVersion), nil)
    }
    if version == migrator.latestVersion { return (.opened, connection) }
    let (from, to) = try connection.recordingLocalizedIndexes { try migrator.migrate(connection) }
    return (from == to ? .opened : .migrated(from: from, to: to), connection)
  }

  private func openedAgain() throws -> Connection {
    switch placement {
    case .database(.uri(let uri), let access): return try connect(.uri(uri), access: access)
    case .database(let location, .create), .database(let location, .new): return try connect(location, access: .readWrite)
    case .database(let location, let access): return try connect(location, access: access)
    case .inPlace(let source, let userDatabase, let carrying):
      return try openInPlace(source.url(in: files), userDatabase, carrying: carrying)
    case .installed(let source, let folder, let name, _, _, _):
      let fileName = name ?? source.fileName
      if isReadOnly { try refuseDamaged(fileName, in: folder) }
      return try connect(.file(ContentInstaller.path(of: fileName, in: ContentInstaller.exactPath(folder))), access: .readWrite)
    }
  }

  /// The installer of the bundle; nil when the placement installs no bundle.
  func installer() throws -> ContentInstaller? {
    guard case .installed(let source, let folder, let name, let carrying, let adopting, let references) = placement else { return nil }
    var installer = ContentInstaller(
      source: try source.url(in: files), folder: folder, fileName: name ?? source.fileName, carrying: carrying, adopting: adopting,
      configuration: configuration, prepare: prepare, files: files, on: wrapper)
    installer.lockTimeout = lockTimeout
    installer.userSchemaSteps = userSchema
    installer.references = references
    return installer
  }

  /// Opens the user's file as the main database and attaches the bundle as immutable, so that no file is created beside the bundle and
  /// nothing can change it.
  private func openInPlace(_ source: URL, _ userDatabase: URL, carrying: Set<String>) throws -> Connection {
    let path = try ContentInstaller.exactPath(source)
    if let log = try Sidecars.logs(beside: path, in: files).first {
      throw ContentError.sourceDamaged(path: path, reason: "there is a \(log) beside it, which reading in place ignores: checkpoint it")
    }
    let userPath = try ContentInstaller.exactPath(userDatabase)
    if !isReadOnly, let parent = userPath.parentFolder { try files.makeFolder(parent) }
    try refuseLostLog(beside: userPath)
    let encoding = wrapper.runsAnySQL ? DatabaseHeader(of: path, size: .max, on: wrapper)?.encoding : nil
    let connection = try connect(.uri(SQL.fileURI(path: userPath)), access: .create, encoding: encoding)
    do {
      try connection.execute("ATTACH \(SQL.immutableURI(path: path)) AS content")
      if wrapper.runsAnySQL { try connection.countStoredObjects(in: "content") }
    } catch let error as SQLiteError {
      if let encoding, let own = try? connection.pragma(.encoding), own != encoding {
        throw ContentError.encodingDiffers(installed: own.rawValue, bundled: encoding.rawValue)
      }
      throw error.code.primary == .cantopen ? ContentError.sourceMissing(path) : ContentError(error, about: .source(path))
    }
    // Opening read-only is always allowed, so that an app can move the user's rows to a table with another name.
    if !isReadOnly, wrapper.runsAnySQL { try connection.keepNamesOfContent(carrying: carrying) }
    return connection
  }

  /// Throws when an installed file is damaged, before it is read, because SQLite would leave the index of a log beside it.
  private func refuseDamaged(_ fileName: String, in folder: URL) throws {
    let installer = ContentInstaller(
      source: folder, folder: folder, fileName: fileName, configuration: configuration, prepare: prepare, files: files, on: wrapper)
    let path = installer.installedPath
    guard try files.facts(of: path, followsLink: false)?.kind == .file,
      let reason = try installer.damageBeforeReading(triesLogs: false)?.first
    else { return }
    throw SQLiteError.refused(.corrupt, "\(reason): \(path)")
  }

  /// Throws when SQLite would remove a log on the first read.
  private func refuseLostLog(beside path: String) throws {
    guard let log = try Sidecars.lostLog(beside: path, in: files, on: wrapper) else { return }
    throw SQLiteError.refused(.corrupt, "\(Sidecars.refusal(ofLost: log)): \(path). Copy both before anything else")
  }

  /// Opens a connection. A database without tables gets the encoding before the program uses it.
  @inline(never) private func connect(
    _ location: Connection.Location, access: Connection.Access, encoding: DatabaseEncoding? = nil,
    prepareFurther: (Connection) throws -> Void = { _ in }
  ) throws -> Connection {
    let access = isReadOnly && access != .immutable ? .readOnly : access
    if case .file(let path) = location { try refuseLostLog(beside: path) }
    return try Connection(location, access: access, configuration: configuration, on: wrapper) { connection in
      if case .installed = placement { connection.keepsVersion = true }
      if let encoding, encoding != .utf8 { try connection.execute(SQL(unchecked: "PRAGMA encoding = '\(encoding.rawValue)'")) }
      try prepare(connection)
      try prepareFurther(connection)
    }
  }
}
