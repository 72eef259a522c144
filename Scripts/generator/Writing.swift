/// A file that the generator writes.
struct GeneratedFile {
  /// From the root of the package.
  var path: String
  var text: String
}

/// Every generated file, from the table, the header and the sources that forwarders and printed articles are made of.
func generatedFiles(_ table: [EntryPoint], _ header: Header, known: [String: Int64]) throws -> [GeneratedFile] {
  var files: [GeneratedFile] = []
  func add(_ path: String, _ text: String) { files.append(.init(path: path, text: text)) }
  let required = try table.filter { $0.kind != .out }.map { entry in
    guard let signature = header.signatures[entry.name] else { throw Failed(description: "no signature printed for \(entry.name)") }
    return (entry, signature)
  }
  let constants = try writtenConstants(header, known: known)
  try add("Sources/CSQLiteManager/include/CSQLiteManagerGenerated.h", cFile(table, header.declared, constants))
  add("Sources/CSQLiteLoaded/include/CSQLiteLoadedGenerated.h", requiredFile(table))
  add("Sources/SQLiteCalls/Generated/Sqlite3Call.swift", callsEnumFile(table))
  add(constantsPath, constantsFile(constants))
  add("Sources/SQLiteCalls/Generated/Sqlite3WrapperProtocol.swift", protocolFile(required))
  for (object, members) in grouped(required) {
    add("Sources/SQLiteCalls/Generated/Sqlite3\(object)Calls.swift", objectProtocolFile(object, members))
    add("Sources/SQLiteLive/Generated/Sqlite3Wrapper+\(object).swift", forwardersFile(.linked, members))
    add("Sources/SQLiteLoaded/Generated/LoadedSqlite3Wrapper+\(object).swift", forwardersFile(.loaded, members))
  }
  add("Sources/SQLiteCore/Reading/Generated/Statement+Tuples.swift", statementTuplesFile())
  add("Sources/SQLiteCore/Functions/Generated/Connection+TypedFunctions.swift", typedFunctionsFile())
  add("Sources/SQLiteVirtualTables/Generated/Connection+TypedAggregates.swift", typedAggregatesFile())
  let tuples = connectionTuplesFile()
  add("Sources/SQLiteCore/Reading/Generated/Connection+Tuples.swift", tuples)
  try add(
    "Sources/SQLiteCore/Reading/Generated/DatabaseAccess+SQL.swift", lendingFile("Sources/SQLiteCore", imports: [], others: [tuples]))
  try add(
    "Sources/SQLiteTables/Editing/Generated/DatabaseAccess+Tables.swift",
    lendingFile("Sources/SQLiteTables", imports: ["SQLiteCore"]))
  try add(
    "Sources/SQLiteDescriptions/Generated/DatabaseAccess+Descriptions.swift",
    lendingFile("Sources/SQLiteDescriptions", imports: ["SQLiteCore"]))
  try add(
    "Sources/SQLiteFullText/Live/Generated/DatabaseAccess+FullText.swift",
    lendingFile("Sources/SQLiteFullText", imports: ["SQLiteCore", "SQLiteText"]))
  add("Sources/SQLiteInterposition/Generated/Definitions.swift", definitionsFile(required))
  add("Sources/SQLiteEngine/Generated/Sqlite3Funnel.swift", funnelFile(required))
  try add("Sources/SQLiteEngine/Generated/CallFacts+Table.swift", factsFile(required.map(\.0), codes: header.constants))
  add("Sources/SQLiteMocks/Mock/Library/Generated/MockLibrary+Unmodelled.swift", unmodelledFile(required))
  add("Sources/SQLiteMocks/Handles/Generated/LedgerSqlite3Wrapper.swift", ledgerFile(required))
  try add("Sources/SQLiteManager/Documentation.docc/Coverage.md", coverageFile(table))
  try add("Tests/Programs/ReadmeApp/Generated/main.swift", printedFile(block: 6, of: "README.md"))
  try add("Tests/ExampleTests/Generated/ReadmeInTheTest.swift", printedFile(block: 5, of: "README.md"))
  try add("Tests/ExampleTests/Generated/README.swift", printedFile(readme, in: "."))
  let articles = "Sources/SQLiteManager/Documentation.docc"
  for article in printedArticles {
    try add("Tests/ExampleTests/Generated/\(article.name).swift", printedFile(article, in: articles))
  }
  try add("Tests/Engines/Unchanged/Tests/UnchangedTests/Generated/TestingOtherCode.swift", printedFile(otherCode, in: articles))
  try add("Tests/Engines/Unchanged/Tests/UnchangedTests/Generated/README.swift", printedFile(otherCodeInReadme, in: "."))
  add("Tests/SQLiteCallsTests/Generated/EveryConstant.swift", constantTestFile(constants))
  add("Sources/SQLiteConformance/Generated/EveryCall.swift", everyCallFile(required))
  add("Tests/Programs/RecordingLibrary/Generated/RecordingLibrary.swift", recordingLibraryFile(required))
  add("Tests/Programs/ForwarderRuns/Generated/ForwarderCalls.swift", forwarderCallsFile(required))
  return files
}
