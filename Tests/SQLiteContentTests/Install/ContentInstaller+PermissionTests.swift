import Foundation
import SQLiteManager
import Testing

@Suite(.enabled(if: getuid() == 0, "needs root, to become a user who may not write"))
struct `A user who may not write` {
  private let folder: Folder
  private let source: URL
  private static let nobody = 65_534

  init() throws {
    folder = try Folder()
    source = try folder.bundle(version: 2)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
  }

  private func install() throws -> (status: Int32, outcome: String) {
    let result = try InstallOnce(source, folder.target, "user", Self.nobody).result()
    return (result.status, result.outcome)
  }

  @Test func `the folder is told so`() throws {
    let result = try install()
    #expect(result.status == 1)
    #expect(result.outcome.contains("cannot be written"), "\(result.outcome)")
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: false)
    let second = try install()
    #expect(second.outcome.contains("cannot be written"), "\(second.outcome)")
    #expect(folder.atRest.isEmpty)
  }

  @Test func `the installed file is told so, and it stays`() throws {
    try folder.install(version: 1)
    try folder.bundle(version: 2)
    let before = try folder.bytes(folder.installed)
    let result = try install()
    #expect(result.status == 1)
    #expect(result.outcome.contains("cannot be written"), "\(result.outcome)")
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `the bundled file is none the worse for it`() throws {
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.target.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source.path)
    #expect(try install().outcome == "installed(version: 2)")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.installed)
    #expect(attributes[.ownerAccountID] as? Int == Self.nobody)
    #expect(try folder.bundle(version: 3).path == source.path)
    #expect(try install().outcome.hasPrefix("upgraded(from: 2, to: 3, "))
  }
}
