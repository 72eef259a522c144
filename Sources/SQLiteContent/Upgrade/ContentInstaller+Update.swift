import Foundation
import SQLiteConcurrency
import SQLiteCore

// An app that has downloaded content continues with it at the next start, although its bundle is older. So the content must have everything
// that the app finds in the bundle. The record has the versions of such bundles, and a start with one of them compares nothing.

/// The names in an app's bundle that other content must have before the app may open it.
struct NeededSchema {
  /// The version of the bundle.
  let version: Int
  /// Tables and views, and the columns of tables: `"question"` and `"question"."title"`.
  let names: [String]
}

extension ContentInstaller {
  /// Upgrades the content to a downloaded file; leaves it unchanged when the file is not newer.
  func update(from file: URL) throws -> InstallOutcome {
    var download = self
    download.source = file
    let outcome = try download.install { try withCheckedSource(neededSchema) }
    if case .newerThanApp(let version, _) = outcome { return .current(version: version) }
    return outcome
  }

  private func neededSchema(of bundle: CheckedSource) throws -> NeededSchema {
    try ContentError.reading(.source(bundle.name)) {
      try withConnection(to: .file(bundle.path), access: .immutable) {
        NeededSchema(version: bundle.stamp.version, names: try $0.contentNames())
      }
    }
  }

  /// Records that the content, if it was downloaded, replaces the app's bundle.
  ///
  /// - Throws: ``ContentError/incomplete(path:missing:)``.
  func recordUpdate(to source: CheckedSource, on connection: Connection) throws {
    let missing = try source.needed.map { try connection.replace($0, by: source.stamp.version) } ?? []
    if !missing.isEmpty { throw ContentError.incomplete(path: source.name, missing: missing) }
  }

  /// Records that downloaded content replaces the bundle of another release of the app; returns false if it does not.
  func recordUpdate(over bundle: CheckedSource, by version: Int, on connection: Connection) throws -> Bool {
    try bundle.needed == nil && !connection.replacedVersions.isEmpty && connection.replace(neededSchema(of: bundle), by: version).isEmpty
  }
}

extension Connection {
  /// Returns the names of the tables and views, and of the columns of tables, except tables that only an upgrade reads. No view is compiled.
  ///
  /// - Parameter needed: The names to look for; nil for all.
  func contentNames(among needed: [String]? = nil) throws -> [String] {
    let needed = needed.map { Set($0.map { SchemaName($0) }) }
    return try Schema(self, of: "main").roots.flatMap { root -> [String] in
      let name = root.name.spelling.quoted(by: "\"")
      if root.name.isReserved || needed?.contains(SchemaName(name)) == false { return [] }
      let columns = try root.kind == .view ? [] : columns(of: root.name.spelling)
      return [name] + columns.map { "\(name).\($0.name.quoted(by: "\""))" }
    }
  }
}
