import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteAuthoring

@Suite struct `The rows in a text` {
  /// The values of the rows and the errors, with their places.
  private func read(_ format: InputFormat?, _ text: String) throws -> [String] {
    let folder = try ScratchFolder()
    try Data(text.utf8).write(to: folder.url.appending(path: "rows"))
    var rows = try InputRows(format, InputPieces(path: folder.path("rows")))
    var found: [String] = []
    while true {
      do {
        guard let row = try rows.next() else { return found }
        found.append("\(rows.place.line):\(rows.place.column) \(row)")
      } catch let error as InputError {
        found.append("\((error.place ?? rows.place).line):\((error.place ?? rows.place).column) \(error.message)")
      }
    }
  }

  @Test func `have the places where they begin`() throws {
    for end in ["\n", "\r\n", "\r"] {
      let csv = ["a,b", "1,\"č\(end)\(end)\"", "", "2,"].joined(separator: end)
      #expect(try read(.csv, csv).map { $0.prefix(4) } == ["2:1 ", "6:1 "], "\(end.debugDescription)")
    }
    #expect(try read(nil, "\n {\"a\": 1}\r\n\n\t{\"a\": 2}") == ["2:2 (a: 1)", "4:2 (a: 2)"])
    #expect(try read(nil, " [{\"a\": 1}, {\"č\": 2}, \n\n {\"a\":\n 3}]") == ["1:3 (a: 1)", "1:13 (č: 2)", "3:2 (a: 3)"])
  }

  @Test func `have places after the first piece of a long text`() throws {
    let lines = String(repeating: "{\"a\": \"čč\"}\n", count: 20_000)
    let found = try read(.jsonl, lines + "{\"a\": \"\(String(repeating: "č", count: 100_000))\", 1}\n{\"a\": 2}")
    #expect(found.suffix(3) == ["20000:1 (a: 'čč')", "20001:100011 a key in double quotes is needed", "20002:1 (a: 2)"])
  }

  @Test func `have the place where a cell of several pieces begins`() throws {
    let found = try read(.csv, "a,b\n1,2\n3,\"" + String(repeating: "x\n", count: 50_000))
    #expect(found == ["2:1 (a: '1', b: '2')", "3:3 the cell does not end: a quote is missing"])
  }

  @Test func `go on after a line that cannot be read`() throws {
    #expect(
      try read(.jsonl, "{\"a\": [[1,\n{\"a\": \"\n{\"a\": 1} x\n{\"a\": 2}\n{") == [
        "1:11 no JSON value begins so", "2:7 the string does not end on its line", "3:10 something follows the end of the JSON",
        "4:1 (a: 2)",
        "5:2 a key in double quotes is needed",
      ])
  }
}
