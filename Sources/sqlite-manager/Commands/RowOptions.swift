#if Tool
import ArgumentParser

extension RowFormat: ExpressibleByArgument {}

/// The option of every command that prints rows.
struct RowOptions: ParsableArguments {
  @Option(help: "How rows are printed (default: table on a terminal, jsonl elsewhere).")
  var format: RowFormat?

  func printer(_ output: Output) -> any RowPrinter { (format ?? (output.isTerminal ? .table : .jsonl)).printer(output) }

  /// Runs a closure with a printer and writes what it printed, also when it throws.
  func printing(_ body: (any RowPrinter) throws -> Void) throws { try Output.printing { try body(printer($0)) } }
}
#endif
