/// A value of any type as SQLite holds it, or the reason why it cannot.
///
/// What takes values of all types makes one of these first, where the type is known, and goes on with code that is the same for all of them.
@usableFromInline package enum HeldValue {
  case held(SQLiteValue)
  /// SQLite cannot hold it exactly: why not, as the end of a sentence.
  case refused(because: String)

  @_alwaysEmitIntoClient package init(_ bindable: some SQLiteBindable) {
    self = if let value = bindable.sqliteValue { .held(value) } else { .refused(because: bindable.reasonBehindColon) }
  }

  /// Why a value cannot be written to a column.
  package static func refusal(of column: String, because reason: String) -> String {
    "SQLite cannot hold the value of \(column) exactly" + reason
  }

  /// The value; nil when SQLite cannot hold it.
  package var value: SQLiteValue? { if case .held(let value) = self { value } else { nil } }

  /// Why SQLite cannot hold it; nothing when it can.
  package var reason: String { if case .refused(let reason) = self { reason } else { "" } }
}
