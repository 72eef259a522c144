import SQLiteCalls

/// The forms of a ``StoredInForms`` record, by the types of its properties.
struct RecordForms {
  private(set) var byType: [ObjectIdentifier: any StoredForm.Type] = [:]
  /// The reason why the forms cannot be used; nil when they can.
  private var refusal: String?

  init(of record: Any.Type) {
    guard let record = record as? any StoredInForms.Type else { return }
    for form in record.storedForms {
      if form.isForPlainValue { refusal = "\(form) is a form of a type that has only its own" }
      for type in form.types where byType.updateValue(form, forKey: type) != nil { refusal = "\(form) is a second form of the same type" }
    }
    refusal = refusal.map { "\(record): \($0)" }
  }

  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE and the reason when the forms cannot be used.
  func check() throws(SQLiteError) {
    if let refusal { throw .misuse(refusal) }
  }
}

extension StoredForm {
  /// The type of the value, and its optional.
  fileprivate static var types: [ObjectIdentifier] { [ObjectIdentifier(Value.self), ObjectIdentifier(Value?.self)] }

  /// Whether keyed containers encode and decode the value's type without looking up its form.
  fileprivate static var isForPlainValue: Bool {
    Value.self is any BinaryInteger.Type || Value.self == Bool.self || Value.self == String.self || Value.self == Double.self
      || Value.self == Float.self
  }

  /// Returns a value of one of ``types`` in this form.
  static func stored(_ value: Any) -> any SQLiteBindable { (value as? Value).map { Self($0) } ?? SQLiteValue.null }
}

/// A key, in the form in which the record stores its type.
@usableFromInline package struct KeyInForm<Key: SQLiteBindable>: SQLiteBindable {
  private let key: any SQLiteBindable

  @usableFromInline package init(_ key: Key, _ record: any StoredInForms.Type) {
    self.key = RecordForms(of: record).byType[ObjectIdentifier(Key.self)]?.stored(key) ?? key
  }

  @usableFromInline package var sqliteValue: SQLiteValue? { key.sqliteValue }
  @usableFromInline package var reasonAgainst: String? { key.reasonAgainst }
  @usableFromInline package var otherSpellings: [SQLiteValue] { key.otherSpellings }
}

/// The reason and location of a failure to encode or decode, described without revealing the values.
struct CodingReason: Error {
  let text: String

  /// Returns the reason for the error that a closure throws; nil when it throws none.
  static func thrown(_ code: () throws -> some Any) -> String? {
    do { _ = try code() } catch { return CodingReason(error).text }
    return nil
  }

  init(_ error: any Error) {
    text =
      switch error {
      case let error as CodingReason: error.text
      case DecodingError.keyNotFound(let key, let context): "there is no \(Self.name(of: key)) in \(Self.place(context.codingPath))"
      case DecodingError.valueNotFound(let type, let context): "null cannot be read as \(type): \(Self.place(context.codingPath))"
      case DecodingError.typeMismatch(let type, let context): "a value of another type than \(type) is in \(Self.place(context.codingPath))"
      case DecodingError.dataCorrupted(let context): "cut off, damaged or no valid value: \(Self.place(context.codingPath))"
      case EncodingError.invalidValue(let value, let context):
        "a \(type(of: value)) that cannot be encoded: \(Self.place(context.codingPath))"
      default: "its coding threw \(type(of: error))"
      }
  }

  init(text: String) { self.text = text }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the whole value" : path.map { name(of: $0) }.joined(separator: ".")
  }

  /// Returns the name of a key from source code, or the index of an element. Dictionary keys are data, so they are left out.
  private static func name(of key: any CodingKey) -> String {
    if let index = key.intValue { return "[\(index)]" }
    let mirror = Mirror(reflecting: key)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? key.stringValue : "*"
  }
}
