/// The outcome of opening a database, or of installing a bundled one. The file was written only for ``installed(version:)``,
/// ``upgraded(from:to:report:)`` and ``migrated(from:to:)``.
public enum InstallOutcome: Hashable, Sendable {
  /// The database is open; there is no bundle to install it from, or the bundle is read in place.
  case opened
  /// There was no database; the bundled one has been installed.
  case installed(version: Int)
  /// The installed database has the version of the bundled one, or content from `update(from:)` that replaces it. It was left unchanged.
  case current(version: Int)
  /// The content of the installed database is now the bundled content; the report lists the changes by table.
  case upgraded(from: Int, to: Int, report: UpgradeReport)
  /// The steps of the user's schema brought it from one version to another; content, if any, was left unchanged.
  case migrated(from: Int, to: Int)
  /// The installed database has a later version than the bundled one, so a newer version of the app wrote it, or its content came from
  /// `update(from:)` and lacks a table or column of the bundle. It was left unchanged.
  case newerThanApp(installed: Int, bundled: Int)
  /// The user's tables have a later version than the last step of this app, so a newer version of the app created it. Nothing was changed.
  case userSchemaNewerThanApp(installed: Int, known: Int)
  /// The installed file is not a sound database; it was left unchanged. Nothing is repaired or overwritten unless the app requests it.
  case damaged(reason: String)

  /// The reason why a database is not open after this outcome, and the remedy; nil when it is open.
  var whyNotOpen: String? {
    switch self {
    case .opened, .installed, .current, .upgraded, .migrated: nil
    case .newerThanApp(let installed, let bundled):
      "open() found it to be of version \(installed), which a newer app wrote; the bundle has \(bundled). Update the app, read it with openReadOnly(), or give another folder"
    case .userSchemaNewerThanApp(let installed, let known):
      "open() found the user's tables to be of version \(installed), which a newer app made; this one knows \(known). Update the app, read it with openReadOnly(), or give another folder"
    case .damaged(let reason): "open() found it damaged: \(reason). Restore it, or call setAside() to keep the file and begin again"
    }
  }

  /// The changes that an upgrade made, by table; nil for every other outcome.
  public var report: UpgradeReport? {
    if case .upgraded(_, _, let report) = self { report } else { nil }
  }
}

/// The damage that a check of the installed database found.
public struct DamageReport: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The problems found by SQLite, one sentence each, at most a hundred. <https://sqlite.org/pragma.html#pragma_quick_check>
  public let findings: [String]
}
