import Foundation

// Arguments: table, signatures, macros, header, exported symbols, output folder. Prints the path of each file it writes.
let arguments = CommandLine.arguments
guard arguments.count == 7 else {
  FileHandle.standardError.write(Data("usage: see Scripts/generate-calls\n".utf8))
  exit(2)
}

func warn(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

func write(_ path: String, _ text: String) throws {
  let url = URL(filePath: arguments[6]).appending(path: path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: url, atomically: true, encoding: .utf8)
  print(path)
}

do {
  let table = try readTable(arguments[1])
  let signatures = try readSignatures(arguments[2])
  let (values, version) = try readConstants(arguments[3])
  let declared = functions(declaredIn: try String(contentsOfFile: arguments[4], encoding: .utf8))
  let exported = Set(try String(contentsOfFile: arguments[5], encoding: .utf8).split(separator: "\n").map(String.init))

  let differences = compare(table, declared, exported: exported)
  for difference in differences { warn((version == "3.40.1" ? "error: " : "warning: ") + difference) }
  if version == "3.40.1", !differences.isEmpty { exit(1) }

  let required = try table.filter { $0.kind != .out }.map { entry in
    guard let signature = signatures[entry.name] else { throw Failed(description: "no signature printed for \(entry.name)") }
    return (entry, signature)
  }
  let constants = try sortConstants(values)
  try write("Sources/CSQLite/include/CSQLiteGenerated.h", cFile(table, declared, constants))
  try write("Sources/SQLiteCalls/Generated/Sqlite3Call.swift", callsEnumFile(table))
  try write("Sources/SQLiteCalls/Generated/Constants.swift", constantsFile(constants))
  try write("Sources/SQLiteCalls/Generated/Sqlite3WrapperProtocol.swift", protocolFile(required))
  for (object, members) in grouped(required) {
    try write("Sources/SQLiteCalls/Generated/Sqlite3\(object)Calls.swift", objectProtocolFile(object, members))
    try write("Sources/SQLiteLive/Generated/Sqlite3Wrapper+\(object).swift", liveFile(object, members))
  }
  try write("Sources/SQLiteCore/Reading/Generated/Statement+Tuples.swift", statementTuplesFile())
  try write("Sources/SQLiteCore/Functions/Generated/Connection+TypedFunctions.swift", typedFunctionsFile())
  try write("Sources/SQLiteCore/Functions/Generated/Connection+TypedAggregates.swift", typedAggregatesFile())
  let tuples = connectionTuplesFile()
  try write("Sources/SQLiteCore/Reading/Generated/Connection+Tuples.swift", tuples)
  try write(
    "Sources/SQLiteCore/Reading/Generated/DatabaseAccess+SQL.swift", lendingFile("Sources/SQLiteCore", imports: [], others: [tuples]))
  try write(
    "Sources/SQLiteTables/Editing/Generated/DatabaseAccess+Tables.swift",
    lendingFile("Sources/SQLiteTables", imports: ["SQLiteCore", "SQLiteSchema"]))
  try write(
    "Sources/SQLiteText/FullTextSearch/Generated/DatabaseAccess+FullText.swift",
    lendingFile("Sources/SQLiteText", imports: ["SQLiteCore"]))
  try write("Sources/SQLiteLive/Generated/Sqlite3Wrapper+Provides.swift", providesFile(required))
  try write("Sources/SQLiteManagerTestSupport/Routed/Generated/RoutedSqlite3Wrapper.swift", routedFile(required))
  try write("Sources/SQLiteManagerEngine/Generated/Sqlite3Refusals.swift", refusingFile(required))
  try write("Sources/SQLiteManagerTestSupport/Handles/Generated/LedgerSqlite3Wrapper.swift", ledgerFile(required))
  try write("Sources/SQLiteManagerTestSupport/Calls/Generated/Sqlite3Call+Failure.swift", failureFile(required.map(\.0)))
  try write(
    "Sources/SQLiteManagerTestSupport/Mock/Library/Generated/MockLibrary+Refusals.swift",
    refusalsFile(of: "MockLibrary", "What the mock does not model", required, writtenByHand: [.mock]))
  try write(
    "Sources/SQLiteManagerTestSupport/Routed/Generated/FallbackSqlite3Wrapper+Refusals.swift",
    refusalsFile(of: "FallbackSqlite3Wrapper", "What has no fallback", required, writtenByHand: [.fallback, .refused]))
  try write("Sources/SQLiteManagerTestSupport/Calls/Generated/Sqlite3Call+Handles.swift", handlesFile(required.map(\.0)))
  try write("Sources/SQLiteManagerTestSupport/Calls/Generated/Sqlite3Call+Doubles.swift", doublesFile(required.map(\.0)))
  try write("Sources/SQLiteManager/Documentation.docc/Coverage.md", try coverageFile(table, reached: readReached(beside: arguments[1])))
  try write("Tests/Programs/ReadmeApp/Generated/main.swift", try printedFile(block: 1, of: "README.md"))
  try write("Tests/ExampleTests/Generated/ReadmeInTheTest.swift", try printedFile(block: 2, of: "README.md"))
  let articles = "Sources/SQLiteManager/Documentation.docc"
  for article in printedArticles {
    try write("Tests/ExampleTests/Generated/\(article.name).swift", try printedFile(article, in: articles))
  }
  try write("Tests/SQLiteCallsTests/Generated/EveryConstant.swift", constantTestFile(constants))
  try write("Sources/SQLiteManagerTestSupport/Calls/Generated/EveryCall.swift", everyCallFile(required))
  try write("Tests/Programs/RecordingLibrary/Generated/RecordingLibrary.swift", recordingLibraryFile(required))
  try write("Tests/Programs/ForwarderRuns/Generated/ForwarderCalls.swift", forwarderCallsFile(required))
} catch {
  warn("error: \(error)")
  exit(1)
}
