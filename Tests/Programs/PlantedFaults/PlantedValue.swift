import Foundation

/// A card with a key that is made up.
public struct PlantedCard: Equatable, Sendable {
  let id: UUID
  let title: String
  let place: Int
}

/// The result of a piece: enough kinds of values for a user's function.
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

/// The error of a piece that does not hide that a call failed.
struct PlantedError: Error, CustomStringConvertible {
  /// The code that the call returned.
  let code: Int32
  /// The action that failed.
  let action: String

  var description: String { "\(action): code \(code)" }
}
