import Foundation

/// A function of a test that is a chain of blocks of a document.
struct PrintedChain {
  /// The name of the function.
  let name: String
  /// The numbers of the blocks of Swift, from 1, one after the other.
  let blocks: [Int]
  /// What the function answers, for a test to look at: a type and the name that the last block gives it.
  var result: (type: String, name: String)?
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

/// A file of Swift that is a block of a document as it is printed there, so that what people paste is what is compiled.
func printedFile(block number: Int, of document: String) throws -> String {
  printedHead(document) + (try block(number, of: document)) + "\n"
}

/// Functions that are chains of blocks of a document, nothing but the imports moved.
func printedFunctions(_ chains: [PrintedChain], of document: String, named type: String, imports: [String]) throws -> String {
  var text = printedHead(document) + imports.map { "import \($0)\n" }.joined() + "\nenum \(type) {\n"
  for chain in chains {
    let result = chain.result.map { " -> \($0.type)" } ?? ""
    text += "  static func \(chain.name)() throws\(result) {\n"
    for number in chain.blocks {
      let lines = try block(number, of: document).split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
    }
    text += chain.result.map { "return \($0.name)\n" } ?? ""
    text += "  }\n\n"
  }
  return text + "}\n"
}
