public import Foundation

/// A value that is stored in a different form than its own type, such as ``DateText``, ``UnixTime`` or ``BlobUUID``. These types are
/// property wrappers for records.
///
/// It is encoded and decoded as the bare value, except in a row, where it is stored in its form.
public protocol StoredForm: SQLiteConvertible, Codable, Hashable, Sendable {
  /// The type of the value, which also has a form of its own.
  associatedtype Value: Codable & Sendable

  /// Wraps the value of a property.
  init(wrappedValue: Value)

  /// The property's value.
  var wrappedValue: Value { get }
}

extension StoredForm {
  /// Creates a value in this form.
  public init(_ value: Value) { self.init(wrappedValue: value) }

  /// Decodes the bare value.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self)) }

  /// Encodes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension StoredForm where Value == Date {
  /// The date.
  public var date: Date { wrappedValue }

  /// The reason why SQLite cannot hold the date, if it is outside the calendar; otherwise nil.
  public var reasonAgainst: String? { sqliteValue == nil ? Date.outsideCalendar : nil }
}

extension StoredForm where Value == UUID {
  /// The UUID.
  public var uuid: UUID { wrappedValue }
}

/// A record that declares, for the types of its properties, the forms in which they are stored.
///
/// ```swift
/// struct Note: Codable, StoredInForms {
///   static let storedForms: [any StoredForm.Type] = [BlobUUID.self, UnixTime.self]
///   var id: UUID
///   var made: Date
///   var changed: Date?
/// }
/// ```
/// The forms apply wherever the type is decoded from a row or encoded as one, and to the key of `find(decoding:in:key:)`. A condition has
/// no access to the record, so write the form in the condition: `Column("id") == BlobUUID(note.id)`. A property with its own form, such as
/// `@JulianDay`, keeps that form, and values that are stored as JSON keep theirs. A type has at most one form; `Bool`, `String`, `Double`,
/// `Float` and integers have none.
public protocol StoredInForms {
  /// The forms.
  static var storedForms: [any StoredForm.Type] { get }
}
