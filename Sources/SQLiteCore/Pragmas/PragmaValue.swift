/// A type that a ``Pragma`` has as its value.
///
/// A type of one's own is mostly an enumeration of `String` or `Int` and needs nothing but to name this protocol.
public protocol PragmaValue: Hashable, Sendable {
  /// Makes the value from what SQLite answered; nil when it does not fit exactly.
  init?(pragmaAnswer: SQLiteValue)

  /// What the pragma is set to: an integer, or a text, which is quoted. Anything else is refused.
  var pragmaArgument: SQLiteValue { get }
}

extension Int64: PragmaValue {
  /// An integer.
  public init?(pragmaAnswer: SQLiteValue) {
    guard case .integer(let number) = pragmaAnswer else { return nil }
    self = number
  }
  /// The number.
  public var pragmaArgument: SQLiteValue { .integer(self) }
}

extension Int: PragmaValue {
  /// An integer that fits.
  public init?(pragmaAnswer: SQLiteValue) {
    guard let number = Int64(pragmaAnswer: pragmaAnswer) else { return nil }
    self.init(exactly: number)
  }
  /// The number.
  public var pragmaArgument: SQLiteValue { .integer(Int64(self)) }
}

extension Int32: PragmaValue {
  /// An integer that fits.
  public init?(pragmaAnswer: SQLiteValue) {
    guard let number = Int64(pragmaAnswer: pragmaAnswer) else { return nil }
    self.init(exactly: number)
  }
  /// The number.
  public var pragmaArgument: SQLiteValue { .integer(Int64(self)) }
}

extension Bool: PragmaValue {
  /// The integer 0 or 1.
  public init?(pragmaAnswer: SQLiteValue) {
    switch pragmaAnswer {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
  /// 0 or 1.
  public var pragmaArgument: SQLiteValue { .integer(self ? 1 : 0) }
}

extension String: PragmaValue {
  /// A text.
  public init?(pragmaAnswer: SQLiteValue) {
    guard case .text(let text) = pragmaAnswer else { return nil }
    self = text
  }
  /// The text.
  public var pragmaArgument: SQLiteValue { .text(self) }
}

extension PragmaValue where Self: RawRepresentable, RawValue: PragmaValue {
  /// The case of the raw value.
  public init?(pragmaAnswer: SQLiteValue) {
    guard let raw = RawValue(pragmaAnswer: pragmaAnswer) else { return nil }
    self.init(rawValue: raw)
  }
  /// The raw value.
  public var pragmaArgument: SQLiteValue { rawValue.pragmaArgument }
}
