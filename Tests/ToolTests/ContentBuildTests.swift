#if Tool
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `A database that content build makes` {
  private let folder: ScratchFolder
  private let path: String
  private let output: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("words")
    output = folder.path("words.sqlite")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try write("CREATE TABLE word (id INTEGER PRIMARY KEY, name TEXT NOT NULL); CREATE TABLE \"od 'd\" (x)", "schema.sql")
  }

  private func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: URL(filePath: path + "/" + name)) }

  @Test func `has the rows and the numbers`() throws {
    try write("name\nčáp\nhora\n", "word.csv")
    let answer = try Tool.run("content", "build", path, "--output", output, "--version", "7", "--application-id", "-1")
    #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
    #expect(answer.output.hasSuffix("\"rows\": {\"word\": 2, \"od 'd\": 0}}\n"), "\(answer.output)")
    #expect(try folder.contents == ["words", "words.sqlite"])
    #expect(
      try Tool.output("info", output, "--columns", "user_version,application_id") == "{\"user_version\": 7, \"application_id\": -1}\n")
    #expect(try Tool.output("read", output, "word", "--format", "csv") == "id,name\n1,čáp\n2,hora\n")
    let again = try Tool.errors("content", "build", path, "--output", output)
    #expect(again == "error: SQLITE_PERM (3): there is a file \(output): give another name, or move the file away\n")
  }

  @Test func `is not there when there are faults, and each is shown with its place`() throws {
    try write("name\n\nhora\n\u{1b}[2J,\n", "word.csv")
    try write("{", "wodr.jsonl")
    let errors = try Tool.errors("content", "build", path, "--output", output)
    #expect(
      errors == """
        \(path)/wodr.jsonl: there is no table wodr. Did you mean word? There are: word, od 'd
        \(path)/word.csv:2:1: NOT NULL constraint failed: word.name
        \(path)/word.csv:4:1: the first line names 1 columns, the number of cells here is 2

        """)
    #expect(try folder.contents == ["words"])
  }

  @Test func `is not there when the folder or the script is missing, or the call is wrong`() throws {
    #expect(try Tool.errors("content", "build", path + "x", "--output", output).contains("No such file or directory"))
    try FileManager.default.removeItem(atPath: path + "/schema.sql")
    #expect(try Tool.errors("content", "build", path, "--output", output).contains("open \(path)/schema.sql: No such file or directory"))
    for wrong in [["build", path], ["build", "--output", output], ["build", path, "--output", output, "--version", "4294967296"]] {
      let answer = try Tool.run(["content"] + wrong)
      #expect(answer.status == 64 && answer.output.isEmpty)
    }
    #expect(try folder.contents == ["words"])
  }

  @Test func `streams`() throws {
    let cell = String(repeating: "x", count: 400)
    let count = TestRun.rounds(400_000, few: 4_000)
    try write("name\n" + String(repeating: cell + "\n", count: count), "word.csv")
    // In a long run, half of the rows would not fit in it.
    let answer = try Tool.run(["content", "build", path, "--output", output], kilobytesBeyondRest: 1 << 16)
    #expect(answer.status == 0 && answer.output.contains("{\"word\": \(count), "), "\(answer.errors)")
  }
}
#endif
