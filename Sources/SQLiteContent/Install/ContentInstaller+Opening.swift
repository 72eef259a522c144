import Foundation
import SQLiteCalls
package import SQLiteCore
import SQLiteFiles
import SQLiteText

extension ContentInstaller {
  /// Runs a closure with a new connection, opened like ``open(_:access:budget:)`` and closed afterwards.
  package func withConnection<Result>(
    to location: Connection.Location, access: Connection.Access, budget: WorkBudget? = nil, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let connection = try open(location, access: access, budget: budget)
    let result = try body(connection)
    try connection.close()
    return result
  }

  /// Opens a database with the settings and everything that `prepare` registers. Foreign keys are off, except on a test double.
  ///
  /// An install or upgrade keeps the file's journal mode. The limits apply, except for the limits on statements, since these are this
  /// package's own: an upgrade attaches a database, and names every column.
  /// - Parameter budget: The work that SQLite may do on the connection; nil if only the header and the schema are read.
  func open(_ location: Connection.Location, access: Connection.Access, budget: WorkBudget? = nil) throws -> Connection {
    var configuration = configuration
    configuration.journalMode = nil
    for limit in [Limit.attached, .sqlLength, .variableNumber, .column] { configuration.limits[limit] = nil }
    let connection = try Connection(location, access: access, configuration: configuration, on: wrapper)
    connection.keepsVersion = true
    try budget?.limit(connection, limitsLength: configuration.limits[.length] == nil)
    try prepare(connection)
    if wrapper.runsAnySQL { try connection.set(.enableFkey, false) }  // not earlier: `prepare` may turn them on
    try connection.execute("PRAGMA cell_size_check=ON")
    return connection
  }

  /// Checks a file, which is opened only for this, and returns the problems, even if modules of its virtual tables are missing.
  ///
  /// Since 3.44, SQLite opens virtual tables for a check, and fails if a module or a tokenizer fails. The check is then repeated without
  /// modules.
  func fileFindings(in path: String, needsTables: Bool = false, withoutModules: Bool = false) throws -> [String] {
    do {
      return try withConnection(to: .file(path), access: .readWrite) { connection in
        if withoutModules { try connection.forgetModules() }
        return try connection.emptyFileFinding(needsTables: needsTables).map { [$0] } ?? connection.fileCheck()
      }
    } catch let error as SQLiteError
      where !withoutModules && (error.code.primary == .error || error.code == .corruptVtab) && wrapper.provides(.sqlite3_drop_modules)
    {
      return try fileFindings(in: path, needsTables: needsTables, withoutModules: true)
    }
  }
}

extension Connection {
  /// Returns the first problems that a check of the main database finds, joined into one text; nil when it is sound.
  func firstFindings() throws -> String? {
    do {
      let findings = try fileCheck()
      return findings.isEmpty ? nil : findings.prefix(3).joined(separator: "; ")
    } catch let error as SQLiteError where error.isAboutContent(.error) {
      return error.message  // the message of a module, which checks call since 3.44
    }
  }

  /// Returns a finding if the main database has no page, which SQLite treats as a sound database without tables; nil when it has one.
  ///
  /// - Parameter needsTables: Whether a database without tables is a finding, too.
  func emptyFileFinding(needsTables: Bool = false) throws -> String? {
    let isEmpty = try value("PRAGMA main.page_count", as: Int.self) == 0 || needsTables && countStoredObjects() == 0
    return isEmpty ? "the file is empty, or shorter than a page" : nil
  }
}

/// The version, the application and the text encoding of a database file.
struct VersionStamp {
  /// The content version: its `user_version`, a signed number, or the version in the record of an installed file.
  private(set) var version: Int
  /// Whether another program has changed the `user_version` of an installed file.
  private(set) var isOverwritten = false
  /// Its `application_id`; zero for no application.
  let applicationID: Int
  /// The encoding of its text; empty when the stamp was read from a header.
  let encoding: String

  init(_ connection: Connection) throws {
    version = try connection.value("PRAGMA main.user_version") ?? 0
    applicationID = try connection.value("PRAGMA main.application_id") ?? 0
    encoding = try connection.value("PRAGMA main.encoding") ?? ""
  }

  /// Reads the stamp of an installed file.
  init(installed connection: Connection) throws {
    try self.init(connection)
    guard let recorded = try connection.recordedVersion else { return }
    (version, isOverwritten) = (recorded, version != recorded)
  }

  /// Reads the numbers in the header of a file. The encoding matters only when content is copied, and is then read through a connection.
  init(_ header: DatabaseHeader) {
    (version, applicationID, encoding) = (header.userVersion, header.applicationID, "")
  }

  /// Writes this version to the main database of a connection, and the application ID unless it is zero.
  func write(to connection: Connection) throws {
    connection.keepsVersion = false
    defer { connection.keepsVersion = true }
    try connection.execute(SQL(unchecked: "PRAGMA main.user_version=\(version)"))
    if applicationID != 0 { try connection.execute(SQL(unchecked: "PRAGMA main.application_id=\(applicationID)")) }
  }

  /// Returns the outcome for an installed database with this stamp that needs no upgrade; nil when it needs one.
  func settled(with bundled: VersionStamp) throws(ContentError) -> InstallOutcome? {
    if applicationID != 0, bundled.applicationID != 0, applicationID != bundled.applicationID {
      throw .applicationIDDiffers(installed: applicationID, bundled: bundled.applicationID)
    }
    if version == bundled.version { return .current(version: version) }
    return version > bundled.version ? .newerThanApp(installed: version, bundled: bundled.version) : nil
  }
}
