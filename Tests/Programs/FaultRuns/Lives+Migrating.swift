import FileCallShim
import Foundation
import SQLiteManager
import Scratch

extension Lives {
  /// A process runs the steps that are missing, until all have run or it was killed often enough; then exactly the steps up to the version have run, and
  /// the next start runs the others.
  func liveMigrating(in world: World, _ life: Int, _ random: inout SplitMix64, _ tally: inout Tally) throws {
    var kills = 0
    try startAndKill(in: world, life, &random, &tally) { _, random in
      let seed = random.next()
      let running = try Child.start { migrate(in: world, seed: seed) }
      return [Process(running: running, progress: file_call_shim_calls, most: (progress: 400, time: 30_000))]
    } killed: {
      kills += 1
    }
    tally.cases += kills
    try judge(world, .killed, life, &tally)
  }

  /// Looks at the state that the process before has left, or does not look, and goes on from there.
  private func migrate(in world: World, seed: UInt64) -> String {
    do {
      var random = SplitMix64(seed: seed)
      if random.below(2) == 0 {
        var findings: [String] = []
        let acknowledged = Int(file_call_shim_acknowledged())
        try world.app { findings = try Content($0, scenario).itemFindings(acknowledged: acknowledged) }
        if !findings.isEmpty { return "as it was left: " + findings.joined(separator: "; ") }
      }
      let cache: SQL = random.below(2) == 0 ? "PRAGMA cache_size=4" : "PRAGMA cache_size"
      let said = try scenario.migrate(in: world, byManager: random.below(2) == 0, cache: cache)
      return said == "migrated to 5" ? "" : said
    } catch { return "ERROR of a migration: \(error)" }
  }
}
