import SQLiteCore

/// A search that a module of full-text tables can say, column by column and word by word as it says it: writing it cannot fail.
///
/// ``FullTextQueryWriter`` makes one of a text that people type, ``FullTextExpression/tree(for:hasParentheses:)`` of an expression that a program builds.
indirect enum FullTextTree {
  /// Words in a row, without characters that would end them or mean something in quotes.
  struct Phrase {
    let text: String
    var isPrefix = false
    var isInitial = false
  }

  case phrase(Phrase)
  case near([Phrase], Int)
  /// A tree that is looked for in these columns only, or in all but these. FTS4 can say so of a single word in one column.
  case columns([String], isComplement: Bool, FullTextTree)
  case all([FullTextTree])
  case any([FullTextTree])
  case except(FullTextTree, [FullTextTree])
}

/// The syntax of FTS5. <https://sqlite.org/fts5.html#full_text_query_syntax>
extension FullTextTree {
  var text5: String {
    switch self {
    case .phrase(let phrase): return (phrase.isInitial ? "^" : "") + phrase.text.quoted(by: "\"") + (phrase.isPrefix ? " *" : "")
    case .near(let phrases, let distance):
      let texts = phrases.map { FullTextTree.phrase(Phrase(text: $0.text, isPrefix: $0.isPrefix)).text5 }
      return "NEAR(\(texts.joined(separator: " ")), \(distance))"
    case .columns(let columns, let isComplement, let inner):
      let names = columns.map { $0.quoted(by: "\"") }.joined(separator: " ")
      return "\(isComplement ? "- " : ""){\(names)} : (\(inner.text5))"
    case .all(let parts): return parts.map(\.atom5).joined(separator: " AND ")
    case .any(let parts): return parts.map(\.atom5).joined(separator: " OR ")
    case .except(let base, let others): return "\(base.atom5) NOT \((others.count == 1 ? others[0] : .any(others)).atom5)"
    }
  }

  private var atom5: String { if case .phrase = self { text5 } else { "(\(text5))" } }
}

extension FullTextTree.Phrase {
  fileprivate var text4: String { "\"\(isInitial ? "^" : "")\(text)\(isPrefix ? "*" : "")\"" }
}

/// The two syntaxes of FTS3 and FTS4, of which the one without parentheses is read with both. <https://sqlite.org/fts3.html#set_operations_using_the_enhanced_query_syntax>
extension FullTextTree {
  var text4: String {
    switch self {
    case .phrase(let phrase): phrase.text4
    case .near(let phrases, let distance): phrases.map(\.text4).joined(separator: " NEAR/\(distance) ")
    case .columns(let columns, _, let inner): columns.map { "\($0):\(inner.bareWord)" }.joined(separator: " OR ")
    case .all(let parts): parts.map(\.atom4).joined(separator: " AND ")
    case .any(let parts): parts.map(\.atom4).joined(separator: " OR ")
    case .except(let base, let others): "\(base.atom4) NOT \((others.count == 1 ? others[0] : .any(others)).atom4)"
    }
  }

  private var atom4: String {
    switch self {
    case .phrase, .columns: text4
    case .near, .all, .any, .except: "(\(text4))"
    }
  }

  /// Without parentheses OR binds more than words side by side, of which all must be there.
  var standard4: String {
    switch self {
    case .all(let parts): parts.map(\.alternatives4).joined(separator: " ")
    case .except(let base, let others): ([base.standard4] + others.map { "-\($0.bareWord)" }).joined(separator: " ")
    case .phrase, .near, .columns, .any: alternatives4
    }
  }

  private var alternatives4: String {
    if case .any(let parts) = self { parts.map(\.alternatives4).joined(separator: " OR ") } else { text4 }
  }

  /// A single word without quotes, as it stands after a minus or the name of a column.
  private var bareWord: String {
    guard case .phrase(let phrase) = self else { return text4 }
    return (phrase.isInitial ? "^" : "") + phrase.text + (phrase.isPrefix ? "*" : "")
  }
}
