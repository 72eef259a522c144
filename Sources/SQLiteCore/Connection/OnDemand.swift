extension Connection {
  /// Collations, functions and tokenizers that a connection adds by itself when SQL uses them, so that they need not be added in advance.
  ///
  /// It is a setting of a connection: ``Configuration/onDemand``. Two values with the same name are equal.
  public struct OnDemand: Hashable, Sendable {
    private let name: String
    fileprivate let add: @Sendable (Connection) throws -> Void

    /// Nothing: the program adds what it needs itself, as in a `prepare` closure. If a program sets this value, values such as
    /// `.localized(_:locale:)` add nothing either.
    public static let none = OnDemand("none") { _ in }

    /// - Parameter add: A closure that makes a connection add things when they turn out to be missing.
    package init(_ name: String, _ add: @escaping @Sendable (Connection) throws -> Void) { (self.name, self.add) = (name, add) }

    /// Returns whether both have the same name.
    public static func == (one: OnDemand, other: OnDemand) -> Bool { one.name == other.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

/// The things that a connection adds on demand.
package final class GivenOnDemand: ConnectionAttachment {
  /// Adds the thing that an error reports as missing, and returns whether it did; may throw a clearer error.
  package typealias Supply = (SQLiteError.Meaning, SQLiteError, Connection) throws -> Bool

  fileprivate var given: [Connection.OnDemand] = []
  fileprivate var supplies: [Supply] = []
  /// The things that were added: one that is still reported as missing is not added again.
  private var added: [SQLiteError.Meaning] = []

  package func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool {
    guard !connection.isInCallback, let meaning = error.meaning, !added.contains(meaning) else { return false }
    let functions = connection.addedFunctions
    defer { connection.addedFunctions = functions }  // the function is not recorded: other connections add it on demand as well
    for supply in supplies where try supply(meaning, error, connection) {
      added.append(meaning)
      return true
    }
    return false
  }
}

extension Connection {
  /// The values given to the connection: by its configuration, and by values of the program that bring along the things they need.
  package var givenOnDemand: [OnDemand] { attachments[GivenOnDemand.self]?.given ?? [] }

  /// Makes the connection add the functions, collations and tokenizers of a value when SQL first uses them. Adding a value twice has no
  /// effect.
  package func give(_ onDemand: OnDemand) throws {
    if onDemand == .none { return }
    let pieces = attachment(orNew: GivenOnDemand())
    if pieces.given.contains(onDemand) { return }
    try onDemand.add(self)
    pieces.given.append(onDemand)
  }

  /// Makes the connection add the things that a value of the program needs, unless the program has chosen that nothing is added on demand.
  package func bring(_ onDemand: OnDemand) throws {
    if configuration.onDemand == .none, configuration.chosen.contains(.onDemand) { return }
    try give(onDemand)
  }

  /// Registers a closure that adds things when they turn out to be missing.
  package func supply(_ supply: @escaping GivenOnDemand.Supply) { attachment(orNew: GivenOnDemand()).supplies.append(supply) }
}

extension Connection {
  /// Returns advice with the line of code that adds one of this package's collations, functions or tokenizers; nil if something else is
  /// missing.
  func adviceOnDemand(for meaning: SQLiteError.Meaning) -> String? {
    guard configuration.onDemand == .none else { return nil }
    let isOurs =
      switch meaning {
      case .missingCollation(let name): name.hasPrefix("LOCALIZED_")
      case .missingFunction(let name): ["folded", "sort_key"].containsName(name)
      case .missingTokenizer(let name): ["folding", "cjk", "html"].containsName(name)
      default: false
      }
    return isOurs ? "the product SQLiteManager has it: configuration.onDemand = .text adds it to a connection" : nil
  }
}
