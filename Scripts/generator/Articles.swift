import Foundation

/// A function of a test that is a chain of blocks of a document.
struct PrintedChain {
  /// The name of the function.
  let name: String
  /// The numbers of the blocks of Swift, from 1, one after the other.
  let blocks: [Int]
  /// The values that a reader has at hand: parameters of the function.
  var parameters = ""
  var isAsync = false
  /// The answer of the function, for a test to check: a type, and an expression of names that the blocks declare.
  var result: (type: String, expression: String)?
}

/// A document whose blocks are compiled as they are printed there.
struct PrintedArticle {
  /// The name of the document, and of the type whose functions the chains are.
  let name: String
  var imports = ["SQLiteManager"]
  /// Blocks that stand at the level of the file.
  var outside: [Int] = []
  /// Blocks that declare types, which stand inside the type of the document.
  var members: [Int] = []
  /// The function of C that the tests of a block need, by the number of the block: where the library lacks it, they are skipped.
  var needs: [Int: String] = [:]
  let chains: [PrintedChain]
}

/// The blocks of Swift in a document, as they are printed.
private func blocks(of document: String) throws -> [String] {
  let text = try String(contentsOfFile: document, encoding: .utf8)
  return text.components(separatedBy: "\n```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
}

private func block(_ number: Int, of document: String) throws -> String {
  let all = try blocks(of: document)
  guard all.indices.contains(number - 1) else { throw Failed(description: "\(document) has no block of Swift number \(number)") }
  return all[number - 1]
}

private func printedHead(_ document: String) -> String {
  """
  // Swift of \(document), as it is printed: written by Scripts/generate-calls. Change that, not this file.
  // swift-format-ignore-file


  """
}

/// A file of Swift that is a block of a document as it is printed there, so that the code that people paste is compiled.
func printedFile(block number: Int, of document: String) throws -> String {
  printedHead(document) + (try block(number, of: document)) + "\n"
}

/// The blocks of an article: types, and functions that are chains of blocks, nothing but the imports moved.
func printedFile(_ article: PrintedArticle, in folder: String) throws -> String {
  let document = "\(folder)/\(article.name).md"
  func printed(_ number: Int) throws -> String {
    let lines = try block(number, of: document).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
    guard let call = article.needs[number] else { return text }
    let condition = ".enabled(if: Sqlite3Wrapper().provides(.\(call))), "
    guard let attribute = text.range(of: "@(Suite|Test)\\(", options: .regularExpression) else {
      throw Failed(description: "block \(number) of \(document) has no test that could need \(call)")
    }
    return text[..<attribute.upperBound] + condition + text[attribute.upperBound...]
  }
  var text = printedHead(document) + article.imports.map { "import \($0)\n" }.joined() + "\n"
  for number in article.outside { text += try printed(number) + "\n" }
  text += "enum \(article.name)Article {\n"
  for number in article.members { text += try printed(number) + "\n" }
  for chain in article.chains {
    text +=
      "  static func \(chain.name)(\(chain.parameters)) \(chain.isAsync ? "async " : "")throws\(chain.result.map { " -> \($0.type)" } ?? "") {\n"
    for number in chain.blocks { text += try printed(number) }
    text += chain.result.map { "return \($0.expression)\n" } ?? ""
    text += "  }\n\n"
  }
  return text + "}\n"
}
