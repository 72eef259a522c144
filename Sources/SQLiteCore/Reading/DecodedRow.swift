import Foundation
import SQLiteCalls

/// The current row of a run, from which values of a type are decoded, and the cached facts about reading that type.
@safe final class DecodedRow {
  private let type: ObjectIdentifier
  let naming: ColumnNaming
  /// The columns that are read.
  private let part: RowPart
  private let forms: RecordForms
  private let wrapper: any Sqlite3WrapperProtocol
  /// The statement; nil when no run is under way.
  @exclusivity(unchecked) private(set) var prepared: PreparedStatement?
  /// The handle of the statement.
  @exclusivity(unchecked) private var handle: OpaquePointer?
  /// Whether the columns of this run were read.
  @exclusivity(unchecked) private(set) var isBegun = false
  /// The columns of the result.
  @exclusivity(unchecked) private(set) var shape = RowShape.empty
  /// The names of the columns that are read, which keys are matched with.
  @exclusivity(unchecked) private(set) var names = RowShape.empty
  /// The column index of each entry of `names`; nil if all columns of the result are read.
  @exclusivity(unchecked) private var places: [Int]?
  /// Whether the type is a single value, read from the only column.
  @exclusivity(unchecked) private(set) var isSingleValue = false
  /// For each column, the type that it was last read as, and the way of reading it.
  @exclusivity(unchecked) private var ways: [(type: ObjectIdentifier, way: ColumnWay)?] = []
  /// Whether a type has retained a decoder or container that reads from this row.
  @exclusivity(unchecked) var wasKept = false
  /// The decoder of each column whose type decodes itself.
  @exclusivity(unchecked) private var columnDecoders: [ColumnDecoder?] = []
  private lazy var json = JSONDecoder()

  init(_ type: any Decodable.Type, _ naming: ColumnNaming, _ part: RowPart, _ wrapper: any Sqlite3WrapperProtocol) {
    self.type = ObjectIdentifier(type)
    self.naming = naming
    self.part = part
    forms = RecordForms(of: type)
    self.wrapper = wrapper
  }

  /// Begins a run of a statement.
  func start(_ prepared: PreparedStatement) { unsafe self.prepared = prepared }

  /// Returns whether the row is read as this type.
  func isFor(_ type: any Decodable.Type, _ naming: ColumnNaming) -> Bool { self.type == ObjectIdentifier(type) && self.naming == naming }

  /// Returns whether this part of a row is read as this type.
  func isFor(_ type: any Decodable.Type, _ naming: ColumnNaming, _ part: RowPart) -> Bool { isFor(type, naming) && self.part == part }

  /// Reads the columns at the first row.
  ///
  /// - Returns: Whether they differ from the columns of the previous run.
  func begin(_ type: any Decodable.Type, _ columnCount: Int) throws(SQLiteError) -> Bool {
    guard let prepared = unsafe prepared else { throw over }
    let shape = try prepared.names(columnCount: Int32(columnCount)).shape
    unsafe handle = prepared.handle  // the first step may have replaced it
    unsafe isBegun = true
    if unsafe shape === self.shape { return false }
    try forms.check()
    if part == .prefix("") {
      unsafe names = shape
    } else {
      let columns = try part.columns(of: prepared, shape)
      unsafe names = RowShape(columns.names, sql: shape.sql)
      unsafe places = columns.places
    }
    unsafe self.shape = shape
    unsafe ways = Array(repeating: nil, count: shape.columns.count)
    unsafe isSingleValue = Self.isSingleValue(type)
    return true
  }

  /// Returns whether a type is a single value, read from one column.
  static func isSingleValue(_ type: any Decodable.Type) -> Bool { type is any SQLiteExtractable.Type || type is any RawRepresentable.Type }

  /// Ends the run: decoders and containers that read from it throw afterwards.
  func end() {
    unsafe prepared = nil
    unsafe handle = nil
    unsafe isBegun = false
    if unsafe columnDecoders.isEmpty { return }
    for index in unsafe columnDecoders.indices { noteWhetherKept(index) }
    unsafe columnDecoders = []
  }

  private func noteWhetherKept(_ index: Int) {
    if unsafe columnDecoders[index] != nil, unsafe !isKnownUniquelyReferenced(&columnDecoders[index]) { unsafe wasKept = true }
  }

  func onlyColumn() throws(SQLiteError) -> Int {
    let count = unsafe names.columns.count
    guard count == 1 else { throw SQLiteError.columnCount(count, wanted: 1, sql: sql) }
    return unsafe places?.first ?? 0
  }

  /// Whether the result has a single column, and that column is read.
  var isOneColumn: Bool { unsafe places == nil && shape.columns.count == 1 }

  /// Whether all columns that are read are NULL.
  var isNull: Bool {
    get throws(SQLiteError) {
      for index in unsafe places ?? Array(shape.columns.indices) where try !isNull(index) { return false }
      return true
    }
  }

  /// Returns the column with a name; nil when there is none, or more than one.
  func index(of name: String) -> Int? {
    guard let index = unsafe names.index(of: name) else { return nil }
    return unsafe places?[index] ?? index
  }

  /// Returns the error for a name that no column has, or more than one.
  func noColumn(_ name: String) -> SQLiteError { unsafe part.noColumn(name, among: names.columns, of: shape) }

  var sql: String { unsafe shape.sql }

  // MARK: Values

  /// Returns the value of a column as a type that can be read from a column.
  @inline(__always) func value<Value: SQLiteExtractable>(_ index: Int, _ type: Value.Type) throws(SQLiteError) -> Value {
    let wrapper = wrapper  // read once, as in Row: otherwise it is retained
    guard let handle = unsafe handle, let value = unsafe wrapper.sqlite3_column_value(handle, Int32(index)),
      let read = Value.extract(from: unsafe StoredValue(wrapper, value))
    else { throw failure(index, type) }
    return read
  }

  /// Returns the value of a column as an integer wider than SQLite's.
  func integer<Number: FixedWidthInteger>(_ index: Int, _ type: Number.Type) throws(SQLiteError) -> Number {
    guard let number = Number(exactly: try value(index, Int64.self)) else { throw mismatch(index, type, nil) }
    return number
  }

  func isNull(_ index: Int) throws(SQLiteError) -> Bool {
    try value(index, Optional<Present>.self) == nil
  }

  private func failure(_ index: Int, _ type: any SQLiteExtractable.Type) -> SQLiteError {
    guard let prepared = unsafe prepared else { return over }
    let row = Row(prepared, columnCount: unsafe shape.columns.count)
    return row.failure(index, type)
  }

  var over: SQLiteError { .refused(.misuse, "the row is gone: a decoder is for the time of init(from:)", sql: sql) }

  /// Returns the value of a column as any decodable type.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
    if unsafe prepared == nil { throw over }
    switch way(of: type, at: index) {
    case .extractable(let extractable): return try read(extractable, index, as: type)
    case .form(let form):
      guard let value = try form.read(type, self, index) else { throw mismatch(index, type, nil) }
      return value
    case .json: return try decodeJSON(type, at: index)
    case .own:
      do {
        return try type.init(from: columnDecoder(index, for: type))
      } catch is NestedContainerWanted {
        unsafe ways[index] = (ObjectIdentifier(type), .json)
        return try decodeJSON(type, at: index)
      } catch is DecodingError {
        throw mismatch(index, type, nil)
      }
    }
  }

  private func way(of type: any Decodable.Type, at index: Int) -> ColumnWay {
    if let known = unsafe ways[index], known.type == ObjectIdentifier(type) { return known.way }
    let form = forms.byType[ObjectIdentifier(type)].map { ColumnWay.form($0) }
    let way = form ?? (type as? any SQLiteExtractable.Type).map { .extractable($0) } ?? .own
    unsafe ways[index] = (ObjectIdentifier(type), way)
    return way
  }

  /// Returns the decoder of a column for a type that decodes itself; if no type is given, for the type of the row.
  func columnDecoder(_ index: Int, for type: (any Decodable.Type)? = nil) -> ColumnDecoder {
    if unsafe columnDecoders.isEmpty { unsafe columnDecoders = Array(repeating: nil, count: shape.columns.count) }
    if let made = unsafe columnDecoders[index], made.isFor(type) { return made }
    noteWhetherKept(index)
    let made = ColumnDecoder(self, index: index, for: type)
    unsafe columnDecoders[index] = made
    return made
  }

  /// Reads a column as a type that has turned out to be extractable: `Found` and `Value` are the same type.
  private func read<Found: SQLiteExtractable, Value>(_ found: Found.Type, _ index: Int, as type: Value.Type) throws -> Value {
    guard let value = try value(index, found) as? Value else { throw mismatch(index, type, nil) }
    return value
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func decodeJSON<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
    guard let text = try value(index, String?.self) else { throw mismatch(index, type, nil) }
    do {
      return try json.decode(type, from: Data(Array(text.utf8)))
    } catch let error as DecodingError {
      throw mismatch(index, type, CodingReason(error).text)
    }
  }

  func mismatch(_ index: Int, _ type: Any.Type, _ reason: String?) -> SQLiteError {
    guard let prepared = unsafe prepared else { return over }
    let row = Row(prepared, columnCount: unsafe shape.columns.count)
    return row.mismatch(index, wanted: type, reason)
  }

  /// Returns the error for a type that rejected its values.
  func refusal(_ error: DecodingError, of type: Any.Type) -> SQLiteError { unreadable(type, CodingReason(error).text) }

  func unreadable(_ type: Any.Type, _ why: String) -> SQLiteError {
    .refused(.mismatch, "row \(unsafe prepared?.rowNumber ?? 0) cannot be read as \(type): \(why)", sql: sql)
  }
}

/// The way in which a column is read as a type.
enum ColumnWay {
  case extractable(any SQLiteExtractable.Type)
  /// In the form that the record declares.
  case form(any StoredForm.Type)
  /// Through the type's own `Decodable` conformance, from a single value.
  case own
  case json
}

/// A type that any value can be read as, to test for NULL.
private struct Present: SQLiteExtractable {
  static func extract(from value: SQLiteValue) -> Present? { Present() }
  static func extract(from stored: StoredValue) -> Present? { Present() }
}

extension StoredForm {
  /// Reads a value, or an optional, from a column in this form; returns nil if `Wanted` is a different type.
  fileprivate static func read<Wanted>(_ type: Wanted.Type, _ row: DecodedRow, _ index: Int) throws(SQLiteError) -> Wanted? {
    if type == Value.self { return try row.value(index, Self.self).wrappedValue as? Wanted }
    return try row.value(index, Self?.self).map(\.wrappedValue) as? Wanted
  }
}
