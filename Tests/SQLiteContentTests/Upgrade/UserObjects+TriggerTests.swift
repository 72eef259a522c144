import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Triggers of the user that fire each other in a row` {
  static let content: SQL = "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO question VALUES (1, 'first')"
  static let next: SQL = "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, level); INSERT INTO question VALUES (1, 'first', 2)"

  /// As many tables and triggers, of which the last writes a table of another name.
  private static func chain(_ count: Int, to last: String) -> SQL {
    (0..<count).map { number -> SQL in
      let target = number + 1 == count ? last : "step\(number + 1)"
      return """
        CREATE TABLE \(identifier: "step\(number)") (x);
        CREATE TRIGGER \(identifier: "fire\(number)") AFTER INSERT ON \(identifier: "step\(number)") BEGIN INSERT INTO \(identifier: target) (rowid) VALUES (NULL); END;
        """
    }.joined(separator: "\n")
  }

  private func upgraded(_ user: SQL) throws -> (ContentError?, InstallOutcome?) {
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    try folder.app { try $0.execute(user) }
    let before = try folder.bytes(folder.installed)
    do {
      return (nil, try folder.install(version: 2, Self.next))
    } catch let error as ContentError {
      #expect(try folder.bytes(folder.installed) == before)
      return (error, nil)
    }
  }

  @Test func `are refused where they are more than are compiled of a bundle, and name something that changed`() throws {
    let (error, _) = try upgraded(Self.chain(151, to: "question"))
    guard case .userObjectBroken("trigger", "fire0", let reason) = error else { return surprise(error) }
    #expect(reason.contains("more than 150"), "\(reason)")
  }

  @Test func `are left alone where they name nothing that changed`() throws {
    let (error, outcome) = try upgraded("CREATE TABLE mine (x);" + Self.chain(151, to: "mine"))
    #expect(error == nil && outcome?.report?.kept.count == 152)
  }

  @Test func `are compiled up to that number, and refused when one no longer works`() throws {
    #expect(try upgraded(Self.chain(150, to: "question")).1?.report?.kept.count == 150)
    let user =
      Self.chain(TestRun.rounds(149, few: 20), to: "question")
      + "CREATE TRIGGER last AFTER DELETE ON question BEGIN UPDATE question SET title = old.gone; END"
    #expect(try upgraded(user).0 == nil)  // it never worked
  }
}
