#if Tool
import ArgumentParser
import SQLiteManager

extension RowFormat: ExpressibleByArgument {}

/// The options of every command that prints rows.
struct RowOptions: ParsableArguments {
  @Option(help: "How rows are printed (default: table on a terminal, jsonl elsewhere); vertical puts a column on a line.")
  var format: RowFormat?
  @Option(
    parsing: .unconditionalSingleValue,
    help: "Only these columns, in this order: A,B. A name with a comma stands in double quotes. May be repeated.")
  var columns: [String] = []

  /// - Parameter onTerminal: The format on a terminal where none was asked for.
  func printer(_ output: Output, onTerminal: RowFormat = .table) throws -> any RowPrinter {
    let printer = (format ?? (output.isTerminal ? onTerminal : .jsonl)).printer(output)
    return columns.isEmpty ? printer : SelectingPrinter(try columns.columnNames(option: "--columns"), printer)
  }

  /// Whether rows are to be printed by a command that prints text unless it is asked for rows.
  var wantsRows: Bool { format != nil || !columns.isEmpty }

  /// Runs a closure with a printer and writes its output, also when the closure throws.
  func printing(onTerminal: RowFormat = .table, _ body: (any RowPrinter) throws -> Void) throws {
    try Output.printing { output in
      let printer = try printer(output, onTerminal: onTerminal)
      try body(printer)
      try printer.finish()
    }
  }

  /// Prints rows that are there already.
  ///
  /// - Parameter nothing: The line that a person reads where there are no rows.
  func print(_ columns: [String], _ rows: [[SQLiteValue]], onTerminal: RowFormat = .table, nothing: String? = nil) throws {
    try Output.printing { output in
      let printer = try printer(output, onTerminal: onTerminal)
      if let nothing, rows.isEmpty, printer.isForPeople { return try output.line(nothing) }
      try printer.print(columns, rows)
      try printer.finish()
    }
  }
}

extension [String] {
  /// The names in lists such as `A,B`, which were given for an option; a name with a comma stands in double quotes.
  func columnNames(option: String) throws -> [String] {
    do {
      let names = try map { try CSVReader.cells(of: $0) }
      if names.contains([]) {
        throw Failure(.misuse, "the list of columns is empty", advice: "Name some, as in \(option) A,B, or leave \(option) out.")
      }
      return names.flatMap { $0 }
    } catch {
      throw Located(place: option, error: error)
    }
  }
}
#endif
