import SQLiteCalls

/// Decodes the rows of a statement; one decoder serves all rows of a run, and the runs after it.
///
/// The decoder is kept with the statement, with all that was found out about reading the type: making a decoder and a container costs more than
/// reading a row. A type may keep the decoder or container that it is decoded from; these are for the time of `init(from:)` and throw after the
/// run. So a decoder or container that a type has kept is not used again.
@safe @usableFromInline final class RowDecoder: Decoder {
  private let row: DecodedRow
  /// The container that was made last, as the box that it consists of.
  @exclusivity(unchecked) private var container: AnyObject?
  /// The object that knows the type of that container.
  @exclusivity(unchecked) private var kept: ContainerOfKeys?
  /// The types within which other types are decoded from the same columns.
  @exclusivity(unchecked) private var outer: [ObjectIdentifier] = []

  @usableFromInline var codingPath: [any CodingKey] { [] }
  @usableFromInline var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(_ row: DecodedRow) { self.row = row }

  /// A decoder for a run: the one that is kept with the statement, if it reads the same type.
  @usableFromInline static func start(_ prepared: PreparedStatement, _ type: any Decodable.Type, _ naming: ColumnNaming) -> RowDecoder {
    let decoder: RowDecoder
    // Only row decoders are kept there; a cast would look the type up.
    if let kept = prepared.reader.take().map({ unsafe unsafeDowncast($0, to: RowDecoder.self) }), kept.row.isFor(type, naming) {
      decoder = kept
    } else {
      decoder = RowDecoder(DecodedRow(type, naming, .prefix(""), prepared.wrapper))
    }
    decoder.row.start(prepared)
    return decoder
  }

  /// A decoder for a part of one row: the one that is kept with the statement, if it reads the same type of the same part.
  static func start(_ prepared: PreparedStatement, _ type: any Decodable.Type, _ naming: ColumnNaming, _ part: RowPart) -> RowDecoder {
    // Only row decoders are kept there.
    let known = prepared.partReaders.lastIndex { unsafe unsafeDowncast($0, to: RowDecoder.self).row.isFor(type, naming, part) }
    let decoder =
      known.map { unsafe unsafeDowncast(prepared.partReaders.remove(at: $0), to: RowDecoder.self) }
      ?? RowDecoder(DecodedRow(type, naming, part, prepared.wrapper))
    decoder.row.start(prepared)
    return decoder
  }

  /// Ends the reading of a part. The decoder is kept for the next row, as at the end of a run.
  static func endPart(_ decoder: inout RowDecoder, _ prepared: PreparedStatement) {
    decoder.row.end()
    decoder.noteWhetherKept()
    if unsafe !decoder.row.wasKept, isKnownUniquelyReferenced(&decoder) { _ = prepared.partReaders.append(decoder, toAtMost: 8) }
  }

  /// Ends the run. The decoder is kept for the next run unless a type has kept it, or a container that it handed out.
  @usableFromInline static func end(_ decoder: inout RowDecoder, _ prepared: PreparedStatement) {
    decoder.row.end()
    decoder.noteWhetherKept()
    unsafe prepared.reader = !decoder.row.wasKept && isKnownUniquelyReferenced(&decoder) ? decoder : nil
  }

  private func noteWhetherKept() {
    if unsafe container != nil, unsafe !isKnownUniquelyReferenced(&container) { unsafe row.wasKept = true }
  }

  /// The value of the current row.
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

  /// A value within another one that is decoded from the same columns, as an optional is.
  func decodeWithin<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let id = ObjectIdentifier(type)
    if unsafe outer.contains(id) { throw row.unreadable(type, "the type is decoded of itself") }
    unsafe outer.append(id)
    defer { unsafe outer.removeLast() }
    return try type.init(from: self)
  }

  @usableFromInline func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if unsafe row.prepared == nil { throw row.over }
    if let kept = unsafe kept, kept.keys == ObjectIdentifier(type), let container = unsafe container {
      return unsafe unsafeDowncast(kept, to: ContainerType<KeyedDecodingContainer<Key>>.self).container(container)  // made as this type
    }
    return makeContainer(keyedBy: type)
  }

  /// This is a function of its own: its look-ups of generic types would cost as much for each row as reading two columns.
  @inline(never) private func makeContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    noteWhetherKept()
    let made = KeyedDecodingContainer(RowDecodingContainer<Key>(row, of: self))
    // A container is a single reference, to a box around what it was made from. If it ever becomes more than that, each row gets its own.
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

/// The type of a container's keys; a subclass knows the type of the container.
private class ContainerOfKeys {
  /// The type of the container's keys.
  let keys: ObjectIdentifier

  init(_ keys: ObjectIdentifier) { self.keys = keys }
}

/// Knows the type of a container by its own type: a method that is not inlined does not look it up for each row, which costs as much as a column.
private final class ContainerType<Container>: ContainerOfKeys {
  @inline(never) func container(_ box: AnyObject) -> Container { unsafe unsafeBitCast(box, to: Container.self) }
}
