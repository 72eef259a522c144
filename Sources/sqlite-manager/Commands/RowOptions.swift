#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager

extension RowFormat: ExpressibleByArgument {}

/// The options that are shared by all commands that print rows.
struct RowOptions: ParsableArguments {
  @Option(help: "The format of the rows (default: table on a terminal, otherwise jsonl). vertical prints each column on a line.")
  var format: RowFormat?
  @Option(
    parsing: .unconditionalSingleValue,
    help: "The columns to print, in this order: A,B. Put a name with a comma in double quotes. May be repeated.")
  var columns: [String] = []

  /// Whether a command that prints text by default must print rows instead.
  var printsRows: Bool { format != nil || !columns.isEmpty }

  /// Calls a closure with a printer and writes the output, even if the closure throws.
  ///
  /// - Parameter onTerminal: The default format on a terminal.
  func printing(onTerminal: RowFormat = .table, _ body: (any RowPrinter, Output) throws -> Void) throws {
    try Output.printing { output in
      let format = format ?? (output.isTerminal ? onTerminal : .jsonl)
      var printer = format.printer(output)
      if !columns.isEmpty { printer = SelectingPrinter(try columns.columnNames(option: "--columns"), printer) }
      try body(printer, output)
      try printer.finish()
    }
  }

  /// Prints rows that are already in memory.
  ///
  /// - Parameter nothing: The line that is printed for a person if there are no rows.
  func print(_ columns: [String], _ rows: [[SQLiteValue]], nothing: String? = nil) throws {
    try printing { printer, output in
      if let nothing, rows.isEmpty, printer.isForPeople { return try output.line(nothing) }
      try printer.print(columns, rows)
    }
  }
}

extension [String] {
  /// The names in lists such as `A,B` that were given for an option. A name that contains a comma is in double quotes.
  func columnNames(option: String) throws -> [String] {
    do {
      let names = try map { try CSVReader.cells(of: $0) }
      if names.contains([]) {
        throw Failure(.misuse, "the list of columns is empty", advice: "List some, as in \(option) A,B, or omit \(option).")
      }
      return names.flatMap { $0 }
    } catch {
      throw Located(place: option, error: error)
    }
  }
}
#endif
