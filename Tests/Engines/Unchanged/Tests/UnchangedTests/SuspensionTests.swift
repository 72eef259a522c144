import Foundation
import PlantedInClub
import SQLiteInterposition
import Testing

extension `Code that takes no wrapper` {
  /// Apps over GRDB that are suspended at each of their calls. GRDB's notifications reach the whole process: no other test may run beside.
  @Suite struct `An app that is suspended` {
    private func sweep(_ name: String, _ open: KeyPath<PlantedSuspension, @Sendable (String) throws -> SuspendedApp>) throws
      -> SuspensionSweepReport
    {
      let planted = try #require(PlantedSuspensions.all.first { $0.name == name })
      let folder = try Folder()
      let opens = planted[keyPath: open]
      return try SuspensionSweep(
        runs: 100,
        setUp: {
          try folder.empty()
          try planted.setUp(folder.path)
          return try OpenApp(opens(folder.path))
        },
        suspend: { try $0.app.suspend() }, resume: { try $0.app.resume() }, everywhere: { (open: OpenApp) in try open.app.work() }
      ).report()
    }

    /// An app that is closed with its last reference.
    private final class OpenApp: Sendable {
      let app: SuspendedApp

      init(_ app: SuspendedApp) { self.app = app }

      deinit { try? app.close() }
    }

    @Test(arguments: PlantedSuspensions.all.map(\.name)) func `is found to keep a lock where it does`(name: String) throws {
      let report = try sweep(name, \.faulty)
      #expect(!report.findings.isEmpty, "\(report)")
    }

    @Test(arguments: PlantedSuspensions.all.map(\.name)) func `is not blamed where it keeps none`(name: String) throws {
      let report = try sweep(name, \.right)
      #expect(report.findings.isEmpty && report.judged > 5, "\(report)")
    }
  }
}
