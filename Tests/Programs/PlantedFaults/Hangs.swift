import Foundation
import SQLiteManager
import SQLiteTestKit

/// The stars of an app, kept in a file. The faults are in what the shelf does when a write fails.
private final class StarShelf: @unchecked Sendable {
  private let connection: Connection
  private let isRight: Bool
  private let lock = NSLock()
  private var waiting: [String] = []
  private var refused: Set<String> = []
  private var failure: (any Error)?

  init(_ stage: PlantedStage, on sqlite: any Sqlite3WrapperProtocol, isRight: Bool) throws {
    connection = try Connection(.file(stage.path), on: sqlite)
    self.isRight = isRight
  }

  func count() throws -> Int { try connection.value("SELECT count(*) FROM star", as: Int.self) ?? 0 }

  private func write(_ name: String) throws { try connection.execute("REPLACE INTO star VALUES (4, \(name))") }

  /// Deletes the last stars until there are so many.
  func trim(to most: Int) throws {
    try connection.transaction {
      while try count() > most {
        do { try connection.execute("DELETE FROM star WHERE id = (SELECT max(id) FROM star)") } catch {
          if isRight { throw error }
        }
      }
    }
  }

  /// Writes on a thread of its own, and waits for the thread.
  func writeInBackground(_ name: String) throws {
    let (done, isRight) = (DispatchSemaphore(value: 0), isRight)
    failure = nil
    let thread = Thread { [unowned self] in  // the caller waits: it alone closes the connection
      do {
        try write(name)
        if !isRight { done.signal() }
      } catch { failure = error }
      if isRight { done.signal() }
    }
    thread.start()
    done.wait()
    if let failure { throw failure }
  }

  /// Writes the names that wait, in order.
  func flush(_ names: [String]) throws {
    waiting = names
    while let name = waiting.first(where: { !refused.contains($0) }) ?? waiting.first {
      if refused.contains(name) {
        if isRight { throw PlantedError(code: .busy, action: name) }
        continue  // another time
      }
      do {
        try write(name)
        waiting.removeAll { $0 == name }
      } catch { refused.insert(name) }
    }
  }

  /// Writes, and tries again after a pause.
  func writePatiently(_ name: String) throws {
    var tries = 0
    while true {
      do { return try write(name) } catch {
        tries += 1
        if isRight, tries == 3 { throw error }
        usleep(2_000)
      }
    }
  }

  /// Writes, and once more when that failed.
  func writeTwice(_ name: String) throws {
    do { try writeAlone(name) } catch { try writeAlone(name) }
  }

  private func writeAlone(_ name: String) throws {
    lock.lock()
    defer { if isRight { lock.unlock() } }
    try write(name)
    if !isRight { lock.unlock() }
  }
}

extension PlantedFault {
  static let hangs = [trimmedForEver, signalForgotten, spinsOverRefused, pausesWithoutEnd, lockNotGivenBack]

  private static func hang(
    _ name: String, _ sentence: String, peril: Peril = .hangs, _ work: @escaping @Sendable (StarShelf) throws -> Void
  ) -> PlantedFault {
    func piece(_ isRight: Bool) -> Piece {
      { sqlite, stage in
        let shelf = try StarShelf(stage, on: sqlite, isRight: isRight)
        try work(shelf)
        return .number(Int64(try shelf.count()))
      }
    }
    return PlantedFault(name, .library, sentence, peril: peril, before: .stars, faulty: piece(false), right: piece(true))
  }

  private static let trimmedForEver = hang(
    "trimmed for ever", "A loop deletes rows until one is left and ignores errors: on a full disk it never ends.",
    peril: .neverEnds
  ) { try $0.trim(to: 1) }

  private static let signalForgotten = hang(
    "signal forgotten", "A thread signals its semaphore only after a successful write; after an error the caller waits forever."
  ) { try $0.writeInBackground("Rigel") }

  private static let spinsOverRefused = hang(
    "refused for ever", "Names whose write failed are skipped, but the loop runs until no name is left: it spins without a call."
  ) { try $0.flush(["Rigel"]) }

  private static let pausesWithoutEnd = hang(
    "pauses without end", "A failed write is retried after a pause, without a limit."
  ) { try $0.writePatiently("Rigel") }

  private static let lockNotGivenBack = hang(
    "lock not given back", "The lock is released only after a successful write; after an error the second try waits for it forever."
  ) { try $0.writeTwice("Rigel") }
}
