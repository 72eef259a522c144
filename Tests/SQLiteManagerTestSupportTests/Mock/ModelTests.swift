import Foundation
import SQLiteCalls
import Testing

@testable import SQLiteManagerTestSupport

@Suite struct `The list of functions a mock models` {
  @Test func `is that of the methods it has`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/SQLiteManagerTestSupport/Mock")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /override func ((?:sqlite3|fts5|Fts5)\w+)\(/) { found.insert(String(match.output.1)) }
    }
    #expect(Set(Sqlite3Call.allCases.filter(\.isAnsweredByMock).map(\.rawValue)) == found)
    #expect(found.count > 150)
  }
}
