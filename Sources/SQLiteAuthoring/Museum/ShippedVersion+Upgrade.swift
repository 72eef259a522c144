import Foundation
public import SQLiteContent
public import SQLiteCore
import SQLiteSessions
import SQLiteTestKit

extension ShippedVersion {
  /// Upgrades an installed file of this version, with rows of a user, to the bundle of a manager: directly, and by way of all later versions
  /// in the folder. Each time the rows of the content must equal the rows of a fresh install, and the user's rows must still be there.
  ///
  /// The work is done in a temporary folder with the settings of the manager, which is not opened. The user's tables are compared with their
  /// state before; as many rows may differ as the reports count as moved or orphaned. If steps of the user's schema ran, they may have
  /// changed any row, so that only `after` checks the rows.
  ///
  /// If the bundle has this version, it must be the same file.
  /// - Parameters:
  ///   - manager: The manager of the app, with its current bundle.
  ///   - userSchema: The version of the user's schema that the app had when this version was shipped; nil for the current one.
  ///   - user: Writes rows as users of this version have written them; called for each of the two ways.
  ///   - after: Checks an upgraded database; called for each of the two ways.
  /// - Returns: The report of the direct upgrade; an empty one if the bundle is this file.
  /// - Throws: ``ShippedVersionError`` for a difference, or when nothing was upgraded; `ContentError`, `SQLiteError`, or the error of a
  ///   closure.
  @discardableResult public func checkUpgrade(
    to manager: SQLiteManager, userSchema: Int? = nil, user: (Connection) throws -> Void = { _ in },
    after: (Connection) throws -> Void = { _ in }
  ) throws -> UpgradeReport {
    guard let bundle = try manager.installer else { throw ShippedVersionError("\(manager)", "it installs no bundle") }
    let latest = try ShippedVersion(bundle.source)
    if latest.hash == hash { return UpgradeReport() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "versions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }  // the system removes any remains
    let fresh = bundle.with(latest.url, into: folder.appending(path: "fresh"))
    _ = try fresh.install()
    let between = later.filter { $0.number < latest.number }
    let reports = try (between.isEmpty ? [[]] : [[], between]).map { others in
      let target = folder.appending(path: "\(others.count)")
      let installers =
        ([self] + others).map { bundle.with($0.url, into: target, steps: userSchema) } + [bundle.with(latest.url, into: target)]
      return try check(installers, like: fresh, user, after)
    }
    return reports[0]
  }

  /// Installs the files of several installers one after the other. Returns the report of the first upgrade.
  private func check(
    _ installers: [ContentInstaller], like fresh: ContentInstaller, _ user: (Connection) throws -> Void,
    _ after: (Connection) throws -> Void
  ) throws -> UpgradeReport {
    let before = installers[0].installedPath + ".before"
    let route = installers.map(\.source.lastPathComponent).joined(separator: " → ")
    var reports: [UpgradeReport] = []
    for installer in installers {
      switch try installer.install() {
      case .upgraded(_, _, let report): reports.append(report)
      case .installed:
        try installer.lendInstalled(user)
        try installer.files.copy(installer.installedPath, toNew: before)
      case let outcome: throw ShippedVersionError(route, "\(installer.source.lastPathComponent) upgraded nothing: \(outcome)")
      }
    }
    try installers[0].lendInstalled { connection in
      try connection.attach(.file(fresh.installedPath), as: "fresh", access: .readOnly)
      try connection.attach(.file(before), as: "before", access: .readOnly)
      let rows = try connection.rowsChanged(by: reports)
      if !rows.isEmpty { throw ShippedVersionError(route, "rows differ:\n" + rows.prefix(100).joined(separator: "\n")) }
    }
    try installers[0].lendInstalled(after)
    return reports[0]
  }
}

extension ContentInstaller {
  /// Returns an installer with the same settings for another file and folder.
  ///
  /// - Parameters:
  ///   - steps: The number of steps of the user's schema; nil for all.
  ///   - carrying: Tables that are carried besides the tables of this installer.
  func with(_ source: URL, into folder: URL, steps: Int? = nil, carrying others: Set<String> = []) -> ContentInstaller {
    var installer = self
    (installer.source, installer.folder) = (source, folder)
    installer.carrying.formUnion(others)
    installer.userSchemaSteps = Array(userSchemaSteps.prefix(max(0, steps ?? .max)))
    return installer
  }

  /// Lends a connection to the installed file, and closes it.
  fileprivate func lendInstalled(_ body: (Connection) throws -> Void) throws {
    let connection = try Connection(.file(installedPath), access: .readWrite, configuration: configuration, on: wrapper, prepare: prepare)
    try body(connection)
    try connection.close()
  }
}

extension Connection {
  /// Returns the rows in which the content differs from the attached database `fresh`, and the user's tables from `before`.
  func rowsChanged(by reports: [UpgradeReport]) throws -> [String] {
    let content = reports.last.map { $0.replaced + $0.brought } ?? []
    var rows = try changedRows(since: "fresh", in: .all { content.containsName($0) })
    let kept = reports.allSatisfy(\.steps.isEmpty) ? reports.first?.kept ?? [] : []
    let declared = reports.flatMap { [$0.moved, $0.orphans] }.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    // A user's search table over content has other rows.
    for table in try tables(in: "before").filter({ $0.kind == .table }).map(\.name) where kept.containsName(table) {
      let ofTable = try changedRows(since: "before", in: [table])
      if ofTable.count > 2 * declared[table, default: 0] { rows += ofTable }  // another key counts as a row less and a row more
    }
    return rows.map(\.description)
  }
}
