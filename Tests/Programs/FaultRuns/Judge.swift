import Foundation
import SQLiteManager

/// Looks at the files that a run has left, as the next start of an app would, and goes on with them without faults.
struct Judge {
  /// How a run ended.
  enum Ending { case killed, failed, powerLost }

  let scenario: Scenario
  let world: World
  let ending: Ending
  /// The report of the run about itself; empty when it could not make one.
  let said: String
  /// The number that the run acknowledged as stored.
  let acknowledged: Int

  /// The broken promises, a line for each.
  func findings() -> [String] {
    var findings: [String] = []
    if said.hasPrefix("DAMAGED") { findings.append("a fault is called damage: \(said)") }
    if said.hasPrefix("ERROR of no type") { findings.append(said) }
    do {
      switch scenario.kind {
      case .install: findings += try afterInstall()
      case .removal: findings += try afterRemoval()
      case .aside: findings += try afterSettingAside()
      case .migration: findings += try afterMigration()
      case .commits: findings += try afterCommits()
      }
    } catch {
      findings.append("it could not be looked at: \(error)")
    }
    return findings
  }

  /// Whether the run said that it succeeded.
  private var succeeded: Bool { !said.isEmpty && !said.hasPrefix("ERROR") && !said.hasPrefix("DAMAGED") }

  private var isThere: Bool { FileManager.default.fileExists(atPath: world.installed.path) }

  /// Runs the scenario again, without a fault.
  private func again(_ expected: (String) -> Bool) -> [String] {
    let text = scenario.act(in: world)
    return expected(text) ? [] : ["the next run without faults answers: \(text)"]
  }

  // MARK: Install

  private func afterInstall() throws -> [String] {
    var findings: [String] = []
    var late = 0
    if isThere {
      try world.app { connection in
        let content = Content(connection, scenario)
        let isNew = scenario.isFirst || scenario == .stepsAlone
        findings += try content.findings(versions: isNew ? [2] : [1, 2], hasUser: !scenario.isFirst, steps: succeeded ? true : nil)
        let version = try content.version()
        if succeeded, version != 2 { findings.append("it said \(said), and the version is \(version)") }
        if said.contains("as it was"), try content.isUpgraded() { findings.append("it is upgraded, and it said: \(said)") }
        late = try content.lateNotes()
      }
      if late % 4 != 0 { findings.append("\(late) late notes: half of a transaction") }
      if ending != .powerLost, late < acknowledged * 4 { findings.append("\(late) late notes of \(acknowledged * 4) acknowledged") }
    } else if !scenario.isFirst {
      findings.append("the installed file is gone")
    } else if succeeded {
      findings.append("it said \(said), and nothing is there")
    }
    findings += again { text in ["installed", "current", "upgraded", "migrated"].contains { text.hasPrefix($0) } }
    try world.app { connection in
      let content = Content(connection, scenario)
      findings += try content.findings(versions: [2], hasUser: !scenario.isFirst, steps: true).map { "after the next run: \($0)" }
      if scenario == .recommended, try content.lateNotes() != late + 12 { findings.append("late notes are lost after the next run") }
    }
    return findings + beside([World.fileName])
  }

  /// The files that are left in the folders and should not be there.
  private func beside(_ expected: [String]) -> [String] {
    var findings: [String] = []
    let names = world.names(in: world.target)
    if names != expected { findings.append("in the folder at the end: \(names)") }
    let temporary = world.names(in: world.temporary)
    if !temporary.isEmpty { findings.append("in the temporary folder at the end: \(temporary)") }
    return findings
  }

  // MARK: Removal and setting aside

  private func afterRemoval() throws -> [String] {
    var findings: [String] = []
    if isThere {
      if succeeded { findings.append("it said \(said), and the file is there") }
      try world.app { findings += try Content($0, scenario).findings(versions: [1], hasUser: true) }
    }
    findings += again { $0 == "removed" }
    findings += beside([])
    return try findings + freshInstall() + beside([World.fileName])
  }

  private func freshInstall() throws -> [String] {
    var findings: [String] = []
    let outcome = try world.installer().install()
    if outcome != .installed(version: 2) { findings.append("a fresh install answers \(outcome)") }
    try world.app { findings += try Content($0, scenario).findings(versions: [2], hasUser: false).map { "installed fresh: \($0)" } }
    return findings
  }

  private func afterSettingAside() throws -> [String] {
    var findings: [String] = []
    let files = mains()
    if files.count != 1 { findings.append("the database has \(files.count) names: \(files)") }
    if succeeded, isThere { findings.append("it said \(said), and the file is there") }
    for file in files {
      try opening(file) { findings += try Content($0, scenario).findings(versions: [1], hasUser: true).map { "\(file): \($0)" } }
    }
    if isThere {  // goes on to be used before it is set aside again
      try world.app { try $0.execute("INSERT INTO note (text) VALUES ('late 1 1')") }
      findings += again { $0 == "set aside" }
      let asides = mains()
      if asides.count != 1 { findings.append("set aside again, the database has \(asides.count) names: \(asides)") }
      for file in asides {
        try opening(file) {
          let content = Content($0, scenario)
          findings += try content.findings(versions: [1], hasUser: true).map { "set aside again, \(file): \($0)" }
          if try content.lateNotes() != 1 { findings.append("set aside again, \(file): a row is lost") }
        }
      }
    } else {
      findings += again { $0 == "nothing there" }
    }
    return try findings + freshInstall() + beside((mains() + [World.fileName]).uniqued().sorted())
  }

  private func mains() -> [String] {
    world.names(in: world.target).filter { name in
      name.hasPrefix(World.fileName) && !["-wal", "-shm", "-journal"].contains { name.hasSuffix($0) }
    }
  }

  private func opening(_ name: String, _ body: (Connection) throws -> Void) throws {
    let connection = try Connection(.file(world.target.appendingPathComponent(name).path), access: .readWrite)
    try body(connection)
    try connection.close()
  }

  // MARK: Migration and commits

  private func afterMigration() throws -> [String] {
    let kept = ending != .powerLost || scenario.isDurable ? acknowledged : 0
    var findings: [String] = []
    try world.app { findings += try Content($0, scenario).itemFindings(acknowledged: kept) }
    findings += again { $0 == "migrated to 5" }
    try world.app { findings += try Content($0, scenario).itemFindings(acknowledged: 5).map { "after the next run: \($0)" } }
    return findings + beside([World.fileName])
  }

  private func afterCommits() throws -> [String] {
    var findings: [String] = []
    var count = 0
    try world.app { connection in
      count = try Content(connection, scenario).contiguousNotes()
      let integrity = try connection.value("PRAGMA integrity_check", as: String.self) ?? ""
      if integrity != "ok" { findings.append(integrity) }
    }
    let commits = count / Scenario.rowsPerCommit
    if count % Scenario.rowsPerCommit != 0 || count < 0 { findings.append("\(count) rows: half of a transaction") }
    if !(acknowledged...acknowledged + 1).contains(commits) { findings.append("\(commits) commits, \(acknowledged) acknowledged") }
    findings += again { $0 == "committed" }
    try world.app {
      let after = try Content($0, scenario).contiguousNotes()
      let expected = count + Scenario.commitCount * Scenario.rowsPerCommit
      if after != expected { findings.append("\(after) rows after the next run, \(count) before") }
    }
    return findings + beside([World.fileName])
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] { [String](Set(self)) }
}
