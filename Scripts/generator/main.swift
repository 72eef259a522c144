import Foundation

// Arguments: table, signatures, macros, header, exported symbols, output folder. Prints the path of each file that it writes, and on the standard error the
// differences from the header that the generated files are of, with advice.
let arguments = CommandLine.arguments
guard arguments.count == 7 else {
  FileHandle.standardError.write(Data("usage: see Scripts/generate-calls\n".utf8))
  exit(2)
}

func warn(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

do {
  let paths = arguments.dropFirst().prefix(5)
  let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let table = try readTable(texts[0])
  let header = try Header(signatures: texts[1], macros: texts[2], text: texts[3], exported: texts[4])
  let known = knownConstants(try String(contentsOfFile: constantsPath, encoding: .utf8))
  let differences = compare(table, header, known: known)
  for difference in differences { warn(difference.description) }
  if differences.contains(where: \.isError) { exit(1) }
  for file in try generatedFiles(table, header, known: known) {
    let url = URL(filePath: arguments[6]).appending(path: file.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try file.text.write(to: url, atomically: true, encoding: .utf8)
    print(file.path)
  }
} catch {
  warn("error: \(error)")
  exit(1)
}
