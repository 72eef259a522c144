// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A piece of data code with a fault that shows only when a call of SQLite fails, and the same piece without the fault.
///
/// Both return the same text and leave the same rows as long as no call fails.
public struct PlantedCase: Sendable {
  public let name: String
  /// Makes the database at a path where no file is, and closes it.
  public let setUp: @Sendable (String) throws -> Void
  /// Opens the database at the path, does the work, closes the database, and returns the text that a user would see.
  public let faulty: @Sendable (String) throws -> String
  /// Does the same without the fault: when it throws, the database is as it was, or the work is complete.
  public let right: @Sendable (String) throws -> String

  public init(
    _ name: String, setUp: @escaping @Sendable (String) throws -> Void = Season.make,
    faulty: @escaping @Sendable (String) throws -> String, right: @escaping @Sendable (String) throws -> String
  ) {
    self.name = name
    self.setUp = setUp
    self.faulty = faulty
    self.right = right
  }
}

/// The pieces that use GRDB.
public enum Planted {
  public static let all: [PlantedCase] =
    cashDesk + accounts + bookings + waitingList + members + schema + seasons + notices + desk + board
}
