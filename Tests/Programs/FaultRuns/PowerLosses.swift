import FileCallShim
import Foundation
import Scratch

/// Power losses at each moment of a scenario.
struct PowerLosses {
  private let scenario: Scenario
  private let world: World
  private let start: Snapshot
  /// The numbers that the system gives the files of the start.
  private let numbers: [String: UInt64]
  private let records: [DiskRecord]
  /// The report of the scenario at its end; when the power is lost there, the report must be true.
  private let said: String
  private var random: SplitMix64
  private var seen: Set<UInt64> = []
  private var judged: Set<[UInt64]> = []

  /// Runs the scenario once and keeps the log of its changes to the disk.
  init(_ scenario: Scenario, in world: World, seed: UInt64) throws {
    self.scenario = scenario
    self.world = world
    random = SplitMix64(seed: seed)
    let start = try scenario.start(in: world)
    self.start = start
    try world.restore(start)
    numbers = try start.files.keys.reduce(into: [:]) { numbers, path in
      let attributes = try FileManager.default.attributesOfItem(atPath: world.url.appendingPathComponent(path).path)
      numbers[path] = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    }
    let child = try Child {
      file_call_shim_arm(FileCallFaultNone, 0, 0)
      guard unsafe file_call_shim_log(world.log.path) == 0 else { return "ERROR no log" }
      let text = scenario.act(in: world)
      _ = file_call_shim_log(nil)
      return text
    }
    guard child.signal == 0, !child.text.isEmpty, !child.text.hasPrefix("ERROR") else { throw POSIXError(.EIO) }
    records = try DiskRecord.all(in: world.log)
    said = child.text
  }

  /// Cuts the power before and after each record, in more and more ways, until this many different states were seen, or no new ones come. Where there
  /// are no fewer states than records, the first round is whole: each moment with each fate of bytes and of names.
  mutating func run(states: Int, _ tally: inout Tally) throws {
    var barren = 0
    let step = max(1, records.count / states)
    for round in 0... {
      let before = seen.count
      let isWhole = round == 0 && states >= records.count
      var disk = Disk(start, numbers: numbers)
      try lose(disk, in: round, states: isWhole ? .max : min(states, seen.count + 1), &tally)
      for (number, record) in records.enumerated() where tally.hasTime {
        disk.apply(record)
        // Where few states are wanted, the first moments must not use them all up; the last one has a share of its own.
        let isLast = number == records.count - 1
        let share = isLast ? states / 10 + 3 : max(1, (round + 1) * states / records.count)
        if isLast || number % step == round % step {
          try lose(disk, in: round, states: isWhole ? .max : min(states, seen.count + share), &tally)
        }
      }
      barren = seen.count == before ? barren + 1 : 0
      if barren == 4 || seen.count >= states || !tally.hasTime { break }
    }
    tally.states = seen.count
  }

  /// Looks at some of the states in which a disk may be found now.
  private mutating func lose(_ disk: Disk, in round: Int, states: Int, _ tally: inout Tally) throws {
    for bytes in Disk.Bytes.allCases {
      for names in Disk.Names.allCases where round == 0 || bytes == .some || bytes == .torn || names == .some || names == .first {
        guard seen.count < states, tally.hasTime else { return }
        tally.cases += 1
        let found = disk.afterPowerLoss(bytes: bytes, names: names, using: &random)
        let hash = found.hash
        seen.insert(hash)
        let position = disk.position
        let isSaid = position == records.count && scenario.isDurable
        guard judged.insert([hash, UInt64(disk.acknowledged), isSaid ? 1 : 0]).inserted else { continue }
        try world.restore(found)
        let judge = Judge(
          scenario: scenario, world: world, ending: .powerLost, said: isSaid ? said : "", acknowledged: disk.acknowledged)
        let place = "power lost after record \(position) of \(records.count), bytes \(bytes), names \(names): \(found)"
        tally.found(try FaultRuns.judged(judge), at: place)
      }
    }
  }
}
