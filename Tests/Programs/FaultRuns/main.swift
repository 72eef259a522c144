// Lets file calls go wrong, cuts the power and lets processes race while a database is installed, upgraded, removed or written.
//
//   FaultRuns faults FOLDER SCENARIO SEED COUNT SECONDS   at most COUNT faulted runs
//   FaultRuns kills FOLDER SCENARIO SEED COUNT SECONDS    killed runs only
//   FaultRuns power FOLDER SCENARIO SEED COUNT SECONDS    power losses until COUNT different states were seen
//   FaultRuns race FOLDER RACE SEED COUNT SECONDS         COUNT rounds
//   FaultRuns storm FOLDER STORM SEED COUNT SECONDS       COUNT transactions of each process
//   FaultRuns lives FOLDER LIVES SEED COUNT SECONDS       COUNT lives
//   FaultRuns names | shim FOLDER
//
// It forks for each run, so it has one thread only, and no test process has to survive what it does. It prints a line "finding TEXT" for each
// broken promise, then lines "cases N", "states N", "rows N" and "ended REASON".
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 2 || arguments.last == "names" else { exit(64) }
do {
  switch arguments[1] {
  case "names":
    let names = Scenario.allCases.map(\.rawValue) + Race.allCases.map(\.rawValue) + BusyStorm.allCases.map(\.rawValue)
    print((names + Lives.allCases.map(\.rawValue)).joined(separator: "\n"))
  case "shim": try World.showShim(in: arguments[2])
  default:
    guard arguments.count == 7, let seed = UInt64(arguments[4]) else { exit(64) }
    guard let count = Int(arguments[5]), let seconds = Int(arguments[6]) else { exit(64) }
    let world = try World(arguments[2])
    var tally = Tally(seconds: seconds)
    if arguments[1] == "storm" {
      guard let storm = BusyStorm(rawValue: arguments[3]) else { exit(64) }
      try storm.run(in: world, count: count, &tally)
    } else if arguments[1] == "lives" {
      guard let lives = Lives(rawValue: arguments[3]) else { exit(64) }
      try lives.run(in: world, count: count, seed: seed, &tally)
    } else if arguments[1] == "race" {
      guard let race = Race(rawValue: arguments[3]) else { exit(64) }
      try race.run(in: world, rounds: count, seed: seed, &tally)
    } else {
      guard let scenario = Scenario(rawValue: arguments[3]) else { exit(64) }
      switch arguments[1] {
      case "faults", "kills":
        var runs = try FaultRuns(scenario, in: world, seed: seed)
        try runs.run(count, onlyKills: arguments[1] == "kills", &tally)
      case "power":
        var losses = try PowerLosses(scenario, in: world, seed: seed)
        try losses.run(states: count, &tally)
      default: exit(64)
      }
    }
    tally.tell()
  }
} catch {
  print("finding the harness itself failed: \(error)")
  exit(1)
}
