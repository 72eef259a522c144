import Scratch
import Testing

@Suite struct `The initializers over the real library` {
  @Test func `have the parameters and defaults of those that name a wrapper`() throws {
    let files = try SourceFile.all(generated: false).filter {
      $0.text.holds(" init(") && ($0.name == "SQLiteManager/Exports.swift" || $0.text.holds("wrapper: any Sqlite3WrapperProtocol"))
    }
    let short = files.filter { $0.name == "SQLiteManager/Exports.swift" }.flatMap { $0.signatures("init") }
    let long = files.filter { $0.name != "SQLiteManager/Exports.swift" }.flatMap { $0.signatures("init") }
    #expect(short.count == 6)
    for opener in short {
      let others = long.filter { $0.type == opener.type }.map { other in
        other.parameters.filter { !$0.contains("wrapper: any Sqlite3WrapperProtocol") }
      }
      #expect(others.contains(opener.parameters), "\(opener.type): \(opener.parameters.joined(separator: ", ")) is not among \(others)")
    }
  }
}
