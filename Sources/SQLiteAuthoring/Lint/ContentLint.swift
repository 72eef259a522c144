public import Foundation
public import SQLiteCalls
import SQLiteConcurrency
import SQLiteContent
public import SQLiteCore
import SQLiteFiles
import SQLiteText

/// A check of a content database before it is released: at most ten rules, each of which finds one kind of fault.
///
/// ```swift
/// let findings = try ContentLint(file: new, previous: [old], on: Sqlite3Wrapper()).run()
/// for finding in findings { print(finding) }
/// ```
/// The files are only read, and no file is made beside them. See <doc:PreparingARelease> for the rules.
public struct ContentLint {
  /// Has the settings of every install. Its temporary folder takes private copies, which are removed before ``run()`` returns or throws.
  var installer: ContentInstaller
  private let previous: [URL]

  /// Creates a lint, without reading anything.
  ///
  /// - Parameters:
  ///   - file: The database that is to be released.
  ///   - previous: The databases that were released before and that users may have.
  ///   - carrying: The tables that the app names in `carrying:`.
  ///   - configuration: The settings with which the app opens the database.
  ///   - prepare: Called for every connection before anything is read through it: it registers the functions, collations, modules and
  ///     tokenizers that the databases need besides SQLite's own and this package's.
  public init(
    file: URL, previous: [URL] = [], carrying: Set<String> = [], configuration: Connection.Configuration = .init(),
    prepare: @escaping (Connection) throws -> Void = { _ in }, on wrapper: any Sqlite3WrapperProtocol
  ) {
    self.previous = previous
    installer = ContentInstaller(
      source: file, folder: FileManager.default.temporaryDirectory, fileName: "content.sqlite", carrying: carrying,
      configuration: configuration, prepare: prepare, on: wrapper)
  }

  /// Checks the database by every rule, in the order of the rules.
  ///
  /// The file is copied and read several times. The work is limited in proportion to the size of the files.
  /// - Returns: The findings; empty when the database follows all rules.
  /// - Throws: ``ContentError/sourceMissing(_:)`` or ``ContentError/inTheWay(path:kind:)`` when there is no such file; ``ContentError``,
  ///   ``SQLiteError`` or ``FileSystemError`` when the disk, or memory, fails. Faults of the files are findings.
  public func run() throws -> [LintFinding] {
    let folder = installer.temporaryFolder.appendingPathComponent("sqlitemanager-lint-\(UniqueName.make())", isDirectory: true)
    UnfinishedFiles.add(folder.path)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch {}  // the system empties its temporary folder
      UnfinishedFiles.forget(folder.path)
    }
    let name = try ContentInstaller.exactPath(installer.source)
    _ = try installer.factsOfSource(name)
    let path = try installer.files.resolved(name)
    let logs = try Sidecars.logs(beside: path, in: installer.files)
    let isInWALMode = DatabaseBytes.head(of: path, byteCount: 20, on: installer.wrapper).dropFirst(18).contains(2)
    var findings: [LintFinding] = []
    do {
      try installer.withPrivateCopy(of: path, beside: logs, name: name) { copy in
        // The work is on all files. A release that cannot be read is reported when it is compared.
        let size = ([copy] + previous.map(\.path)).reduce(0) { size, path in
          size + ((try? installer.files.facts(of: path, followsLink: true))?.size ?? 0)
        }
        try installer.withBudget(forBytes: size, of: name) { budget in
          try installer.withConnection(to: .file(copy), access: .readWrite, budget: budget) { connection in
            let subject = LintSubject(
              connection: connection, schema: try Schema(connection, of: "main"), localized: try connection.findLocalizedIndexes(),
              isInWALMode: isInWALMode, logs: logs)
            try subject.check(&findings)
            try findings.addInstall {
              _ = try installer.with(installer.source, into: folder).install()
              return []
            }
            for (number, url) in previous.enumerated() {
              try compare(subject, with: url, in: folder.appendingPathComponent("\(number)", isDirectory: true), &findings)
            }
          }
        }
      }
    } catch ContentError.sourceDamaged(_, let reason) {
      findings.append(LintFinding("damage", .error, "\(reason). Build the file again"))
    } catch let error where error.isDueToFiles {
      findings.append(LintFinding("damage", .error, "the check stopped: \(error)"))
    }
    return findings
  }

  /// Adds the findings of the rules for the successor of an earlier release.
  private func compare(_ subject: LintSubject, with url: URL, in folder: URL, _ findings: inout [LintFinding]) throws {
    let name = url.relativePath
    let earlier = installer.with(url, into: folder)
    do {
      _ = try earlier.install()
      try subject.connection.attach(.file(earlier.installedPath), as: LintRelease.database, access: .readOnly)
    } catch let error where error.isDueToFiles {
      return findings.append(LintFinding("installer", .error, "cannot be compared with \(name): \(error)"))
    }
    let release = try LintRelease(name, before: subject, carrying: installer.carrying)
    try findings.add("version", release.versionNotRaised)
    try findings.add("row-ids", release.rowsWithOtherIDs)
    try findings.add("installer") { try release.tablesThatAreDifferent() + release.tablesThatAreEmptied() + release.keysThatAreGone() }
    try findings.addInstall(over: name) {
      try release.tablesThatAreReplaced { try installer.with(installer.source, into: folder, carrying: $0).install() }
    }
    try subject.connection.detach(LintRelease.database)
  }
}

extension Connection {
  /// Returns the indexes in localized or unknown collations, after adding placeholders for the unknown ones.
  fileprivate func findLocalizedIndexes() throws -> [IndexedCollation] {
    try addLocalizedCollations(recordedLocalizedCollations().filter { localizedCollation(named: $0.key) == nil })
    let indexes = try indexedCollations()
    try addPlaceholders(for: indexes)
    return indexes
  }
}
