import SQLiteCore

/// Elements of a collection in the order of one of their values, as SQLite orders: NULL, numbers, texts by their bytes, blobs.
/// <https://sqlite.org/datatype3.html#sort_order>
struct CollectionIndex {
  /// The places of the elements, ordered by their values; elements of the same value keep their own order.
  let places: [Int]
  /// Whether the order is sure to be SQLite's: it compares texts by their bytes in the encoding of the database.
  let isInOrder: Bool
  private let values: [SQLiteValue]
  private let kind: Kind

  /// The storage classes of the values, apart from NULL.
  private enum Kind { case numbers, texts, mixed }

  init(of values: [SQLiteValue], _ affinity: VirtualTableColumn.Affinity, comparesUTF8: @autoclosure () -> Bool) {
    let places = values.indices.sorted { one, other in
      let order = values[one].order(to: values[other])
      return order == 0 ? one < other : order < 0
    }
    self.places = places
    self.values = places.map { values[$0] }
    isInOrder = values.allSatisfy { if case .text(let text) = $0 { text.utf8.allSatisfy { $0 < 0x80 } } else { true } } || comparesUTF8()
    let ranks = Set(values.map(\.rank)).subtracting([0])
    let comparesTexts = affinity == .none || affinity == .text  // else texts that look like numbers are compared as numbers
    kind = ranks == [1] && affinity != .text ? .numbers : ranks == [2] && comparesTexts ? .texts : .mixed
  }

  /// About how many elements have the same value.
  var likelyCount: Int {
    let changes = values.indices.dropFirst().count { values[$0].order(to: values[$0 - 1]) != 0 }
    return max(1, values.count / (changes + 1))
  }

  /// The places of all elements that SQLite may take as equal to a value, and perhaps of others.
  ///
  /// SQLite compares after it has applied affinities, which are not known here: a text may become a number. So the index is used only
  /// for values of the kind that it holds.
  func range(equalTo value: SQLiteValue) -> Range<Int> {
    guard value.rank == (kind == .numbers ? 1 : 2), kind != .mixed else { return values.indices }
    return start(of: value)..<end(of: value)
  }

  /// The same for a range of numbers. Texts are not searched this way: as numbers they would have another order.
  func range(from low: SQLiteValue?, to high: SQLiteValue?) -> Range<Int> {
    guard kind == .numbers, low.map({ $0.rank == 1 }) ?? true, high.map({ $0.rank == 1 }) ?? true else { return values.indices }
    let start = low.map(start(of:)) ?? 0
    return start..<max(start, high.map(end(of:)) ?? values.count)
  }

  private func start(of value: SQLiteValue) -> Int { first { $0.order(to: value) >= 0 } }

  private func end(of value: SQLiteValue) -> Int { first { $0.order(to: value) > 0 } }

  /// The place of the first value for which the condition is true, as it is for all that follow.
  private func first(where isBehind: (SQLiteValue) -> Bool) -> Int {
    var range = values.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isBehind(values[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension SQLiteValue {
  /// The place of its storage class in SQLite's order.
  fileprivate var rank: Int {
    switch self {
    case .null: 0
    case .real(let number): number.isNaN ? 0 : 1
    case .integer: 1
    case .text: 2
    case .blob: 3
    }
  }

  /// Negative, zero or positive, as SQLite orders the two.
  fileprivate func order(to other: SQLiteValue) -> Int {
    if rank != other.rank || rank == 0 { return rank - other.rank }
    switch (self, other) {
    case (.integer(let one), .integer(let other)): return Self.order(one, other)
    case (.real(let one), .real(let other)): return Self.order(one, other)
    case (.integer(let one), .real(let other)): return Self.order(one, to: other)
    case (.real(let one), .integer(let other)): return -Self.order(other, to: one)
    case (.text(let one), .text(let other)): return Self.order(one.utf8, to: other.utf8)
    case (.blob(let one), .blob(let other)): return Self.order(one, to: other)
    default: return 0
    }
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> Int { one == other ? 0 : one < other ? -1 : 1 }

  /// An integer need not be a double.
  private static func order(_ integer: Int64, to real: Double) -> Int {
    if real >= 0x1p63 { return -1 }
    if real < -0x1p63 { return 1 }
    let whole = order(integer, Int64(real))  // the number is within the range
    return whole != 0 ? whole : order(0, real - real.rounded(.towardZero))
  }

  private static func order<Bytes: Sequence<UInt8>>(_ one: Bytes, to other: Bytes) -> Int {
    one.lexicographicallyPrecedes(other) ? -1 : other.lexicographicallyPrecedes(one) ? 1 : 0
  }
}
