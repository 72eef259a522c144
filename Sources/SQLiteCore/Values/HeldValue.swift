/// A value of any type as SQLite holds it, or the reason why it cannot.
///
/// What takes values of all types makes one of these first, where the type is known, and goes on with code that is the same for all of them.
@usableFromInline package struct HeldValue {
  /// Nil when SQLite cannot hold the value exactly.
  @usableFromInline package let value: SQLiteValue?
  /// Why not, as the end of a sentence.
  @usableFromInline package let reason: String

  @inlinable package init(_ bindable: some SQLiteBindable) {
    value = bindable.sqliteValue
    reason = value == nil ? bindable.reasonBehindColon : ""
  }

  /// Why a value cannot be written to a column.
  package static func refusal(of column: String, because reason: String) -> String {
    "SQLite cannot hold the value of \(column) exactly" + reason
  }

  /// The value, or NULL in its place.
  package var orNull: SQLiteValue { value ?? .null }
}
