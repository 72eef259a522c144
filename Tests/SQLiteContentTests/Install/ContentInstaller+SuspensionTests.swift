import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A manager that is suspended while it opens` {
  private func sweep(_ folder: RacingFolder) throws {
    let report = try SuspensionSweep(
      runs: TestRun.rounds(.max, few: 8), seed: TestRun.seed,
      setUp: { sqlite in
        try folder.reset(sqlite)
        return folder.manager(sqlite)
      }, suspend: { try $0.suspend() }, resume: { $0.resume() }
    ) { manager in try manager.open() }.run()
    #expect(report.judged > 8 && report.waiting > 0)
  }

  @Test func `installs later, and holds no lock meanwhile`() throws { try sweep(RacingFolder(isInstalled: false)) }

  @Test(arguments: RacingFolder.journals) func `upgrades later, and holds no lock meanwhile`(journal: SQL) throws {
    try sweep(RacingFolder(isInstalled: true, journal: journal))
  }
}
