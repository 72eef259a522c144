import FileCallShim
import Foundation
import SQLiteManager
import Scratch

/// Lives of a database whose processes are killed at any moment and started again: two that write to it at once, of the app before or after its
/// update, or one that migrates it.
enum Lives: String, CaseIterable {
  case journal = "2 write and are killed"
  case log = "2 write and are killed, WAL"
  case migration = "1 migrates and is killed"
  case migrationOfLog = "1 migrates and is killed, WAL"

  var scenario: Scenario {
    switch self {
    case .journal: .upgrade
    case .log: .upgradeWAL
    case .migration: .migration
    case .migrationOfLog: .migrationWAL
    }
  }

  private static let startsInALife = 6

  private var migrates: Bool { scenario.kind == .migration }

  /// Runs lives, each from the start: so many lives of writers, and as many of migrations as it takes to kill so many of them under way.
  func run(in world: World, count: Int, seed: UInt64, _ tally: inout Tally) throws {
    var random = SplitMix64(seed: seed)
    let start = try scenario.start(in: world)
    var life = 0
    while tally.cases < count, tally.hasTime {
      life += 1
      try world.restore(start)
      file_call_shim_arm(FileCallFaultNone, 0, 0)
      if migrates {
        try liveMigrating(in: world, life, &random, &tally)
      } else {
        try liveWriting(in: world, life, &random, &tally)
      }
    }
  }

  /// Starts processes and kills each, six times or until each of them has come to its end before; notes the faults that they report.
  func startAndKill(
    in world: World, _ life: Int, _ random: inout SplitMix64, _ tally: inout Tally,
    start: (_ start: Int, inout SplitMix64) throws -> [Process], killed: () throws -> Void = {}
  ) throws {
    for number in 0..<Self.startsInALife {
      let processes = try start(number, &random)
      for process in random.below(2) == 0 ? processes : processes.reversed() {
        process.waitForItsTime(&random)
        process.running.kill()
      }
      let ended = processes.map { $0.running.end() }
      tally.found(ended.flatMap { [$0.crash, $0.text.isEmpty ? nil : $0.text].compactMap { $0 } }, at: "life \(life), start \(number)")
      if ended.allSatisfy({ $0.signal == 0 }) { return }
      try killed()
    }
  }

  /// A process that is going to be killed.
  struct Process {
    let running: Child.Running
    /// How far the process has come.
    let progress: () -> Int64
    /// The process is killed before so much more progress, or so many microseconds.
    let most: (progress: Int, time: Int)

    /// Waits until the process has come some way, or for some time.
    func waitForItsTime(_ random: inout SplitMix64) {
      guard random.below(2) == 0 else {
        usleep(UInt32(random.below(most.time)))
        return
      }
      let (goal, end) = (progress() + Int64(random.below(most.progress)), ContinuousClock.now + .seconds(1))
      while progress() < goal, !running.hasEnded, .now < end { usleep(200) }
      usleep(UInt32(random.below(most.time / 32)))
    }
  }

  /// Judges the database when all processes have ended.
  func judge(_ world: World, _ ending: Judge.Ending, _ life: Int, _ tally: inout Tally) throws {
    let judge = Judge(scenario: scenario, world: world, ending: ending, said: "", acknowledged: Int(file_call_shim_acknowledged()))
    tally.found(try FaultRuns.judged(judge), at: "life \(life)")
  }
}
