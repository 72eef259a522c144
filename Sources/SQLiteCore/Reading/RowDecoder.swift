import Foundation
import SQLiteCalls

/// Decodes the current row of a statement; one serves all rows of a run.
///
/// What can be found out once is kept: the container with the column of each key, and how each column is read. A type may keep the decoder;
/// after the run it throws.
@safe @usableFromInline final class RowDecoder: Decoder {
  let prepared: PreparedStatement
  let naming: ColumnNaming
  let wrapper: any Sqlite3WrapperProtocol
  @usableFromInline let codingPath: [any CodingKey] = []
  @usableFromInline let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The columns, known from the first row on.
  private(set) var shape = RowShape.empty
  @exclusivity(unchecked) private var isPrepared = false
  @exclusivity(unchecked) private(set) var isOver = false
  /// The type as a whole reads the only column.
  @exclusivity(unchecked) private var isSingleValue = false
  /// The container made last, of keys of this type.
  @exclusivity(unchecked) private var container: (keys: ObjectIdentifier, kept: AnyObject)?
  /// How each column was read last.
  @exclusivity(unchecked) private var ways: [Way?] = []
  private lazy var json = JSONDecoder()

  @usableFromInline init(_ prepared: PreparedStatement, _ naming: ColumnNaming) {
    self.prepared = prepared
    self.naming = naming
    wrapper = prepared.wrapper
  }

  /// Ends the run and lets go of what refers to this decoder.
  @usableFromInline func end() {
    unsafe isOver = true
    unsafe container = nil
    unsafe ways = []
  }

  /// The value of the current row.
  @usableFromInline func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if unsafe !isPrepared { try begin(type) }
    if unsafe isSingleValue { return try decode(type, at: try onlyColumn()) }
    do {
      return try type.init(from: self)
    } catch let error as DecodingError {
      throw refusal(error, of: type)
    }
  }

  private func begin(_ type: any Decodable.Type) throws {
    shape = try unsafe prepared.names(columnCount: wrapper.sqlite3_column_count(prepared.handle)).shape
    unsafe ways = Array(repeating: nil, count: shape.columns.count)
    unsafe isSingleValue = type is any SQLiteExtractable.Type || type is any RawRepresentable.Type
    unsafe isPrepared = true
  }

  private func onlyColumn() throws -> Int {
    let count = shape.columns.count
    guard count == 1 else { throw SQLiteError.columnCount(count, wanted: 1, sql: prepared.sql) }
    return 0
  }

  // MARK: Containers

  @usableFromInline func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if let container = unsafe container, container.keys == ObjectIdentifier(type) {
      return unsafe unsafeDowncast(container.kept, to: Kept<Key>.self).container  // the class belongs to the type of the keys
    }
    if unsafe isOver { throw over }
    let kept = Kept(container: KeyedDecodingContainer(RowDecodingContainer<Key>(self)))
    unsafe container = (ObjectIdentifier(type), kept)
    return kept.container
  }

  @usableFromInline func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw SQLiteError.refused(.mismatch, "a row is decoded by keys: read it as a tuple or by number", sql: prepared.sql)
  }

  @usableFromInline func singleValueContainer() throws -> any SingleValueDecodingContainer { ColumnDecoder(self, index: try onlyColumn()) }

  // MARK: Values

  /// A column as a type that can be read from one.
  @inline(__always) func value<Value: SQLiteExtractable>(_ index: Int, _ type: Value.Type) throws(SQLiteError) -> Value {
    guard unsafe !isOver, let value = unsafe wrapper.sqlite3_column_value(prepared.handle, Int32(index)),
      let read = Value.extract(from: unsafe StoredValue(wrapper, value))
    else { throw failure(index, type) }
    return read
  }

  /// A column as an integer wider than those of SQLite.
  func integer<Number: FixedWidthInteger>(_ index: Int, _ type: Number.Type) throws(SQLiteError) -> Number {
    guard let number = Number(exactly: try value(index, Int64.self)) else { throw mismatch(index, type, nil) }
    return number
  }

  func isNull(_ index: Int) throws(SQLiteError) -> Bool {
    try value(index, Optional<Present>.self) == nil
  }

  private func failure(_ index: Int, _ type: any SQLiteExtractable.Type) -> SQLiteError {
    if unsafe isOver { return over }
    let prepared = prepared
    let row = Row(prepared, columnCount: shape.columns.count)
    return row.failure(index, type)
  }

  private var over: SQLiteError {
    .refused(.misuse, "the row is gone: a decoder is for the time of init(from:)", sql: prepared.sql)
  }

  /// A column as any decodable type.
  func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
    if unsafe isOver { throw over }
    let way = way(type, at: index)
    switch way.kind {
    case .extractable(let extractable): return try read(extractable, index, as: type)
    case .json: return try decodeJSON(type, at: index)
    case .own(let column):
      do {
        return try type.init(from: column)
      } catch is NestedContainerWanted {
        unsafe ways[index] = Way(type: ObjectIdentifier(type), kind: .json)
        return try decodeJSON(type, at: index)
      } catch is DecodingError {
        throw mismatch(index, type, nil)
      }
    }
  }

  private func way(_ type: any Decodable.Type, at index: Int) -> Way {
    if let known = unsafe ways[index], known.type == ObjectIdentifier(type) { return known }
    let kind: Way.Kind =
      (type as? any SQLiteExtractable.Type).map { .extractable($0) } ?? .own(ColumnDecoder(self, index: index, for: type))
    let way = Way(type: ObjectIdentifier(type), kind: kind)
    unsafe ways[index] = way
    return way
  }

  /// Reads a column as a type that was found to be extractable: both names are of one type.
  private func read<Found: SQLiteExtractable, Value>(_ found: Found.Type, _ index: Int, as type: Value.Type) throws -> Value {
    guard let value = try value(index, found) as? Value else { throw mismatch(index, type, nil) }
    return value
  }

  private func decodeJSON<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
    guard let text = try value(index, String?.self) else { throw mismatch(index, type, nil) }
    do {
      return try json.decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw mismatch(index, type, CodingReason(error).text)
    }
  }

  func mismatch(_ index: Int, _ type: Any.Type, _ reason: String?) -> SQLiteError {
    if unsafe isOver { return over }
    let prepared = prepared
    let row = Row(prepared, columnCount: shape.columns.count)
    return row.mismatch(index, wanted: type, reason)
  }

  /// The error of a type that found its values wrong.
  private func refusal(_ error: DecodingError, of type: Any.Type) -> SQLiteError {
    let row = unsafe prepared.rowNumber
    return .refused(.mismatch, "row \(row) cannot be read as \(type): \(CodingReason(error).text)", sql: prepared.sql)
  }
}

/// Keeps a container under a type that can be named without that of its keys.
private final class Kept<Key: CodingKey> {
  let container: KeyedDecodingContainer<Key>

  init(container: KeyedDecodingContainer<Key>) { self.container = container }
}

/// How a column is read as a type.
private struct Way {
  enum Kind {
    case extractable(any SQLiteExtractable.Type)
    /// As the type decodes itself from a single value.
    case own(ColumnDecoder)
    case json
  }

  let type: ObjectIdentifier
  let kind: Kind
}

/// Reads as anything: what is wanted is whether there is something.
private struct Present: SQLiteExtractable {
  static func extract(from value: SQLiteValue) -> Present? { Present() }
  static func extract(from stored: StoredValue) -> Present? { Present() }
}
