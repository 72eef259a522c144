/// The names of the columns of a result, and the places of those that were looked up.
///
/// Names are looked up in the same order row after row, so each one knows which name was looked up after it the last time: comparing with that
/// name costs less than any look-up. A program that begins to use another order has changed all these links after one row.
@safe final class ColumnNames {
  /// The columns and the SQL, which copies of the rows share.
  let shape: RowShape
  /// How often the statement had been compiled again when the names were read.
  let compilations: Int32
  /// For each column the name that was looked up; it is kept, so that no other string can take its place in memory.
  @safe @exclusivity(unchecked) private var asked: [String?]
  /// For each column its place, as soon as it was looked up.
  @exclusivity(unchecked) private var places: [UnsafeMutablePointer<AskedName>?]
  /// The start, in front of the name that is looked up first in a run.
  let start: UnsafeMutablePointer<AskedName>

  init(_ names: [String], compilations: Int32, sql: String) {
    shape = RowShape(names, sql: sql)
    self.compilations = compilations
    asked = Array(repeating: nil, count: names.count)
    unsafe places = Array(repeating: nil, count: names.count)
    unsafe start = UnsafeMutablePointer<AskedName>.allocate(capacity: 1)
    unsafe start.initialize(to: AskedName(bits: .zero, index: -1, next: start))
  }

  deinit {
    unsafe places.withUnsafeBufferPointer { places in places.indices.forEach { unsafe places[$0]?.deallocate() } }
    unsafe start.deallocate()
  }

  var names: [String] { shape.columns }

  /// The place of a name that is looked up after another one; nil when there is no such column, or more than one.
  func place(of name: String, after last: UnsafeMutablePointer<AskedName>) -> UnsafeMutablePointer<AskedName>? {
    let expected = unsafe last.pointee.next
    if unsafe AskedName.bits(of: name) == expected.pointee.bits { return unsafe expected }
    guard let index = shape.index(of: name) else { return nil }
    let place: UnsafeMutablePointer<AskedName>
    if let known = unsafe places[index] {
      unsafe place = known
      unsafe place.pointee.bits = AskedName.bits(of: name) ?? .zero
    } else {
      unsafe place = .allocate(capacity: 1)
      unsafe place.initialize(to: AskedName(bits: AskedName.bits(of: name) ?? .zero, index: index, next: start))
      unsafe places[index] = place
    }
    asked[index] = name
    unsafe last.pointee.next = place
    return unsafe place
  }
}

/// The columns and the SQL that all rows of a result share.
final class RowShape: Sendable {
  static let empty = RowShape([], sql: "")

  let columns: [String]
  let sql: String
  /// The number of each column by its name as spelled, nil for a name that several have; no dictionary where a search of the few columns is faster.
  private let numbers: [SQLText: Int?]?

  init(_ columns: [String], sql: String) {
    self.columns = columns
    self.sql = sql
    numbers = columns.count > 8 ? Dictionary(columns.enumerated().map { (SQLText(text: $1), $0) }) { _, _ in nil } : nil
  }

  /// The column that is spelled as a name is or, where none is, the one that SQLite takes for it; nil when there is none, or more than one.
  func index(of name: String) -> Int? {
    let exact = numbers.map { $0[SQLText(text: name)] } ?? columns.onlyIndex { $0.isSameBytes(as: name) }
    return exact ?? columns.onlyIndex { $0.isName(name) } ?? nil
  }
}

/// A name that was looked up in a result, and the number of its column.
@safe @usableFromInline struct AskedName {
  @usableFromInline typealias Bits = SIMD2<UInt64>

  /// The string as it lies in memory, where its second word is never 0; 0 for none, and where strings have another size.
  @usableFromInline var bits: Bits
  @usableFromInline let index: Int
  /// The name that was looked up after it the last time.
  @usableFromInline var next: UnsafeMutablePointer<AskedName>

  init(bits: Bits, index: Int, next: UnsafeMutablePointer<AskedName>) {
    self.bits = bits
    self.index = index
    unsafe self.next = next
  }

  /// A string as it lies in memory; nil where strings have another size.
  ///
  /// Strings of the same bits have the same bytes, whatever the bits stand for, as long as one of them is kept.
  @inlinable @inline(__always) static func bits(of name: String) -> Bits? {
    guard MemoryLayout<String>.size == MemoryLayout<Bits>.size else { return nil }  // smaller where pointers are
    return unsafe unsafeBitCast(name, to: Bits.self)
  }
}
