import SQLiteCore

/// The elements of a collection sorted by one of their values in SQLite's order: NULL, numbers, text by its bytes, blobs.
/// <https://sqlite.org/datatype3.html#sort_order>
struct CollectionIndex {
  /// The indices of the elements, sorted by value; elements with equal values keep their order.
  let places: [Int]
  /// Whether the order is certainly the same as SQLite's, which compares text by its bytes in the database encoding.
  let isInOrder: Bool
  private let values: [SQLiteValue]
  private let kind: Kind

  /// The storage classes of the values, apart from NULL.
  private enum Kind { case numbers, texts, mixed }

  init(of values: [SQLiteValue], _ affinity: VirtualTableColumn.Affinity, comparesUTF8: @autoclosure () -> Bool) {
    let places = values.indices.sorted { values[$0].isBefore(values[$1]) }  // the sort is stable
    self.places = places
    self.values = places.map { values[$0] }
    isInOrder = values.allSatisfy { if case .text(let text) = $0 { text.utf8.allSatisfy { $0 < 0x80 } } else { true } } || comparesUTF8()
    let ranks = Set(values.map(\.rank)).subtracting([0])
    let comparesTexts = affinity == .none || affinity == .text  // else numeric text is compared as numbers
    kind = ranks == [1] && affinity != .text ? .numbers : ranks == [2] && comparesTexts ? .texts : .mixed
  }

  /// The approximate number of elements with the same value.
  var likelyCount: Int {
    let changes = values.indices.dropFirst().count { values[$0 - 1].isBefore(values[$0]) }
    return max(1, values.count / (changes + 1))
  }

  /// Returns a range that includes all elements that SQLite may consider equal to a value.
  ///
  /// SQLite applies affinities before it compares, so text may become a number. Affinities are unknown here, so the index is used only for
  /// values of the same kind as its own.
  func range(equalTo value: SQLiteValue) -> Range<Int> {
    guard value.rank == (kind == .numbers ? 1 : 2), kind != .mixed else { return values.indices }
    return start(of: value)..<end(of: value)
  }

  /// Returns a range that includes all elements between two numbers. Text is not searched this way, because text that is converted to
  /// numbers sorts differently.
  func range(from low: SQLiteValue?, to high: SQLiteValue?) -> Range<Int> {
    guard kind == .numbers, low.map({ $0.rank == 1 }) ?? true, high.map({ $0.rank == 1 }) ?? true else { return values.indices }
    let start = low.map(start(of:)) ?? 0
    return start..<max(start, high.map(end(of:)) ?? values.count)
  }

  private func start(of value: SQLiteValue) -> Int { first { !$0.isBefore(value) } }

  private func end(of value: SQLiteValue) -> Int { first { value.isBefore($0) } }

  /// Returns the index of the first value that satisfies a condition that all following values also satisfy.
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
  /// The position of the value's storage class in SQLite's order.
  fileprivate var rank: Int {
    switch self {
    case .null: 0
    case .real(let number): number.isNaN ? 0 : 1
    case .integer: 1
    case .text: 2
    case .blob: 3
    }
  }

  /// Whether SQLite sorts the value before another one.
  fileprivate func isBefore(_ other: SQLiteValue) -> Bool {
    if rank != other.rank { return rank < other.rank }
    return switch (self, other) {
    case (.integer(let one), .integer(let other)): one < other
    case (.real(let one), .real(let other)): one < other
    // Not every integer is a double, so the integer is compared with the rounded double.
    case (.integer(let one), .real(let other)): other >= 0x1p63 || other >= -0x1p63 && one < Int64(other.rounded(.up))
    case (.real(let one), .integer(let other)): one < -0x1p63 || one < 0x1p63 && Int64(one.rounded(.down)) < other
    case (.text(let one), .text(let other)): one.utf8.lexicographicallyPrecedes(other.utf8)
    case (.blob(let one), .blob(let other)): one.lexicographicallyPrecedes(other)
    default: false
    }
  }
}
