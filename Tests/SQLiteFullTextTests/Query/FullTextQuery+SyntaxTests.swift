import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

/// The syntax of FTS4 without FTS3_PARENTHESIS: phrases side by side, between which OR and NEAR may stand; written from its documentation.
private struct StandardSyntax {
  enum Piece: Equatable {
    case phrase, or, near
  }

  /// The pieces of a text; nil when it has something else.
  static func pieces(_ text: String) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
      } else if first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
        pieces.append(.phrase)
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0 != " " }
        if word == "OR" {
          pieces.append(.or)
        } else if word.hasPrefix("NEAR/"), Int(word.dropFirst(5)) != nil {
          pieces.append(.near)
        } else {
          return nil
        }
        rest = rest.dropFirst(word.count)
      }
    }
    return pieces
  }

  /// Whether the text is read alike with and without parentheses: no operator lacks a side, and OR does not stand beside an AND that is not
  /// written.
  static func isRead(_ text: String) -> Bool {
    guard let pieces = pieces(text), pieces.first == .phrase, pieces.last == .phrase else { return false }
    var (hasOr, hasAnd) = (false, false)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      if piece == .phrase, next == .phrase { hasAnd = true }
      if piece != .phrase, next != .phrase { return false }
      if next == .or { hasOr = true }
    }
    return !(hasOr && hasAnd)
  }
}

@Suite struct `A query for FTS4` {
  private func expressions(_ match: FullTextMatch) -> [String] {
    switch match {
    case .nothing, .rows(_, of: nil): []
    case .expression(let expression): [expression]
    case .all(let expressions), .any(let expressions): expressions
    case .inColumns(_, let match), .rows(_, of: let match?): expressions(match)
    case .except(let match, let excluded): expressions(match) + expressions(excluded)
    }
  }

  @Test func `is told from one that needs parentheses`() {
    for wrong in [
      "(\"a\")", "\"a\" \"b\" OR \"c\"", "\"a\" AND \"b\"", "\"a\" NOT \"b\"", "\"a", "OR \"a\"", "\"a\" OR", "-\"a\"",
      "\"a\" NEAR/x \"b\"", "",
    ] {
      #expect(!StandardSyntax.isRead(wrong), "\(wrong)")
    }
    for right in ["\"a\"", "\"a\" \"b*\"", "\"a\" OR \"b c\"", "\"a\" NEAR/2 \"b\" NEAR/2 \"c\""] {
      #expect(StandardSyntax.isRead(right), "\(right)")
    }
  }

  @Test func `means the same with parentheses and without, whatever the text is`() throws {
    let connection = try Connection(.memory)
    let table = FullTextTable("docs", columns: ["a", "b"], module: .fts4, content: .none)
    var count = 0
    for text in QueryHostileTexts.all {
      for matching in [FullTextQuery.Matching.all, .any, .near(3)] {
        for columns in [nil, ["a"], ["a", "b"]] {
          let query = FullTextQuery(text, matching: matching, prefixes: .lastWord, excluded: [text, "x \"y z\""], columns: columns)
          for expression in expressions(try query.match(in: table, on: connection)) {
            count += 1
            #expect(StandardSyntax.isRead(expression), "\(expression.prefix(200))")
          }
        }
      }
    }
    #expect(count > 3000)
  }
}
