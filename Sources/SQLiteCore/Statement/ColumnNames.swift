/// The column names of a result, and an entry for each name that was looked up.
///
/// Names are usually looked up in the same order row after row, so each entry links to the name that followed it last time: comparing with
/// that name costs less than any look-up. If a program switches to a different order, all links are up to date after one row.
@safe final class ColumnNames {
  /// The columns and the SQL, which copies of the rows share.
  let shape: RowShape
  /// The number of times that the statement had been recompiled when the names were read.
  let compilations: Int32
  /// The name looked up for each column, retained so that no other string can reuse its memory.
  @safe @exclusivity(unchecked) private var lookedUp: [String?]
  /// The entry of each column, nil until its name is looked up.
  @exclusivity(unchecked) private var places: [UnsafeMutablePointer<LookedUpName>?]
  /// A placeholder entry, which comes before the first name that a run looks up.
  let start: UnsafeMutablePointer<LookedUpName>

  init(_ names: [String], compilations: Int32, sql: String) {
    shape = RowShape(names, sql: sql)
    self.compilations = compilations
    lookedUp = Array(repeating: nil, count: names.count)
    unsafe places = Array(repeating: nil, count: names.count)
    unsafe start = UnsafeMutablePointer<LookedUpName>.allocate(capacity: 1)
    unsafe start.initialize(to: LookedUpName(bits: .zero, index: -1, next: start))
  }

  deinit {
    unsafe places.withUnsafeBufferPointer { places in places.indices.forEach { unsafe places[$0]?.deallocate() } }
    unsafe start.deallocate()
  }

  var names: [String] { shape.columns }

  /// Returns the entry for a name that is looked up after the last one; nil if no column or more than one column has that name.
  func place(of name: String, after last: UnsafeMutablePointer<LookedUpName>) -> UnsafeMutablePointer<LookedUpName>? {
    let expected = unsafe last.pointee.next
    if unsafe LookedUpName.bits(of: name) == expected.pointee.bits { return unsafe expected }
    guard let index = shape.index(of: name) else { return nil }
    let place: UnsafeMutablePointer<LookedUpName>
    if let known = unsafe places[index] {
      unsafe place = known
      unsafe place.pointee.bits = LookedUpName.bits(of: name) ?? .zero
    } else {
      unsafe place = .allocate(capacity: 1)
      unsafe place.initialize(to: LookedUpName(bits: LookedUpName.bits(of: name) ?? .zero, index: index, next: start))
      unsafe places[index] = place
    }
    lookedUp[index] = name
    unsafe last.pointee.next = place
    return unsafe place
  }
}

/// The columns and the SQL that all rows of a result share.
final class RowShape: Sendable {
  static let empty = RowShape([], sql: "")

  let columns: [String]
  let sql: String
  /// The index of each column by its exact name; the index is nil for a name that several columns have. For few columns there is no
  /// dictionary, because a search is faster.
  private let numbers: [SQLText: Int?]?

  init(_ columns: [String], sql: String) {
    self.columns = columns
    self.sql = sql
    numbers = columns.count > 8 ? Dictionary(columns.enumerated().map { (SQLText(text: $1), $0) }) { _, _ in nil } : nil
  }

  /// Returns the column with exactly this name or else the column whose name SQLite considers equal; nil when there is none, or more than
  /// one.
  func index(of name: String) -> Int? {
    let exact = numbers.map { $0[SQLText(text: name)] } ?? columns.onlyIndex { $0.isSameBytes(as: name) }
    return exact ?? columns.onlyIndex { $0.isName(name) } ?? nil
  }
}

/// A name that was looked up in a result, and the index of its column.
@safe @usableFromInline struct LookedUpName {
  @usableFromInline typealias Bits = SIMD2<UInt64>

  /// The in-memory representation of the string, whose second word is never 0. It is zero if there is no string, or on platforms where
  /// strings have a different size.
  @usableFromInline var bits: Bits
  @usableFromInline let index: Int
  /// The name that was looked up after this one last time.
  @usableFromInline var next: UnsafeMutablePointer<LookedUpName>

  init(bits: Bits, index: Int, next: UnsafeMutablePointer<LookedUpName>) {
    self.bits = bits
    self.index = index
    unsafe self.next = next
  }

  /// Returns the in-memory representation of a string; nil on platforms where strings have a different size.
  ///
  /// Strings with equal bits have equal bytes, whatever the bits represent, as long as one of them is retained.
  @inlinable @inline(__always) static func bits(of name: String) -> Bits? {
    guard MemoryLayout<String>.size == MemoryLayout<Bits>.size else { return nil }  // on platforms with smaller pointers
    return unsafe unsafeBitCast(name, to: Bits.self)
  }
}
