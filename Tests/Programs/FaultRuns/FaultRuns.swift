import FileCallShim
import Foundation
import Scratch

/// Runs of a scenario in which one file call goes wrong.
struct FaultRuns {
  /// A fault at a call.
  struct Fault {
    let kind: FileCallFault
    let at: Int64
    var error: Int32 = 0
  }

  private let scenario: Scenario
  private let world: World
  private let start: Snapshot
  private var random: SplitMix64

  init(_ scenario: Scenario, in world: World, seed: UInt64) throws {
    self.scenario = scenario
    self.world = world
    start = try scenario.start(in: world)
    random = SplitMix64(seed: seed)
  }

  /// Errors that a call may fail with, once or for ever; EINTR is not among them, because it comes only once.
  private static let errors = [EIO, ENOSPC, EMFILE, EACCES, ENOMEM]

  /// A run without fault, then at most this many with one: all kills, torn and short writes first, then calls that fail; where there is no room
  /// for all of them, chance leaves some out.
  mutating func run(_ count: Int, onlyKills: Bool = false, _ tally: inout Tally) throws {
    let (calls, writes) = try clean(&tally)
    var first: [Fault] = (1...calls).map { Fault(kind: FileCallFaultKill, at: $0) }
    var second: [Fault] = []
    if !onlyKills {
      for at in 1...max(1, writes) {
        first += [Fault(kind: FileCallFaultTear, at: at), Fault(kind: FileCallFaultShort, at: at)]
      }
      for at in 1...calls {
        for error in Self.errors {
          second += [Fault(kind: FileCallFaultFailOnce, at: at, error: error), Fault(kind: FileCallFaultFailFrom, at: at, error: error)]
        }
        second.append(Fault(kind: FileCallFaultFailOnce, at: at, error: EINTR))
      }
    }
    // With few runs, some of each kind.
    let faults =
      count < first.count
      ? (first + second.shuffled(using: &random).prefix(first.count)).shuffled(using: &random).prefix(count)
      : (first + second.shuffled(using: &random).prefix(count - first.count))[...]
    for fault in faults where tally.hasTime { try run(fault, &tally) }
  }

  /// The calls and the writes of a run without fault.
  private func clean(_ tally: inout Tally) throws -> (Int64, Int64) {
    try world.restore(start)
    let (scenario, world) = (scenario, world)
    let child = try Child {
      file_call_shim_arm(FileCallFaultNone, 0, 0)
      return scenario.act(in: world)
    }
    let (calls, writes) = (file_call_shim_calls(), file_call_shim_writes())
    let acknowledged = Int(file_call_shim_acknowledged())
    let judge = Judge(scenario: scenario, world: world, ending: .failed, said: child.text, acknowledged: acknowledged)
    tally.found(child.text.hasPrefix("ERROR") ? [child.text] : [], at: "without a fault")
    tally.found(try Self.judged(judge), at: "without a fault")
    return (calls, writes)
  }

  private func run(_ fault: Fault, _ tally: inout Tally) throws {
    tally.cases += 1
    try world.restore(start)
    let (scenario, world) = (scenario, world)
    let child = try Child {
      file_call_shim_arm(fault.kind, fault.at, fault.error)
      return scenario.act(in: world)
    }
    let acknowledged = Int(file_call_shim_acknowledged())
    let isKill = fault.kind == FileCallFaultKill || fault.kind == FileCallFaultTear
    let call = unsafe String(cString: file_call_shim_faulty())
    let place = { "\(fault.name) at \(fault.at) (\(call))" }
    tally.found(child.crash.map { [$0] } ?? [], at: place())
    if !isKill, child.signal == SIGKILL { tally.found(["it was killed by something else"], at: place()) }
    let judge = Judge(
      scenario: scenario, world: world, ending: isKill ? .killed : .failed, said: child.text, acknowledged: acknowledged)
    tally.found(try Self.judged(judge), at: place())
  }

  /// The findings of a judge, in a process of its own: the judge may crash there.
  static func judged(_ judge: Judge) throws -> [String] {
    let child = try Child { judge.findings().map { $0.replacing("\n", with: " ") }.joined(separator: "\n") }
    let crash = child.crash ?? (child.signal == 0 ? nil : "it was killed")
    return child.text.split(separator: "\n").map(String.init) + (crash.map { ["the next start: \($0)"] } ?? [])
  }
}

extension FaultRuns.Fault {
  /// The fault in words.
  var name: String {
    switch kind {
    case FileCallFaultKill: "killed"
    case FileCallFaultTear: "killed in the middle of a write"
    case FileCallFaultShort: "short write"
    case FileCallFaultFailOnce: "errno \(error) once"
    default: "errno \(error) from there on"
    }
  }
}
