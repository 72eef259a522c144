import SQLiteCalls

/// Encodes values as rows: each key is a column.
///
/// - A value whose type is ``SQLiteBindable`` is bound by that type; nil is NULL, even if the value's own code calls `encodeIfPresent`.
/// - A type that encodes as a single value, such as an enumeration with raw values, is stored as that value.
/// - Any other value is stored as JSON text with sorted keys.
///
/// One encoder serves all rows of a sequence, and values that are inserted one by one reuse the encoder of the previous value
/// (``RowEncoders``). Each row is expected to have the keys of the previous row, in the same order: a value is then bound directly to its
/// parameter. A row with different keys is encoded again into a list of values, and its statement is looked up.
@safe package final class RowEncoder: Encoder {
  package let codingPath: [any CodingKey] = []
  package let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The statement of the previous row, whose parameters the values are bound to; nil if values are collected.
  @safe @exclusivity(unchecked) private var target: PreparedStatement?
  @safe @exclusivity(unchecked) private var keys: [String] = []
  /// The number of values of this row that were bound.
  @safe @exclusivity(unchecked) private var count = 0
  /// Whether the keys of the row differ from the keys of the previous row.
  @safe @exclusivity(unchecked) private var differs = false
  /// A column of a row, the value that is bound for it, and the Swift value that it was created from.
  package typealias Part = (column: String, value: SQLiteValue, source: any SQLiteBindable)
  /// The values of this row, if they are collected.
  @safe @exclusivity(unchecked) private var row: [Part] = []
  /// The first error, kept in case the value's own code ignores it.
  @safe @exclusivity(unchecked) private var failure: SQLiteError?
  /// The last keyed container, reused when the next row requests it.
  @safe @exclusivity(unchecked) private var container: AnyObject?
  @safe @exclusivity(unchecked) private var containerKey: ObjectIdentifier?
  /// For each type, its ``SQLiteBindable`` conformance; nil for a type that does not conform.
  @safe @exclusivity(unchecked) private var bindableTypes: [ObjectIdentifier: (any SQLiteBindable.Type)?] = [:]
  /// The stored forms of the values' type.
  private let forms: RecordForms

  let naming: ColumnNaming
  /// The type of the values.
  let type: ObjectIdentifier
  /// The columns of the last row that was collected and written; the next row of the type is expected to have the same columns.
  @safe @exclusivity(unchecked) var expected: [String]?
  /// The generated columns of the table, whose values are left out.
  @safe @exclusivity(unchecked) var generated: [String] = []
  /// The column names of keys, if they are spelled differently.
  @safe @exclusivity(unchecked) private var spelled: [SQLText: String] = [:]

  package init(_ naming: ColumnNaming, for type: any Encodable.Type) {
    self.naming = naming
    self.type = ObjectIdentifier(type)
    forms = RecordForms(of: type)
  }

  /// Returns the name of a key's column.
  @inline(__always) func column(_ key: some CodingKey) -> String {
    naming == .exact ? key.stringValue : spelling(of: key.stringValue)
  }

  private func spelling(of key: String) -> String {
    if let known = spelled[SQLText(text: key)] { return known }
    let column = naming.column(key)
    spelled[SQLText(text: key)] = column
    return column
  }

  /// Releases the container, which retains this encoder, and the statement; it must be called after all rows are written.
  package func finish() { (container, target) = (nil, nil) }

  /// Returns the columns and values of one value.
  ///
  /// - Throws: ``SQLiteError`` that names the key whose value SQLite cannot hold, or the type that cannot be a row; any error thrown by the
  ///   value.
  package func values(of value: some Encodable) throws -> [Part] {
    target = nil
    row = []
    defer { row = [] }
    try encode(value)
    return row
  }

  /// Binds a value to a statement with a parameter for each column; returns false if the value's keys are not exactly these columns.
  func bind(_ value: some Encodable, to statement: borrowing Statement, _ columns: [String]) throws -> Bool {
    try statement.startBinding(Int32(columns.count))
    if target !== statement.prepared {  // otherwise both would be retained for every row
      target = statement.prepared
      keys = columns
    }
    count = 0
    differs = false
    do { try encode(value) } catch {
      if differs { return false }
      throw error
    }
    guard !differs && count == columns.count else { return false }
    statement.prepared.isBound = true
    return true
  }

  private func encode<Value: Encodable>(_ value: Value) throws {
    failure = nil
    try forms.check()
    do { try value.encode(to: self) } catch { throw failure ?? error }
    if let failure { throw failure }
  }

  /// Binds or collects the value of a key.
  @inline(__always) func add(_ value: some SQLiteBindable, for key: String) throws {
    guard let target else { return try collect(value, for: key) }
    guard count < keys.count, keys[count].isSameBytes(as: key) else { return try passOver(key) }
    count &+= 1
    let code = value.bind(to: Parameter(target, index: Int32(truncatingIfNeeded: count)))
    if code != 0 { throw refused(value, for: key, code) }
  }

  @inline(never) private func refused(_ value: any SQLiteBindable, for key: String, _ code: Int32) -> SQLiteError {
    fail(target?.refused(value, for: key, code) ?? other())
  }

  @inline(never) private func passOver(_ key: String) throws {
    if !generated.containsName(key) { throw other() }
  }

  @inline(never) private func other() -> SQLiteError {
    differs = true
    return .refused(.mismatch, "the row has other columns")  // never visible: the row is encoded again
  }

  @inline(never) private func collect(_ value: any SQLiteBindable, for key: String) throws {
    guard let held = value.sqliteValue else { throw fail(.unholdable(value, for: key)) }
    row.append((key, held, value))
  }

  /// Binds or collects the value of a key, of any type.
  func add<Value: Encodable>(any value: Value, for key: String) throws {
    if !forms.byType.isEmpty, let form = forms.byType[ObjectIdentifier(Value.self)] { return try add(form.stored(value), for: key) }
    if let type = bindableType(Value.self) { return try add(value, as: type, for: key) }
    switch try ValueEncoder.value(of: value) {
    case .value(let bindable):
      let stored = forms.byType[ObjectIdentifier(Swift.type(of: bindable))]?.stored(bindable) ?? bindable
      try add(stored, for: key)
    case .structured: try add(JSONText(value: value), for: key)
    case .nothing: throw fail(SQLiteError.refused(.mismatch, "column \(key): \(Value.self) has no value to store"))
    }
  }

  /// Binds or collects a value through the conformance of its type, because casting the value would cost more than binding it.
  private func add<Value, Bound: SQLiteBindable>(_ value: Value, as type: Bound.Type, for key: String) throws {
    try unsafe withUnsafePointer(to: value) { pointer in
      // Value and Bound are the same type, because the conformance comes from Value.self.
      try add(unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: Bound.self).pointee, for: key)
    }
  }

  private func bindableType<Value>(_ type: Value.Type) -> (any SQLiteBindable.Type)? {
    if let known = bindableTypes[ObjectIdentifier(type)] { return known }
    let found = type as? any SQLiteBindable.Type
    bindableTypes[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// Records an error, in case the value's own code ignores it.
  func fail(_ error: SQLiteError) -> SQLiteError {
    failure = failure ?? error
    return failure ?? error
  }

  // MARK: - Encoder

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if containerKey == ObjectIdentifier(type), let made = container {
      return unsafe unsafeDowncast(made, to: RowContainerBox<Key>.self).container  // the key guarantees the type, without a cast
    }
    let made = RowContainerBox<Key>(self)
    container = made
    containerKey = ObjectIdentifier(type)
    return made.container
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    RefusedContainer<NoKey>(fail(Self.noRow("a list")))
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { RowWrapperContainer(encoder: self) }

  static func noRow(_ what: String) -> SQLiteError {
    .refused(.mismatch, "\(what) is not a row: a row is a type whose keys are the columns")
  }
}
