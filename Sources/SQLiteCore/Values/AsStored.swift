/// A value together with its stored form: `row["at", as: AsStored<Date>.self].value` reads every form of the type that is found in files. A
/// value that was read is bound in exactly the form in which it was stored, so that a search finds its row. In a record:
/// `@AsStored var at: Date`.
///
/// Use this type for columns that mix several forms. Mixed texts do not sort like their values: `>=` finds the row itself, but finds other
/// rows by the order in which SQLite compares texts. For a column with a single form, use a type that also binds new values in that form,
/// such as ``DateText`` or ``BlobUUID``. A value that is new, or was set, is bound in the form that `Value` itself binds.
@propertyWrapper public struct AsStored<Value: SQLiteConvertible>: SQLiteConvertible {
  /// The value.
  public let value: Value
  /// The form that was read or, for a new value, the form that `Value` itself binds; nil if SQLite cannot hold the value exactly.
  public let sqliteValue: SQLiteValue?

  /// Creates a value in the form that `Value` itself binds.
  public init(_ value: Value) { self.init(value, value.sqliteValue) }

  private init(_ value: Value, _ stored: SQLiteValue?) {
    self.value = value
    sqliteValue = stored
  }

  /// Wraps the value of a property.
  public init(wrappedValue: Value) { self.init(wrappedValue) }

  /// The property's value.
  public var wrappedValue: Value {
    get { value }
    set { self = AsStored(newValue) }
  }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: AsStored { self }

  /// The reason why SQLite cannot hold the value; nil if it can.
  public var reasonAgainst: String? { value.reasonAgainst }

  /// Reads every form of the value's type.
  public static func extract(from value: SQLiteValue) -> AsStored? { Value.extract(fromAnyForm: value).map { AsStored($0, value) } }

  /// Returns the reason why a stored value does not fit the value's type.
  public static func reason(against value: SQLiteValue) -> String? { Value.reason(against: value) }
}

extension AsStored: Equatable where Value: Equatable {}
extension AsStored: Hashable where Value: Hashable {}
extension AsStored: Sendable where Value: Sendable {}

extension AsStored: Decodable where Value: Decodable {
  /// Decodes the bare value.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Value.self)) }
}

extension AsStored: Encodable where Value: Encodable {
  /// Encodes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
