import Foundation

/// A card with a key that is made up.
public struct PlantedCard: Equatable, Sendable {
  let id: UUID
  let title: String
  let place: Int
}

/// What a piece of data code returns: enough kinds of values for a user's function.
public enum PlantedValue: Equatable, Sendable {
  case nothing
  case flag(Bool)
  case number(Int64)
  case text(String?)
  case bytes([UInt8])
  case numbers([Int64])
  case texts([String?])
  case card(PlantedCard)
  case cards([PlantedCard])
}

/// What a piece throws when it does not hide that a call failed.
struct PlantedError: Error, CustomStringConvertible {
  /// The code the call answered.
  let code: Int32
  /// What was being done.
  let action: String

  var description: String { "\(action): code \(code)" }
}
