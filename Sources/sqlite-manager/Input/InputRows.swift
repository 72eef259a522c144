import SQLiteManager

/// How the rows of standard input are written.
enum InputFormat: String, CaseIterable {
  case jsonl, json, csv

  /// The format of input that begins with this character; nil stands for no character, or for none in a long time.
  init(beginningWith first: UInt8?) {
    self = first == nil || first == UInt8(ascii: "{") ? .jsonl : first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// The rows of standard input, one at a time.
struct InputRows {
  let format: InputFormat
  /// The columns that the first line of CSV names; nil for JSON, where each row names its own.
  private(set) var header: [String]?

  /// A row, with the number of its line or element.
  private typealias Numbered = (number: Int, row: ColumnValues)
  private let next: () throws -> Numbered?

  /// - Parameter format: nil to recognize it by the first character: `{` is JSON lines, `[` an array, everything else CSV.
  init(_ format: InputFormat?, _ input: StandardInput) throws {
    var input = input
    self.format = try format ?? InputFormat(beginningWith: input.firstVisibleByte())
    switch self.format {
    case .jsonl: next = Self.lines(input)
    case .json: next = Self.elements(input)
    case .csv: (header, next) = try Self.records(input)
    }
  }

  /// Runs a closure for each row. An error of the closure is thrown with the place of the row.
  func forEach(_ body: (ColumnValues) throws -> Void) throws {
    while let (number, row) = try next() {
      do { try body(row) } catch { throw Self.located(format == .json ? "element" : "line", number, error) }
    }
  }

  private static func located(_ unit: String, _ number: Int, _ error: any Error) -> Located {
    Located(place: "standard input, \(unit) \(number)", error: error)
  }

  private static func lines(_ input: StandardInput) -> () throws -> Numbered? {
    var (input, number) = (input, 0)
    return {
      while let line = try input.line() {
        number += 1
        if line.allSatisfy(\.isJSONSpace) { continue }
        do { return (number, try ColumnValues(JSONParser.value(line))) } catch { throw located("line", number, error) }
      }
      return nil
    }
  }

  private static func elements(_ input: StandardInput) -> () throws -> Numbered? {
    var (input, number) = (input, 0)
    var parser = JSONParser { () throws(Failure) in try input.piece() }
    return {
      number += 1
      do { return try parser.nextElement().map { (number, try ColumnValues($0)) } } catch { throw located("element", number, error) }
    }
  }

  /// Cells are text, which a column takes by its affinity; a cell without a character and without quotes is NULL.
  private static func records(_ input: StandardInput) throws -> (header: [String], next: () throws -> Numbered?) {
    var input = input
    var reader = CSVReader { try input.piece() }
    func record() throws -> [String?]? {
      do { return try reader.record() } catch { throw located("line", reader.recordLine, error) }
    }
    reader.longestCell = JSONParser.longestName
    let header = try record()?.map { $0 ?? "" } ?? []
    reader.longestCell = .max
    var known: Set<SchemaName> = []
    for name in header where !known.insert(SchemaName(name)).inserted {
      throw located("line", reader.recordLine, Failure(.mismatch, "the column \(name) is there twice"))
    }
    return (
      header,
      {
        while let cells = try record() {
          if cells == [nil], header.count != 1 { continue }  // an empty line
          guard cells.count == header.count else {
            let wrong = Failure(.mismatch, "the first line names \(header.count) columns, the number of cells here is \(cells.count)")
            throw located("line", reader.recordLine, wrong)
          }
          var row = ColumnValues([])
          for (column, cell) in zip(header, cells) { row.append(cell.map { .text($0) } ?? SQLiteValue.null, for: column) }
          return (reader.recordLine, row)
        }
        return nil
      }
    )
  }
}
