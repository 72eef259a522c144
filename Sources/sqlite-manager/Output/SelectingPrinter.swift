import SQLiteManager

/// Passes only the chosen columns on to another printer.
final class SelectingPrinter: RowPrinter {
  private let printer: any RowPrinter
  private let chosen: [String]
  private var places: [Int] = []

  init(_ chosen: [String], _ printer: any RowPrinter) {
    self.chosen = chosen
    self.printer = printer
  }

  var isForPeople: Bool { printer.isForPeople }
  func prepare() throws { try printer.prepare() }

  func begin(_ columns: [String]) throws {
    places = try chosen.map { name in
      if let place = columns.firstIndex(where: { $0.isName(name) }) { return place }
      throw Failure.missingColumn(name, among: columns)
    }
    try printer.begin(places.map { columns[$0] })
  }

  func row(_ values: [SQLiteValue]) throws { try printer.row(places.map { values[$0] }) }
  func end() throws { try printer.end() }
  func finish() throws { try printer.finish() }
}
