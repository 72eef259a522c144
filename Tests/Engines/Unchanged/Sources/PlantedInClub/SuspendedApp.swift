// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GRDB

/// An open app that can be sent to the background.
public struct SuspendedApp: Sendable {
  /// Called when the app enters the background, on any thread, while `work` runs or not.
  ///
  /// After it has returned, the app holds no write lock on its database and takes none before `resume`.
  /// A database without write-ahead log is not locked for reading either.
  public let suspend: @Sendable () throws -> Void
  /// Called when the app enters the foreground again.
  public let resume: @Sendable () throws -> Void
  /// A piece of the app's work, on a thread of its own. It may throw while the app is suspended, and works again after `resume`.
  public let work: @Sendable () throws -> Void
  public let close: @Sendable () throws -> Void
}

/// An app that keeps or takes a lock while it is suspended, and the same app without the fault.
public struct PlantedSuspension: Sendable {
  public let name: String
  /// Makes the database at a path where no file is, and closes it.
  public let setUp: @Sendable (String) throws -> Void
  /// Opens the app on the database at the path.
  public let faulty: @Sendable (String) throws -> SuspendedApp
  public let right: @Sendable (String) throws -> SuspendedApp

  init(
    _ name: String, setUp: @escaping @Sendable (String) throws -> Void = Season.make,
    faulty: @escaping @Sendable (String) throws -> SuspendedApp, right: @escaping @Sendable (String) throws -> SuspendedApp
  ) {
    self.name = name
    self.setUp = setUp
    self.faulty = faulty
    self.right = right
  }
}

/// The apps that are sent to the background.
public enum PlantedSuspensions {
  public static let all: [PlantedSuspension] = pools + connections + reading + gates
}

extension Configuration {
  /// A database that stops writing when the app posts `Database.suspendNotification`.
  static var suspendable: Configuration {
    var configuration = Configuration()
    configuration.observesSuspensionNotifications = true
    return configuration
  }
}

func postSuspension() { NotificationCenter.default.post(name: Database.suspendNotification, object: nil) }

func postResumption() { NotificationCenter.default.post(name: Database.resumeNotification, object: nil) }

/// Lets the app's work to the database while it is open.
final class Gate: @unchecked Sendable {
  struct Shut: Error {}

  private let condition = NSCondition()
  private var isOpen = true
  private var inside = 0

  /// Runs the work, or throws when the gate is shut.
  func through<Result>(_ work: () throws -> Result) throws -> Result {
    try enter()
    defer { leave() }
    return try work()
  }

  /// Shuts the gate, calls the function, and waits for the work that is inside.
  func shut(then hurry: () -> Void = {}) {
    condition.withLock { isOpen = false }
    hurry()
    condition.withLock {
      while inside > 0 { condition.wait() }
    }
  }

  func open() { condition.withLock { isOpen = true } }

  private func enter() throws {
    try condition.withLock {
      guard isOpen else { throw Shut() }
      inside += 1
    }
  }

  private func leave() {
    condition.withLock {
      inside -= 1
      condition.broadcast()
    }
  }
}
