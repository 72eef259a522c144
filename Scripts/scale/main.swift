import Foundation

// Arguments: the package as `swift package dump-package` prints it, the folder of the symbol graphs, the limits; and --list.
let arguments = CommandLine.arguments
guard arguments.count == 4 || arguments.count == 5 && arguments[4] == "--list" else {
  FileHandle.standardError.write(Data("usage: see Scripts/weigh\n".utf8))
  exit(64)
}

do {
  let sources = try SourceFile.all(generated: true)
  let package = try PackageDump(at: arguments[1])
  let graphs = try SymbolGraphs(in: arguments[2])
  let seen = try graphs.declarations(in: Exports(of: "SQLiteManager", in: sources))
  if arguments.count == 5 {
    for line in seen.map(\.line).sorted() { print(line) }
    exit(0)
  }
  let measures = try Measures(package, graphs, seen, sources)
  let limits = try Limits(at: arguments[3])
  for line in limits.table(of: measures.all) { print(line) }
  for note in measures.notes { print(note) }
  let broken = limits.broken(by: measures.all)
  for line in broken { FileHandle.standardError.write(Data("error: \(line)\n".utf8)) }
  exit(broken.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
