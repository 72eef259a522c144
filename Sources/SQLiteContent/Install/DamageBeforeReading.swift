import SQLiteCalls
import SQLiteCore
import SQLiteFiles

// SQLite removes the log beside a file that it considers empty, and when it rolls back or checkpoints another log, this cannot be undone.
// So a file with a log beside it is tried in a private copy first, and stays as it is if the copy turns out to be damaged.

extension ContentInstaller {
  /// Returns the damage to the installed file that is found before SQLite reads it; nil when SQLite may read it.
  ///
  /// - Parameter triesLogs: Whether a -wal is tried in a copy too. A sound file may have a -wal at any time, and copying takes as long as
  ///   reading the file. A hot journal exists only after a crash, and is always tried.
  func damageBeforeReading(triesLogs: Bool) throws -> [String]? {
    guard wrapper.runsAnySQL, let installed = try refuseOtherKinds() else { return nil }
    let logs = try Sidecars.logs(at: installedPath, in: files)
    if let log = try Sidecars.lostLog(beside: installedPath, in: files, on: wrapper) {
      guard case .sound = tried(logs, fills: true) else { return [Sidecars.refusal(ofLost: log)] }
      return [
        "the file is empty, and the \(log) beside it holds the whole database. Keep both with setAside(), then write two bytes of any value to the "
          + "file that was empty and open it: SQLite makes the database again from its log"
      ]
    }
    if installed.size <= 1 { return ["the file is empty, or shorter than a page"] }
    // The first byte of a journal that is no longer needed is zero.
    let isHot = logs.contains("-journal") && DatabaseBytes.head(of: installedPath + "-journal", byteCount: 1, on: wrapper).first != 0
    let isTried =
      isHot || logs.contains("-wal") && (triesLogs || DatabaseHeader(of: installedPath, size: installed.size, on: wrapper) == nil)
    guard isTried else { return nil }
    if case .damaged(let findings) = tried(logs, fills: false) { return findings }
    return nil
  }

  private enum Trial {
    case sound
    case damaged([String])
    /// The files changed in the meantime, or something else failed, so SQLite's own locks decide.
    case undecided
  }

  /// Tries a copy of the installed file and its logs, and returns SQLite's verdict.
  ///
  /// If another process writes while they are copied, the copy is meaningless. A change shows in the file's status, unless it comes right
  /// after another one, because modification times advance in steps. So damage counts only in a copy that was started one step later.
  private func tried(_ logs: [String], fills: Bool) -> Trial {
    do {
      let before = try facts()
      let step = ContinuousClock.now + .milliseconds(20)
      while true {
        let isLater = .now > step
        let findings = try findingsOfCopy(with: logs, fills: fills)
        if try facts() != before { return .undecided }
        if findings.isEmpty { return .sound }
        if isLater { return .damaged(findings) }
      }
    } catch {
      return .undecided
    }
  }

  private func findingsOfCopy(with logs: [String], fills: Bool) throws -> [String] {
    do {
      return try withPrivateCopy(of: installedPath, beside: logs, name: installedPath, fills: fills) { copy in
        try fileFindings(in: copy, needsTables: fills)
      }
    } catch ContentError.sourceDamaged(_, let reason) { return [reason] }
  }

  private func facts() throws -> [FileStatus?] {
    try ([""] + Sidecars.logs).map { try files.facts(of: installedPath + $0, followsLink: false) }
  }
}
