import SQLiteCalls
import SQLiteCore

/// A virtual table of the elements of a collection. The rowid of an element is its position, counted from 1.
struct CollectionTable<Element>: VirtualTable {
  /// The way to find elements, and their order. SQLite rechecks the conditions that the plan uses.
  struct Plan: Hashable {
    enum Search: Hashable { case all, rowid, equal, range(hasLow: Bool, hasHigh: Bool) }
    var search = Search.all
    /// The column whose index is used; nil for the order of the collection.
    var column: Int?
    var isDescending = false
  }

  let columns: [VirtualTableColumn]
  fileprivate let values: [(Element) throws -> SQLiteValue]
  fileprivate let elements: () throws -> [Element]
  private var indexes: [Int: CollectionIndex] = [:]
  /// The number of elements; an assumed number if they are read at each scan.
  private var count = 1_000

  /// Creates a table of a stored collection, with its indexes.
  ///
  /// - Parameter comparesUTF8: Whether SQLite compares text by its UTF-8 bytes; evaluated only if it matters.
  init(_ elements: [Element], _ columns: [CollectionColumn<Element>], comparesUTF8: @autoclosure () -> Bool) throws {
    self.init(columns) { elements }
    count = elements.count
    for (number, column) in columns.enumerated() where column.isIndexed {
      indexes[number] = CollectionIndex(of: try elements.map(column.value), column.column.affinity, comparesUTF8: comparesUTF8())
    }
  }

  /// Creates a table of a collection that is read at each scan.
  init(_ columns: [CollectionColumn<Element>], current: @escaping () throws -> [Element]) {
    self.columns = columns.map(\.column)
    values = columns.map(\.value)
    elements = current
  }

  func bestIndex(_ query: VirtualTableQuery) -> VirtualTablePlan<Plan>? {
    var result = VirtualTablePlan(Plan(), estimatedCost: Double(count), estimatedRowCount: Int64(count))
    let usable = query.constraints.filter(\.isUsable)
    if let rowid = usable.first(where: { $0.column == nil && $0.operator == .eq }) {
      result.plan.search = .rowid
      (result.estimatedCost, result.estimatedRowCount) = (1, 1)
      result.pass(rowid)
    } else if let equal = usable.first(where: { $0.operator == .eq && index(of: $0.column) != nil && query.isBinary($0) }),
      let index = index(of: equal.column)
    {
      result.plan = Plan(search: .equal, column: equal.column)
      result.estimatedRowCount = Int64(index.likelyCount)
      result.estimatedCost = Double(result.estimatedRowCount) + 5
      result.pass(equal)
    } else if let bound = usable.first(where: { $0.isBound && index(of: $0.column) != nil }) {
      let low = usable.first { $0.column == bound.column && [.gt, .ge].contains($0.operator) }
      let high = usable.first { $0.column == bound.column && [.lt, .le].contains($0.operator) }
      result.plan = Plan(search: .range(hasLow: low != nil, hasHigh: high != nil), column: bound.column)
      result.estimatedRowCount = Int64(count / (low == nil || high == nil ? 3 : 9) + 1)
      result.estimatedCost = Double(result.estimatedRowCount) + 5
      for constraint in [low, high] { if let constraint { result.pass(constraint) } }
    }
    order(&result, query.orderBy)
    return result
  }

  /// Returns the index of a column; nil if the column has none, and for the rowid.
  private func index(of column: Int?) -> CollectionIndex? { column.flatMap { indexes[$0] } }

  /// Declares the rows ordered as requested if the search finds them in that order, or can use any order.
  private func order(_ result: inout VirtualTablePlan<Plan>, _ terms: [VirtualTableQuery.OrderTerm]) {
    guard let term = terms.first, terms.count == 1 else { return }
    // The elements are in rowid order, but an index may not be in SQLite's order.
    guard term.column == nil || index(of: term.column)?.isInOrder == true else { return }
    guard result.plan.search == .all || result.plan.column == term.column else { return }
    result.plan.column = term.column
    result.plan.isDescending = term.isDescending
    result.isOrdered = true
  }

  func open() -> Cursor { Cursor(table: self) }

  struct Cursor: VirtualTableCursor {
    let table: CollectionTable
    private var elements: [Element] = []
    /// The indices of the elements in the order of a column's index; nil for their own order.
    private var places: [Int]?
    private var rest: Range<Int> = 0..<0
    private var isDescending = false

    init(table: CollectionTable) { self.table = table }

    mutating func filter(_ plan: Plan, _ arguments: VirtualTableArguments) throws {
      elements = try table.elements()
      let index = table.index(of: plan.column)
      places = index?.places
      isDescending = plan.isDescending
      switch plan.search {
      case .all: rest = elements.indices
      case .rowid: rest = range(ofRowid: try arguments[0])
      case .equal: rest = index?.range(equalTo: try arguments[0]) ?? elements.indices
      case .range(let hasLow, let hasHigh):
        let low: SQLiteValue? = hasLow ? try arguments[0] : nil
        let high: SQLiteValue? = hasHigh ? try arguments[hasLow ? 1 : 0] : nil
        rest = index?.range(from: low, to: high) ?? elements.indices
      }
    }

    /// Returns the range of the element with a rowid; all elements if the value is not an integer, because SQLite may convert it to one.
    private func range(ofRowid value: SQLiteValue) -> Range<Int> {
      guard case .integer(let rowid) = value else { return elements.indices }
      guard rowid >= 1, rowid <= elements.count else { return 0..<0 }
      return Int(rowid) - 1..<Int(rowid)
    }

    mutating func next() { rest = isDescending ? rest.dropLast() : rest.dropFirst() }

    var isAtEnd: Bool { rest.isEmpty }

    /// The index of the current row's element.
    private var place: Int {
      let place = isDescending ? rest.upperBound - 1 : rest.lowerBound
      return places?[place] ?? place
    }

    func column(_ index: Int) throws -> any SQLiteBindable { try table.values[index](elements[place]) }

    var rowid: Int64 { Int64(place) + 1 }
  }
}

extension VirtualTableQuery.Constraint {
  /// Whether the constraint bounds a range.
  fileprivate var isBound: Bool { [.gt, .ge, .lt, .le].contains(self.operator) }
}

extension VirtualTableQuery {
  fileprivate func isBinary(_ constraint: Constraint) -> Bool { collation(of: constraint).isName("BINARY") }
}
