import Scratch
import Testing

@Suite struct `The initializers over the real library` {
  private static func withoutWrapper(_ parameters: [String]) -> [String] {
    parameters.filter { !$0.contains("wrapper: any Sqlite3WrapperProtocol") }
  }

  @Test func `have the parameters and defaults of those that name a wrapper`() throws {
    let names = ["SQLiteManager/Exports.swift", "SQLiteDatabase/Exports.swift"]
    let files = try SourceFile.all(generated: false).filter {
      $0.text.holds(" init(") && (names.contains($0.name) || $0.text.holds("wrapper: any Sqlite3WrapperProtocol"))
    }
    let short = files.filter { names.contains($0.name) }.flatMap { $0.signatures("init") }
    let long = files.filter { !names.contains($0.name) }.flatMap { $0.signatures("init") }
    #expect(short.count == 10)
    for opener in short {
      let others = long.filter { $0.type == opener.type }.map { Self.withoutWrapper($0.parameters) }
      #expect(
        others.contains(Self.withoutWrapper(opener.parameters)),
        "\(opener.type): \(opener.parameters.joined(separator: ", ")) is not among \(others)")
    }
  }
}
