/// The names of the columns of a result, and where those stand that were asked.
///
/// Names are asked in the same order row after row, so what was asked forms a ring: each name is followed by the one that was asked after it.
/// Comparing with that one costs less than any look-up.
@safe final class ColumnNames {
  let names: [String]
  /// How often the statement had been compiled again when the names were read.
  let compilations: Int32
  /// Of each place the name; it is kept, so that no other string can come to lie where it lies.
  @exclusivity(unchecked) private var asked: [String] = []
  @exclusivity(unchecked) private var places: [UnsafeMutablePointer<AskedName>] = unsafe []

  init(_ names: [String], compilations: Int32) {
    self.names = names
    self.compilations = compilations
  }

  deinit { unsafe places.withUnsafeBufferPointer { places in places.indices.forEach { unsafe places[$0].deallocate() } } }

  /// The name that was asked first; nil until one was.
  var first: UnsafePointer<AskedName>? { unsafe places.first.map { unsafe UnsafePointer($0) } }

  /// The place of a name in the ring; nil when there is no such column, or more than one.
  func place(of name: String) -> UnsafePointer<AskedName>? {
    if let number = unsafe asked.firstIndex(where: { $0.isSameBytes(as: name) }) { return unsafe UnsafePointer(places[number]) }
    guard let index = index(of: name) else { return nil }
    let place = UnsafeMutablePointer<AskedName>.allocate(capacity: 1)
    let first = unsafe places.first ?? place
    unsafe place.initialize(to: AskedName(bits: AskedName.bits(of: name), index: index, next: UnsafePointer(first)))
    unsafe places.last?.pointee.next = UnsafePointer(place)
    unsafe places.append(place)
    unsafe asked.append(name)
    return unsafe UnsafePointer(place)
  }

  /// The column of a name; nil when there is none, or more than one.
  func index(of name: String) -> Int? {
    names.onlyIndex(ofBytes: name)
  }
}

/// A name that was asked of a result, and where it stands.
@safe @usableFromInline struct AskedName {
  /// The string as it lies in memory; nil where strings have another size.
  @usableFromInline typealias Bits = SIMD2<UInt64>

  @usableFromInline let bits: Bits?
  @usableFromInline let index: Int
  /// What was asked next.
  @usableFromInline var next: UnsafePointer<AskedName>

  init(bits: Bits?, index: Int, next: UnsafePointer<AskedName>) {
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
