/// The table of a list that is bound to its parameter: `SELECT value FROM sqlitemanager_list(?)`. Without one it is empty.
struct ValueListTable: VirtualTable {
  let columns: [VirtualTableColumn] = ["value", .parameter("list")]

  func open() -> Cursor { Cursor() }

  struct Cursor: VirtualTableCursor {
    private var rest: ArraySlice<SQLiteValue> = []
    private(set) var rowid: Int64 = 1

    mutating func filter(_ plan: FullScan, _ arguments: VirtualTableArguments) {
      rest = arguments.list(inParameter: 0)?.values ?? []
      rowid = 1
    }

    mutating func next() {
      rest = rest.dropFirst()
      rowid += 1
    }

    var isAtEnd: Bool { rest.isEmpty }

    func column(_ index: Int) -> any SQLiteBindable { rest.first ?? .null }
  }
}
