import Scratch
import Testing

/// Functions over a manager, each in a file of its own.
private func function(_ body: String) -> String {
  """
  import SQLiteManager
  final class Box { var value: Int?; init() {} }
  extension Box: ExpressibleByRow { convenience init(row: Row) throws { self.init() } }
  extension Box: Decodable {}
  func f(_ manager: SQLiteManager, _ table: FullTextTable) async throws { \(body) }
  """
}

@Suite(.enabled(if: Compiler() != nil)) struct `A lent connection, as the compiler sees it` {
  @Test(arguments: [
    #"let n: Int = try manager.withConnection { try $0.count("t") }; _ = n"#,
    #"let n: Int? = try manager.transaction { try $0.value("SELECT 1") }; _ = n"#,
    #"let values: [OwnedRow] = try manager.withConnection { try $0.rows("SELECT 1") }; _ = values"#,
  ])
  func `answers what may cross threads`(body: String) throws {
    try Compiler()?.compile(function(body))
  }

  @Test(arguments: [
    ("withConnection { $0 }", "Connection"), ("transaction { $0 }", "Connection"),
    (#"withConnection { try $0.cursor("SELECT 1") }"#, "Cursor"),
    (#"rows("SELECT 1", as: Box.self)"#, "Box"), (#"rows("SELECT 1", decoding: Box.self)"#, "Box"),
    (#"search(FullTextQuery("a"), in: table, as: Box.self)"#, "Box"),
    (#"search(FullTextQuery("a"), in: table, decoding: Box.self)"#, "Box"),
    ("perform { try $0.withConnection { $0 } }", "Connection"),
  ])
  func `cannot leave its loan, nor what is not Sendable`(call: String, type: String) throws {
    let waits = call.hasPrefix("perform") ? "await " : ""
    let refusal = #expect(throws: Compiler.Refusal.self) { try Compiler()?.compile(function("_ = try \(waits)manager.\(call)")) }
    let said = refusal?.description ?? ""
    #expect(said.contains("error: ") && said.contains("'\(type)'") && said.contains("Sendable"), "\(said)")
  }
}
