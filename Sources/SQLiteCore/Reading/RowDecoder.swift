import SQLiteCalls

/// Decodes the rows of a statement; one decoder serves all rows of a run, and later runs.
///
/// The decoder is kept with the statement, together with the cached facts about reading the type: creating a decoder and a container costs
/// more than reading a row. A type may retain the decoder or container that it is decoded from; these are valid only during `init(from:)`
/// and throw after the run. A decoder or container that a type has retained is therefore not reused.
@safe @usableFromInline final class RowDecoder: Decoder {
  private let row: DecodedRow
  /// The last container, stored as its underlying box.
  @exclusivity(unchecked) private var container: AnyObject?
  /// The object that restores the type of that container.
  @exclusivity(unchecked) private var kept: ContainerOfKeys?
  /// The types that are being decoded, each inside the previous one, from the same columns.
  @exclusivity(unchecked) private var outer: [ObjectIdentifier] = []

  @usableFromInline var codingPath: [any CodingKey] { [] }
  @usableFromInline var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(_ row: DecodedRow) { self.row = row }

  /// Returns a decoder for a run: the decoder kept with the statement if it reads the same type, or a new one.
  @usableFromInline static func start(_ prepared: PreparedStatement, _ type: any Decodable.Type, _ naming: ColumnNaming) -> RowDecoder {
    let decoder: RowDecoder
    // Only row decoders are stored there. A checked cast would look up the type.
    if let kept = prepared.reader.take().map({ unsafe unsafeDowncast($0, to: RowDecoder.self) }), kept.row.isFor(type, naming) {
      decoder = kept
    } else {
      decoder = RowDecoder(DecodedRow(type, naming, .prefix(""), prepared.wrapper))
    }
    decoder.row.start(prepared)
    return decoder
  }

  /// Returns a decoder for a part of one row: the decoder kept with the statement if it reads the same type from the same part, or a new
  /// one.
  static func start(_ prepared: PreparedStatement, _ type: any Decodable.Type, _ naming: ColumnNaming, _ part: RowPart) -> RowDecoder {
    // Only row decoders are stored there.
    let known = prepared.partReaders.lastIndex { unsafe unsafeDowncast($0, to: RowDecoder.self).row.isFor(type, naming, part) }
    let decoder =
      known.map { unsafe unsafeDowncast(prepared.partReaders.remove(at: $0), to: RowDecoder.self) }
      ?? RowDecoder(DecodedRow(type, naming, part, prepared.wrapper))
    decoder.row.start(prepared)
    return decoder
  }

  /// Ends reading a part. The decoder is kept for the next row, as at the end of a run.
  static func endPart(_ decoder: inout RowDecoder, _ prepared: PreparedStatement) {
    decoder.row.end()
    decoder.noteWhetherKept()
    if unsafe !decoder.row.wasKept, isKnownUniquelyReferenced(&decoder) { _ = prepared.partReaders.append(decoder, toAtMost: 8) }
  }

  /// Ends the run. The decoder is kept for the next run unless a type has retained it, or one of its containers.
  @usableFromInline static func end(_ decoder: inout RowDecoder, _ prepared: PreparedStatement) {
    decoder.row.end()
    decoder.noteWhetherKept()
    unsafe prepared.reader = !decoder.row.wasKept && isKnownUniquelyReferenced(&decoder) ? decoder : nil
  }

  private func noteWhetherKept() {
    if unsafe container != nil, unsafe !isKnownUniquelyReferenced(&container) { unsafe row.wasKept = true }
  }

  /// Returns the value decoded from the current row.
  @usableFromInline func decode<Value: Decodable>(_ type: Value.Type, of columnCount: Int) throws -> Value {
    if unsafe !row.isBegun, try row.begin(type, columnCount) {
      noteWhetherKept()
      unsafe (container, kept) = (nil, nil)
    }
    if unsafe row.isSingleValue { return try row.decode(type, at: try row.onlyColumn()) }
    do {
      return try type.init(from: self)
    } catch let error as DecodingError {
      throw row.refusal(error, of: type)
    }
  }

  /// Returns a value that is nested in another value and decoded from the same columns, such as the content of an optional.
  func decodeWithin<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let id = ObjectIdentifier(type)
    if unsafe outer.contains(id) { throw row.unreadable(type, "the type is decoded from itself") }
    unsafe outer.append(id)
    defer { unsafe outer.removeLast() }
    return try type.init(from: self)
  }

  @usableFromInline func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if unsafe row.prepared == nil { throw row.over }
    if let kept = unsafe kept, kept.keys == ObjectIdentifier(type), let container = unsafe container {
      return unsafe unsafeDowncast(kept, to: ContainerType<KeyedDecodingContainer<Key>>.self).container(container)  // of this type
    }
    return makeContainer(keyedBy: type)
  }

  /// Creates a container. This is a separate function because its look-ups of generic types would cost as much for each row as reading two
  /// columns.
  @inline(never) private func makeContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    noteWhetherKept()
    let made = KeyedDecodingContainer(RowDecodingContainer<Key>(row, of: self))
    // A container is a single reference, to a box around its content. If that ever changes, each row gets its own container.
    guard MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size else { return made }
    unsafe container = unsafeBitCast(made, to: AnyObject.self)
    unsafe kept = ContainerType<KeyedDecodingContainer<Key>>(ObjectIdentifier(type))
    return made
  }

  @usableFromInline func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw SQLiteError.refused(.mismatch, "a row is decoded by keys: read it as a tuple or by number", sql: row.sql)
  }

  @usableFromInline func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if unsafe row.prepared == nil { throw row.over }
    return row.isOneColumn ? row.columnDecoder(try row.onlyColumn()) : RowPartContainer(decoder: self, row: row)
  }
}

/// The type of a container's keys. The subclass also has the type of the container.
private class ContainerOfKeys {
  /// The type of the container's keys.
  let keys: ObjectIdentifier

  init(_ keys: ObjectIdentifier) { self.keys = keys }
}

/// Restores the type of a container from its own generic type: the method is not inlined, so that the type is not looked up for each row,
/// which costs as much as a column.
private final class ContainerType<Container>: ContainerOfKeys {
  @inline(never) func container(_ box: AnyObject) -> Container { unsafe unsafeBitCast(box, to: Container.self) }
}
