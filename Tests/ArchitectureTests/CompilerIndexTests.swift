import Foundation
import Scratch
import Testing

@Suite(.enabled(if: TestRun.isLong, "each compiles a program")) struct `An arrow between rooms` {
  private let folder: ScratchFolder
  private let store: ScratchFolder

  init() throws { (folder, store) = (try ScratchFolder(), try ScratchFolder()) }

  private func write(_ text: String, to name: String) throws -> URL {
    let file = folder.url.appending(path: "T/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The arrows of files, compiled as one module.
  private func arrows(_ files: URL...) throws -> [String] {
    try Compiler.index(files, in: store.url)
    let house = House([], try CompilerIndex(of: folder.url, in: store.url))
    return house.arrows.flatMap { rooms, references in
      references.map { "\(rooms[0].folder) → \(rooms[1].folder), line \($0.line): \($0.name)" }
    }.sorted()
  }

  @Test func `goes to where a type is declared`() throws {
    let low = try write("public struct Value {}", to: "Low/Value.swift")
    #expect(try arrows(low, write("func use(_ value: Value) {}", to: "High/Use.swift")) == ["High → Low, line 1: Value"])
    #expect(try arrows(low, write("extension Value { func use() {} }", to: "High/Use.swift")) == ["High → Low, line 1: Value"])
  }

  @Test func `goes to where a member is declared, whatever else has its name`() throws {
    let connection = try write("final class Connection {}\nstruct Other { var trust = 1 }", to: "Connection/Connection.swift")
    let high = try write("extension Connection {\n  func trust() {}\n  var count: Int { 1 }\n}", to: "FullText/Connection+Trust.swift")
    func step(_ text: String) throws -> [String] {
      try arrows(connection, high, write(text, to: "Statement/Step.swift")).filter { $0.hasPrefix("Statement → FullText") }
    }
    #expect(try step("func step(_ connection: Connection) {\n  connection.trust()\n}") == ["Statement → FullText, line 2: trust()"])
    #expect(try step("extension Connection {\n  func step() { trust() }\n}") == ["Statement → FullText, line 2: trust()"])
    #expect(try step("func step(_ one: Connection) -> Int { one.count }") == ["Statement → FullText, line 1: count"])
    #expect(try step("func step(_ other: Other, trust: Bool) -> Int { trust ? other.trust : 0 }").isEmpty)
  }

  @Test func `does not come from comments, texts, private types and names of one's own`() throws {
    let low = try write("struct Value {}\nprivate struct Hidden {}", to: "Low/Value.swift")
    #expect(try arrows(low, write("// Value\nlet text = \"Value\"", to: "High/Use.swift")).isEmpty)
    #expect(try arrows(low, write("private struct Hidden {}\nprivate let hidden = Hidden()", to: "High/Use.swift")).isEmpty)
    #expect(try arrows(low, write("enum Other {\n  struct Value {}\n  static let value = Value()\n}", to: "High/Use.swift")).isEmpty)
  }

  @Test func `goes with its file, and with its line`() throws {
    let low = try write("struct Value {}", to: "Low/Value.swift")
    let high = try write("let value = Value()", to: "High/Use.swift")
    #expect(try arrows(low, high) == ["High → Low, line 1: Value", "High → Low, line 1: init()"])
    #expect(try arrows(low, write("let value = 1", to: "High/Use.swift")).isEmpty)
    #expect(try !arrows(low, write("let value = Value()", to: "High/Use.swift")).isEmpty)
    try FileManager.default.removeItem(at: high)
    #expect(try arrows(low, write("let value = 1", to: "High/Other.swift")).isEmpty)
  }
}
