import Foundation
import PlantedInClub
import PlantedInLedger
import SQLiteInterposition
import Testing

/// A folder of a test's own, removed when the last reference goes.
final class Folder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "unchanged \(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.appending(path: "club.sqlite").path(percentEncoded: false) }

  /// Removes all files.
  func empty() throws {
    for file in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
      try FileManager.default.removeItem(at: file)
    }
  }
}

/// Code over GRDB, and code in C, none of which takes a wrapper.
@Suite(.serialized) struct `Code that takes no wrapper` {
  private static let all = Planted.all + PlantedInLedger.all

  private func sweep(_ name: String, _ operation: KeyPath<PlantedCase, @Sendable (String) throws -> String>) throws -> FaultSweepReport {
    let planted = try #require(Self.all.first { $0.name == name })
    let folder = try Folder()
    return try FaultSweep(
      modes: [.once],
      setUp: {
        try folder.empty()
        try planted.setUp(folder.path)
      }, everywhere: { try planted[keyPath: operation](folder.path) }
    ).leavingOutTraps(in: "GRDB").report()
  }

  @Test(arguments: all.map(\.name)) func `is found to be wrong where it is`(name: String) throws {
    let report = try sweep(name, \.faulty)
    #expect(!report.problems.isEmpty && report.rows.first?.problems == [], "\(report)")
  }

  @Test(arguments: all.map(\.name)) func `is not blamed when it is right`(name: String) throws {
    let report = try sweep(name, \.right)
    #expect(report.problems == [], "\(report)")
  }
}
