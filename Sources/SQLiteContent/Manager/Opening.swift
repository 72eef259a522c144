import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteText
import SQLiteConcurrency

/// The work of opening a database where it is placed. Where several connections read, several threads have the wrapper.
struct Opening: @unchecked Sendable {
  let placement: SQLiteManager.Placement
  /// Whether it is opened only for reading, whatever version it has; ``again()`` does that.
  var isReadOnly = false
  let userSchema: [Migrator.Step]
  let configuration: Connection.Configuration
  let files: any FileSystem
  let lockTimeout: Duration
  let prepare: @Sendable (Connection) throws -> Void
  let wrapper: any Sqlite3WrapperProtocol

  /// The outcome of opening, and the connection unless the caller has to decide first.
  func run() throws -> (InstallOutcome, Connection?) { try typed(opened) }

  /// Opens a database again that was closed while idle: the file must still be there, and no newer bundle is looked for.
  func again() throws -> Connection { try typed(openedAgain) }

  /// Throws an error of the file system as a `ContentError`, and others as they are.
  private func typed<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as FileSystemError { throw ContentError(error) }
  }

  private func opened() throws -> (InstallOutcome, Connection?) {
    switch placement {
    case .database(let location, let access):
      var found: (InstallOutcome, Connection?) = (.opened, nil)
      _ = try connect(location, access: access) { found = try migrated($0) }  // a step that fails leaves no new file
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

  /// Runs the steps that are missing in a database that comes from no bundle, and whose `user_version` is therefore theirs.
  private func migrated(_ connection: Connection) throws -> (InstallOutcome, Connection?) {
    if userSchema.isEmpty { return (.opened, connection) }
    let migrator = try Migrator(
      userSchema.map { step in
        Migrator.Step(step.version) { connection in
          try step.body(connection)
          try connection.attachments[NamesOfContent.self]?.refuseUsers(on: connection)  // it may have renamed a table
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
    case .installed(let source, let folder, let name, _, _):
      let fileName = name ?? source.fileName
      if isReadOnly { try refuseDamaged(fileName, in: folder) }
      return try connect(.file(ContentInstaller.path(of: fileName, in: ContentInstaller.exactPath(folder))), access: .readWrite)
    }
  }

  /// The installer of the bundle; nil when the placement installs none.
  func installer() throws -> ContentInstaller? {
    guard case .installed(let source, let folder, let name, let carrying, let adopting) = placement else { return nil }
    var installer = ContentInstaller(
      source: try source.url(in: files), folder: folder, fileName: name ?? source.fileName, carrying: carrying, adopting: adopting,
      configuration: configuration, prepare: prepare, files: files, on: wrapper)
    installer.lockTimeout = lockTimeout
    installer.userSchemaSteps = userSchema
    return installer
  }

  /// The user's file is the main database; the bundle is attached to it immutable, so nothing appears beside it and nothing can change it.
  private func openInPlace(_ source: URL, _ userDatabase: URL, carrying: Set<String>) throws -> Connection {
    let path = try ContentInstaller.exactPath(source)
    if let log = try Sidecars.logs(beside: path, in: files).first {
      throw ContentError.sourceDamaged(path: path, reason: "a \(log) lies beside it, which reading in place would miss: checkpoint it")
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
    // A database that is only read is opened all the same: the user's rows may have to be moved to a table of another name.
    if !isReadOnly, wrapper.runsAnySQL { try connection.keepNamesOfContent(carrying: carrying) }
    return connection
  }

  /// Throws where an installed file is found damaged before it is read: SQLite would leave the index of a log beside it.
  private func refuseDamaged(_ fileName: String, in folder: URL) throws {
    let installer = ContentInstaller(
      source: folder, folder: folder, fileName: fileName, configuration: configuration, prepare: prepare, files: files, on: wrapper)
    let path = installer.installedPath
    guard try files.facts(of: path, followsLink: false)?.kind == .file,
      let reason = try installer.damageBeforeReading(triesLogs: false)?.first
    else { return }
    throw SQLiteError.refused(.corrupt, "\(reason): \(path)")
  }

  /// Throws where SQLite would remove a log at the first read.
  private func refuseLostLog(beside path: String) throws {
    guard let log = try Sidecars.lostLog(beside: path, in: files, on: wrapper) else { return }
    throw SQLiteError.refused(.corrupt, "\(Sidecars.words(onLost: log)): \(path). Copy both before anything else")
  }

  /// Connects to a database; one without tables takes the encoding, before the program uses it.
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
