public import Foundation

/// A value that is stored in another form than that of its own type: ``DateText``, ``UnixTime``, ``BlobUUID`` and the like, property wrappers of records.
///
/// It is encoded and decoded as the value alone. In a row it is bound in its form.
public protocol StoredForm: SQLiteConvertible, Codable, Hashable, Sendable {
  /// The type of the value, which has a form of its own.
  associatedtype Value: Codable & Sendable

  /// A property of a record.
  init(wrappedValue: Value)

  /// The value, as that of a property.
  var wrappedValue: Value { get }
}

extension StoredForm {
  /// A value.
  public init(_ value: Value) { self.init(wrappedValue: value) }

  /// Decodes the value alone.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self)) }

  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension StoredForm where Value == Date {
  /// The date.
  public var date: Date { wrappedValue }

  /// Says that the date lies outside the calendar.
  public var reasonAgainst: String? { sqliteValue == nil ? Date.outsideCalendar : nil }
}

extension StoredForm where Value == UUID {
  /// The UUID.
  public var uuid: UUID { wrappedValue }
}

/// A record that says once in which forms its values are stored, for all of its properties of these types.
///
/// ```swift
/// struct Note: Codable, StoredInForms {
///   static let storedForms: [any StoredForm.Type] = [BlobUUID.self, UnixTime.self]
///   var id: UUID
///   var made: Date
///   var changed: Date?
/// }
/// ```
/// The forms hold wherever the type is decoded from a row or encoded as one, and for the key of `find(decoding:in:key:)`. A condition does not know the
/// record: there the form is written, `Column("id") == BlobUUID(note.id)`. A property with a form of its own, such as `@JulianDay`, keeps that form, and
/// so do values that are stored as JSON. There is one form for a type, and none for `Bool`, `String`, `Double`, `Float` and integers.
public protocol StoredInForms {
  /// The forms.
  static var storedForms: [any StoredForm.Type] { get }
}
