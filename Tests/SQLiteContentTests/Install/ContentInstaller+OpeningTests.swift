import Foundation
import SQLiteManager
import Testing

@Suite struct `A check of a file whose virtual tables cannot be opened` {
  private static let search = "CREATE VIRTUAL TABLE s USING fts5(a); INSERT INTO s VALUES ('word'); "

  private static func schema(_ definition: String) -> String {
    "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = 'CREATE VIRTUAL TABLE s USING \(definition)' WHERE name = 's'"
  }

  static let damages = [
    search + schema("fts5(a, tokenize=klingon)"), search + schema("fts4(a, tokenize=klingon)"), search + schema("fts5(a, nosuch=1)"),
    search + schema("klingon(a)"), search + "DELETE FROM s_config",
    search + "DELETE FROM s_data WHERE id = 10", search + "DROP TABLE s_content",
    search + "UPDATE s_data SET block = x'00'", "CREATE VIRTUAL TABLE s USING rtree(id, x, y); DELETE FROM s_node",
    "CREATE VIRTUAL TABLE s USING rtree(id, x, y); DROP TABLE s_parent",
  ]

  @Test(arguments: damages.indices) func `is of the file, and finds what is wrong with that`(index: Int) throws {
    let folder = try Folder()
    let url = try folder.bundle(version: 1)
    #expect(try folder.installer(url).install() == .installed(version: 1))
    let page = try folder.app { connection in
      try connection.set(.defensive, false)
      try connection.execute(SQL(unchecked: Self.damages[index]))
      return try connection.value("SELECT rootpage - 1 FROM sqlite_schema WHERE name = 'question'", as: Int.self) ?? 0
    }
    #expect(try folder.installer(url).check() == nil, "\(Self.damages[index])")
    var bytes = try folder.bytes(folder.installed)
    bytes.replaceSubrange(page * 4_096..<page * 4_096 + 100, with: repeatElement(0xFF, count: 100))
    try bytes.write(to: URL(fileURLWithPath: folder.installed))
    #expect(try folder.installer(url).check()?.findings.isEmpty == false, "\(Self.damages[index])")
  }
}
