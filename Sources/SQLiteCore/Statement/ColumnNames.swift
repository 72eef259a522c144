/// The names of the columns of a result, and where those stand that were asked.
///
/// Names are asked in the same order row after row, so each that was asked knows which one was asked after it the last time: comparing with that
/// one costs less than any look-up. Who asks in another order has changed all that after a row.
@safe final class ColumnNames {
  /// What copies of the rows share.
  let shape: RowShape
  /// How often the statement had been compiled again when the names were read.
  let compilations: Int32
  /// Of each column the name that was asked; it is kept, so that no other string can come to lie where it lies.
  @exclusivity(unchecked) private var asked: [String?]
  /// Of each column its place, as soon as it was asked.
  @exclusivity(unchecked) private var places: [UnsafeMutablePointer<AskedName>?]
  /// Stands in front of the name that is asked first in a run.
  let start: UnsafeMutablePointer<AskedName>

  init(_ names: [String], compilations: Int32, sql: String) {
    shape = RowShape(names, sql: sql)
    self.compilations = compilations
    unsafe asked = Array(repeating: nil, count: names.count)
    unsafe places = Array(repeating: nil, count: names.count)
    unsafe start = UnsafeMutablePointer<AskedName>.allocate(capacity: 1)
    unsafe start.initialize(to: AskedName(bits: nil, index: -1, next: start))
  }

  deinit {
    unsafe places.withUnsafeBufferPointer { places in places.indices.forEach { unsafe places[$0]?.deallocate() } }
    unsafe start.deallocate()
  }

  var names: [String] { shape.columns }

  /// The place of a name that was asked after another one; nil when there is no such column, or more than one.
  func place(of name: String, after last: UnsafeMutablePointer<AskedName>) -> UnsafeMutablePointer<AskedName>? {
    let expected = unsafe last.pointee.next
    if let bits = unsafe expected.pointee.bits, AskedName.bits(of: name) == bits { return unsafe expected }
    guard let index = shape.index(of: name) else { return nil }
    let place: UnsafeMutablePointer<AskedName>
    if let known = unsafe places[index] {
      unsafe place = known
      unsafe place.pointee.bits = AskedName.bits(of: name)
    } else {
      unsafe place = .allocate(capacity: 1)
      unsafe place.initialize(to: AskedName(bits: AskedName.bits(of: name), index: index, next: start))
      unsafe places[index] = place
    }
    unsafe asked[index] = name
    unsafe last.pointee.next = place
    return unsafe place
  }
}

/// What all rows of a result share.
final class RowShape: Sendable {
  static let empty = RowShape([], sql: "")

  let columns: [String]
  let sql: String
  /// The number of each column by its name as it is spelled, nil for one that several have; nil where they are so few that looking through them is faster.
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

/// A name that was asked of a result, and where it stands.
@safe @usableFromInline struct AskedName {
  /// The string as it lies in memory; nil where strings have another size.
  @usableFromInline typealias Bits = SIMD2<UInt64>

  @usableFromInline var bits: Bits?
  @usableFromInline let index: Int
  /// What was asked after it the last time.
  @usableFromInline var next: UnsafeMutablePointer<AskedName>

  init(bits: Bits?, index: Int, next: UnsafeMutablePointer<AskedName>) {
    self.bits = bits
    self.index = index
    unsafe self.next = next
  }

  /// Strings of the same bits have the same bytes, whatever the bits stand for, as long as one of them is kept.
  @inlinable @inline(__always) static func bits(of name: String) -> Bits? {
    guard MemoryLayout<String>.size == MemoryLayout<Bits>.size else { return nil }  // smaller where pointers are
    return unsafe unsafeBitCast(name, to: Bits.self)
  }
}
