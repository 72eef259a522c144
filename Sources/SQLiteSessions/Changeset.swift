import SQLiteCalls
public import SQLiteCore

/// Changes to the rows of a database, recorded by a ``Session`` or computed as the difference of two databases.
///
/// It is a value, whose ``bytes`` can be stored or sent. A changeset contains each changed row before and after the change. A patchset is
/// smaller: of the old row it contains only the key, and of an update only the new values. Bytes from elsewhere are fully checked before
/// they are passed to SQLite, so each value of this type is well formed.
///
/// Its elements are the changes, read one at a time:
///
/// ```swift
/// for change in changeset where change.table == "star" { print(change.operation, change.key) }
/// ```
/// <https://sqlite.org/sessionintro.html>
public struct Changeset: Hashable, Sendable {
  /// The bytes created by SQLite, to be stored or sent; empty when nothing changed.
  public let bytes: [UInt8]
  /// Whether it is a patchset.
  public let isPatchset: Bool
  /// The tables that it changes, in order, without duplicates.
  public let tables: [Table]

  /// Creates a changeset or patchset from its bytes.
  ///
  /// The format has no checksum and no end marker. Bytes truncated at the end of a change are a smaller changeset, and bytes corrupted in
  /// transit may be a different one.
  /// - Throws: ``SQLiteError`` with SQLITE_CORRUPT, which includes the byte offset, when the bytes are not a changeset; SQLITE_TOOBIG for
  ///   more bytes than SQLite can count.
  public init(bytes: some Collection<UInt8>) throws(SQLiteError) {
    try self.init(copied: Array(bytes))
  }

  /// - Parameter takesNewKeys: Whether an update may change the key; see ``ChangesetParser/takesNewKeys``.
  init(copied bytes: [UInt8], takesNewKeys: Bool = false) throws(SQLiteError) {
    guard bytes.count <= Int(Int32.max) else {
      throw SQLiteError.refused(.toobig, "a changeset of \(bytes.count) bytes is larger than SQLite can read at once: read it as a stream")
    }
    var parser = ChangesetParser()
    parser.takesNewKeys = takesNewKeys
    var reader = ByteReader(bytes)
    while !reader.isAtEnd {
      let start = reader.place
      do { _ = try parser.read(&reader, decodes: false) } catch { throw error.sqliteError(at: start) }
    }
    self.bytes = bytes
    isPatchset = parser.isPatchset ?? false
    tables = parser.tables
  }

  /// Creates a changeset without changes.
  public init() {
    bytes = []
    isPatchset = false
    tables = []
  }

  /// Whether it has no bytes and thus no changes.
  public var isEmpty: Bool { bytes.isEmpty }
}

extension Changeset: Sequence {
  /// An iterator that reads the changes, one after another.
  public struct Iterator: IteratorProtocol {
    private var reader: ByteReader
    private var parser = ChangesetParser()

    init(_ bytes: [UInt8]) {
      reader = ByteReader(bytes)
      parser.takesNewKeys = true  // the changeset has either refused new keys or allows them
    }

    /// Returns the next change; nil after the last.
    public mutating func next() -> Change? {
      while !reader.isAtEnd {
        do {
          if let change = try parser.read(&reader, decodes: true) { return change }
        } catch {
          return nil  // cannot happen: init has checked all bytes
        }
      }
      return nil
    }
  }

  /// Returns an iterator at the first change.
  public func makeIterator() -> Iterator { Iterator(bytes) }
}

extension Changeset: CustomStringConvertible {
  /// The kind of changeset, the number of its bytes, and its tables, without values.
  public var description: String {
    let names = tables.map(\.name).joined(separator: ", ")
    return "\(isPatchset ? "patchset" : "changeset") of \(bytes.count) bytes\(names.isEmpty ? "" : ": \(names)")"
  }
}
