/// A tokenizer by its name and arguments, as a table declares it.
///
/// <https://sqlite.org/fts5.html#tokenizers>, <https://sqlite.org/fts3.html#tokenizer>
public struct FullTextTokenizer: Hashable, Sendable {
  /// The name.
  public let name: String
  /// What follows it, each word for itself.
  public let arguments: [String]

  /// A tokenizer of any name: one of one's own, or one this package has no word for.
  public init(_ name: String, arguments: [String] = []) { (self.name, self.arguments) = (name, arguments) }

  /// Words are letters and digits of Unicode; case does not matter, nor do accents unless they are kept.
  public static func unicode61(removesDiacritics: Bool = true) -> FullTextTokenizer {
    FullTextTokenizer("unicode61", arguments: ["remove_diacritics", removesDiacritics ? "2" : "0"])
  }
}
