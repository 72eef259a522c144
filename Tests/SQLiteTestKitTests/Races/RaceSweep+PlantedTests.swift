import Foundation
import PlantedRaces
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import Scratch
import Testing

@testable import SQLiteTestKit

extension PlantedRace.Pair {
  /// Returns a sweep over the pair on a database in a folder.
  fileprivate func sweep(in folder: ScratchFolder, runs: Int) -> RaceSweep {
    let path = folder.path("app.sqlite")
    let stage = Locked(PlantedRace.Stage?.none)
    func started(_ operation: @escaping Operation) -> @Sendable (any Sqlite3WrapperProtocol) throws -> PlantedAnswer {
      { sqlite in
        guard let stage = stage.withLock({ $0 }) else { throw CancellationError() }
        return try operation(sqlite, path, stage)
      }
    }
    let setUp: @Sendable (any Sqlite3WrapperProtocol) throws -> Void = { [self] in _ = stage.exchange(try self.setUp($0, path)) }
    return RaceSweep(over: { Sqlite3Wrapper() }, runs: runs, seed: TestRun.seed, setUp: setUp, started(one), against: started(other))
  }
}

@Suite struct `A sweep over planted races` {
  /// In a short run, few places of the races of reads and of shared memory: a race is at many places.
  @Test(
    arguments: TestRun.isLong
      ? PlantedRace.all : PlantedRace.all.filter { ["report", "rate"].contains($0.name.prefix { $0 != " " }) })
  func `finds each of them, and nothing in its twin`(race: PlantedRace) throws {
    let runs = TestRun.isLong ? Int.max : 20
    let folder = try ScratchFolder()
    let faulty = try race.faulty.sweep(in: folder, runs: runs).report()
    #expect(faulty.findings.contains { $0.contains("it differs from A then B, and from B then A: ") }, "\(race.name): \(faulty)")
    let right = try race.right.sweep(in: folder, runs: runs).report()
    #expect(right.isClean && right.judged > 0, "\(race.name): \(right)")
  }
}
