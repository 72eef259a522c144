import DeckData
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The widget` {
  let folder: TemporaryFolder
  let deck: Deck

  init() throws {
    folder = try TemporaryFolder()
    deck = Deck(.installed(try makeBundle(2, in: folder.url), into: folder.url), device: testDevice) { moment }
    try deck.start()
    try deck.learn(1)
    try deck.learn(3)
  }

  /// Runs the widget, which is built into the folder of the tests.
  func run() throws -> (status: Int32, output: String) {
    let programs = (CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)).map {
      URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "DeckWidget")
    }
    let program: URL = try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = [folder.url.path(percentEncoded: false), "\(Int(moment.timeIntervalSince1970))"]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func `shows what is due, in a process of its own, while the app writes`() throws {
    let result = try deck.database.transaction { connection in
      try connection.delete(from: "card", where: .all)
      return try run()
    }
    #expect(result.status == 0)
    #expect(result.output == "čaj\nhora\n")
    #expect(try run().output == "")
  }

  @Test func `cannot write`() throws {
    let reader = Deck(.installed(.resource("deck", in: .main), into: folder.url), device: testDevice) { moment }
    try reader.database.openReadOnly()
    let error = #expect(throws: SQLiteError.self) { try reader.answer(1, isRight: true) }
    #expect(error?.code == .readonly)
    #expect(try reader.due().count == 2)
  }
}
