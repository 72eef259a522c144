import Scratch
import Testing

/// Functions over a manager, each in a line of its own: one run of the compiler takes all of them.
private struct Functions {
  private static let before = """
    import SQLiteFullText
    import SQLiteManager
    final class Box { var value: Int?; init() {} }
    extension Box: ExpressibleByRow { convenience init(row: Row) throws { self.init() } }
    extension Box: Decodable {}
    """

  /// The refusal of the compiler; nil when the functions compile.
  let refusal: Compiler.Refusal?
  private let bodies: [String]

  init(_ bodies: [String]) throws {
    self.bodies = bodies
    let functions = bodies.enumerated().map { number, body in
      "func f\(number)(_ manager: SQLiteManager, _ table: FullTextTable) async throws { \(body) }"
    }
    do {
      try Compiler()?.compile(([Self.before] + functions).joined(separator: "\n"))
      refusal = nil
    } catch let error as Compiler.Refusal {
      refusal = error
    }
  }

  /// The errors in the line of one.
  func errors(of body: String) throws -> [Substring] {
    let number = try #require(bodies.firstIndex(of: body)) + Self.before.split(separator: "\n").count + 1
    return (refusal?.description ?? "").split(separator: "\n").filter { $0.contains(".swift:\(number):") && $0.contains(" error: ") }
  }
}

@Suite(.enabled(if: Compiler() != nil)) struct `A lent connection, as the compiler sees it` {
  @Test func `answers what may cross threads`() throws {
    let bodies = [
      #"let n: Int = try manager.withConnection { try $0.count("t") }; _ = n"#,
      #"let n: Int? = try manager.transaction { try $0.value("SELECT 1") }; _ = n"#,
      #"let values: [OwnedRow] = try manager.withConnection { try $0.rows("SELECT 1") }; _ = values"#,
    ]
    let functions = try Functions(bodies)
    #expect(functions.refusal == nil, "\(functions.refusal?.description ?? "")")
  }

  static let leaving = [
    ("try manager.withConnection { $0 }", "Connection"), ("try manager.transaction { $0 }", "Connection"),
    (#"try manager.withConnection { try $0.cursor("SELECT 1") }"#, "Cursor"),
    (#"try manager.rows("SELECT 1", as: Box.self)"#, "Box"), (#"try manager.rows("SELECT 1", decoding: Box.self)"#, "Box"),
    (#"try manager.search(FullTextQuery("a"), in: table, as: Box.self)"#, "Box"),
    (#"try manager.search(FullTextQuery("a"), in: table, decoding: Box.self)"#, "Box"),
    ("try await manager.perform { $0 }", "Connection"),
  ]

  private static let refused = Result { try Functions(leaving.map { "_ = " + $0.0 }) }

  @Test(arguments: leaving)
  func `cannot leave its loan, nor what is not Sendable`(call: String, type: String) throws {
    let errors = try Self.refused.get().errors(of: "_ = " + call)
    #expect(!errors.isEmpty, "\(call)")
    for error in errors { #expect(error.contains("'\(type)'") && error.contains("Sendable"), "\(error)") }
  }
}
